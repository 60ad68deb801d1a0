/** Takes a token; false when none is left. */
export type TokenBucket = () => boolean;

/** A bucket of `capacity` tokens, full at first, into which `perSecond` flow evenly. `now` in milliseconds. */
export const createTokenBucket = (
  { capacity, perSecond }: { capacity: number; perSecond: number },
  now: () => number,
): TokenBucket => {
  let tokens = capacity;
  let refilledAt = now();
  return () => {
    const time = now();
    tokens = Math.min(capacity, tokens + ((time - refilledAt) / 1000) * perSecond);
    refilledAt = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};
