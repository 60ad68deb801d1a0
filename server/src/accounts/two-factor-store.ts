import * as OTPAuth from 'otpauth';
import type { Db } from '../db/open-db.ts';
import type { Encryption } from './encryption.ts';
import { consumeRecoveryCode } from './recovery-code-set.ts';

/** A second factor with codes to type. */
export type AuthenticatorType = 'totp' | 'recovery_codes';

const PERIOD_SECONDS = 30;
const ISSUER = "Weaver's World";

const totpOf = (secret: string, label = ''): OTPAuth.TOTP =>
  new OTPAuth.TOTP({
    issuer: ISSUER,
    label,
    secret: OTPAuth.Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  });

/** When a 30 s time step began, in seconds since 1970. */
export const stepStart = (step: number): number => step * PERIOD_SECONDS;

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

/** The kinds of second factor that this user can type a code of. */
export const secondFactorTypes = async (db: Db, userId: number): Promise<AuthenticatorType[]> => [
  ...((await hasTotp(db, userId)) ? (['totp'] as const) : []),
  ...((await countUnusedCodes(db, userId)) > 0 ? (['recovery_codes'] as const) : []),
];

/** The number by which responses name an authenticator; every user has one of each kind at most. */
export const authenticatorId = (userId: number, type: AuthenticatorType): number =>
  2 * userId - (type === 'totp' ? 1 : 0);

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

/** Consumes a code, atomically. Returns its type, or null for a wrong or used code. */
export const consumeCode = async (
  deps: { db: Db; encryption: Encryption; now(): number },
  userId: number,
  typed: string,
): Promise<AuthenticatorType | null> => {
  const code = normalizeCode(typed);
  if (await consumeTotp(deps.db, deps.encryption, userId, code, deps.now())) return 'totp';
  return (await consumeRecoveryCode(deps, userId, code)) ? 'recovery_codes' : null;
};
