/** An ending that is a part of what the plot itself tells, and that the cast does: before the solution where that follows, else after it. */
export const ownDeed = ['So {told}.', 'And so {told}.'];

/** What becomes of somebody or something else by the plot’s own solution. */
export const ownResult = ['That was how {told}.', 'And that was how {told}.'];

/** An ending without a verb, in the words that were asked for. */
export const fragmentEnding = ['“{^fragment},” said {L}.', '“{^fragment}!” said {L}.'];

/** For a victory where nobody competes in the plot. */
export const contestWon = ['And {told}!'];

/** An ending with people or at a place that the plot does not have is of another day. */
export const laterEvent = ['The next day {told}.'];

/** For stars where the solution ends in the morning. */
export const nightEvent = ['The next night {told}.'];

/** What nobody has known until now. */
export const twistEvent = ['Then they understood it at last: {told}.'];

/** For a defeat. */
export const lostEvent = ['In the end the others were a little better all the same. {Told}.'];

/** Somebody who was missed is there again. */
export const foundEvent = ['And then, at last, {told}.'];

/** For a victory with a score. */
export const scoreFulfil = ['When it was over, {told}!', 'The whistle blew. {Told}!'];

/** The wish on page 1. */
export const hopeTemplates = {
  full: [
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

/** For a dream: what is odd about it from the beginning. */
export const dreamClue = ['It was all a little odd today, and nobody was surprised at anything.'];

/** For `she does it`. */
export const doneIt = ['And {told}!'];
