import type { Texture } from './texture.ts';

/** Sentences for cheerful stories. */
export const merryTexture: Texture = {
  alone: [
    'That same morning {L} told {F} all about it.',
    'That morning {L} did not know yet what would come of it.',
  ],
  low: [
    'So now {L} knew what to do. All that was left was to begin.',
    '{L} thought it over once more from the beginning. Then it was time to begin.',
  ],
  again: [
    'That evening {L} told the whole story, and {F} put in all the bits that were missing.',
    '{L} and {F} still talk about that day, and it always makes them smile.',
    '“Shall we do that again?” asked {F}. “Any time,” said {L}.',
    'And if anyone asks what happened, {L} and {F} both start talking at once.',
    '{L} and {F} went home happy, and had a great deal to tell.',
    'That night {L} went over it all once more, from beginning to end, and fell asleep in the best part.',
  ],
  interlude: [
    'They stopped for a rest, and {L} went through it all from the beginning. “What have we learned so far?” asked {F}. They had learned what did not work, and that was a start.',
    '{L} drew a plan. {F} looked at it for a long time and asked some very good questions. So {L} drew a better one.',
    '“Let’s ask somebody,” said {F}. They asked everyone they met. Everyone was kind, and everyone said something different. {^still_trouble}.',
    '{L} tried it alone this time, as carefully as possible, while {F} watched. It was better than before. But it was not good enough.',
    'Then {F} had an idea, and they swapped: {F} did what {L} had done before, and {L} helped. It did not work that way round either.',
    '“Perhaps we’re in too much of a hurry,” said {F}. So they did it all once more, very slowly. Now they knew that it was not the hurry.',
    '“Perhaps it will be better in a little while,” said {L}. They waited, and talked, and waited some more. Nothing changed.',
    '{L} was ready to stop, but {F} was not. “Just one more time,” said {F}. They tried once more, and it very nearly worked.',
    '“Tell me exactly what you saw,” said {F}. {L} told it step by step. “And what came before that?” asked {F}. That was a good question.',
    'They looked for a book about it, and read it together. There were many pictures in it, but the answer was not there.',
    '“When I can’t do something, I have a little rest first,” said {F}. So they had a little rest, side by side, and felt better after it.',
    '{L} made a list of everything they could still try. It was quite a short list. They began at the top.',
  ],
  companion: {
    middle: [
      '“What now?” asked {X}.',
      '“Let’s think again,” said {X}.',
      '“Let’s try something else,” said {X}.',
      '“Never mind,” said {X}.',
    ],
    ending: ['“Well done!” said {X}.', '{X} cheered.'],
  },
  together: {
    middle: ['{Who} looked at each other, and thought hard.', '{Who} put their heads together.'],
    ending: ['{Who} cheered.', '{Who} clapped.'],
  },
  lead: {
    middle: ['{L} thought hard.', '{L} wondered what to do.', '{L} had not expected that.'],
    ending: ['{L} was so happy.', '{L} could hardly believe it.', '{L} smiled and smiled.'],
  },
};
