import { changeInBatches } from '../db/change-in-batches.ts';
import { deleteOldCopies } from '../db/copy-before-migration.ts';
import { type Db, writeTransaction } from '../db/database.ts';
import { runOnOneServer } from '../db/single-job.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { deleteOldReports } from '../releases/delete-old-reports.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { deleteAccountData, publishDeletedAccount } from './delete-account.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Retention times in milliseconds. */
const RETENTION_MS = {
  anonymousWork: 30 * DAY_MS,
  unconfirmedAccounts: 30 * DAY_MS,
  mail: 3 * DAY_MS,
} as const;

/** Rows per deletion, and guests per query: SQLite allows 32,766 variables, and other requests run between two batches. */
const BATCH_ROWS = 200;
/** Stories per deletion: with their pictures they are many database pages. */
const STORY_BATCH = 20;

/** The guests among these whose session has ended and who made nothing after `before`. */
const abandonedGuests = async (db: Db, ids: string[], before: number): Promise<string[]> => {
  const sessions = await db
    .selectFrom('sessions')
    .select('anonymous_id')
    .where('anonymous_id', 'in', ids)
    .execute();
  const recent = async (table: 'stories' | 'characters') =>
    db
      .selectFrom(table)
      .select('anonymous_id')
      .distinct()
      .where('anonymous_id', 'in', ids)
      .where('created_at', '>', before)
      .execute();
  const rows = [sessions, await recent('stories'), await recent('characters')].flat();
  const active = new Set(rows.map((row) => row.anonymous_id));
  return ids.filter((id) => !active.has(id));
};

const deleteWorkOf = (
  db: Db,
  table: 'stories' | 'characters',
  batchSize: number,
  guests: string[],
  signal: AbortSignal | undefined,
) =>
  changeInBatches(
    batchSize,
    (limit) =>
      db
        .deleteFrom(table)
        .where('id', 'in', (eb) =>
          eb.selectFrom(table).select('id').where('anonymous_id', 'in', guests).limit(limit),
        )
        .returning('id')
        .execute(),
    signal,
  );

const deleteExpiredAnonymousWork = async (
  { db, purgeClock }: AccountsDeps,
  signal: AbortSignal | undefined,
): Promise<number> => {
  const before = purgeClock.now() - RETENTION_MS.anonymousWork;
  let count = 0;
  for (const table of ['stories', 'characters'] as const)
    for (let after: string | null = ''; after !== null && !signal?.aborted; ) {
      const rows: { anonymous_id: string | null }[] = await db
        .selectFrom(table)
        .select('anonymous_id')
        .distinct()
        .where('anonymous_id', '>', after)
        .orderBy('anonymous_id')
        .limit(BATCH_ROWS)
        .execute();
      const ids = rows.flatMap((row) => row.anonymous_id ?? []);
      after = ids.at(-1) ?? null;
      const guests = await abandonedGuests(db, ids, before);
      await yieldToEventLoop();
      if (guests.length === 0) continue;
      count += guests.length;
      await deleteWorkOf(db, 'stories', STORY_BATCH, guests, signal);
      await deleteWorkOf(db, 'characters', BATCH_ROWS, guests, signal);
    }
  return count;
};

const deleteUnconfirmedAccounts = async (
  deps: AccountsDeps,
  signal: AbortSignal | undefined,
): Promise<number> => {
  const { db, purgeClock } = deps;
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where('verified_at', 'is', null)
    .where('created_at', '<', purgeClock.now() - RETENTION_MS.unconfirmedAccounts)
    .limit(500)
    .execute();
  for (const user of users) {
    if (signal?.aborted) break;
    publishDeletedAccount(deps, await writeTransaction(db, (trx) => deleteAccountData(trx, deps, user)));
    await yieldToEventLoop();
  }
  return users.length;
};

/**
 * Deletes expired sessions and email tokens, old mail and release reports, abandoned anonymous work and unverified accounts, in
 * batches, and old copies of the database; `signal` stops it between two of them.
 */
export const deleteExpired = async (deps: AccountsDeps, signal?: AbortSignal): Promise<void> => {
  const { config, db, purgeClock, sessions, log } = deps;
  const now = purgeClock.now();
  deleteOldCopies(config.DATA_DIR, now);
  const ended = await sessions.store.deleteExpired(now, signal);
  for (const [table, key] of [
    ['email_tokens', 'token_hash'],
    ['email_changes', 'user_id'],
  ] as const)
    await changeInBatches(
      BATCH_ROWS,
      (limit) =>
        db
          .deleteFrom(table)
          // Again here: an address may have been asked for anew meanwhile.
          .where('expires_at', '<=', now)
          .where(key, 'in', (eb) =>
            eb.selectFrom(table).select(key).where('expires_at', '<=', now).limit(limit),
          )
          .returning('expires_at')
          .execute(),
      signal,
    );
  await changeInBatches(
    BATCH_ROWS,
    (limit) =>
      db
        .deleteFrom('mail')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('mail')
            .select('id')
            .where('created_at', '<', now - RETENTION_MS.mail)
            .limit(limit),
        )
        .returning('id')
        .execute(),
    signal,
  );
  await deleteOldReports(db, now, signal);
  const visitors = await deleteExpiredAnonymousWork(deps, signal);
  const accounts = await deleteUnconfirmedAccounts(deps, signal);
  log.info({ event: 'purge.completed', sessions: ended, visitors, accounts }, 'purged');
};

/** Purges now and every hour, of several servers one at a time. Returns a function that stops it and waits for a running purge. */
export const startPurge = (deps: AccountsDeps): (() => Promise<void>) => {
  let running = Promise.resolve();
  const stopping = new AbortController();
  const run = () => {
    const purge = async () => {
      await deps.purgeClock.check();
      await runOnOneServer(deps.db, 'purge', () => deleteExpired(deps, stopping.signal));
    };
    running = purge().catch((error: unknown) =>
      deps.log.error({ event: 'purge.failed', err: error }, 'purge failed'),
    );
  };
  const timer = setInterval(run, HOUR_MS).unref();
  run();
  return () => {
    clearInterval(timer);
    stopping.abort();
    return running;
  };
};
