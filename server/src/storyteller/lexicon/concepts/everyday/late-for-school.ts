import type { StorySourceInput } from '../../story-source.ts';

/** Stories about getting ready in the morning. */
export const lateForSchool: StorySourceInput = {
  id: 'late-for-school',
  words: [
    'late school/nursery/kindergarten',
    'be/being/running late',
    'morning rush',
    'rush/rushing/hurry/hurrying morning',
    'get/getting ready school/morning',
    'can’t/cannot find shoe/shoes/sock',
    'oversleep/overslept',
    'alarm clock',
    'slow morning',
    'not ready for school',
    'mornings',
    'dawdle/dawdling',
    'miss/missing/missed school bus',
  ],
  situations: ['lost', 'cannot', 'trait', 'learn', 'refuses', 'deed', 'mystery', 'reluctant', 'record'],
  topic: 'getting ready in the morning',
  thing: 'the clock',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-other-shoe',
      titles: ['Hurry Up, {L}!', 'Where Is the Other Shoe?', 'Eight O’Clock!'],
      goal: 'get out of the house on time',
      trouble: 'every morning they were late',
      solved: '{L} was ready on time',
      opener:
        '“Hurry up!” That was the first thing {L+} heard every morning, and the last. In between came a sock, some toast and a long search.',
      problem:
        'On Monday it was the shoe. There was one, and the other one had gone. On Tuesday it was the reading book, and on Wednesday the shoe again. When they ran in at the gate, the bell had rung already, and everyone turned round to look.',
      tries: [
        '{L} got up earlier. But then there was such a lot of time that {L} began to build a tower. They were later than ever.',
        '{L} slept in all the clothes, coat and all. It was hot and crumpled, and the shoe was missing all the same.',
        'They all shouted “Hurry up!” at once. When anyone shouts, {L’s} fingers turn to butter, and the zip got stuck.',
      ],
      tip: '“The morning is too short for searching,” said {G+}. “Do the searching in the evening, when nobody is in a hurry. And what does the morning look like? I mean, can you draw it? From the bed to the door?”',
      turn: '{L} drew it: a bed, a T-shirt, toast, a toothbrush, a coat, two shoes. They hung the pictures up in the hall, in a row. And in the evening {L} laid everything out under them: the clothes, the bag, the left shoe, the right shoe.',
      done: 'In the morning {L} went along the row. T-shirt: there. Toast: eaten. Toothbrush: done. And there were two shoes, next to each other. {L} stood at the front door with the bag on. “Hurry up!” somebody called out of habit. “I’m waiting for you,” said {L}.',
      again:
        'They arrive before the bell now, with time to look at the snail on the wall. On some evenings one shoe is under the sofa. But in the evening that doesn’t matter.',
      object: 'boot',
      helper: { name: 'Mrs Ticktock', creature: 'hen' },
    },
  ],
};
