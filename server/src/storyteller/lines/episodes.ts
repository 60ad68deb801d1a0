/** A page more on the way, in stories longer than ten: it needs nobody but the party and fits every plot and place. */
export type Episode = { say: string; more: string[] };

export const episodes: Episode[] = [
  {
    say: 'The path came to a gate, and on the gate hung a sign: “Only backwards walkers here.” So {ALL} turned round and went through backwards.',
    more: [
      'It is surprising how much one sees that way, mostly of where one has been.',
      'Nobody ever found out who had put it there.',
    ],
  },
  {
    say: 'They came to a ditch with no bridge. {F} found a plank, {L} held one end, and across they went, one wobble at a time.',
    more: [
      'The plank said “Eek” at every step.',
      'When the last foot was over, they put the plank back for the next ones.',
    ],
  },
];
