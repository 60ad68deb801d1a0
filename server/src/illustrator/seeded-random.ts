/** A stable unsigned 32-bit hash of a text (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A seeded random generator (mulberry32): the same seed gives the same sequence. */
export interface SeededRandom {
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [0, count). */
  nextInt(count: number): number;
  /** A random item. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** Creates a generator; any text is a seed. */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const nextInt = (count: number) => Math.floor(next() * count);
  return {
    between: (low, high) => low + next() * (high - low),
    nextInt,
    pick: (list) => list[nextInt(list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
