import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the five senses. */
export const fiveSenses: StorySourceInput = {
  id: 'five-senses',
  words: [
    'five senses',
    'our senses',
    'the senses',
    'smell and taste',
    'taste and smell',
    'touch and hearing',
    'see hear smell taste touch',
    'seeing hearing smelling tasting touching',
  ],
  situations: ['learn', 'question'],
  topic: 'the five senses',
  thing: 'the parcel',
  main: 'cottage',
  plots: [
    {
      id: 'what-is-in-the-parcel',
      titles: ['Five Ways to Find Out', 'What Is in the Parcel?', '{L} and the Five Senses'],
      goal: 'find out what was in the parcel',
      trouble: 'the parcel must not be opened before supper',
      solved: 'all five senses together had found it out',
      opener:
        'A brown parcel stood on the kitchen table. There was a note on it: “For {L}. Open it at supper, and not before. But you may find out what it is.” It was only two o’clock.',
      friend:
        '“How can you find out what’s inside without opening it?” asked {F+}. They walked round the table twice.',
      problem:
        '{L} looked at the parcel from all sides, and from above. It was brown and square, and that was all. Looking was not enough.',
      tries: [
        '{L} looked harder, through a magnifying glass. Now it was brown and square and big.',
        '“It’s a hat,” guessed {F}. “Or a cake. Or a very small elephant.” Guessing was fun, but it wasn’t finding out.',
      ],
      tip: '“You’ve only used your eyes,” said {G+}. “You have five ways to know a thing: you can see it, hear it, smell it, feel it and taste it. Each of them tells you something that the others can’t.”',
      low: 'The clock said three. {L} sat down in front of the parcel and shut both eyes, so as not to be in the way of the others.',
      turn: 'First {L} listened, and shook the parcel a little: something rolled, more than one, and not heavy. Then {L} felt it: it was cool at the bottom. Then {L} put one nose to the corner, and sniffed. It was sweet, and a bit like summer.',
      done: '“It’s round, and cool, and smells of summer,” said {L}. “It’s peaches!” At supper they opened it. There lay six peaches, red and gold, and as soft as a mouse to touch. That left one sense. {L} took a bite. “Yes,” said {L}, with juice on both cheeks. “Peaches.”',
      again:
        'They play it every Sunday now: one of them wraps something up, and the others have to find out. But the last sense is only for things that you may eat.',
      object: 'basket',
      helper: { name: 'Mrs Pepper', creature: 'hen' },
    },
  ],
};
