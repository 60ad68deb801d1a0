/* The sentence encoder's thread in tests: the same opinion of every text, at once. */

export const pointsOf = () => [0, 0, 0];
