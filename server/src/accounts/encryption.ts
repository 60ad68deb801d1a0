import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts small secrets with the server's key. */
export interface Encryption {
  encrypt(text: string): string;
  /** Null when the text was encrypted with another key or modified. */
  decrypt(encrypted: string): string | null;
  /** A keyed hash, separate for each purpose. */
  hmac(purpose: string, text: string): Buffer;
}

/** Creates AES-256-GCM encryption and HMAC-SHA-256 from a key of at least 32 bytes. */
export const createEncryption = (secretKey: Buffer): Encryption => {
  const hmac = (purpose: string, text: string) =>
    createHmac('sha256', secretKey).update(`${purpose}\0${text}`).digest();
  const key = hmac('seal', '');
  return {
    hmac,
    encrypt: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
};
