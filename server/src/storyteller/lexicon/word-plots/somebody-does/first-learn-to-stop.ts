import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `first-learn-to-stop` of the frame `somebody-does`, for its class of verbs. */
export const firstLearnToStop: StoryPlotInput = {
  id: 'first-learn-to-stop',
  verbs: ['drive'],
  item: 'a cart',
  titles: ['{S} at the Wheel', 'First Learn to Stop', 'Honk!'],
  goal: 'learn how to stop',
  trouble: '{S} could only start, and not stop',
  solved: '{S} could stop for a hen',
  opener:
    'Honk! Everyone jumped on to the pavement, and {L+} jumped on to the bench. Something came round the corner on two wheels, and they were the wrong two.',
  friend:
    '“Good morning!” called {S+}, and was past already. Nobody had believed it, but {S} really {did}. At the end of the street it went bump. “Starting is easy,” said {S} out of the hedge. “But where’s the thing for stopping?”',
  problem:
    'Nobody had ever shown it to {S}. And {S’s} {limbs} were not made for {goods}: here they were too short, and there they were in the way. “{S} shouldn’t {do},” people said. “Think of the hens.” The hens thought so too.',
  tries: [
    'They tied a cushion to the front. It was nicer for the hedge, but it didn’t help with the stopping.',
    '{L} ran in front with a red flag. {L} was fast. {S} was faster. Then the flag was in the hedge as well.',
    'They tried it only uphill. It went very well, as far as the top.',
  ],
  tip: '“You’ve begun with going,” said {G+}. “Begin with stopping. Whoever can stop can go anywhere. And make {goods} fit the driver, not the driver fit {them}.”',
  turn: 'They fixed a block of wood on the left and a long string on the right, until {S’s} {limbs} reached everything. Then {S} practised in front of a dandelion: stop. And stop. And stop. After the hundredth time the dandelion did not even nod.',
  done: 'On Sunday {S} {did}, right down the main street, with a very straight back. A hen stepped out. They all held their breath. And {S} stopped, without a sound, and let it go first. People clapped. The hen bowed.',
  again: '{S} takes everyone to market now, and the hens as well. They all want to sit in front.',
};
