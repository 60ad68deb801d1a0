import { createTokenBucket } from '../http/token-bucket.ts';

/** What to do with a message: handle it, answer with an error, drop it silently, or close the connection. */
export type RateLimitDecision = 'handle' | 'reject' | 'drop' | 'close';

/**
 * Rate limit for the messages of a connection: a token bucket of `perMinute`. Beyond it the first message is answered
 * with an error and further ones are dropped; after as many again the connection is closed.
 */
export const createMessageRateLimit = (perMinute: number, now: () => number) => {
  const take = createTokenBucket({ capacity: perMinute, perSecond: perMinute / 60 }, now);
  let rejected = 0;
  return (): RateLimitDecision => {
    if (take()) {
      rejected = 0;
      return 'handle';
    }
    rejected += 1;
    if (rejected > perMinute) return 'close';
    return rejected === 1 ? 'reject' : 'drop';
  };
};
