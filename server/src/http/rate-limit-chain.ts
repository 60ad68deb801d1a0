import { CompiledQuery } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Db, dialectOf } from '../db/database.ts';
import { reportReused } from '../db/prepared-names.ts';
import { isOverloaded, isStoreFailure } from '../db/store-errors.ts';
import { hashKey, type Limit } from './rate-limiter.ts';

/** A limit that is counted together with others. `name` must differ from all others: limits of one name count together. */
export interface ChainedLimit {
  name: string;
  limit: Limit;
  /** The counts of SQLite's single server, and those of each server while PostgreSQL is away. */
  memory: RateLimiterMemory;
}

/** A limit, and whose request it is. */
export type LimitedKey = readonly [limit: ChainedLimit, key: string];

export const chainedLimit = (name: string, limit: Limit): ChainedLimit => ({
  name,
  limit,
  memory: new RateLimiterMemory({ points: limit[0], duration: limit[1] }),
});

/** As RateLimiterPostgres counts, which counts sign-ins in the same table. */
const COUNT_AGAIN = `ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN counted.expire <= $1 THEN 1 ELSE counted.points + 1 END,
    expire = CASE WHEN counted.expire <= $1 THEN excluded.expire ELSE counted.expire END
  RETURNING points, expire`;

/**
 * One statement that counts a request against `count` limits, each only when it is within the one before: the row of a limit is
 * inserted depending on what the insertion before it returned. Parameters: now, then key, expiry and points of each limit.
 */
const statementOf = (count: number): string => {
  const at = (limit: number, parameter: number) => `$${2 + 3 * limit + parameter}`;
  const parts = Array.from({ length: count }, (_, nth) => {
    const within = nth === 0 ? '' : ` WHERE (SELECT points FROM limit${nth - 1}) <= ${at(nth - 1, 2)}::int`;
    return `limit${nth} AS (
  INSERT INTO rate_limits AS counted (key, points, expire)
  SELECT ${at(nth, 0)}::varchar, 1, ${at(nth, 1)}::bigint${within}
  ${COUNT_AGAIN})`;
  });
  const results = parts.map((_, nth) => `SELECT expire FROM limit${nth} WHERE points > ${at(nth, 2)}::int`);
  return `WITH ${parts.join(',\n')}\n${results.join(' UNION ALL ')}`;
};
const statements = new Map<number, string>();

/** Milliseconds until the limit that is exceeded ends; null within all of them. */
const countInTable = async (db: Db, keys: readonly LimitedKey[], now: number): Promise<number | null> => {
  const text = statements.get(keys.length) ?? statementOf(keys.length);
  if (!statements.has(keys.length)) reportReused(text);
  statements.set(keys.length, text);
  const parameters = keys.flatMap(([{ name, limit }, key]) => [
    `${name}:${hashKey(key)}`,
    now + limit[1] * 1000,
    limit[0],
  ]);
  const { rows } = await db.executeQuery<{ expire: number }>(CompiledQuery.raw(text, [now, ...parameters]));
  // Another request may have begun the time of this limit a moment later than `now`.
  return rows[0] === undefined ? null : Math.max(0, rows[0].expire - Date.now());
};

const countInMemory = async (keys: readonly LimitedKey[]): Promise<number | null> => {
  try {
    for (const [{ memory }, key] of keys) await memory.consume(key);
    return null;
  } catch (rejected) {
    if (rejected instanceof Error) throw rejected;
    return (rejected as { msBeforeNext: number }).msBeforeNext;
  }
};

/**
 * Counts a request against several limits, in this order, until one is exceeded: what one limit refuses does not use up those after
 * it. Null within all limits, else the seconds after which to try again. On PostgreSQL one statement; while the database is away,
 * each server counts alone.
 */
export const consumeChain = async (db: Db, keys: readonly LimitedKey[]): Promise<number | null> => {
  if (keys.length === 0) return null;
  const wait =
    dialectOf(db) === 'sqlite'
      ? await countInMemory(keys)
      : await countInTable(db, keys, Date.now()).catch((error: unknown) => {
          if (!isStoreFailure(error) && !isOverloaded(error)) throw error;
          return countInMemory(keys);
        });
  return wait === null ? null : wait / 1000;
};
