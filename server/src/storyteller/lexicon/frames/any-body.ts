import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} and what was wrong with it. */
export const anyBody: StorySourceInput = {
  id: 'any-body',
  kinds: ['body'],
  gentle: true,
  topic: '{the} and what was wrong with it',
  thing: '{the}',
  main: 'cottage',
  plots: [
    {
      id: 'getting-better',
      titles: ['{L} Gets Better', '{L} and {The}', 'A Little Better Every Day'],
      goal: 'feel better again',
      trouble: '{L} did not feel well',
      solved: '{L} felt better',
      opener: [
        '{L+} woke up, and something was not right. It was {the}. {L} lay still and felt it.',
        'This morning {L+} could think only of {the}. Everything else seemed far away.',
      ],
      problem: [
        'Because of {the}, {L} could not go out to play. Through the window came the voices of the others.',
        '“What is it?” asked {F}. “It’s {the},” said {L} in a small voice, and had to swallow.',
      ],
      tries: [
        '{L} pretended that nothing was the matter with {the}. It was hard work to pretend, and it did not help.',
        '{L} was cross with everyone, because of {the}. After that {L} felt no better, only sorry.',
        'They tried to hurry it up, with three plasters and a hat. But getting better cannot be hurried.',
      ],
      tip: [
        '“Let me have a look,” said {G+} kindly. “With {the}, there are three things that help: rest, time, and somebody to sit with you.”',
        '“Bodies are clever,” said {G+}. “Yours is already at work on {the}. You can help it by resting.”',
      ],
      turn: [
        'So {L} lay down, with a soft blanket, and {F} read aloud. One chapter. Then {L} slept. In the body, quietly, everything was at work.',
        '{L} breathed slowly and let the others help. A warm drink, a cool cloth. Hour by hour it grew a little easier.',
      ],
      done: [
        'And one morning {L} woke up and noticed it only after a while: it was better. {L} sat up and asked for toast.',
        '“How is {the}?” asked {F}. {L} felt, and waited, and smiled. “Better,” said {L}.',
      ],
      again: [
        'Now {L} knows: it gets better, slowly, and nobody has to wait for it alone.',
        'When somebody else is not well, {L} goes and reads aloud, one chapter at a time.',
      ],
    },
  ],
};
