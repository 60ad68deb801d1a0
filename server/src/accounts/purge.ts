import { changeInBatches } from '../db/change-in-batches.ts';
import { deleteOldCopies } from '../db/copy-before-migration.ts';
import { type Db, forClaim, writeTransaction } from '../db/database.ts';
import { runOnOneServer } from '../db/single-job.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { deleteOldReports } from '../releases/delete-old-reports.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { deleteAccountData, publishDeletedAccount } from './delete-account.ts';
import { deleteWork } from './delete-work.ts';

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
      await deleteWork(db, { column: 'anonymous_id', owners: guests }, { signal });
    }
  return count;
};

/** Null when the address was verified meanwhile, or is being verified at this moment. */
const deleteUnconfirmed = async (trx: Db, deps: AccountsDeps, id: number) => {
  const query = trx.selectFrom('users').selectAll().where('id', '=', id).where('verified_at', 'is', null);
  const user = await forClaim(query, trx).executeTakeFirst();
  return user === undefined ? null : deleteAccountData(trx, deps, user);
};

const deleteUnconfirmedAccounts = async (
  deps: AccountsDeps,
  signal: AbortSignal | undefined,
): Promise<number> => {
  const { db, purgeClock } = deps;
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('verified_at', 'is', null)
    .where('created_at', '<', purgeClock.now() - RETENTION_MS.unconfirmedAccounts)
    .limit(500)
    .execute();
  let count = 0;
  for (const { id } of users) {
    if (signal?.aborted) break;
    const deleted = await writeTransaction(db, (trx) => deleteUnconfirmed(trx, deps, id));
    if (deleted !== null) {
      count += 1;
      publishDeletedAccount(deps, deleted);
    }
    await yieldToEventLoop();
  }
  return count;
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
