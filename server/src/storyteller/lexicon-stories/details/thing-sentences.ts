import type { DetailSentences } from './detail-sentences.ts';

/** A means of travel or an injury that the theme names beside what it is about. */
export const thingSentences = {
  ridden: {
    opener: [
      'It all had to be done on {the_word}, there and back and in any weather.',
      '{The_word} stood ready at the gate, and {L} had polished it [twice|with one sleeve].',
    ],
    problem: [
      'On {a_word} one is quick. But quick in the wrong direction is only further to come back.',
      'And {the_word} made a noise it had never made before: clack, clack, clack.',
    ],
    attempt: [
      '{L} jumped on {the_word} and went once round the whole place, to be quicker. {L} was quicker, and no nearer to it.',
      'They both got on {the_word}, and everything they needed as well. It tipped over to the left, very slowly.',
    ],
    turn: [
      '“Why are we walking?” cried {L}. “We’ve got {the_word}!” {L} got on, the wind was in both ears, and there was time enough after all.',
      '{L} got on {the_word} and shot off, down the lane and round the corner. Standing still, one would never have thought of it.',
    ],
    again: [
      '{The_word} leans by the door again, a little muddy, and looks as if it were pleased.',
      'The next morning there was a ribbon on {the_word}. Nobody knew who had tied it there.',
    ],
  },
  injury: {
    opener: [
      'And {L} had {a_word}, now of all times.',
      '{L} had {a_word}, and everyone asked how it had happened. It was a different story each time.',
    ],
    problem: [
      'With {a_word} everything takes twice as long, even [a button|a sandwich|scratching one’s nose].',
      'Without {a_word} it would have been easy. With it, [not even the pillow would lie right|it was another thing].',
    ],
    attempt: [
      '“Hold this for a moment,” said {F}. That’s easily said to somebody with {a_word}. It came down with a bang.',
      '{L} tried it as always, and forgot about {the_word}. “Ow!” said {L}. It had not forgotten.',
    ],
    turn: [
      '“I may have {a_word},” said {L}, “but I’ve got a head as well.” And {L} told the others what to do, one thing at a time.',
      '{F} came and was the other half. Together they had everything one needs, and something to spare.',
    ],
    again: [
      '“Does it still hurt?” they ask {L} now and then. “Only when I’m not telling it,” says {L}.',
      'When it had healed, {L} almost missed it. Almost.',
    ],
  },
} satisfies Record<string, DetailSentences>;
