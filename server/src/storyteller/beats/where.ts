import type { At, BeatLines, Plot } from '../packs/pack.ts';
import type { Beat } from '../plan.ts';

const LINES: Record<Beat, (plot: Plot) => BeatLines> = {
  'home-and-wish': ({ home }) => home,
  'friend-and-object': ({ friend }) => friend,
  problem: ({ problem }) => problem,
  'setting-out': ({ out }) => out,
  'first-try': ({ attempt }) => attempt,
  helper: ({ help }) => help,
  lowest: ({ low }) => low,
  turn: ({ turn }) => turn,
  ending: ({ ending }) => ending,
  'home-again': ({ again }) => again,
};

/** Where and when a plot's page of this beat is. */
export function whereOf(plot: Plot, beat: Beat): At {
  return LINES[beat](plot).at;
}
