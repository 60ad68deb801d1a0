import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

/*
 * What unit tests get for `@node-rs/argon2` (vitest.config.ts): the same hashes with the least work, because tests sign thousands of
 * accounts in, and hashing was a twentieth of their CPU time. Servers that run as processes of their own use the package itself.
 */

const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const LEAST = { memoryCost: 8, timeCost: 1 };

const options = new Map<string, Argon2.Options>();
let isFullCost = false;

/** The options with which a hash was asked for; undefined for one that was not made here. */
export const optionsOf = (hashed: string): Argon2.Options | undefined => options.get(hashed);

/** While it works, a password costs as much CPU time to verify as with the hash that was asked for. */
export const withFullCost = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  isFullCost = true;
  try {
    return await work();
  } finally {
    isFullCost = false;
  }
};

/** @public Called by its package's name. */
export const hash = async (password: string, asked: Argon2.Options): Promise<string> => {
  const hashed = await argon2.hash(password, { ...asked, ...LEAST });
  options.set(hashed, asked);
  return hashed;
};

/** @public Called by its package's name. */
export const verify = async (hashed: string, password: string): Promise<boolean> => {
  if (isFullCost) await argon2.hash(password, options.get(hashed));
  return argon2.verify(hashed, password);
};
