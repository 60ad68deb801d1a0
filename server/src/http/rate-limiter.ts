import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { changeInBatches } from '../db/change-in-batches.ts';
import { type Db, dialectOf } from '../db/database.ts';
import { HttpError } from './http-error.ts';

/** A limit of so many requests in so many seconds. */
export type Limit = readonly [points: number, seconds: number];

/** Counts requests per key: on SQLite in memory, on PostgreSQL in a table that all servers share. */
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

const EXPIRED_BATCH = 500;
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

/** What RateLimiterPostgres takes for a client. Its statements lose their names, which a pooler like PgBouncer does not know. */
const limiterClient = (db: Db) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

const createLimiter = (db: Db, name: string, [points, duration]: Limit) => {
  const memory = new RateLimiterMemory({ points, duration });
  if (dialectOf(db) === 'sqlite') return memory;
  return new RateLimiterPostgres({
    storeClient: limiterClient(db),
    storeType: 'client',
    tableName: 'rate_limits',
    // A migration makes the table, and housekeeping deletes what has expired.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    // While the database is away each server counts alone.
    insuranceLimiter: memory,
  });
};

/** The table must not list who asked: addresses of people and machines are hashed. */
export const hashKey = (key: string): string => hash('sha256', key, 'base64url');

/**
 * Creates a rate limiter; with RATE_LIMITS=off it allows everything. `name` must differ from all others: limiters of one name
 * count together.
 */
export const createRateLimiter = (
  { config, db }: { config: Pick<Config, 'RATE_LIMITS'>; db: Db },
  name: string,
  limit: Limit,
): RateLimiter => {
  const limiter = createLimiter(db, name, limit);
  const disabled = config.RATE_LIMITS === 'off';
  const tryConsume = async (key: string): Promise<number | null> => {
    if (disabled) return null;
    try {
      await limiter.consume(hashKey(key));
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
      if (!disabled) await limiter.reward(hashKey(key));
    },
    reset: async (key) => {
      if (!disabled) await limiter.delete(hashKey(key));
    },
  };
};

/** Deletes the counts whose time is over, in batches; on SQLite there are none. */
export const deleteExpiredCounts = async (db: Db, signal?: AbortSignal): Promise<void> => {
  if (dialectOf(db) === 'sqlite') return;
  // Limiters count by the system's clock, and never by another one that a test gives.
  const now = Date.now();
  await changeInBatches(
    EXPIRED_BATCH,
    (limit) =>
      db
        .deleteFrom('rate_limits')
        // Again outside: a count that began anew meanwhile is kept.
        .where('expire', '<', now)
        .where('key', 'in', (eb) =>
          eb.selectFrom('rate_limits').select('key').where('expire', '<', now).limit(limit),
        )
        .returning('key')
        .execute(),
    signal,
  );
};
