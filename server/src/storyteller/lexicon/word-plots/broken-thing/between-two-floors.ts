import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `between-two-floors` of the frame `broken-thing`, for lifts and other things with people in them. */
export const betweenTwoFloors: StoryPlotInput = {
  id: 'between-two-floors',
  words: ['lift', 'elevator', 'escalator', 'cable car', 'big wheel', 'ferris wheel'],
  titles: ['Stuck Between Two Floors', '{L} and the Stuck {Noun}', 'Not Up, Not Down'],
  goal: 'get out of {the}',
  trouble: '{the} had stopped, and nobody could get out',
  solved: '{the} was moving again, and they all knew each other',
  opener:
    '“I’ll press!” called {L+}. The button was high up and shone like a small moon. The door went shut. Inside stood a lady with a cello, a man with a fish, and somebody with a cake. Nobody said anything. You don’t, in there.',
  problem:
    'There was a jerk, a clonk, and then nothing. It did not go up and it did not go down. {The} was stuck, right in the middle! The light blinked. The fish looked at the ceiling. “Oh,” said everybody, and that was the first thing that anybody had said.',
  tries: [
    '{L} pressed all the buttons, one after the other, and then all of them together. They lit up very prettily, like a birthday.',
    'They jumped, at “three”, to shake it loose. The lady landed on the fish, and the cello said “mmmm”.',
    '{F} called for help through the crack. A dog answered.',
  ],
  tip: '“I’ll get it going,” said a voice from the holes under the buttons. It was {G+}. “Press the yellow bell, tell me where you are, and then make yourselves comfortable. It’ll take as long as a cake.”',
  turn: '{L} pressed the yellow bell and said it, loudly and clearly. Then they all sat down on the floor. “As long as a cake,” said {L}, and looked at the box. The lady played something, and the man told them where the fish was going.',
  done: 'They were just in the middle of the second song. There was a clonk, a jerk, and the door slid open. Outside stood people with ladders. “Could you come back in ten minutes?” asked the lady with the cello. They got out all the same, arm in arm.',
  again:
    'Since that day they say good morning in there. And {L} still presses the button, but knows where the yellow one is, too.',
};
