/** Counts who holds how many sockets. `take` gives the giving-back, or null when one of the keys has its fill. */
export const createConnectionSlots = () => {
  const counts = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (counts.get(key) ?? 0) + change;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    acquire: (wanted: { key: string; most: number }[]): (() => void) | null => {
      if (wanted.some(({ key, most }) => (counts.get(key) ?? 0) >= most)) return null;
      for (const { key } of wanted) add(key, 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        for (const { key } of wanted) add(key, -1);
      };
    },
  };
};
