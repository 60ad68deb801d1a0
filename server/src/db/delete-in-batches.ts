import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';

/**
 * Repeats `deleteBatch`, which deletes at most `batchSize` rows and returns them, until there are none left or `signal` stops
 * it. Other requests run between two batches. Returns all deleted rows.
 */
export const deleteInBatches = async <Row>(
  batchSize: number,
  deleteBatch: (limit: number) => Promise<Row[]>,
  signal?: AbortSignal,
): Promise<Row[]> => {
  const deleted: Row[] = [];
  for (;;) {
    if (signal?.aborted) return deleted;
    const rows = await deleteBatch(batchSize);
    deleted.push(...rows);
    if (rows.length < batchSize) return deleted;
    await yieldToEventLoop();
  }
};
