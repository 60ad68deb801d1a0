import type { Db } from '../db/open-db.ts';
import type { Encryption } from './encryption.ts';

const CODE_COUNT = 10;
const CODE_LENGTH = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What a set of codes is computed from. The token is only in the browser, so the database cannot give the codes. */
export interface CodeSource {
  sessionToken: string;
  nonce: string;
}

const codeAt = (encryption: Encryption, { sessionToken, nonce }: CodeSource, index: number): string => {
  const bytes = encryption.hmac('recovery-code', `${sessionToken} ${nonce} ${index}`);
  let number = BigInt(`0x${bytes.toString('hex')}`);
  return Array.from({ length: CODE_LENGTH }, () => {
    const letter = ALPHABET[Number(number % BigInt(ALPHABET.length))];
    number /= BigInt(ALPHABET.length);
    return letter;
  }).join('');
};

const codesOf = (encryption: Encryption, source: CodeSource): string[] =>
  Array.from({ length: CODE_COUNT }, (_, index) => codeAt(encryption, source, index));

const hashOf = (encryption: Encryption, userId: number, code: string): string =>
  encryption.hmac('recovery', `${userId} ${code}`).toString('hex');

/** Replaces a user's recovery codes by those of `source`, in the caller's transaction. Stores their hashes only. */
export const replaceRecoveryCodes = async (
  trx: Db,
  encryption: Encryption,
  userId: number,
  source: CodeSource,
): Promise<void> => {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codesOf(encryption, source).map((code) => ({
    user_id: userId,
    code_hash: hashOf(encryption, userId, code),
    used_at: null,
  }));
  await trx.insertInto('recovery_codes').values(rows).execute();
};

/** Those of the stored, unused codes that `source` gave; null when it gave none of the stored ones. */
export const unusedCodesOf = (
  encryption: Encryption,
  userId: number,
  source: CodeSource,
  rows: { code_hash: string; used_at: number | null }[],
): string[] | null => {
  const stored = new Map(rows.map((row) => [row.code_hash, row.used_at]));
  const codes = codesOf(encryption, source).map((code) => ({ code, hash: hashOf(encryption, userId, code) }));
  if (!codes.some(({ hash }) => stored.has(hash))) return null;
  return codes
    .filter(({ hash }) => stored.get(hash) === null)
    .map(({ code }) => `${code.slice(0, 5)}-${code.slice(5)}`);
};

/** Consumes a code without spaces and dashes, atomically. False for a wrong or used one. */
export const consumeRecoveryCode = async (
  { db, encryption, now }: { db: Db; encryption: Encryption; now(): number },
  userId: number,
  code: string,
): Promise<boolean> => {
  const consumed = await db
    .updateTable('recovery_codes')
    .set({ used_at: now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(encryption, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return consumed.numUpdatedRows === 1n;
};
