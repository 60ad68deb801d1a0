import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making breakfast for somebody as a surprise. */
export const breakfastInBed: StorySourceInput = {
  id: 'breakfast-in-bed',
  words: [
    'breakfast in bed',
    'breakfast for mum/mom/mummy/mommy/mama/dad/daddy/papa/parents/grandma/grandpa',
    'make/making/cook/cooking breakfast',
    'surprise breakfast',
    'breakfast surprise',
    'Sunday breakfast',
    'surprise for mum/mom/mummy/mommy/mama/dad/daddy/papa',
    'mum’s/mom’s/dad’s/mummy’s/daddy’s birthday surprise',
    'burnt toast',
  ],
  situations: [
    'deed',
    'make',
    'wants',
    'learn',
    'question',
    'trait',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  topic: 'a breakfast as a surprise',
  thing: 'the tray',
  creature: 'mum',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-cold-breakfast',
      titles: ['Breakfast in Bed', 'The Tray on the Stairs', 'Quiet as Toast'],
      goal: 'bring {S} breakfast in bed',
      trouble: 'the toast was black and the eggs were on the floor',
      solved: 'breakfast was on the tray, and still a surprise',
      opener:
        'It was Sunday, and the sun was only just up. “Today {S} is going to have breakfast in bed,” whispered {L+}. “Nobody is to notice anything until it’s on the blanket.” {L} had never been so quiet on the stairs.',
      friend:
        'The kitchen floor was cold, and the clock ticked louder than by day. “What do people eat in bed?” {L} wondered, and got out the big tray. “Everything, I should think.”',
      problem:
        '{L} wanted to do toast, eggs and hot tea, all at once. The first egg rolled off the table. Then the toast turned black, and the smoke went up towards the little white box on the ceiling. “Window!” hissed {L}. Just in time!',
      tries: [
        '{L} scraped the toast over the sink. Black crumbs snowed on to the tray. Now it was thin and still black.',
        '{L} looked for something that could be fried. But the stove is only for grown-ups, and the only grown-up was in bed.',
        '{L} put what there was on the tray and went upstairs. On the third stair the cup began to slide, and by the fifth there was more juice on the tray than in it.',
      ],
      tip: '“In the mountains I serve forty breakfasts, and I don’t light a fire before nine,” said {G+}, bringing the milk to the back door. “A good breakfast can be cold. It’s colours that you need, and something that nobody else would think of.”',
      low: '{L} wiped the floor with the tea towel, without a sound. Upstairs a bed creaked. There wasn’t much time left.',
      turn: '{L} looked into the fridge for colours. Red: strawberries. White: yoghurt, in the good glass. Yellow: a banana in slices, with a raisin on each. Bread and honey, cut into a star. And for the juice {L} took the jar with the lid.',
      done: 'Step by step {L} went up, and the tray stayed level. “Good morning!” A sleepy head came out from under the blanket. “For me?” {S} saw the star, and the raisins, and how it all lay there. They all ate, and nobody has ever counted the crumbs.',
      again: '{S} has asked how to cut a star like that. “That’s a secret of the kitchen,” said {L}.',
      helper: { name: 'Mrs Alm', creature: 'goat' },
    },
  ],
};
