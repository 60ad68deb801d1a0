import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} where nobody expected it. */
export const somebodyStrayed: StorySourceInput = {
  id: 'somebody-strayed',
  situations: ['strayed'],
  creature: 'theme',
  topic: '{S} where nobody expected it',
  thing: '{S}',
  main: 'garden',
  plots: [
    {
      id: 'not-on-any-map',
      titles: ['{S} {Where}', 'What Are You Doing Here, {S!}?', '{L} and {S}'],
      goal: 'get {S} home again',
      trouble: '{S} did not belong {where} and did not know the way home',
      solved: '{S} knew the way home, and the way back here as well',
      opener: [
        'There was a noise {where}. It was not the cat. {L+} went to look, [in slippers|with a spoon in one hand], and stopped, and stared.',
        'On other days nothing much is to be seen {where}. This morning {L+} looked, shut both eyes, and looked again. It was still there.',
      ],
      friend:
        'It was {S+}, right {where}! “Excuse me,” said {S}, “is this [Tuesday|the way to the north]?” “No,” said {L}. “This is our place.” “Oh dear,” said {S}.',
      problem:
        '{S} did not fit {where}. Something fell over with every step. And what do you give {S} to eat? “I took a wrong turning,” said {S}, “and now I want to go home. Only I don’t know where that is from here.”',
      tries: [
        '{L} wanted to hide {S} till evening, under a tablecloth. It was the first time that anybody had seen a tablecloth hiccup.',
        'They asked at the station for a ticket for {S}. “Where to?” asked the man. “Home,” said {S}. There was no such train.',
        '{F} drew a map. On it there were the house, the pump and the pond. {S} turned it round and round. “I’m not on it,” said {S}.',
      ],
      tip: '“Ask {S} what can be seen from home,” said {G+}, “and what it sounds like there. Whoever remembers three things can find the way. Go where it sounds right.”',
      turn: '“What do you hear at home in the morning?” asked {L}. {S} listened inside. “A rushing,” said {S}, “and then a plop. And it smells of [moss|tin|smoke].” {L} sniffed. There was just a hint of it, from over there. They followed the noses.',
      done: 'First it smelled, then it rushed, and then it went plop. “That’s it!” called {S}, and ran, and came back, because of the goodbye. Everyone got a hug. Now {L} knew where {S} lives: it is not so far at all.',
      again:
        'It is tidy again {where}, and nothing falls over. But a cup for {S} is kept on the shelf, and the window is always open a crack.',
      outcomes: [
        {
          kinds: ['home', 'way-home', 'returns', 'goes', 'rides', 'sleep'],
          done: 'First it smelled, then it rushed, and then it went plop. “That’s it!” called {S}, and ran, and came back, because of the goodbye. Everyone got a hug. From there it was only a few steps more, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'gets',
            'all-get',
            'given-by',
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'hugs',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
          ],
          done: 'First it smelled, then it rushed, and then it went plop. “That’s it!” called {S}, and pulled them all along by the sleeve. They had found the way, so now they had to see how it is there, and {told}.',
        },
      ],
    },
  ],
};
