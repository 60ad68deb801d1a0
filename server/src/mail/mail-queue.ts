import { type Db, dialectOf, forClaim, writeTransaction } from '../db/database.ts';
import type { MailText } from './mail-texts.ts';

/** Queues a mail; it is sent once the caller's transaction is committed. */
export const queueMail = async (trx: Db, recipient: string, text: MailText, now: number): Promise<void> => {
  await trx
    .insertInto('mail')
    .values({ recipient, ...text, created_at: now, due_at: now, sent_at: null, failed_at: null, attempts: 0 })
    .execute();
};

/** A mail that this server may send until its lease ends. */
export interface ClaimedMail {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  created_at: number;
  /** Failed tries so far. */
  attempts: number;
}

/** Lease of a claimed mail: owner token and expiry. */
export interface MailLease {
  token: string;
  until: number;
}

/**
 * Leases mails that are due to this server, so that no other one sends them: up to `fresh` that were never tried, and up to
 * `retries` of the others.
 */
export const claimMails = (
  db: Db,
  lease: MailLease,
  { now, fresh, retries }: { now: number; fresh: number; retries: number },
): Promise<ClaimedMail[]> =>
  writeTransaction(db, async (trx) => {
    const select = (isRetry: boolean, limit: number) =>
      forClaim(
        trx
          .selectFrom('mail')
          .select(['id', 'recipient', 'subject', 'body', 'created_at', 'attempts'])
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('due_at', '<=', now)
          .where('attempts', isRetry ? '>' : '=', 0)
          .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<=', now)]))
          .orderBy('due_at')
          .orderBy('id')
          .limit(limit),
        trx,
      );
    const due = await select(false, fresh).execute();
    if (retries > 0 && due.length < fresh)
      due.push(...(await select(true, Math.min(retries, fresh - due.length)).execute()));
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await trx
        .updateTable('mail')
        .set({ lease_token: lease.token, lease_until: lease.until })
        .where('id', 'in', ids)
        .execute();
    return due;
  });

/** What became of a mail. */
export type MailResult =
  | { sent_at: number; body: '' }
  | { failed_at: number; body: '' }
  | { attempts: number; due_at: number }
  // Interrupted: another try, which does not count.
  | Record<string, never>;

/** Stores what became of a leased mail and ends the lease. False when the lease had ended, and another server has the mail. */
export const finishMail = async (db: Db, token: string, id: number, result: MailResult): Promise<boolean> => {
  const updated = await db
    .updateTable('mail')
    .set({ ...result, lease_token: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
};

/** Ends the leases of a process that was killed. Only where no other server can hold one: the data directory is locked. */
export const releaseMails = async (db: Db): Promise<void> => {
  if (dialectOf(db) === 'sqlite')
    await db
      .updateTable('mail')
      .set({ lease_token: null, lease_until: null })
      .where('lease_token', 'is not', null)
      .execute();
};
