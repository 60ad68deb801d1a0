import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the forgotten lunchbox. */
export const forgottenLunch: StorySourceInput = {
  id: 'forgotten-lunch',
  words: [
    'forget/forgetting/forgotten lunch/lunchbox/packed-lunch/bag/schoolbag/backpack/homework/gym/kit/shoes',
    'lunchbox',
    'lunch box',
    'packed lunch',
  ],
  situations: ['learn', 'lost', 'forgets', 'lost-by'],
  topic: 'the forgotten lunchbox',
  thing: 'the lunchbox',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'a-bite-from-each',
      titles: ['{L} Forgot the Lunchbox', 'A Bite From Each', 'An Empty Place at Lunch'],
      goal: 'have lunch without a lunchbox',
      trouble: '{L} had nothing to eat',
      solved: '{L} had eaten the best lunch of the year',
      opener:
        'The lunchbox stood on the kitchen table, with cheese in it, and a plum. {L+} was already at school. That was the trouble.',
      problem:
        'At twelve everyone got out their boxes. Click, click, click. {L} looked in the bag, under the jacket, in the bag again. “I’ve forgotten mine,” said {L}. It came out very small. {L’s} tummy was louder.',
      tries: [
        '{L} pretended not to be hungry, and looked out of the window. There was a cloud like a sandwich.',
        '{L} found something at the bottom of the bag. It had once been a banana. Not even the class hamster wanted it.',
        '“I’ll run home,” said {L}. But the gate was shut, and home was far.',
      ],
      tip: '“I forget my head sometimes,” said {G+}. “That’s not bad. It’s only bad if you don’t say it. Say it once, loud enough for three people.”',
      turn: '{L} went red, and said it. “My lunchbox is still on the kitchen table.” It was quiet. Then {F} broke a roll in two. Somebody pushed over three grapes. Somebody had too many carrots anyway, and somebody never liked the crust.',
      done: 'In front of {L} lay half a roll, a pancake, four kinds of cheese, and a thing that nobody knew the name of. It was delicious! “I’d like to forget mine as well,” said {F}.',
      again:
        'Once a month they all leave their boxes shut, and put everything in the middle. It is called Banana Day.',
      helper: { name: 'Mr Latch', creature: 'badger' },
    },
  ],
};
