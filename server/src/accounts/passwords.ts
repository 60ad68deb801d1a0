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

/** The product's name without spaces and punctuation; the first password that somebody tries who knows the product. */
const PRODUCT = 'weaversworld';

/** Lower-cased, letters and digits only: 'Weaver's World' and 'weavers-world' are the same guess. */
const condense = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True for nothing but spaces, and for up to three characters repeated to the end ('aaaaaaaa', 'abcabcabc'). */
const isRepetition = (password: string): boolean =>
  password.trim() === '' || /^(.{1,3})\1+(?!.{3})/su.test(password);

const LEETSPEAK: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', $: 's', '@': 'a' }),
);

/** True for the product's name, also with digits after it (`weavers-world-2026`) or for letters (`w3aversw0rld`). */
const isProductName = (password: string): boolean => {
  const [withoutEnd = ''] = /^.*\p{L}/su.exec(password) ?? [];
  return [password, withoutEnd].some(
    (name) => condense(Array.from(name, (sign) => LEETSPEAK.get(sign) ?? sign).join('')) === PRODUCT,
  );
};

const isCommon = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase().trim()) || isRepetition(password) || isProductName(password);

/** Characters that must remain of a password without the words of the email address. */
const MIN_OWN_CHARACTERS = 4;

/** True for a password that consists of the words of the email address and hardly anything else. */
const resemblesEmail = (password: string, address: string): boolean => {
  const email = address.slice(0, 254);
  const words = [email, ...email.split('@'), ...email.split(/[^\p{L}\p{N}]+/u)].map(condense);
  const remaining = words
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), condense(password));
  return remaining.length < MIN_OWN_CHARACTERS && remaining !== condense(password);
};

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

/** All errors of a new password for the account with this email address, in display order; empty for a valid one. */
export const passwordErrors = (password: string, email = ''): FieldError[] => {
  // First and alone: the checks below may take longer the longer a password is.
  if (password.length > MAX_PASSWORD_LENGTH)
    return [{ message: 'This password is too long.', code: 'password_too_long' }];
  const errors: FieldError[] = [];
  if (password.length < LIMITS.passwordLength)
    errors.push({
      message: `This password is too short. It must contain at least ${LIMITS.passwordLength} characters.`,
      code: 'password_too_short',
    });
  if (resemblesEmail(password, email))
    errors.push({
      message: 'The password is too similar to the email address.',
      code: 'password_too_similar',
    });
  if (isCommon(password))
    errors.push({ message: 'This password is too common.', code: 'password_too_common' });
  if (/^\d+$/.test(password))
    errors.push({
      message: 'This password is entirely numeric.',
      code: 'password_entirely_numeric',
    });
  return errors;
};
