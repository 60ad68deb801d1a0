import type { StorySourceInput } from '../story-source.ts';

/** General plots about {noun}. */
export const anyFeeling: StorySourceInput = {
  id: 'any-feeling',
  kinds: ['feeling'],
  gentle: true,
  topic: '{noun}',
  thing: 'that feeling',
  main: 'garden',
  plots: [
    {
      id: 'a-visitor',
      titles: ['{L} and the {Noun}', 'A Big Feeling', 'When the {Noun} Came'],
      goal: 'know what to do with so much {noun}',
      trouble: 'the {noun} filled all of {L}',
      solved: 'the {noun} had become small enough to hold',
      opener: [
        'It came without knocking. One moment all was well, and the next {L+} was full of {noun}.',
        '{L+} had a feeling, right in the middle. It was big, and it had a name. Its name was {noun}.',
      ],
      problem: [
        'The {noun} got bigger. It sat in the tummy and in the throat. {L} said something to {F} that was meant for the {noun}, and then it was very quiet.',
        'Nobody could see the {noun} from outside. But inside {L} there was hardly room for anything else.',
      ],
      tries: [
        '{L} tried to swallow the {noun} down, like a big crumb. It came up again, bigger.',
        '{L} ran three times round the house to get away from the {noun}. It ran just as fast.',
        '{L} pretended to be quite all right. But the {noun} does not go away from pretending.',
      ],
      tip: [
        '“I know that one,” said {G+}. “Everybody has {noun} now and then. It wants to be noticed. Say hello to it. Where does it sit? What colour is it?”',
        '“You don’t have to get rid of the {noun},” said {G+}. “Breathe in, breathe out, and tell somebody about it. Then it has room.”',
      ],
      turn: [
        '{L} breathed in slowly, and out slowly. “Hello, {noun},” said {L}. “You’re here, in my tummy.” Then {L} told {F} everything, from the beginning.',
        '“I’m full of {noun},” said {L}. There, it was said. {F} listened, and nodded. With every word there was a little more air.',
      ],
      done: [
        'The {noun} was still there. But it had grown smaller, as small as a pebble in a pocket, and {L} could hold it.',
        'After a while {L} noticed that there was room for other things again, for the sun, and for a bun.',
      ],
      again: [
        'The {noun} still visits sometimes. {L} says hello, and knows that it will go again.',
        'When {F} has a big feeling, {L} asks now, “Where does it sit? What colour is it?”',
      ],
    },
  ],
};
