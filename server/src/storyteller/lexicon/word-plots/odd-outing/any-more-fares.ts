import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `any-more-fares` of the frame `odd-outing`, for themes with its words. */
export const anyMoreFares: StoryPlotInput = {
  id: 'any-more-fares',
  words: ['bus', 'train', 'holiday', 'plane', 'aeroplane', 'airplane', 'road trip', 'ferry', 'on a trip'],
  titles: ['{S} Takes the Bus', 'Any More Fares?', 'All Aboard, {S!}'],
  goal: 'travel all the way with {S}',
  trouble: '{S} had never travelled before',
  solved: '{S} had arrived, and everybody waved',
  opener:
    '“Two tickets, please,” said {L+}. The driver looked round for the second one. The bag beside {L} had begun to move.',
  friend:
    'Out of it looked {S+}. “Is this the holiday?” asked {S}. “Not yet,” said {L}. “This is the way there.” {S} had packed a sun hat and {treat}, and nothing else.',
  problem:
    'They sat right in front. {S} wanted to see everything, on the left and on the right, at the same time. At the first bend {S} {slip}. The driver stopped. “Not in my bus,” said the driver.',
  tries: [
    '{L} put {S} on the luggage rack, with a label. At every stop somebody tried to take {S} along by mistake.',
    '{S} pressed the red button, because it was so nice and round. Ding! They stopped at each tree as far as the sea.',
    '“Are we there?” asked {S}. “Are we there? {Voice}?” After the fortieth time the whole bus was asking.',
  ],
  tip: '“Somebody who’s never been anywhere looks out of the wrong window,” said {G+}, on the seat behind. “Give {S} something to do. There’s nobody like {a} for telling what’s coming round the bend.”',
  turn: '“Would you be the lookout?” asked {L}. {S} sat up straight at the front window, very still, with the sun hat on. “{Voice}!” called {S}. That meant: cow. The driver braked in time, and nodded.',
  done: '“{Voice}, {voice}!” That meant a bridge, and then a rainbow, and they all looked. And at the very end came a long, long “{voice}”. That was the sea. The driver gave {S} the cap to wear on the last bit.',
  again:
    'The driver asks for {S} every summer now. There’s a small seat at the front with a cushion, and next to it a bag of {treat}.',
  setting: { home: 'village', main: 'shore' },
};
