/** What to do with a message: handle it, answer with an error, drop it silently, or close the connection. */
export type RateLimitDecision = 'handle' | 'reject' | 'drop' | 'close';

/**
 * Rate limit for the messages of a connection: a token bucket of `perMinute`. Beyond it the first message is answered
 * with an error and further ones are dropped; after as many again the connection is closed.
 */
export const createMessageRateLimit = (perMinute: number, now: () => number) => {
  let tokens = perMinute;
  let refilledAt = now();
  let rejected = 0;
  return (): RateLimitDecision => {
    const time = now();
    tokens = Math.min(perMinute, tokens + ((time - refilledAt) * perMinute) / 60_000);
    refilledAt = time;
    if (tokens >= 1) {
      tokens -= 1;
      rejected = 0;
      return 'handle';
    }
    rejected += 1;
    if (rejected > perMinute) return 'close';
    return rejected === 1 ? 'reject' : 'drop';
  };
};
