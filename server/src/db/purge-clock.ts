import { sql } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from './database.ts';
import { readState, writeState } from './server-state.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
/** A server that was off for a week is usual; a longer jump may be a wrong clock. */
const MAX_JUMP_MS = 7 * DAY_MS;
/** Running time after which a clock that jumped is believed. */
const PROBATION_MS = 48 * HOUR_MS;

const State = z.object({
  /** The latest time that was believed. */
  seen: z.number(),
  /** Running time since the clock jumped; absent while it is believed. */
  waited: z.number().optional(),
});
type State = z.infer<typeof State>;

/** The clock by which data is old enough to be deleted. */
export interface PurgeClock {
  /** Milliseconds since 1970; behind the system's clock while that is in doubt. */
  now(): number;
  /** Compares the system's clock with the time of the last check. Call it at start and before every purge. */
  check(): Promise<void>;
}

interface PurgeClockDeps {
  db: Db;
  log: Logger;
  now(): number;
  /** Milliseconds of a clock that cannot be set. */
  monotonic?(): number;
}

/** The newest time in a store whose last time is not recorded yet. */
const newestTime = async (db: Db): Promise<number | null> => {
  const { rows } = await sql<{ at: number | null }>`
    SELECT max(at) AS at FROM (
      SELECT max(seen_at) AS at FROM sessions UNION ALL
      SELECT max(created_at) FROM stories UNION ALL SELECT max(created_at) FROM characters) AS newest`.execute(
    db,
  );
  return rows[0]?.at ?? null;
};

/**
 * Purges must not trust a clock that is suddenly 40 days ahead: everything would be too old. The last time is kept in the
 * store; after a jump of more than a week this clock goes on from there by running time, until the system's clock is
 * corrected, or until the server has run with it for two days.
 */
export const createPurgeClock = ({
  db,
  log,
  now,
  monotonic = () => performance.now(),
}: PurgeClockDeps): PurgeClock => {
  let state: State | undefined;
  let checkedAt = monotonic();

  const load = async (): Promise<State> => {
    const text = await readState(db, 'purge-clock');
    const stored = text === undefined ? null : (State.safeParse(JSON.parse(text)).data ?? null);
    return stored ?? { seen: (await newestTime(db)) ?? now() };
  };

  const next = ({ seen, waited }: State, elapsed: number): State => {
    const trusted = seen + elapsed;
    const days = Math.round((now() - trusted) / DAY_MS);
    if (now() - trusted <= MAX_JUMP_MS) {
      if (waited !== undefined) log.warn({ event: 'clock.corrected' }, 'data is deleted by its age again');
      // After a step back the later time stays: a clock without a battery starts in 1970.
      return { seen: Math.max(seen, now()) };
    }
    const total = (waited ?? 0) + elapsed;
    if (total >= PROBATION_MS) {
      log.warn({ event: 'clock.accepted', days }, 'data is deleted by its age again');
      return { seen: now() };
    }
    if (waited === undefined)
      log.error(
        { event: 'clock.jumped', days },
        'the clock is far ahead of the last time that this server ran: nothing is deleted by its age for two days. Correct the clock if it is wrong',
      );
    return { seen: trusted, waited: total };
  };

  return {
    now: () => (state?.waited === undefined ? now() : state.seen + (monotonic() - checkedAt)),
    check: async () => {
      const before = state ?? (await load());
      const at = monotonic();
      state = next(before, state === undefined ? 0 : at - checkedAt);
      checkedAt = at;
      await writeState(db, 'purge-clock', JSON.stringify(state));
    },
  };
};
