import type { Db } from '../db/open.ts';
import { hashToken, newToken } from './secrets.ts';

type Kind = 'verify_email' | 'reset_password';

/** Links in mails work for three days. */
const KEY_LIFETIME = 3 * 24 * 3600_000;

/** Makes a key for a mail and keeps its hash. Part of the caller's transaction; the answer is for the mail alone. */
export const issueKey = async (
  trx: Db,
  { userId, kind, sessionHash, now }: { userId: number; kind: Kind; sessionHash: string | null; now: number },
): Promise<string> => {
  const key = newToken();
  await trx
    .insertInto('mail_keys')
    .values({
      key_hash: hashToken(key),
      user_id: userId,
      kind,
      session_hash: sessionHash,
      created_at: now,
      expires_at: now + KEY_LIFETIME,
      used_at: null,
    })
    .execute();
  return key;
};

/** The user a living key stands for. */
export const readKey = async (db: Db, kind: Kind, key: string, now: number): Promise<number | null> => {
  const row = await db
    .selectFrom('mail_keys')
    .select('user_id')
    .where('key_hash', '=', hashToken(key))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
};

/** Uses a key up, and with it every other key of its kind; the user, or null when somebody was quicker. */
export const spendKey = async (trx: Db, kind: Kind, key: string, now: number): Promise<number | null> => {
  const spent = await trx
    .updateTable('mail_keys')
    .set({ used_at: now })
    .where('key_hash', '=', hashToken(key))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (spent === undefined) return null;
  await trx.deleteFrom('mail_keys').where('user_id', '=', spent.user_id).where('kind', '=', kind).execute();
  return spent.user_id;
};
