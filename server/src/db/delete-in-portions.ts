import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';

/**
 * Repeats `deletePortion`, which deletes at most `portion` rows and returns them, until there are none left or `signal` stops
 * it. Other requests run between two portions. Returns all deleted rows.
 */
export const deleteInPortions = async <Row>(
  portion: number,
  deletePortion: (limit: number) => Promise<Row[]>,
  signal?: AbortSignal,
): Promise<Row[]> => {
  const deleted: Row[] = [];
  for (;;) {
    if (signal?.aborted) return deleted;
    const rows = await deletePortion(portion);
    deleted.push(...rows);
    if (rows.length < portion) return deleted;
    await yieldToEventLoop();
  }
};
