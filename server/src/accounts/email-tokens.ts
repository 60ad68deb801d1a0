import type { Db } from '../db/open-db.ts';
import { hashToken, newToken } from './tokens.ts';

type TokenKind = 'verify_email' | 'reset_password';

/** Links in mails expire after three days. */
const TOKEN_LIFETIME_MS = 3 * 24 * 3600_000;

/** Creates a token for a link in a mail and stores its hash, in the caller's transaction. */
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

/** The user id of a valid token. */
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

/** Consumes a token and deletes the user's others of its kind. Returns the user id, or null for an invalid token. */
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
