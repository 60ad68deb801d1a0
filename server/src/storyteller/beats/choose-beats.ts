import type { Beat } from '../story-plan.ts';

/** The beat of a page; an episode is an extra page that continues the beat. */
export type PlannedBeat = { beat: Beat; isEpisode: boolean };

const BEATS_BY_PAGE_COUNT: Record<number, Beat[]> = {
  1: ['ending'],
  2: ['home-and-wish', 'ending'],
  3: ['home-and-wish', 'problem', 'ending'],
  4: ['home-and-wish', 'problem', 'turn', 'ending'],
  5: ['home-and-wish', 'problem', 'turn', 'ending', 'home-again'],
  6: ['home-and-wish', 'problem', 'lowest', 'turn', 'ending', 'home-again'],
  7: ['home-and-wish', 'friend-and-object', 'problem', 'lowest', 'turn', 'ending', 'home-again'],
  8: ['home-and-wish', 'friend-and-object', 'problem', 'first-try', 'lowest', 'turn', 'ending', 'home-again'],
  9: [
    'home-and-wish',
    'friend-and-object',
    'problem',
    'first-try',
    'helper',
    'lowest',
    'turn',
    'ending',
    'home-again',
  ],
};

/**
 * The beat of every page. Ten pages have one beat each; shorter stories keep the home, the problem and the last four as long as they
 * fit; longer ones have extra pages (episodes) between setting out and the lowest point.
 */
export function chooseBeats(totalPages: number): PlannedBeat[] {
  const beats = BEATS_BY_PAGE_COUNT[totalPages];
  if (beats) return beats.map((beat) => ({ beat, isEpisode: false }));
  const extra = totalPages - 10;
  const before = Math.ceil(extra / 3);
  const between = Math.ceil((extra - before) / 2);
  const after = extra - before - between;
  const main = (...beats: Beat[]) => beats.map((beat) => ({ beat, isEpisode: false }));
  const episodes = (beat: Beat, count: number) =>
    Array.from({ length: count }, () => ({ beat, isEpisode: true }));
  return [
    ...main('home-and-wish', 'friend-and-object', 'problem', 'setting-out'),
    ...episodes('setting-out', before),
    ...main('first-try'),
    ...episodes('first-try', between),
    ...main('helper'),
    ...episodes('helper', after),
    ...main('lowest', 'turn', 'ending', 'home-again'),
  ];
}
