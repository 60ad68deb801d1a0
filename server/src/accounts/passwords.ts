import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { LIMITS } from '@weaversworld/shared/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { FieldError } from '../http/http-error.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two iterations, one lane. Algorithm 2 is argon2id. */
const ARGON2_OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** In characters; longer passwords only take longer to hash. */
export const MAX_PASSWORD_LENGTH = 512;

const commonPasswords = new Set<string>(dictionary['passwords-common']);

/** Hashes a password with argon2id in a worker thread. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2_OPTIONS);

let dummyHash: Promise<string> | undefined;

/**
 * True when the password matches the hash. Without a hash (no such account) it compares with a dummy hash and returns
 * false, so that response times do not show which addresses have accounts.
 */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== undefined && matches;
};

/** All errors of a new password, in display order; empty for a valid one. */
export const passwordErrors = (password: string): FieldError[] => {
  const errors: FieldError[] = [];
  if (password.length < LIMITS.passwordLength)
    errors.push({
      message: `This password is too short. It must contain at least ${LIMITS.passwordLength} characters.`,
      code: 'password_too_short',
    });
  if (password.length > MAX_PASSWORD_LENGTH)
    errors.push({ message: 'This password is too long.', code: 'password_too_long' });
  if (commonPasswords.has(password.toLowerCase().trim()))
    errors.push({ message: 'This password is too common.', code: 'password_too_common' });
  if (/^\d+$/.test(password))
    errors.push({
      message: 'This password is entirely numeric.',
      code: 'password_entirely_numeric',
    });
  return errors;
};
