import type { StorySourceInput } from '../story-source.ts';

/** General plots about {doing}. */
export const makeSomething: StorySourceInput = {
  id: 'make-something',
  situations: ['make'],
  topic: '{doing}',
  thing: '{the}',
  main: 'workshop',
  plots: [
    {
      id: 'wrong-order',
      titles: ['{L} and {A}', 'How to {Do}', '{A} for Everyone'],
      goal: '{do}',
      trouble: '{the} would not come out right',
      solved: '{the} was finished',
      opener: [
        '“Today,” said {L+}, “I’m going to {do}.” {L} had never done it before, but [there is a first time for everything|that was no reason not to].',
        '{L+} had dreamed of {a}. Not one that somebody else had made. {L} wanted to {do}.',
      ],
      problem: [
        '{L} began at once. But soon there was a [heap|mess] of bits and pieces, and none of it looked like {a}.',
        'It was not so simple to {do}. The first one came out [flat|crooked], and the second one [fell over|came out flatter].',
      ],
      tries: [
        'They made {the} bigger. “Bigger is better,” said {L}. It grew and grew, and then it tipped over, and there was {noun} [on the ceiling|all over the floor].',
        'Then they made {the} in a great hurry. It was ready very quickly. It was also [upside down|inside out].',
        'They tried {doing} with everything they could find, spoons and string and buttons too. It was too much of everything.',
      ],
      tip: [
        '“May I see?” asked {G+}. “You have all you need for {the}. You only did the last thing first. What comes first when you want to {do}?”',
        '{G+} turned it round and looked. “To {do} you need time,” said {G}. “Leave it alone for a bit in the middle. That’s the secret.”',
      ],
      turn: [
        'So {L} laid everything out in a row and they went step by step: first this, then that, then wait. {F} counted. Nobody hurried. Slowly {the} took shape.',
        '{L} began again, with the first thing first. They mixed and measured, and in the middle they waited, though it was hard. And then they went on.',
      ],
      done: [
        'And then it stood there: {a}, and a real one! It was a little crooked on one side, which made it even better.',
        '“It’s done,” whispered {L}. In front of them was {a}, and they had made every bit of it themselves.',
      ],
      again: [
        'Next week they will {do} once more. {L} has already laid everything out in a row.',
        '{L} saved the very first crooked one and keeps it on the shelf, next to the bed.',
      ],
    },
  ],
};
