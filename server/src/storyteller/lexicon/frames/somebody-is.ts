import type { StorySourceInput } from '../story-source.ts';

/** General plots about being {quality}. */
export const somebodyIs: StorySourceInput = {
  id: 'somebody-is',
  situations: ['trait'],
  creature: 'theme',
  topic: 'being {quality}',
  thing: '{S}',
  main: 'meadow',
  plots: [
    {
      id: 'just-right',
      titles: ['{Quality} {Noun}', '{L} and {S}', 'Just Right'],
      goal: 'find out what {S} needed',
      trouble: '{S} was {quality}',
      solved: 'being {quality} was just the right thing for once',
      opener: [
        '“{^quality},” somebody said behind {L+}. “That’s what I am. Always {quality}.” {L} turned round.',
        '{L+} had met all kinds. But never anybody who was as {quality} as that.',
      ],
      friend: [
        'There was {S+}. “I’m {quality},” said {S}. “Everybody says so, and it’s true.” “Come along with us,” said {L}.',
        'It was {S+}, and {S} was {quality} from top to toe. “Do you mind?” asked {S}. “Not at all,” said {L}.',
      ],
      problem: [
        'But it is not easy to be {quality}. When the others played, {S} was {quality}. When they ate, {S} was {quality}. So {S} stayed away.',
        'Wherever {S} went, it was the same: “You’re {quality}!” And {S} went home alone again.',
      ],
      tries: [
        '{S} tried to be the opposite of {quality}. It lasted four minutes. Then it went pop, and {S} was {quality} again.',
        'They hid {S} behind a bush, so that nobody would notice how {quality} {S.they} {S.was}. Everybody noticed.',
        '{L} pretended to be {quality} as well, so that {S} should not be the only one. {L} was not very good at it.',
      ],
      tip: [
        '“{^quality}?” said {G+}. “That isn’t a mistake. There’s a place for everything. Ask what it’s good for.”',
        '“Don’t ask how to stop being {quality},” said {G+}. “Ask who needs somebody like that.”',
      ],
      turn: [
        'Just then they heard a cry for help: a kite was stuck, a gate was stuck, and everyone had tried. “{S!}!” called {L}. “This needs somebody who’s {quality}!”',
        '“I’ve got it,” said {L}. “There’s one thing that only somebody {quality} can do.” And {L} whispered it to {S}.',
      ],
      done: [
        'And {S} did it, and could only do it because of being {quality}. “Hurray for {S}!” everyone called.',
        'Nobody else could have done it. {S} stood there, {quality} and proud. Nobody said “too” any more.',
      ],
      again: [
        '{S} is still {quality}. But now it is said in quite another voice.',
        '“Stay as you are,” said {L} in the evening. And {S} did.',
      ],
    },
  ],
};
