import { fnv1a } from './seeded-random.ts';

/** Which story of a family this is: the `salt` is the family's own, `count` the number of stories told before. */
export type Rotation = { salt: string; count: number };

/** Spreads a hash over all of its bits: the low ones of FNV-1a depend on little of the text (finalizer of MurmurHash3). */
function mixed(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** One pick of a list in a story is the rule, so that the next story goes on behind it; of the longest, two. */
const strideOf = (length: number): number => (length > 20 && length % 2 === 1 ? 2 : 1);

/**
 * Picks options so that the stories of a family use a list one after the other before they repeat any of it, in an order that differs
 * between families. Deterministic: the same rotation and list give the same pick.
 */
export function createRotatingChooser({ salt, count }: Rotation) {
  return {
    /** An item of `items`, which may be those left of a longer list `from`; equal lists with different keys are independent. */
    pick<T>(items: readonly T[], from: readonly T[] = items, key = ''): T {
      if (items.length === 0) throw new Error('Nothing to pick from: give at least one item.');
      const position = count * strideOf(from.length);
      const round = Math.floor(position / from.length);
      const start = mixed(fnv1a(`${salt}/${key}/${round}/${from.join('|')}`)) + position;
      for (let i = 0; i < from.length; i += 1) {
        const item = from[(start + i) % from.length] as T;
        if (items.includes(item)) return item;
      }
      return items[0] as T;
    },
  };
}

/** The rotation as the end of a plot id (`bicycle/wheels~k3f.2`). */
export function formatRotation({ salt, count }: Rotation): string {
  return `~${salt}.${count}`;
}

/** The rotation of a family's next story, from the plot ids of its earlier ones, latest first; `salt` is used for the first. */
export function nextRotation(recentPlots: readonly string[], salt: string): Rotation {
  for (const plot of recentPlots) {
    const found = /~([a-z0-9]+)\.(\d+)$/.exec(plot);
    if (found) return { salt: found[1] as string, count: Number(found[2]) + 1 };
  }
  return { salt, count: recentPlots.length };
}

/** A plot id without its rotation. */
export function plotWithoutRotation(plot: string): string {
  return plot.replace(/~[a-z0-9]+\.\d+$/, '');
}
