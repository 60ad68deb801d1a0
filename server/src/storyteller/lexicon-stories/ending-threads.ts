/** An ending that the plot has led up to: somebody says so. */
export const ownEndings = ['“{I_did}!” said {speaker}.', '“{I_did},” said {speaker}. “Just think!”'];

/** An ending without a verb, in the words that were asked for. */
export const fragmentEnding = ['“{^fragment},” said {L}.', '“{^fragment}!” said {L}.'];

/** For a victory where nobody competes. */
export const asIfWon = ['“I feel as if {i_did}!” said {speaker}.'];
export const asIfOtherWon = ['“If you ask me, {told},” said {L}.'];

/** For a victory with a score. */
export const scoreFulfil = ['When it was over, {told}!', 'The whistle blew. {Told}!'];

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
