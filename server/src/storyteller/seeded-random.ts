/** A seeded random generator (mulberry32): the same seed gives the same sequence. */
export type SeededRandom = {
  /** A whole number in [0, bound). */
  nextInt(bound: number): number;
  /** A random item; throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
};

/** Creates a generator; any text is a seed. */
export function createSeededRandom(seed: string): SeededRandom {
  let state = fnv1a(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const nextInt = (bound: number) => Math.floor(next() * bound);
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('Nothing to pick from: give at least one item.');
    return items[nextInt(items.length)] as T;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const left = [...items];
    const out: T[] = [];
    while (left.length > 0) out.push(...left.splice(nextInt(left.length), 1));
    return out;
  };
  return { nextInt, pick, shuffle };
}

function fnv1a(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}
