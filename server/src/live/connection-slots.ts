/** Limits open sockets per key (IP address, session). `acquire` returns release, or null when a key is at its limit. */
export const createConnectionSlots = () => {
  const counts = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (counts.get(key) ?? 0) + change;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    acquire: (limits: { key: string; max: number }[]): (() => void) | null => {
      if (limits.some(({ key, max }) => (counts.get(key) ?? 0) >= max)) return null;
      for (const { key } of limits) add(key, 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        for (const { key } of limits) add(key, -1);
      };
    },
  };
};
