import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `back-where-it-belongs` of the frame `hurtful-deed`, for themes with its words. */
export const backWhereItBelongs: StoryPlotInput = {
  id: 'back-where-it-belongs',
  words: ['steal', 'take', 'nick', 'swipe', 'shoplift'],
  titles: ['Back Where It Belongs', '{S} and the Heavy Pocket', 'A Pocket with a Secret'],
  goal: 'bring back what did not belong to {S}',
  trouble: 'there was something in {S’s} pocket that belonged to somebody else',
  solved: 'everything was back where it belonged',
  opener:
    'A pocket can get heavy, even when there’s almost nothing in it. {L+} noticed it by the way somebody walked: a bit crooked, with one hand on the left side.',
  friend:
    'It was {S+}. {^S} {did}, and now it was in the pocket, and {S} could not eat it, or show it, or put it down. “Please don’t tell,” said {S}.',
  problem:
    '“It isn’t yours,” said {L}. {^S} knew that. It had looked so lovely, and nobody had been watching. Now {S} saw somebody search for it, on the shelf and under the shelf, with a worried face.',
  tries: [
    '{S} hid it under the mattress. All night it pressed, right through the mattress.',
    '{S} wanted to throw it away. But then it would be gone, and the other one would still be searching.',
    '{S} thought of putting it back in secret. That’s better than nothing. But the crooked feeling would have stayed.',
  ],
  tip: '“Wanting something isn’t bad,” said {G+}. “Taking it is, because it belongs to somebody. The way back is short, but it’s steep. Somebody can come along, as far as the door, and inside, too.”',
  low: '“They’ll be so cross,” said {S}. “Perhaps,” said {L}. “I’ll stand next to you.”',
  turn: 'They went there, {L} and {S}, hand in hand. In front of the door they stopped and breathed in. Then {S} went in and put it on the table. “I took this,” said {S}, “and I shouldn’t have. I’m sorry.”',
  done: 'For a while it was quiet. “That took courage,” said the one to whom it belonged. “What’s to be done now?” {S} wanted to make it good, and swept the whole floor, right into the corners. After that {S} walked quite straight again.',
  again:
    'If {S} wants something very much now, {S} says so, and asks what it costs, and saves up. The pockets are light.',
  helper: { name: 'Mrs Penny', creature: 'mouse' },
};
