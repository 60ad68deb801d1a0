/** A stable 32-bit number for a text (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Repeatable randomness: the same text gives the same row of numbers. */
export interface Dice {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number from 0 up to `count - 1`. */
  below(count: number): number;
  /** One of the list. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** Dice thrown by a text. */
export function createDice(text: string): Dice {
  let state = hashText(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    between: (low, high) => low + next() * (high - low),
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
