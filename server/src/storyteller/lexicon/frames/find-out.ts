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
        'So they went up to where you can see a long way, and looked, and kept on looking, and {L} wrote down everything. Slowly the bits began to fit together.',
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
    {
      id: 'two-wrong-answers',
      needsFacts: true,
      titles: ['{L} Wants to Know', '{L} Looks for Once', 'The Question at Breakfast'],
      goal: 'find out {riddle}',
      trouble: 'nobody really knew {riddle}',
      solved: '{L} had found out {riddle}',
      opener: [
        '“{Line}” asked {L+}, before the first spoonful. Everybody at the table put down the spoon. It was a good question, and it was still there when the porridge was gone.',
        '{L+} had a question, and it itched. “{Line}” asked {L}, in the bath, on the stairs and through the letter box of the house next door.',
      ],
      problem: [
        '“Everyone knows that,” they said. But when {L} asked them {riddle}, each of them said something different. They could not all be right. “Then I’ll have to test it,” said {L}.',
        '“Because it’s like that,” said one. “Ask me later,” said another. So nobody knew {riddle}! {L} took a pencil and wrote the question on the wall of the shed, with room for the answer.',
      ],
      tries: [
        '{First}',
        '{Second}',
        'They looked it up in a thick book. The page was there, and somebody had pressed a flower just where the answer was.',
      ],
      tip: [
        '“Guessing’s good for a beginning,” said {G+}. “{Advice}?”',
        '“You ask people,” said {G+}. “Ask the thing itself. {Advice}?”',
      ],
      turn: ['{Remedy}', '“We’ll try that,” said {L}. {Remedy}'],
      done: [
        '“So that’s {riddle}!” called {L}. Now it could be told in one breath: {answer}. {F} had to hear it twice, and then could tell it as well.',
        '{L} drew it on the wall of the shed, with arrows, and wrote below it: {answer}. That was the answer, and {L} had not heard it from anybody. {L} had seen it.',
      ],
      again: [
        'On the wall of the shed there is a second question already, and a third. There’s still a great deal of wall.',
        'When somebody says, “Everyone knows that,” {L} asks, “Have you looked?”',
      ],
    },
  ],
};
