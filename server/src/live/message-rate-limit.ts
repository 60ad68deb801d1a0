/** What to do with one more message: take it, refuse it with a word, drop it silently, or end the connection. */
export type Verdict = 'take' | 'refuse' | 'drop' | 'close';

/**
 * A bucket of `perMinute` messages that refills evenly. Who runs dry is told once and then ignored; who goes on for
 * as many messages again is shown out.
 */
export const createMessageRateLimit = (perMinute: number, now: () => number) => {
  let left = perMinute;
  let at = now();
  let refused = 0;
  return (): Verdict => {
    const time = now();
    left = Math.min(perMinute, left + ((time - at) * perMinute) / 60_000);
    at = time;
    if (left >= 1) {
      left -= 1;
      refused = 0;
      return 'take';
    }
    refused += 1;
    if (refused > perMinute) return 'close';
    return refused === 1 ? 'refuse' : 'drop';
  };
};
