import { randomInt } from 'node:crypto';
import * as OTPAuth from 'otpauth';
import type { Db } from '../db/open.ts';
import type { Sealer } from './secrets.ts';

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
export const stepOf = (secret: string, code: string, now: number): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
};

/** A code as people type it: without blanks and dashes, in lower case. */
export const tidyCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** The secret offered to a session that sets two-factor up; the same one at every reading until it is turned off again. */
export const offeredSecret = (sealer: Sealer, sessionHash: string, round: number): string =>
  new OTPAuth.Secret({
    buffer: new Uint8Array(sealer.digest('totp', `${sessionHash} ${round}`).subarray(0, 20)).buffer,
  }).base32;

/** The address an authenticator app reads from a QR code. */
export const totpUrl = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Is two-factor on? */
export const hasTotp = async (db: Db, userId: number): Promise<boolean> =>
  (await db.selectFrom('totp').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined;

/** How many recovery codes are left. */
export const unusedCodeCount = async (db: Db, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const spendTotp = async (
  db: Db,
  sealer: Sealer,
  userId: number,
  code: string,
  now: number,
): Promise<boolean> => {
  const row = await db.selectFrom('totp').select('secret').where('user_id', '=', userId).executeTakeFirst();
  const secret = row === undefined ? null : sealer.open(row.secret);
  const step = secret === null ? null : stepOf(secret, code, now);
  if (step === null) return false;
  const spent = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
};

const digestOf = (sealer: Sealer, userId: number, code: string): string =>
  sealer.digest('recovery', `${userId} ${code}`).toString('hex');

const spendRecoveryCode = async (db: Db, sealer: Sealer, userId: number, code: string, now: number) => {
  const spent = await db
    .updateTable('recovery_codes')
    .set({ used_at: now, code_sealed: null })
    .where('user_id', '=', userId)
    .where('code_hash', '=', digestOf(sealer, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
};

/** Uses a code up, once only also at the same moment; tells which kind it was, or null for a wrong or spent one. */
export const spendCode = async (
  { db, sealer, now }: { db: Db; sealer: Sealer; now(): number },
  userId: number,
  typed: string,
): Promise<'totp' | 'recovery_codes' | null> => {
  const code = tidyCode(typed);
  if (await spendTotp(db, sealer, userId, code, now())) return 'totp';
  return (await spendRecoveryCode(db, sealer, userId, code, now())) ? 'recovery_codes' : null;
};

const newCode = (): string => Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Replaces a user's recovery codes by new ones. Part of the caller's transaction. */
export const renewRecoveryCodes = async (trx: Db, sealer: Sealer, userId: number): Promise<void> => {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = Array.from({ length: CODE_COUNT }, newCode).map((code) => ({
    user_id: userId,
    code_hash: digestOf(sealer, userId, code),
    code_sealed: sealer.seal(`${code.slice(0, 5)}-${code.slice(5)}`),
    used_at: null,
  }));
  await trx.insertInto('recovery_codes').values(rows).execute();
};
