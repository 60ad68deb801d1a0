import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `both-feet-down` of the frame `hurtful-deed`, for themes with its words. */
export const bothFeetDown: StoryPlotInput = {
  id: 'both-feet-down',
  words: ['climb'],
  titles: ['Both Feet Down', '{S} and the Climbing Tree', 'Not Up There'],
  goal: 'find {S} a place for climbing',
  trouble: '{S} climbed where nobody may climb',
  solved: '{S} had a place where climbing was safe',
  opener:
    'Something creaked, high up. {L+} looked at the floor first, where people usually are, and then up, and got a fright.',
  friend:
    'Up there was {S+}. {^S} {did}, and waved. One foot stood on something that wobbled. {L} did not shout, so as not to startle {S}, but ran to fetch a grown-up.',
  problem:
    'The big arms were just in time. The plates were not. “You could have fallen,” they said, and nobody was cross, only pale. {S} looked at the bits. But an hour later one foot was on the bottom shelf again.',
  tries: [
    'They took away the chair. {S} found the drawers, which make stairs if one pulls them out.',
    'They told {S} to sit. Legs like that do not want to sit.',
    '{L} kept guard in front of it. Then {L} had to go to the toilet.',
  ],
  tip: '“Somebody who climbs has to climb,” said {G+}. “But not on what can tip over. Look for a place where it’s soft below and a grown-up is near. And learn the way down first.”',
  turn: 'In the park there was a climbing frame with sand underneath. {L} showed {S} how it’s done: three holds, one move. First down, then up. A grown-up stood next to it with both hands free. {S} went up four rungs, and came down four rungs, and grinned.',
  done: 'At home the shelf stood there, as high as ever. {S} looked up at it. Then {S} put both feet together on the floor. “Shelves are for plates,” said {S}. “Can we go to the frame after tea?” They could.',
  again:
    '{S} holds the dustpan when something breaks, and asks for what stands up high. Somebody big takes it down.',
  helper: { name: 'Mr Finch', creature: 'squirrel' },
};
