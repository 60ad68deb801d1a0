import { randomInt } from 'node:crypto';
import * as OTPAuth from 'otpauth';
import type { Db } from '../db/open-db.ts';
import type { Encryption } from './tokens-and-encryption.ts';

const PERIOD_SECONDS = 30;
const CODE_COUNT = 10;
/** No letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const ISSUER = "Weaver's World";

const totpOf = (secret: string, label = ''): OTPAuth.TOTP =>
  new OTPAuth.TOTP({
    issuer: ISSUER,
    label,
    secret: OTPAuth.Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  });

/** The step (30 s each) a code belongs to, allowing one step of clock error; null when the code is wrong. */
export const totpStep = (secret: string, code: string, now: number): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
};

/** A code as people type it: without blanks and dashes, in lower case. */
export const normalizeCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** The secret offered to a session that sets two-factor up; the same one at every reading until it is turned off again. */
export const setupSecret = (encryption: Encryption, sessionHash: string, round: number): string =>
  new OTPAuth.Secret({
    buffer: new Uint8Array(encryption.hmac('totp', `${sessionHash} ${round}`).subarray(0, 20)).buffer,
  }).base32;

/** The address an authenticator app reads from a QR code. */
export const totpUrl = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Is two-factor on? */
export const hasTotp = async (db: Db, userId: number): Promise<boolean> =>
  (await db.selectFrom('totp').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined;

/** How many recovery codes are left. */
export const countUnusedCodes = async (db: Db, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const consumeTotp = async (
  db: Db,
  encryption: Encryption,
  userId: number,
  code: string,
  now: number,
): Promise<boolean> => {
  const row = await db.selectFrom('totp').select('secret').where('user_id', '=', userId).executeTakeFirst();
  const secret = row === undefined ? null : encryption.decrypt(row.secret);
  const step = secret === null ? null : totpStep(secret, code, now);
  if (step === null) return false;
  const consumed = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return consumed.numUpdatedRows === 1n;
};

const codeHmac = (encryption: Encryption, userId: number, code: string): string =>
  encryption.hmac('recovery', `${userId} ${code}`).toString('hex');

const consumeRecoveryCode = async (
  db: Db,
  encryption: Encryption,
  userId: number,
  code: string,
  now: number,
) => {
  const consumed = await db
    .updateTable('recovery_codes')
    .set({ used_at: now, code_encrypted: null })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHmac(encryption, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return consumed.numUpdatedRows === 1n;
};

/** Uses a code up, once only also at the same moment; tells which kind it was, or null for a wrong or spent one. */
export const consumeCode = async (
  { db, encryption, now }: { db: Db; encryption: Encryption; now(): number },
  userId: number,
  typed: string,
): Promise<'totp' | 'recovery_codes' | null> => {
  const code = normalizeCode(typed);
  if (await consumeTotp(db, encryption, userId, code, now())) return 'totp';
  return (await consumeRecoveryCode(db, encryption, userId, code, now())) ? 'recovery_codes' : null;
};

const newCode = (): string => Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Replaces a user's recovery codes by new ones. Part of the caller's transaction. */
export const replaceRecoveryCodes = async (
  trx: Db,
  encryption: Encryption,
  userId: number,
): Promise<void> => {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = Array.from({ length: CODE_COUNT }, newCode).map((code) => ({
    user_id: userId,
    code_hash: codeHmac(encryption, userId, code),
    code_encrypted: encryption.encrypt(`${code.slice(0, 5)}-${code.slice(5)}`),
    used_at: null,
  }));
  await trx.insertInto('recovery_codes').values(rows).execute();
};
