import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `clumsy` of the frame `somebody-is`, for themes with its words. */
export const clumsy: StoryPlotInput = {
  id: 'clumsy',
  words: ['clumsy', 'dizzy', 'wobbly', 'wobble', 'drop everything', 'fall over', 'trip'],
  titles: ['Oops, Said {S}', '{S} and the Cup', 'Crash, Bang, {S}'],
  goal: 'get something whole to the other side with {S}',
  trouble: '{S} was as {quality} as ever',
  solved: '{S} had carried it safely all the way',
  opener:
    'Bang! “Oops.” Clatter! “Oops.” {L+} did not need to ask who was coming. But the noise was a new one.',
  friend:
    '{S+} came round the corner, and the corner came too. “I’m {quality},” said {S}. “Could you hold this?” It was already on the ground.',
  problem:
    'At the market they put up a rope as soon as {S} came. “Don’t touch!” they called. The more {S} took care, the more things fell. In the end {S} kept both hands in both pockets.',
  tries: [
    'They practised with a cup. They practised with twelve cups. Then there were no cups left.',
    '{L} wrapped {S} in pillows. Now nothing hurt any more, and {S} did not fit through the door.',
    '“Go very slowly,” said {F}. {S} went so slowly that {S.they} fell asleep on one leg, and tipped over.',
  ],
  tip: '“You all stare at the cup,” said {G+}. “So does {S}. Look where you’re going instead, and sing something with a beat. Feet like to know what comes next.”',
  turn: '{L} hummed a march. “Don’t look at your hands,” said {L}, “look at me.” {S} looked at {L}, and the feet went left, right, left, all by themselves. In {S’s} hands was the big wedding cake, with seven floors.',
  done: 'Left, right, over the step, round the goose, past the pump. {S} put it down on the table. It was so quiet that you could hear the icing. Nothing was missing, not one cherry! “Hurrah!” everyone shouted, and {S} gave a start. “Oops.” But it was only a spoon.',
  again:
    'If somebody comes along humming a march, they all make way. That will be {S}, with something precious.',
};
