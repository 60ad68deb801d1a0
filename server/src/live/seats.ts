/** Counts who holds how many sockets. `take` gives the giving-back, or null when one of the keys has its fill. */
export const createSeats = () => {
  const taken = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (taken.get(key) ?? 0) + change;
    if (count > 0) taken.set(key, count);
    else taken.delete(key);
  };
  return {
    take: (wanted: { key: string; most: number }[]): (() => void) | null => {
      if (wanted.some(({ key, most }) => (taken.get(key) ?? 0) >= most)) return null;
      for (const { key } of wanted) add(key, 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        for (const { key } of wanted) add(key, -1);
      };
    },
  };
};
