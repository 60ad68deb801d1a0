import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `yes-said-in-time` of the frame `somebody-does`, for its class of verbs. */
export const yesSaidInTime: StoryPlotInput = {
  id: 'yes-said-in-time',
  verbs: ['marry'],
  titles: ['{S} Gets Married', 'The Ring Has Gone', 'Yes!'],
  goal: 'be in time for the wedding',
  trouble: 'nothing was ready, and {S} was trembling',
  solved: '{S} was married',
  opener:
    'A bow was missing. The bells were ringing, the cake was here, the guests were here. {L+} had the ring, in a matchbox, in the left pocket. Or in the right.',
  friend:
    'For today was the day of {S+}. {^S} {did}, at eleven, under the old apple tree. It was ten now. {S} sat under the table and did not come out. “I’ve forgotten it,” said {S}. “What I’m meant to say. It was so lovely, and now it’s gone.”',
  problem:
    'It had been a long and beautiful sentence, and {S} had learned it for weeks. Without the sentence, {S} thought, there was no wedding. And {L} looked into the left pocket, and into the right, and there was no matchbox in either.',
  tries: [
    'They looked for the sentence in the book of weddings. There were only other people’s in it.',
    'They looked for the ring in the grass, in the cake and under the organ. They found six pennies and a sleeping uncle.',
    '{S} practised the sentence backwards, to catch it from behind. It got away.',
  ],
  tip: '“Who needs a long sentence?” asked {G+}. “It’s only there to wrap up a short word. You know the short one. And a ring is only something round that somebody has given you.”',
  turn: '{L} picked a daisy with a long stalk, bent it, and tied a knot. It was round. Then {L} held out a hand, and {S} came out from under the table, a bit crumpled. “Only one word,” said {L}. “You can do that.”',
  done: 'It was eleven. Under the apple tree the other one waited, and was just as crumpled. “Well?” asked the parson. {S} looked, and forgot the sentence a second time, and did not need it. “Yes,” said {S}. The daisy fitted. And everyone threw rice, and their hats.',
  again: 'The matchbox turned up in spring. They keep the daisy in it.',
};
