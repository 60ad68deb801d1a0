import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-swap-has-two-ends` of the frame `somebody-does`, for themes with its words. */
export const aSwapHasTwoEnds: StoryPlotInput = {
  id: 'a-swap-has-two-ends',
  words: ['swap', 'exchange', 'trade'],
  item: 'a coat',
  titles: ['{S} Makes a Swap', 'The Other Half of the Swap', 'Swapped!'],
  goal: 'find the other one who had swapped',
  trouble: '{S} missed {goods}',
  solved: 'everybody had what belonged to them',
  opener:
    'At the market behind the church one doesn’t pay. One swaps. {L+} was there with a jar of marbles, and looked for somebody who needed some.',
  friend:
    'Beside the pump stood {S+}, who had been quick: {S} {did}, half an hour ago, and looked pleased, and also a bit surprised.',
  problem:
    'At home it went on being surprising. It was pretty, what {S} had now, but it was made for somebody else. It pinched, or it tickled. And {goods}? You only notice what you had when it’s gone. “I think I want {them} back,” said {S}.',
  tries: [
    'They ran back to the market. It was empty. There was only straw, and a list of who had swapped with whom, and the rain had got into it.',
    'They asked the first on the list. {Goods}? Swapped on at once, for a clock, and the clock for a goose.',
    'They asked the goose. It said nothing, but it looked as if it knew.',
  ],
  tip: '“A swap has two ends,” said {G+}. “At the other end somebody is standing just like you, with the wrong thing. You only have to find each other. Put a light in the window.”',
  turn: '{L} put a lamp in {S’s} window, and beside it what {S} had got in the swap. “Who misses this,” {L} wrote under it, “as much as we miss {goods}?” Then they waited, and the goose waited too.',
  done: 'In the evening somebody knocked, with red ears, and with {goods}. “I thought I’d be happier with {them},” said the voice. “So did I,” said {S}. They swapped back, there on the doorstep, and both of them breathed out.',
  again: 'On Sundays they swap for one hour, by the clock. Then they swap back, and so they’re glad twice.',
};
