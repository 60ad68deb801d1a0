import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `always-wins` of the frame `somebody-does`, for themes with its words. */
export const alwaysWins: StoryPlotInput = {
  id: 'always-wins',
  words: ['win', 'be first', 'always win', 'be fast', 'be good', 'beat'],
  verbs: ['race'],
  titles: ['{S} Always Wins', 'First, Said {S}', '{L} and the Other Prize'],
  goal: 'win just once against {S}',
  trouble: '{S} won every time, whatever they played',
  solved: '{L} and {S} had found a game that needs two',
  opener:
    'Race to the gate: {S}. Snap, snakes and ladders, who can hold their breath: {S}. {L+} had a notebook with two columns. In {L’s} there was a nought, and a biscuit crumb.',
  friend:
    '“Shall we play something?” asked {S+}, and was already setting it up. {S} liked to play. And {S} liked to win. It just happened, as other people get hiccups. “You choose,” said {S} kindly. That made it worse.',
  problem:
    '{L} chose what {L} was best at. {S} won. It was close, and that hurt twice as much. {L} kicked over the board and ran upstairs. “I’m never playing again,” said {L} to the wardrobe. Down there somebody picked up the pieces, one by one.',
  tries: [
    '{L} practised in secret, for a week, before breakfast. {L} got much better. {S} had grown by the width of a finger.',
    '{L} cheated, only once, only a bit. {L} won! It felt like a cake made of cardboard, and {L} could not even show it to anyone.',
    '{L} asked {S} to lose on purpose. {S} did it, with a yawn. That does not count.',
  ],
  tip: '“You always run side by side,” said {G+}, “so somebody has to be in front. Has anybody ever counted how often the two of you, together, can keep a ball in the air?”',
  turn: '{L} took the ball outside. {S} looked up. “Not against,” said {L}. “With. How many times without dropping it?” The first time it was three. “Again,” said {S}. {L} is good at the high ones, and {S} at the low ones. Eleven. Thirty. Don’t laugh now!',
  done: 'A hundred and one! They fell down in the grass. “I’d never have got that alone,” said {S}. There was a prize that day, for both, and {L} broke it in two. And in the evening, at snap, quite by the way, {L} won. {S} clapped, and meant it.',
  again:
    'There’s a third column in the notebook now. It says “Together”, and the number in it has three digits.',
};
