import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';

/**
 * Repeats `changeBatch`, which deletes or updates at most `limit` rows and returns them, until there are none left or `signal`
 * stops it. Other requests run between two batches. Returns all changed rows.
 */
export const changeInBatches = async <Row>(
  batchSize: number,
  changeBatch: (limit: number) => Promise<Row[]>,
  signal?: AbortSignal,
): Promise<Row[]> => {
  const changed: Row[] = [];
  for (;;) {
    if (signal?.aborted) return changed;
    const rows = await changeBatch(batchSize);
    changed.push(...rows);
    await yieldToEventLoop();
    if (rows.length < batchSize) return changed;
  }
};
