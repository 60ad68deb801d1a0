import { setImmediate } from 'node:timers/promises';

/**
 * Lets other requests run. SQLite answers synchronously, so awaiting many queries in a row holds the event loop: call it
 * between batches of work that together may take more than a few milliseconds.
 */
export const yieldToEventLoop = (): Promise<void> => setImmediate();
