import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Midsummer. */
export const midsummer: StorySourceInput = {
  id: 'midsummer',
  words: ['midsummer', 'summer solstice', 'saint john', 'longest day'],
  topic: 'Midsummer',
  thing: 'the maypole',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'seven-flowers',
      titles: ['{L} and the Longest Day', 'Seven Kinds of Flowers', 'The Midsummer Pole'],
      goal: 'get the pole up for Midsummer',
      trouble: 'there were no flowers for the Midsummer pole',
      solved: 'the Midsummer pole stood there in full bloom',
      opener:
        'At Midsummer the day is so long that you are allowed to stay up for all of it. {L+} had been awake since three. In the meadow lay the pole, long and bare, waiting for its flowers.',
      problem:
        'But in the night somebody had been in the meadow. Not one flower was left, only short green stalks. In the middle stood the goats, and looked innocent. Without flowers there’s no pole, and without a pole no dance.',
      tries: [
        'They tied on green leaves and nothing else. It looked like a very long leek.',
        '{F} made flowers out of napkins. The dew came. Then they were napkins again, wet ones.',
        'They asked the goats to give them back. It was not possible in a way that anyone wanted.',
      ],
      tip: '“On Midsummer night you need seven kinds,” said {G+}, “and from seven different fences. Then you put them under your pillow. But who says you can’t do it by day, and all together?”',
      turn: '{L} went along the fences. Behind each was a garden, and in each garden somebody. “Could you spare one flower?” asked {L}, seven times. Nobody gave just one. They came out with armfuls, and came along.',
      done: 'They wound them round and round, daisies, cornflowers, roses from the mayor. “Heave!” The pole rose and stood, and swayed, and smelled. Then they hopped round it like small frogs, the old ones too, until the sun sat on the hill.',
      again:
        'That night {L} had seven flowers under the pillow. What one dreams then is not told to anybody.',
      helper: { name: 'Farmor Elsa', creature: 'hen' },
    },
  ],
};
