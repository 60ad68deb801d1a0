import type { AccountsContext } from './context.ts';
import { removeAccount, removeAnonymousWork } from './delete-account.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** How long things are kept, in milliseconds. */
const KEPT = {
  anonymousWork: 30 * DAY,
  unconfirmedAccounts: 30 * DAY,
  mail: 3 * DAY,
} as const;

const purgeAnonymousWork = async ({ db, now }: AccountsContext): Promise<number> => {
  const before = now() - KEPT.anonymousWork;
  return db.transaction().execute(async (trx) => {
    const made = await trx
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
    const alive = new Set([
      ...sessions.map((row) => row.anonymous_id),
      ...made.filter((row) => row.created_at > before).map((row) => row.anonymous_id),
    ]);
    const gone = new Set(
      made.flatMap((row) =>
        row.anonymous_id === null || alive.has(row.anonymous_id) ? [] : [row.anonymous_id],
      ),
    );
    await removeAnonymousWork(trx, [...gone]);
    return gone.size;
  });
};

const purgeUnconfirmed = async (context: AccountsContext): Promise<number> => {
  const { db, now, sessions } = context;
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where('verified_at', 'is', null)
    .where('created_at', '<', now() - KEPT.unconfirmedAccounts)
    .limit(500)
    .execute();
  for (const user of users)
    sessions.store.tell(await db.transaction().execute((trx) => removeAccount(trx, context, user)));
  return users.length;
};

/** Removes what is kept no longer: sessions and keys that ran out, old mail, abandoned work and accounts. */
export const purge = async (context: AccountsContext): Promise<void> => {
  const { db, now, sessions, log } = context;
  const ended = await sessions.store.purge();
  await db.deleteFrom('mail_keys').where('expires_at', '<=', now()).execute();
  await db
    .deleteFrom('mail')
    .where('created_at', '<', now() - KEPT.mail)
    .execute();
  const visitors = await purgeAnonymousWork(context);
  const accounts = await purgeUnconfirmed(context);
  log.info({ event: 'purge', sessions: ended, visitors, accounts }, 'purged');
};

/** Purges now and every hour. Returns the stopping, which waits for a purge under way. */
export const startPurging = (context: AccountsContext): (() => Promise<void>) => {
  let running = Promise.resolve();
  const run = () => {
    running = purge(context).catch((error: unknown) => context.log.error({ err: error }, 'purge failed'));
  };
  const timer = setInterval(run, HOUR).unref();
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
};
