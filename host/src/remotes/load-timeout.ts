const MIN_MS = 1500;
const MAX_MS = 8000;
const LAST_RESORT_MS = 15_000;

/**
 * How long one step of loading a release may take, in milliseconds. While there is another release to fall back to: as
 * long as the page itself took to start, which measures the network, between 1.5 and 8 s. So the fallback is shown within 3 s
 * where the page starts within 1.5 s, and later on a slower line. The last candidate gets 15 s.
 */
export const loadTimeout = (pageStartMs: number, hasFallback: boolean): number =>
  hasFallback ? Math.min(MAX_MS, Math.max(MIN_MS, pageStartMs)) : LAST_RESORT_MS;
