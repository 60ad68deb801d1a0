import type { StorySourceInput } from '../../story-source.ts';

/** Stories about telling the truth. */
export const lying: StorySourceInput = {
  id: 'lying',
  words: ['lie', 'lying', 'tell/telling lie/truth', 'honest', 'honesty', 'truth', 'fib', 'breaking vase'],
  situations: ['learn', 'trait', 'wants', 'deed', 'question'],
  gentle: true,
  topic: 'telling the truth',
  thing: 'the broken jug',
  main: 'cottage',
  plots: [
    {
      id: 'growing-lie',
      titles: ['The Lie That Grew', '{L} and the Blue Jug', 'It Was the Wind'],
      goal: 'tell the truth about the blue jug',
      trouble: 'the lie kept growing',
      solved: 'the truth was out',
      opener:
        'On the shelf stood the blue jug, that nobody was allowed to touch. {L+} only wanted to see how blue it was from close up. Crash! Then there were eleven blue bits.',
      problem:
        '“What happened?” they asked. “It was the wind,” said {L}. It was a very small lie, no bigger than a pea. But it didn’t stay small.',
      tries: [
        '“But the window was shut,” they said. “It came through the keyhole,” said {L}. Now the lie was as big as an apple.',
        'Everybody stopped up keyholes, because of the wind. {L} had to help, and couldn’t look at anyone.',
        '“It was a wind with horns,” said {L}. Now all the village were looking for it, with nets. The lie was as big as a cow, and it sat on {L’s} chest.',
      ],
      tip: '“It’s heavy, isn’t it?” said {G+}. “A lie has to be carried and fed. The truth is heavy only once, just when you put it down. I’ll stand next to you.”',
      turn: '{L} went into the middle of the kitchen, where everyone was. {L’s} knees shook. “There wasn’t any wind,” said {L}. “It was me. I broke it. I’m sorry.”',
      done: 'It was very quiet. Then somebody said: “Thank you for telling us. That was harder than breaking it.” And the thing on {L’s} chest stood up and was gone, as light as a feather.',
      again:
        'They stuck the eleven bits together again. You can see the cracks, and {L} likes them. That’s where the truth came out.',
      helper: { name: 'Grandpa Bark', creature: 'dog' },
      outcomes: [
        {
          asked: ['forgive/sorry/apologise/apologize/thank/say'],
          kinds: ['says', 'says-words'],
          done: '“There wasn’t any wind,” {L} had said, in the middle of the kitchen. “It was me.” It was very quiet. The thing on {L’s} chest stood up and was gone. Eleven blue bits lay on the table between them, and {told}.',
        },
        {
          asked: ['vase/jug/fix/mend/glue/help/clean'],
          kinds: ['makes', 'helps'],
          done: '“It was me,” said {L}, and the lie had nowhere left to sit. “Thank you for telling us. That was harder than breaking it.” The eleven blue bits were put on newspaper, one beside another, and somebody found the glue, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'happy',
            'feels',
            'stays',
            'home',
            'way-home',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
          ],
          done: '“There wasn’t any wind. It was me,” said {L}, and {L’s} knees shook. “Thank you for telling us,” somebody said. “That was harder than breaking it.” The thing on {L’s} chest was as light as a feather and gone, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'plays',
            'gets',
            'given-by',
            'all-get',
            'tells',
            'sleep',
            'claps',
          ],
          done: '“It was me,” said {L}. “I’m sorry.” “Thank you for telling us,” they said. The truth had only been heavy once, just at the putting down. {L} could swallow again, and found that there was supper, and {told}.',
        },
      ],
    },
    {
      id: 'it-was-not-smoky',
      titles: ['It Was Me', 'It Wasn’t Smoky', '{L} and the Yellow Vase'],
      goal: 'tell the truth about the yellow vase',
      trouble: 'Smoky the cat was taking the blame',
      solved: 'everyone knew what had really happened',
      opener:
        '{L+} could nearly juggle. You need three oranges for it, and plenty of room. Next to the yellow vase there was not enough room. An orange flew the wrong way, and then the vase lay on the floor in pieces.',
      friend:
        '{F+} came running in. “Are you hurt?” asked {F}. “No,” said {L}, and quickly put the oranges back in the bowl.',
      problem:
        '“Who was that?” somebody called from the kitchen. On the windowsill lay Smoky the cat, fast asleep. “Smoky!” called {L}. It was only one word, but it was a lie. Smoky had to go outside and stay there.',
      tries: [
        '{L} took a piece of fish out to Smoky. Smoky ate it, and went on looking at the door. Fish is nice, but it isn’t the truth.',
        '“Perhaps it was a strange cat,” said {L}. So they looked for a strange cat under all the beds. {L} had to help, and knew that there was none.',
        '“Let Smoky in, and we’ll forget about it,” said {L} at supper. “And the next vase?” they asked. After that the potatoes would not go down.',
      ],
      tip: '“A lie often lands on somebody who can’t answer back,” said {G+} from next door. “Only you can lift it off again. You don’t need any fine words. Start with ‘It was me’, and the rest will follow. I’ll come in with you, if you like.”',
      low: 'Smoky sat outside the window, with one paw on the glass. “It was me,” whispered {L}, to find out whether it could be said. It could.',
      turn: '{L} went into the kitchen, where they all were. “It wasn’t Smoky,” said {L}. “It was me. I was juggling, and I hit the vase, and I was afraid that you’d be cross. I’m sorry.”',
      done: 'For a moment only the clock ticked. “Thank you for telling the truth,” they said. “That was brave.” {L} opened the door. In came Smoky, tail up, and lay down across {L’s} feet. It was the first thing that had felt right all day.',
      again:
        'The flowers stand in a milk can now, and {L} juggles in the garden. Smoky lies in the grass and keeps an eye on the oranges.',
      helper: { name: 'Mrs Linden', creature: 'tortoise' },
      setting: { thing: 'the yellow vase' },
      outcomes: [
        {
          asked: ['forgive/sorry/apologise/apologize/thank/say'],
          kinds: ['says', 'says-words'],
          done: '“It wasn’t Smoky. It was me,” {L} had said, and the rest followed. For a moment only the clock ticked. Then {L} opened the door for Smoky, who came in, tail up, and sat down in the middle. There was one more to be asked, and {told}.',
        },
        {
          asked: ['cat/smoky/purr/pet/cuddle/forgive'],
          done: '“Thank you for telling the truth,” they said. “That was brave.” {L} opened the door. In came Smoky, tail up, and lay down across {L’s} feet. A cat doesn’t ask who it was. It was warm and heavy there, and {told}.',
        },
        {
          asked: ['vase/fix/mend/glue/help/clean/flower'],
          kinds: ['makes', 'helps'],
          done: '“It was me,” said {L}. “I was juggling, and I hit the vase.” “Thank you for telling the truth,” they said, and fetched the dustpan, and one more dustpan. Smoky came in and looked on. The flowers needed somewhere to stand, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'happy',
            'feels',
            'stays',
            'home',
            'way-home',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'party',
            'eats',
            'shares',
            'plays',
            'gets',
            'given-by',
            'all-get',
            'tells',
            'sleep',
            'claps',
          ],
          done: '“It was me,” said {L}, and the clock ticked twice. “Thank you for telling the truth. That was brave.” {L} opened the door, and in came Smoky, tail up. Everyone was in the room they belonged in, and {told}.',
        },
      ],
    },
  ],
};
