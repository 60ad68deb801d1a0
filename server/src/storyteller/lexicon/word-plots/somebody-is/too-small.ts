import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `too-small` of the frame `somebody-is`, for themes with its words. */
export const tooSmall: StoryPlotInput = {
  id: 'too-small',
  words: ['too small', 'tiny', 'smallest', 'too little', 'too short', 'too young'],
  titles: ['{S} Is Too Small', 'As Small as a Button', 'Just the Right Size'],
  goal: 'show what somebody small can do',
  trouble: '{S} was too small for everything',
  solved: '{S} was just the right size',
  opener:
    '“Watch out!” said a voice. {L+} stood on one leg and looked down. There, between two daisies, was somebody.',
  friend:
    '“Nearly,” said {S+}. “They always nearly tread on me. I’m {quality}.” {L} lay down flat, so that they were the same height. “Hello,” said {L}.',
  problem:
    'The others played catch, and {S} was always caught. They looked over the wall, and {S} saw the wall. “You’re too small for that,” they said. They did not mean to be unkind. They said it eleven times a day.',
  tries: [
    '{S} stood on a box, on a bucket and a book. {S} was taller now than all of them, until somebody opened the door.',
    '{S} ate everything that is said to make one grow: carrots, crusts, and a spoonful of flour. Afterwards {S} was just as small, and rounder.',
    '{F} measured {S} each hour, with a pencil line on the doorpost. It was the same line. It only got thicker.',
  ],
  tip: '“It’s no use being tall when the key falls through the crack,” said {G+}. “Wait until something very little is missing. And then don’t be shy. Call out loudly: I fit!”',
  turn: 'Pling, it went. The key to the whole house had fallen down between the floorboards, and outside it began to rain. Big hands tried, and big noses, and a spoon. “I fit!” called {S}, as loudly as possible. {L} tied a thread round {S’s} middle, and down went {S}.',
  done: 'It was dark down there, and dusty. Then there was a tug on the thread: one, two. {L} pulled. Up came the key, and on it rode {S}, grey as a mouse and as proud as a king.',
  again: 'Sometimes a big one says with a sigh, “I wish I were as small as {S}.”',
};
