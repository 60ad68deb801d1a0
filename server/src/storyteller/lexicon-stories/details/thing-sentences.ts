import type { DetailSentences } from './detail-sentences.ts';

/** A thing, a means of travel, an injury or a festival that the theme names beside what it is about. */
export const thingSentences = {
  thing: {
    opener: [
      'It began with {a_word}, [as so often|on a quite ordinary {day}].',
      'That morning {L} had come upon {a_word}, and had not thought much of it.',
    ],
    problem: [
      'And nobody had thought of {the_word}. Now they all did, at the same time, and looked at each other.',
      'If it had not been for {the_word}! That was [the difficult bit|what nobody knew how to deal with].',
    ],
    attempt: [
      '{L} tried it with {the_word}, first one way round and then the other. Both ways were wrong.',
      'They tried it without {the_word}. After {many} minutes they knew that it can’t be done without.',
    ],
    turn: [
      '{L} looked at {the_word} for a long time. “It was there all along,” said {L}. “It’s about {the_word}!” And suddenly it was simple.',
      '“Give me {the_word},” said {L}, “and now look.” Nobody had seen it from that side.',
    ],
    again: [
      '{L} can’t see {a_word} any more without [smiling|a little laugh].',
      'They’ve given {the_word} a place of honour, on the shelf by the door.',
    ],
  },
  food: {
    opener: [
      'It smelled of {word} all through the house, [and right down to the gate|and {L} had been up since six].',
      'It began with {some_word}, as good days do.',
    ],
    problem: [
      '“If only we had {some_word},” said {L}. “Nobody can think with an empty tummy.”',
      'And now they were thinking of {word}, too, and once one is thinking of that, one can’t think of anything else.',
    ],
    attempt: [
      '“Let’s try it with {some_word},” said {F}. It was a good plan, until there was nothing left of it but crumbs.',
      'They laid a trail of {word}, from here to there. A {bird} came along it, and said thank you.',
    ],
    turn: [
      '{L} got out {some_word}, and shared, a bit for each. And with something good in the tummy they all had the same idea.',
      '{L} held {some_word} in one hand and turned it round. “We’ve begun at the wrong end,” said {L}. “One does it like this: first a small bite.”',
    ],
    again: [
      'In the evening there was {some_word} for everyone, and nobody counted.',
      'Whenever there’s {some_word} now, somebody begins: “Do you remember?”',
    ],
  },
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
  festival: {
    opener: [
      'It was {word}, and the whole house smelled of {treat}.',
      'It was the morning of {word}, and everyone had been up for hours.',
    ],
    problem: [
      'And it had to be right for {word}. The guests were on the stairs already.',
      'Not on {word}! On any other day it would not have mattered half as much.',
    ],
    attempt: [
      '“Be quick,” somebody called from the kitchen, “or {word} will begin without us!” In the hurry it went wrong from top to bottom.',
      'They asked all the guests of {word} to help. The guests helped themselves, to the {treat}.',
    ],
    turn: [
      'From next door came music, for {word}. Everyone stopped and listened. And in that moment {L} saw how it had to be done.',
      '“On {word} nobody does a thing alone,” said {L}, and rolled up both sleeves, and so did everyone else.',
    ],
    again: [
      'They still tell it at {word}, every year, as soon as the plates are empty.',
      'It was the best {word} for years, and it went on till the last candle.',
    ],
  },
} satisfies Record<string, DetailSentences>;
