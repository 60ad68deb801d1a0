import type { DetailSentences } from './detail-sentences.ts';

/** Somebody whom the theme names beside what it is about: a grandmother, a cousin, the neighbours, a cat. */
export const companySentences = {
  grownUp: {
    opener: [
      '{The_word} was there, too, [with a bag that clinked|with a pocket full of {treat}|humming].',
      'It was a day with {the_word} in it, so [it began with {treat}|one needed big pockets|nobody looked at the clock].',
    ],
    problem: [
      '“Oh dear,” said {the_word}. And when {the_word} says “Oh dear”, it’s no small thing.',
      '{The_word} looked at it for a long time. “Hm,” said {the_word}. That was not a good sign.',
    ],
    attempt: [
      '“When I was small, we did it differently,” said {the_word}, and showed them. It was a good story, but it did not help.',
      '{The_word} tried it as well, with sleeves rolled up, and made a quite different mistake.',
    ],
    turn: [
      '{The_word} said nothing, but only moved a little closer. Next to {the_word} it was easier to think.',
      '“You know, I can’t do it either,” said {the_word}. “Let’s find out together.” It was the best thing anyone had said all day.',
    ],
    again: [
      '{The_word} tells everybody about it, on the telephone, in the queue and at the bus stop.',
      'And {the_word}? {^the_word} had known it all along, and winked.',
    ],
  },
  gentle: {
    opener: [
      '{The_word} was there, too, and sat close by.',
      '{The_word} had come as well, with {treat} in a paper bag.',
    ],
    problem: ['{The_word} did not say that it would soon be all right. {The_word} stayed.'],
    attempt: ['“I don’t know, either,” said {the_word}. It helped a little that somebody else did not know.'],
    turn: [
      '{The_word} held {L’s} hand, for as long as it took.',
      '{The_word} moved closer, and waited with {L}.',
    ],
    again: ['{The_word} still comes by, on some evenings. They don’t need to say much.'],
  },
  child: {
    opener: [
      'And {the_word} was in the middle of it, [as always|with both feet|and wouldn’t have been anywhere else].',
      '{The_word} had heard of it, too, and [came running|had brought {treat}].',
    ],
    problem: [
      '“It’s just the same with me,” said {the_word}. Now there was one more who did not know what to do.',
      '{The_word} looked at {L}. “I thought you knew how,” said {the_word}. “I thought you did,” said {L}.',
    ],
    attempt: [
      '{The_word} tried it first. It went well for as long as it takes to say so.',
      '“Let me!” said {the_word}, and tried it with both hands. Then it was {many} times as bad as before, and they both laughed.',
    ],
    turn: [
      '“I’ll do it if you do it,” said {the_word}. {L} looked at {the_word}, and {the_word} looked at {L}. It was a deal.',
      '“Wait,” said {the_word}. “You know the one half, and I know the other!” They put their heads together until their ears touched.',
    ],
    again: [
      '{The_word} has drawn a picture of it. In the picture {the_word} is twice as big as everyone else.',
      '“Without me you’d never have managed it,” says {the_word}. And that’s quite true.',
    ],
  },
  group: {
    opener: [
      '{The_words} were there, too, every single one, and nobody could count them, because they would not stand still.',
      'And then there were {the_words}. One heard them before one saw them.',
    ],
    problem: [
      'And {the_words}? They stood round it and looked, and each of them thought that another one would know.',
      '{The_words} all wanted to help, and all at once, and from all sides. That was not a help.',
    ],
    attempt: [
      'They let {the_words} have a go. They all began together, each at a different end.',
      'They asked {the_words}, one after the other. The first said this and the second said that, and the last one had forgotten the question.',
    ],
    turn: [
      '“We can’t do it alone,” said {L}. “Who’ll help?” It was quiet. Then {the_words} came up, first one, and then all of them.',
      '{L} looked at {the_words}. There were so many of them! “Everybody does one little bit,” said {L}. “Only one. But everybody.”',
    ],
    again: [
      '{The_words} still talk about it, and every one of them knows best how it went.',
      'And {the_words}? They had supper with everyone, and [the chairs ran out|there was just enough].',
    ],
  },
} satisfies Record<string, DetailSentences>;
