/** Runs `work` for every item, `atOnce` at a time. Rejects with the first error, after which no further one is begun. */
export const forEachConcurrently = async <T>(
  items: T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  const waiting = items[Symbol.iterator]();
  let failed = false;
  const run = async () => {
    for (const item of waiting) {
      if (failed) return;
      await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, run));
};
