import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `five-coins` of the frame `somebody-does`, for its class of verbs. */
export const fiveCoins: StoryPlotInput = {
  id: 'five-coins',
  verbs: ['trade'],
  item: 'a hat',
  titles: ['{S} Goes Shopping', 'Five Coins', 'What {S} Wanted'],
  goal: 'get the five coins for {goods}',
  trouble: '{S} had no money for {goods}',
  solved: '{goods} belonged to {S}',
  opener:
    'The bell over the shop door went ding. Then it went ding again, a bit lower down. {L+} turned round in the queue to see who was coming in.',
  friend:
    'It was {S+}, with a very small purse. It was about {some_goods}. {S} had never been in a shop before, and looked round as if all of it were a dream.',
  problem:
    '“That makes five coins,” said the shopkeeper. {S} turned the purse upside down. Out came two beans, a feather and a smooth stone. {S} had saved for so long, only not the right thing. And there, behind the glass, {were} {goods}.',
  tries: [
    '“The stone is very smooth,” said {S}. The shopkeeper felt it. It was the smoothest of the year, they all agreed, but it was not a coin.',
    'They looked for coins: under the bench, in the fountain, in {L’s} winter coat. They found one. It was chocolate.',
    '{S} tried to want something cheaper. A pencil? But you can’t want a pencil when you want {some_goods}.',
  ],
  tip: '“A coin is only a thank-you that somebody has kept,” said {G+}. “Who could say thank you to {S}? What can {S} do that this shop needs?”',
  turn: '{L} looked round. There was dust on the top shelf, the string was in a tangle, and the door creaked. “Could you do that?” asked {L}. {S} could. By noon the shop had never looked so neat.',
  done: '“Five coins,” said the shopkeeper, and counted them into {S’s} purse: clink, clink. {S} counted them out again, on to the counter. Then {S} carried {goods} out of the door. {They} {were} {S’s} very own.',
  again:
    '{S} comes every Saturday, to dust the top shelf. The smooth stone lies beside the till. It was the tip.',
};
