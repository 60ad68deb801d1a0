import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-table-for-two` of the frame `odd-outing`, for themes with its words. */
export const aTableForTwo: StoryPlotInput = {
  id: 'a-table-for-two',
  words: ['restaurant', 'café', 'cafe', 'dinner', 'lunch', 'breakfast', 'tea', 'picnic'],
  titles: ['{S} Eats Out', 'A Table for Two', 'The Menu for {S}'],
  goal: 'have dinner with {S}',
  trouble: 'there was nothing on the menu for {a}',
  solved: '{S} and everybody else had had enough to eat',
  opener:
    '“A table for two,” {L+} said at the door of the restaurant. “Who’s the other person?” asked the waiter, and then the waiter saw who it was.',
  friend:
    'It was {S+}, with a napkin on already. “I’ve never eaten out,” said {S}. “I’ve always eaten at home, {lair}. I’m so hungry.”',
  problem:
    'It was a fine restaurant, with white cloths and seven forks. {S} sat down in front of them and did not know where to begin. So {S} began with the middle one, and {slip}. The waiter had soup all down the front.',
  tries: [
    '“What will it be?” asked the waiter. “Perhaps the fish in sauce?” {S} sniffed at it. “Have you any {treat}?” It was not on the menu, front or back.',
    '{S} ate the flowers, and then the candle. The people at the other tables drew in their chairs.',
    '{L} showed how it’s done, with knife and fork, and the little finger out. {S} had no idea which one that was. “{Voice},” said {S}, quite loudly, to say thank you.',
  ],
  tip: '“There are seven forks, and nobody’s asked what it’s for,” said {G+}, out of the kitchen. “Dinner’s for being together and getting full. Sit where everyone eats as you do. There’s a back door.”',
  turn: 'So {L} and {S} went through the kitchen to the yard behind. A long board lay on two barrels there, and the cooks ate with their fingers. “Move up,” said the cooks. {S} sat down in the middle of them. And look, there was a bowl of {treat}!',
  done: 'One after another the guests from the front came out with their plates. It smelled so much better here. Nobody needed a fork. “{Voice},” said the oldest lady, with full cheeks, and {S} laughed till the board shook.',
  again:
    'It’s on the menu now, in gold letters: “{Treat}, the {noun} way, eaten with the fingers, outside.” You’ve got to book.',
  setting: { home: 'village', main: 'city' },
};
