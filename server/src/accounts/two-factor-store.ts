import { randomInt } from 'node:crypto';
import * as OTPAuth from 'otpauth';
import type { Db } from '../db/open-db.ts';
import type { Encryption } from './encryption.ts';

const PERIOD_SECONDS = 30;
const CODE_COUNT = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const ISSUER = "Weaver's World";

const totpOf = (secret: string, label = ''): OTPAuth.TOTP =>
  new OTPAuth.TOTP({
    issuer: ISSUER,
    label,
    secret: OTPAuth.Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  });

/** The 30 s time step of a code, allowing a clock error of one step; null for a wrong code. */
export const totpStep = (secret: string, code: string, now: number): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
};

/** Removes spaces and dashes from a typed code and lower-cases it. */
export const normalizeCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** The TOTP secret for a session that sets two-factor up; the same one on every read until it is turned off again. */
export const setupSecret = (encryption: Encryption, sessionHash: string, round: number): string =>
  new OTPAuth.Secret({
    buffer: new Uint8Array(encryption.hmac('totp', `${sessionHash} ${round}`).subarray(0, 20)).buffer,
  }).base32;

/** The otpauth:// URL that an authenticator app reads from a QR code. */
export const totpUrl = (secret: string, email: string): string => totpOf(secret, email).toString();

/** True when two-factor is on. */
export const hasTotp = async (db: Db, userId: number): Promise<boolean> =>
  (await db.selectFrom('totp').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined;

/** Number of unused recovery codes. */
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

/** Consumes a code, atomically. Returns its type, or null for a wrong or used code. */
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

/** Replaces a user's recovery codes, in the caller's transaction. */
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
