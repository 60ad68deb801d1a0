import type { Db } from '../db/open-db.ts';
import { hashToken, newToken } from './tokens-and-encryption.ts';

type TokenKind = 'verify_email' | 'reset_password';

/** Links in mails work for three days. */
const TOKEN_LIFETIME_MS = 3 * 24 * 3600_000;

/** Makes a key for a mail and keeps its hash. Part of the caller's transaction; the answer is for the mail alone. */
export const createEmailToken = async (
  trx: Db,
  {
    userId,
    kind,
    sessionHash,
    now,
  }: { userId: number; kind: TokenKind; sessionHash: string | null; now: number },
): Promise<string> => {
  const token = newToken();
  await trx
    .insertInto('email_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      kind,
      session_hash: sessionHash,
      created_at: now,
      expires_at: now + TOKEN_LIFETIME_MS,
      used_at: null,
    })
    .execute();
  return token;
};

/** The user a living key stands for. */
export const findEmailTokenUser = async (
  db: Db,
  kind: TokenKind,
  token: string,
  now: number,
): Promise<number | null> => {
  const row = await db
    .selectFrom('email_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
};

/** Uses a key up, and with it every other key of its kind; the user, or null when somebody was quicker. */
export const consumeEmailToken = async (
  trx: Db,
  kind: TokenKind,
  token: string,
  now: number,
): Promise<number | null> => {
  const consumed = await trx
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (consumed === undefined) return null;
  await trx
    .deleteFrom('email_tokens')
    .where('user_id', '=', consumed.user_id)
    .where('kind', '=', kind)
    .execute();
  return consumed.user_id;
};
