const SHORTEST_MS = 1500;
const LONGEST_MS = 8000;
const LAST_MS = 15_000;

/**
 * How long a release may take to be ready, in milliseconds. While there is another to fall back to: as long as the page
 * itself took to start, which measures the network, and at least 1.5 s, so that a fallback stands within 3 s.
 */
export const patience = (startedAfter: number, hasNext: boolean): number =>
  hasNext ? Math.min(LONGEST_MS, Math.max(SHORTEST_MS, startedAfter)) : LAST_MS;
