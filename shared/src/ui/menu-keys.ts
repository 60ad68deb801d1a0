/**
 * The item a key leads to from item `at`: arrows go round, Home and End to the ends, a letter to the next item that
 * begins with it. Null when the key leads nowhere.
 */
export const nextItem = (key: string, at: number, labels: readonly string[]): number | null => {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const round = labels.map((_, step) => (at + 1 + step) % count);
  return round.find((index) => labels[index]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
};
