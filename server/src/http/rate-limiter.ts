import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { HttpError } from './http-error.ts';

/** A limit of so many requests in so many seconds. */
export type Limit = readonly [points: number, seconds: number];

/** Counts requests per key, in memory. */
export interface RateLimiter {
  /** Counts a request. Null within the limit, else the seconds after which to try again. */
  tryConsume(key: string): Promise<number | null>;
  /** Counts a request; throws 429 beyond the limit. */
  consume(key: string): Promise<void>;
  /** Takes one counted request back. */
  reward(key: string): Promise<void>;
  /** Forgets the key. */
  reset(key: string): Promise<void>;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The sentence for a visitor who has to wait so many seconds. */
const waitMessage = (seconds: number): string => {
  if (seconds <= 2 * MINUTE) return 'That was a little too often. Please wait a minute and try again.';
  if (seconds <= HOUR) return 'That was a little too often. Please try again in an hour.';
  return 'That was a lot for one day! Please come back tomorrow.';
};

/** A 429 with a Retry-After header. */
export const tooManyRequests = (seconds: number, message = waitMessage(seconds)): HttpError =>
  new HttpError(429, message, Math.max(1, Math.ceil(seconds)));

/** Creates a rate limiter; with RATE_LIMITS=off it allows everything. */
export const createRateLimiter = (config: Config, [points, seconds]: Limit): RateLimiter => {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  const disabled = config.RATE_LIMITS === 'off';
  const tryConsume = async (key: string): Promise<number | null> => {
    if (disabled) return null;
    try {
      await limiter.consume(key);
      return null;
    } catch (rejected) {
      if (rejected instanceof Error) throw rejected;
      return (rejected as { msBeforeNext: number }).msBeforeNext / 1000;
    }
  };
  return {
    tryConsume,
    consume: async (key) => {
      const wait = await tryConsume(key);
      if (wait !== null) throw tooManyRequests(wait);
    },
    reward: async (key) => {
      if (!disabled) await limiter.reward(key);
    },
    reset: async (key) => {
      await limiter.delete(key);
    },
  };
};
