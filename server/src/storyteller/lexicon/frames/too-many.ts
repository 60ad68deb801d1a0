import type { StorySourceInput } from '../story-source.ts';

/** General plots about too many {nouns}. */
export const tooMany: StorySourceInput = {
  id: 'too-many',
  situations: ['too-many'],
  topic: 'too many {nouns}',
  thing: 'all the {nouns}',
  main: 'village',
  plots: [
    {
      id: 'and-one-more',
      titles: ['Too Many {Nouns}', '{L} and All the {Nouns}', 'And One More'],
      goal: 'find a place for all the {nouns}',
      trouble: 'there were too many {nouns}',
      solved: 'every bit of it had somebody who wanted it',
      opener:
        'It began with a few. Then there were some more. When {L+} opened the [door|cupboard] this morning, {nouns} came out and did not stop coming.',
      problem:
        '{Nouns} on the stairs, {nouns} in the bath, {nouns} under the table. {L} could not sit down any more. “There are too many,” said {L}, from somewhere in the middle.',
      tries: [
        'They piled them all up in a corner, as high as the ceiling. For a moment it was tidy. Then somebody [sneezed|shut a door].',
        '{F} pushed the {nouns} under the bed. Now the bed was as high as a horse, and {L} needed a ladder to lie down.',
        'They carried all of them out and shut the door quickly. In the morning the postman had kindly put everything back.',
      ],
      tip: '“What’s too much for one may be just enough for twenty,” said {G+}. “Have you asked who hasn’t got any?”',
      turn: '{L} put a table in front of the door, and a sign: “Take some {nouns}. Please. Really.” Then they waited. First came a boy with a bucket, then the whole school.',
      done: 'Everybody knew somebody who had none. The heap got smaller and smaller, until {L} could see the floor. “Stop!” called {L}. “I’d like to keep a few.”',
      again:
        'What was left has a shelf of its own, and there is room to sit. It is just the right number, {L} thinks.',
    },
  ],
};
