import type { AccountsDeps } from './accounts-deps.ts';
import { deleteAccountData, deleteAnonymousWork } from './delete-account.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Retention times in milliseconds. */
const RETENTION_MS = {
  anonymousWork: 30 * DAY_MS,
  unconfirmedAccounts: 30 * DAY_MS,
  mail: 3 * DAY_MS,
} as const;

const deleteExpiredAnonymousWork = async ({ db, now }: AccountsDeps): Promise<number> => {
  const before = now() - RETENTION_MS.anonymousWork;
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('stories')
      .select(['anonymous_id', 'created_at'])
      .where('anonymous_id', 'is not', null)
      .union(
        trx
          .selectFrom('characters')
          .select(['anonymous_id', 'created_at'])
          .where('anonymous_id', 'is not', null),
      )
      .execute();
    const sessions = await trx
      .selectFrom('sessions')
      .select('anonymous_id')
      .where('anonymous_id', 'is not', null)
      .execute();
    const active = new Set([
      ...sessions.map((row) => row.anonymous_id),
      ...rows.filter((row) => row.created_at > before).map((row) => row.anonymous_id),
    ]);
    const expired = new Set(
      rows.flatMap((row) =>
        row.anonymous_id === null || active.has(row.anonymous_id) ? [] : [row.anonymous_id],
      ),
    );
    await deleteAnonymousWork(trx, [...expired]);
    return expired.size;
  });
};

const deleteUnconfirmedAccounts = async (deps: AccountsDeps): Promise<number> => {
  const { db, now, sessions } = deps;
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where('verified_at', 'is', null)
    .where('created_at', '<', now() - RETENTION_MS.unconfirmedAccounts)
    .limit(500)
    .execute();
  for (const user of users)
    sessions.store.notifyEnded(await db.transaction().execute((trx) => deleteAccountData(trx, deps, user)));
  return users.length;
};

/** Deletes expired sessions and email tokens, old mail, abandoned anonymous work and unverified accounts. */
export const deleteExpired = async (deps: AccountsDeps): Promise<void> => {
  const { db, now, sessions, log } = deps;
  const ended = await sessions.store.deleteExpired();
  await db.deleteFrom('email_tokens').where('expires_at', '<=', now()).execute();
  await db
    .deleteFrom('mail')
    .where('created_at', '<', now() - RETENTION_MS.mail)
    .execute();
  const visitors = await deleteExpiredAnonymousWork(deps);
  const accounts = await deleteUnconfirmedAccounts(deps);
  log.info({ event: 'purge', sessions: ended, visitors, accounts }, 'purged');
};

/** Purges now and every hour. Returns a function that stops it and waits for a running purge. */
export const startPurge = (deps: AccountsDeps): (() => Promise<void>) => {
  let running = Promise.resolve();
  const run = () => {
    running = deleteExpired(deps).catch((error: unknown) =>
      deps.log.error({ event: 'purge.failed', err: error }, 'purge failed'),
    );
  };
  const timer = setInterval(run, HOUR_MS).unref();
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
};
