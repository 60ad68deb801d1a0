import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} and {the}. */
export const somebodyAfraid: StorySourceInput = {
  id: 'somebody-afraid',
  situations: ['afraid-being'],
  gentle: true,
  creature: 'theme',
  topic: '{S} and {the}',
  thing: '{the}',
  main: 'meadow',
  plots: [
    {
      id: 'three-steps-and-a-hand',
      titles: ['{S} and {The}', 'Brave {S}', '{S} Takes One Step'],
      goal: 'be near {the} without fear',
      trouble: '{S} was afraid of {the}',
      solved: '{S} was not so afraid of {the} any more',
      opener: [
        'Behind the [hedge|haystack] something was trembling. {L+} saw the leaves shake, and there was no wind at all.',
        '{L+} had always thought that the big ones are afraid of nothing. That was before this morning.',
      ],
      friend: [
        'It was {S+}. “Has it gone?” whispered {S}. “Has what gone?” asked {L}. {S} could hardly say it, it was so embarrassing: “{^the}.”',
        '“Don’t laugh,” said {S+}. “All the others like {the}. I’m the only one. When I think of {the}, I can’t feel my feet.” {L} did not laugh.',
      ],
      problem: [
        'And {the} was everywhere, once you noticed it. At the first sight of it {S} went stiff as a board, and then was gone, behind the next tree. Nobody wanted to wait any more.',
        'As soon as {the} came near, {S’s} heart went bump, bump. “I’ll stay at home, then,” said {S}, “for ever.” That is a very long time.',
      ],
      tries: [
        '“Just do it!” called the others, and gave {S} a push. Now {S} was afraid of {the}, and of the others too.',
        '{S} tried it with both eyes shut. But behind shut eyes {the} was even bigger, and had teeth.',
        '{L} said that there was nothing to be afraid of. {S} knew that. It was only {S’s} knees that did not.',
      ],
      tip: [
        '“Fear is a kind of guard,” said {G+}. “It barks because it doesn’t know {the}. Don’t shout at it. Take it by the hand, and show it {the} from far away. And then one step. You may always go back one.”',
        '“I’m afraid of something too,” said {G+}, “and I’m very old. You learn it from the edge: first look, then listen, and go home. Tomorrow one step further. Whoever holds your hand isn’t allowed to pull.”',
      ],
      turn: [
        'So they sat down on the hill, a long way off, and only looked at {the}. Then it was one step. {S} breathed out. And one step more. {L} held on, and did not pull.',
        '“I’ll say when,” said {S}. {L} nodded. They went so slowly that a snail overtook them. “When,” said {S}, and put out one [paw|toe] towards {the}.',
      ],
      done: [
        'And there stood {S}, right beside {the}. “It’s much smaller than I thought,” said {S}. It took courage to say that, and everybody could see it.',
        'Nothing bad happened. {S} looked at {the} from close up, from the left and from the right, for as long as it takes to count to ten. “Eleven,” said {S}, “twelve,” and laughed.',
      ],
      again: [
        'Some days the bump, bump still comes. “Hello, guard,” says {S} then. “It’s only {the}. We know that one.”',
        'The next time somebody trembled behind the hedge, it was {S} who sat down there and asked, “Shall I hold your hand?”',
      ],
      outcomes: [
        {
          kinds: [
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
            'becomes',
          ],
          done: 'And there stood {S}, right beside {the}. “It’s much smaller than I thought,” said {S}. It took courage to say that, and everybody could see it. The bump, bump had grown slow and quiet, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'says',
            'friends',
            'still-friends',
            'new-friend',
            'team',
            'helps',
            'stays',
            'shares',
            'eats',
          ],
          done: 'And there stood {S}, right beside {the}. {L} had held on the whole way, and had not pulled once. “You can let go now,” said {S}. But it was nice like that, and {told}.',
        },
        {
          kinds: ['plays', 'makes', 'laughs', 'claps', 'gets', 'sees', 'finds', 'rides', 'goes', 'party'],
          done: 'Nothing bad happened. {S} looked at {the} from close up, for as long as it takes to count to ten. “Eleven,” said {S}, “twelve,” and laughed. After that it was only one more step, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: 'And there stood {S}, right beside {the}. “It’s much smaller than I thought,” said {S}. “But that’s enough for today.” Nobody pulled. They went back, slowly, hand in hand, and {told}.',
        },
      ],
    },
  ],
};
