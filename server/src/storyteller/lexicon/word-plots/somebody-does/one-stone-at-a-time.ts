import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `one-stone-at-a-time` of the frame `somebody-does`, for its class of verbs. */
export const oneStoneAtATime: StoryPlotInput = {
  id: 'one-stone-at-a-time',
  verbs: ['fall'],
  titles: ['{S} Down There', 'Up Again, {S!}', 'One More Stone'],
  goal: 'get {S} up again',
  trouble: '{S} was down there and could not get up',
  solved: '{S} was up again',
  opener:
    'There was a crash, or a splash, or a thump. Nobody could agree which. But when {L+} came running, they all stood in a circle and looked down.',
  friend:
    'Down there was {S+}. It had all gone so fast: {S} {did}, and now {S} looked up at all the faces. “I’m all right,” said {S}. “I only don’t know how to get up again.”',
  problem:
    'It was too deep to climb, and {S} was too heavy to be lifted. “How could that happen?” they asked each other, as if that helped. It was cold down there, and soon it would be evening.',
  tries: [
    'They pulled on a rope, all together. The rope came up quickly. {S} was not on it any more.',
    '“Jump!” they called. {S} tried to jump, and was then a little deeper than before.',
    'They let down a ladder. It was one rung too short. It’s always one rung.',
  ],
  tip: '“Nobody comes up in one go,” said {G+}. “How was the tower built? One stone at a time. Lift a thumb’s breadth, and push something under it. And then again.”',
  turn: '{L} brought flat stones. {S} leaned to the left: one stone under it! {S} leaned to the right: one more! Soon the whole street was handing stones along. Nobody had to be strong. They only had to keep going.',
  done: 'A thumb’s breadth, and another one, and when the first star came out {S} was at the top, and over the edge. “It’s quite interesting down there,” said {S}. “But up here it’s better.”',
  again:
    'The stones are still there. It’s a stair now, in case it happens to somebody again, and {S’s} name is on the lowest step.',
};
