import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `smaller-than-a-thimble` of the frame `somebody-does`, for its class of verbs. */
export const smallerThanAThimble: StoryPlotInput = {
  id: 'smaller-than-a-thimble',
  verbs: ['shrink'],
  titles: ['{S} the Small', 'Smaller Than a Thimble', 'Where Is {S}?'],
  goal: 'make {S} big again',
  trouble: '{S} was no bigger than a thumb',
  solved: '{S} was as big as ever',
  opener:
    'On Monday the chair had become too high. On Tuesday it was the doorstep. And on Wednesday {L+} heard a thin voice from behind the sugar bowl.',
  friend:
    'It was {S+}, and {S} was no bigger than a thumb! “It began at breakfast,” said {S}. “First the spoon was too heavy. Now I can’t see over the butter.” So it was true: {S} {did}, and it did not stop.',
  problem:
    'Everything was different now. A puddle was a lake, and a sneeze was a storm. “I’ve so much to do today,” said {S}, “and I can’t even reach the door handle.” {L} put {S} into a breast pocket, and did not know what to do next.',
  tries: [
    'They put {S} in a flower pot, in the sun, and watered {S.them}. {S} got wet. That was all.',
    '{S} ate a whole pea, as big as a football. Now {S} was round, but no taller.',
    'They pulled, very gently, one at the top and one at the bottom. Nothing got longer but {S’s} face.',
  ],
  tip: '“Nobody grows by waiting for it,” said {G+}. “But somebody small who does a big thing has been known to grow. Listen about. Is there nothing that needs somebody of just that size?”',
  turn: 'Somebody cried out. The ring had slipped between the boards, the one ring that can’t be bought again, and all the hands were too big. “Let me down!” called {S}. {L} tied a thread round {S’s} middle, and down it went, into the dark.',
  done: 'Tug, tug, went the thread. {L} pulled, and it got heavier and heavier. First the ring came up. Then came {S}, and the crack was hardly wide enough, and then it was not wide enough at all. There stood {S}, as big as ever, with dust on the nose.',
  again:
    'There’s still a pencil line on the door, very low down. {S} bends down to it now and then, and laughs.',
};
