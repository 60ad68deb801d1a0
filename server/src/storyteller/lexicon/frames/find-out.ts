import type { StorySourceInput } from '../story-source.ts';

/** General plots about the big question. */
export const findOut: StorySourceInput = {
  id: 'find-out',
  situations: ['question'],
  topic: 'the big question',
  thing: 'the question',
  main: 'mountain',
  plots: [
    {
      id: 'three-answers',
      titles: ['{L} Wants to Know', 'The Big Question', '{L} and the Question'],
      goal: 'find the answer',
      trouble: 'nobody knew the answer',
      solved: 'they had found the answer themselves',
      opener: [
        '{L+} had a question. It had come at breakfast and would not go away. “{Line}” asked {L}.',
        'Some questions are small. This one was not. “{Line}” {L+} asked it before getting up, and again in the bath.',
      ],
      problem: [
        '“{Line}” {L} asked everyone. One said, “Because.” One said, “Ask me later.” Nobody really knew.',
        'But nobody could answer it. One said, “Because.” Another said, “Ask me when I have time.” And the question only grew.',
        'The question grew, as questions do when nobody answers them. It filled the whole [kitchen|morning].',
      ],
      tries: [
        'They asked the [mayor|teacher]. There was a long answer, with many long words, and it lasted until tea-time. But it was the answer to another question.',
        'They looked for the answer in a very thick book. There were answers to a thousand questions in it. Theirs was not one of them.',
        '{F} guessed. Then {L} guessed. They made a list of forty guesses, and every one was different.',
      ],
      tip: [
        '“Have you looked?” asked {G+}. “I mean really looked, for a long time, at the thing itself? Questions like that are best asked there.”',
        '“Nobody can tell you,” said {G+}. “But you can find out. Look closely. Then look again tomorrow, and write it down.”',
      ],
      turn: [
        'So they went up to where one can see a long way, and looked, and kept on looking, and {L} wrote down everything. Slowly the bits began to fit together.',
        'They watched from morning till evening. {L} noticed one thing, and {F} another. And then the two things fitted.',
      ],
      done: [
        '“Now I know!” said {L}, and drew the answer to the question, with arrows. It was not the answer from the book. It was better, because they had seen it.',
        '“So that’s it,” breathed {L}. They had asked the question and looked for themselves, and there was the answer, as clear as water.',
      ],
      again: [
        'At breakfast the next day {L} said, “I have another question.” {F} fetched the notebook.',
        'The drawing with the answer hangs above {L’s} bed. Under it there is room for the next one.',
      ],
    },
  ],
};
