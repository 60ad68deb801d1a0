import type { Db } from '../db/open-db.ts';
import { hashToken, newToken } from './tokens.ts';

/** Links in mails expire after three days. */
const LIFETIME_MS = 3 * 24 * 3600_000;

/** The new address that waits for its confirmation; null when there is none. */
export const pendingEmail = async (db: Db, userId: number, now: number): Promise<string | null> => {
  const row = await db
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email ?? null;
};

/** Remembers the new address of an account, in place of an earlier one. Nothing is mailed and no link works yet. */
export const setPendingEmail = async (
  trx: Db,
  { userId, email, now }: { userId: number; email: string; now: number },
): Promise<void> => {
  const change = { email, token_hash: null, created_at: now, expires_at: now + LIFETIME_MS };
  await trx
    .insertInto('email_changes')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
};

/** Creates the token for the link that confirms the pending address; the one before it stops working. */
export const createEmailChangeToken = async (trx: Db, userId: number): Promise<string> => {
  const token = newToken();
  await trx
    .updateTable('email_changes')
    .set({ token_hash: hashToken(token) })
    .where('user_id', '=', userId)
    .execute();
  return token;
};

/** Forgets the pending address; its link stops working. */
export const cancelEmailChange = (trx: Db, userId: number) =>
  trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();

/** The change that a token confirms; null for an invalid or expired one. */
export const findEmailChange = async (
  db: Db,
  token: string,
  now: number,
): Promise<{ userId: number; email: string } | null> => {
  const row = await db
    .selectFrom('email_changes')
    .select(['user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { userId: row.user_id, email: row.email };
};

/**
 * Makes the token's address the account's, in the caller's transaction, and ends links that were mailed to the old one.
 * Null for an invalid token, and when another account got the address in the meantime.
 */
export const confirmEmailChange = async (
  trx: Db,
  token: string,
  now: number,
): Promise<{ userId: number; oldEmail: string } | null> => {
  const change = await findEmailChange(trx, token, now);
  if (change === null) return null;
  const { userId, email } = change;
  await cancelEmailChange(trx, userId);
  const taken = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (taken !== undefined) return null;
  const { email: oldEmail } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await trx.updateTable('users').set({ email, verified_at: now }).where('id', '=', userId).execute();
  await trx.deleteFrom('email_tokens').where('user_id', '=', userId).execute();
  return { userId, oldEmail };
};
