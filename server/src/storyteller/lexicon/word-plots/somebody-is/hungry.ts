import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `hungry` of the frame `somebody-is`, for themes with its words. */
export const hungry: StoryPlotInput = {
  id: 'hungry',
  words: ['hungry', 'greedy', 'peckish', 'starving', 'always eat', 'eat everything'],
  titles: ['{S} Is Still Hungry', 'And a Bit More', 'What Does {S} Eat?'],
  goal: 'fill up {S}',
  trouble: '{S} was still hungry',
  solved: '{S} was full at last',
  opener:
    'Grrrumble. It was not thunder, and it was not the bus. {L+} put an ear to the ground. Grrrumble! It was a tummy, and a very empty one.',
  friend:
    'Under the bush sat {S+}. “I’m so {quality},” said {S}, “that I’ve eaten the bush. Half of it. Have you got anything with you?” {L} had {bite}. It was gone before {L} could say so.',
  problem:
    '{S} ate three apples, and was hungry. {S} ate four pancakes, and was hungry. By noon there was nothing left in the larder but a candle. {S} looked at the candle.',
  tries: [
    'They cooked the biggest pot of porridge in the world. {S} ate it up, licked the spoon, and said, “That was nice. What’s for dinner?”',
    '“Chew it forty times,” said {F}. {S} chewed forty times. It took until three o’clock. By then {S} was hungry from chewing.',
    '“Think of something else,” said {L}. {S} thought of the moon. It is round, and rather like a cheese.',
  ],
  tip: '“How does {S} eat?” asked {G+}. “Alone, and fast? Then the mouth is full and the rest stays empty. Set a table. And there should be somebody on every chair.”',
  low: 'The larder was empty, the pot was empty, and {S} was emptiest of all. “I think there’s a hole in me,” said {S}, in a small voice.',
  turn: '{L} put a cloth on the grass, and a bunch of daisies. Everyone brought what they had, even if it was only a radish. “First pass it round,” said {L}. {S} passed it round. Then they talked, and laughed, and in between {S} took a bite.',
  done: 'All at once {S} stopped, with half a radish in the air. “That’s funny,” said {S}, and felt it with both hands. “I’m full!” It had only been one radish, but with nine friends.',
  again: 'Now and then it still goes grrrumble. Then everybody brings a chair.',
};
