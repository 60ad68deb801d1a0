import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new token of 256 random bits, safe in cookies and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: its SHA-256, which is enough because tokens are long and random. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares two secrets in constant time. */
export const secretsEqual = (a: string, b: string): boolean => {
  const [left, right] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()];
  return timingSafeEqual(left, right);
};
