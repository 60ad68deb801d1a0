/** An ending without an arc of its own, in plain words. */
export const plainEndings = ['And so {told}.', 'So at last {told}.', 'In the end {told}.'];

/** An ending that is a thing or an event. */
export const nounEndings = ['And last of all came {told}.'];

/** An ending after the page has said what has come about. */
export const soEndings = ['And so {told}.', 'So {told}.'];

/** An ending that the plot has led up to. */
export const ownEndings = ['And that was how {told}.', 'That was how {told}.'];

/** For a victory with a score. */
export const scoreFulfil = ['In the end {told}!', 'When it was over, {told}!'];

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
