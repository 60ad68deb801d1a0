/** A seeded random generator: the same seed gives the same sequence. */
export type SeededRandom = {
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [0, bound). */
  nextInt(bound: number): number;
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean;
  /** A random item; throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
};

/** Creates a generator; any text is a seed. */
export function createSeededRandom(seed: string): SeededRandom {
  return createMulberry32(fnv1a(seed));
}

/** Creates a generator (mulberry32) from a 32-bit seed. */
export function createMulberry32(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const nextInt = (bound: number) => Math.floor(next() * bound);
  return {
    nextInt,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error('Nothing to pick from: give at least one item.');
      return items[nextInt(items.length)] as T;
    },
    shuffle: (items) => {
      const left = [...items];
      const shuffled: typeof left = [];
      while (left.length > 0) shuffled.push(...left.splice(nextInt(left.length), 1));
      return shuffled;
    },
  };
}

/** The 32-bit FNV-1a hash of a text. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}
