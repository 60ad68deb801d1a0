import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `afraid-of-heights` of the frame `somebody-afraid`, for themes with its words. */
export const afraidOfHeights: StoryPlotInput = {
  id: 'afraid-of-heights',
  words: ['height', 'high', 'heights', 'flying', 'fly', 'climb', 'ladder', 'jump', 'fall'],
  titles: ['{S} and the High Branch', 'Don’t Look Down', 'Up, Said {S}'],
  goal: 'get up there without fear',
  trouble: '{S} was afraid of {the}',
  solved: '{S} had been up, and had seen the sea from there',
  opener:
    'They all sat up there, in a row, and let their legs dangle. Only one was at the bottom, and held on to the trunk. {L+} stayed down as well.',
  friend:
    '“I’m not afraid,” said {S+}. “I only like the ground. It’s under you, everywhere.” After a while {S} added, “I am afraid. Of {the}. My knees turn into soup.”',
  problem:
    'The others told of what you can see up there: the sea, and the town with the golden roof. {S} had only heard about it. {S} put one foot on the first rung, and the whole world began to swing.',
  tries: [
    '“Don’t look down,” called the others. So {S} did, at once. One always does.',
    'They laid all the pillows in the village under it. {S} jumped about on the pillows. It was great fun, and it was on the ground.',
    '{F} carried {S} on {F.their~the} back. On the third rung {S} held both hands over {F’s} eyes as well.',
  ],
  tip: '“You want to get to the top,” said {G+}. “Don’t. Go up one, and stay there till it’s dull. Have a sandwich on it. When it’s quite dull, take the next one.”',
  turn: 'So {S} sat on the first rung and ate a sandwich. It took a whole sandwich until the soup was knees again. “Dull,” said {S}. On the second they played cards. On the third {L} told a story with many chapters.',
  done: 'It was evening when {S} reached for the next rung, and there was none. “Where does it go on?” asked {S}. “That was the last,” said {L}. {S} looked up, and saw the sea. It was as flat as a coin, and golden, and quite far away.',
  again: '{S} doesn’t go up every day. But on the first rung there’s a sandwich box now.',
};
