import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-hole-for-the-ears` of the frame `somebody-does`, for its class of verbs. */
export const aHoleForTheEars: StoryPlotInput = {
  id: 'a-hole-for-the-ears',
  verbs: ['wear'],
  item: 'a hat',
  titles: ['{S} Is All Dressed Up', 'A Hole for the Ears', 'Look at {S}!'],
  goal: 'make {goods} fit',
  trouble: '{goods} did not fit, and everyone laughed',
  solved: '{goods} fitted',
  opener:
    'In the street people turned round. One of them walked into a lamp post. {L+} looked to see what there was to look at, and it was a lot.',
  friend:
    'Along came {S+}, and it was quite true: {S} {did}! {Goods} {were} too tight at the back and too long in front, but {S} walked as if there were music. “Good morning,” said {S} to the lamp post.',
  problem:
    '“Somebody like that doesn’t wear {some_goods},” people said, and laughed behind their hands. {S} heard it, and got slower, and pulled here and tugged there. And then it went rip.',
  tries: [
    'They let {goods} out at the back. Now {they} slipped down in front.',
    '{S} did not breathe any more. That was all right as far as the corner.',
    '{S} tried a plain brown sack, like everybody. Nobody turned round now. But it was no fun either.',
  ],
  tip: '“You’ve measured {goods},” said {G+}. “Has anybody measured {S}? What’s made for another one always pinches. It isn’t the fault of the one inside.”',
  turn: '{L} fetched the tape. It had to go round {S} twice. They unpicked every seam, and put in what was missing: a bit of curtain here, a bit of tablecloth there, and a hole for everything that sticks out.',
  done: 'Now {goods} fitted. {S} went down the street once more, and there was the music again. The one from the lamp post stopped. “Where do you get {some_goods} like that?” asked the voice. “I’d like a hole for the ears too.”',
  again: 'On Sundays half the village goes for a walk in curtain and tablecloth. In front goes {S}.',
};
