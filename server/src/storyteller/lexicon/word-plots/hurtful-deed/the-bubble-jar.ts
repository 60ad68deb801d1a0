import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-bubble-jar` of the frame `hurtful-deed`, for themes with its words. */
export const theBubbleJar: StoryPlotInput = {
  id: 'the-bubble-jar',
  words: ['spit'],
  titles: ['Bubbles Instead', '{S} and the Bubble Jar', 'What a Mouth Can Blow'],
  goal: 'find something better to do with the mouth',
  trouble: '{S} spat, and nobody wanted to come near',
  solved: '{S} blew bubbles and said it in words',
  opener:
    'It was nearly {S’s} turn, and then it was not. {L+} saw the cheeks go round. There was a wet noise, and somebody said, “Yuck!”',
  friend:
    '{S+} wiped {S.their~the} mouth with one sleeve. {^S} {did}, right in front of everyone. For a moment all of them looked at {S}. Then all of them took two steps back.',
  problem:
    'Somebody had to wash their face, and was close to tears. “That’s horrid for the others,” said {L}, “and we don’t do it.” {^S} looked at the empty place all round. That was not what {S} had wanted.',
  tries: [
    'They scolded till they were red. {S} knew no other answer than another round pair of cheeks.',
    'They laughed about it. That was worse: now {S} thought that it was a game.',
    'They all went away and left {S} there. The place got still bigger, and {S} got still crosser.',
  ],
  tip: '“There’s a puff in there that has to come out,” said {G+}. “Let it out as air. And somebody who has waited that long needs a sentence. ‘I’ve been waiting’ is a good one.”',
  turn: '{L} brought the jar with the bubbles. “Blow,” said {L}, “as cross as you are.” {S} blew. The first bubble burst at once, the second was big and wobbly. With each puff a bit of the crossness flew away. “Now the sentence,” said {L}.',
  done: '“I’ve been waiting,” said {S}, with a dry mouth. “It was my turn.” Then everybody understood it. {S} fetched a clean flannel for the one who had got wet. “I’m sorry.” And after that it really was {S’s} turn.',
  again:
    'The bubble jar stands on the window sill, where {S} can reach it. If there are bubbles in the air, everybody knows: a puff had to come out.',
  helper: { name: 'Mr Finch', creature: 'otter' },
};
