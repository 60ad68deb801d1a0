import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new token of 256 random bits, safe in cookies and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: its SHA-256, which is enough because tokens are long and random. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex');

/** Compares two secrets in constant time. */
export const secretsEqual = (a: string, b: string): boolean => {
  const [left, right] = [hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer')];
  return timingSafeEqual(left, right);
};
