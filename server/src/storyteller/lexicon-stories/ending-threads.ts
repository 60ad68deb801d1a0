import type { EndingClass } from './ending-class.ts';

/**
 * How the wished ending comes of the solution. `fulfil` tells it on the page of the solution, or, where `isLater` is set, on the last page:
 * what they do, get or go to when all is well. The slots are those of `ending-phrases.ts`.
 */
export type EndingThread = { fulfil: readonly string[]; isLater?: boolean };

const fulfil = ['And so {told}.', 'And that is how {told}.', 'At last {told}.', 'And now {told}.'];

/** The threads of endings by their class. */
export const endingThreads: Partial<Record<EndingClass, EndingThread>> & { goal: EndingThread } = {
  goal: { fulfil },
  arrival: {
    fulfil: [
      'Just then {told}.',
      '“Look!” cried {L}. And there it was: {told}.',
      '{L} looked up. At last {told}.',
      'And it was not long before {told}.',
    ],
  },
  witness: { fulfil: ['And so {told}.', 'And then {told}.', 'It was not long before {told}.'] },
  reward: {
    fulfil: [
      '“And now for the best part,” said {F}. Then came {told}.',
      'They had worked hard for it, and now it came: {told}.',
      'And at the end of that day came {told}, [just what they needed|the best part of all].',
      'Then came {told}, [and it was well earned|the best part of all].',
    ],
    isLater: true,
  },
  outing: {
    fulfil: [
      'Then they all set out together. And {reward_place} it came at last: {reward_what}.',
      '“And now for the best part,” said {F}. They all went together, and {reward_place} it came: {reward_what}.',
    ],
    isLater: true,
  },
  gift: {
    fulfil: [
      'And of course {told}. [It was well earned.|It was just the right thing.]',
      'There was one more nice thing that day: {told}.',
    ],
    isLater: true,
  },
  close: { fulfil: ['{Told}! But only nearly.', 'It was very close: {told}!'] },
  mixed: { fulfil: ['{Told}. [And that was what counted.|And that was all right.]', 'In the end {told}.'] },
  happy: { fulfil: ['And {told}.', '{Told}.', 'And so {told}.'] },
  learn: { fulfil: ['By the end of it all {told}.', 'And before long {told}.', 'And so {told}.'] },
  find: { fulfil: ['And at last {told}.', 'And so {told}.', 'And that was how {told}.'] },
  win: { fulfil: ['And so {told}!', 'Everybody cheered, because {told}!', 'And that is how {told}!'] },
  friends: {
    fulfil: ['And that was how {told}.', 'They had been through all that together, and so {told}.'],
  },
  skill: { fulfil: ['And with a little practice {told}.', 'And before long {told}.'] },
  home: {
    fulfil: ['Then it was time to go. {Told}.', 'The day was nearly over. {Told}.', 'And then {told}.'],
    isLater: true,
  },
  sleep: {
    fulfil: [
      'It had been a long day, and everyone was tired. Soon {told}.',
      'It grew dark and quiet, and {told}.',
      'There was nothing to worry about any more. That night {told}.',
    ],
    isLater: true,
  },
  secret: { fulfil: ['And {told}.', '{Told}, and that was just as it should be.'] },
  twist: { fulfil: ['And do you know what? {Told}!', 'There was one more surprise: {told}!'] },
};

/** For a victory with a score. */
export const scoreFulfil = ['In the end {told}!', 'When it was over, {told}!'];

/** What a goal or an arrival is in a gentle story: what only time can bring. */
export const gentleFulfil = [
  'Some things need time. But [one day|in the end] {told}.',
  'It came quietly, little by little. And [one evening|one day|with time] {told}.',
  'And so, in the end, {told}.',
  'It took a while, and then {told}.',
];

/** For endings that are the plot's own solution (`he comes back` for a dog that ran away). */
export const ownSolutionFulfil = ['And so {told}.', 'And {told}, just as {L} had hoped.'];

/** The same for things: `a double bow on both shoes`. */
export const ownThingFulfil = ['And there it was at last: {told}.', 'They looked, and there it was: {told}.'];

/** A look ahead on the friend's page to what comes on the last one. */
export const lookAhead = {
  deed: [
    '“If all goes well,” said {F}, “{can}.”',
    '“And afterwards,” said {F}, “{can}.” {L} liked that idea.',
  ],
  thing: ['“If all goes well,” said {F}, “there will be something nice at the end: {told}.”'],
};

/** On the page of the solution: nothing is in the way of the deed any more. */
export const nowTheyCan = ['“And now {can}!” said {F}.', '“Now {can},” said {F}. “Come on!”'];

/** The wish on page 1. */
export const hopeTemplates = {
  full: [
    'More than anything, {L} wished {wish}.',
    'And {L} had [one big|one secret|just one] wish: {wish}.',
    '{L} closed both eyes and wished {wish}.',
    'All [week|month] long {L} had wished {wish}.',
    '[Every night|At every bedtime] {L} wished the same thing: {wish}.',
    'If {L} had a wish, it would be this one: {wish}.',
  ],
  brief: '{L} wished {wish}.',
};

/** For an ending that is a cry (`wobble wobble wheee!`). */
export const calledEnding = [
  '“{cry}” shouted {L}.',
  '{L} took a deep breath, and {F} did too. “{cry}”',
  '“{cry}” called {L}. And {F} called it as well: “{cry}”',
];
