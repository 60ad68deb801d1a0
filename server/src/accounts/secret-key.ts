import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { DataDirectoryError, storeFiles } from '../db/data-directory.ts';
import { type Db, writeTransaction } from '../db/database.ts';
import { readState, writeState } from '../db/server-state.ts';
import { createEncryption } from './encryption.ts';

const IF_LOST =
  'If it is lost for good, start once with ACCEPT_NEW_SECRET_KEY=1: that turns two-factor authentication off for all accounts, whose secrets nobody can read any more.';
const RESTORE = `Restore the secret.key that was backed up together with weaversworld.db. ${IF_LOST}`;
const SAME_KEY = `Set it to the value that the other servers of this store have, or that it had before. ${IF_LOST}`;

const hasTwoFactor = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('totp').select('user_id').limit(1).executeTakeFirst()) !== undefined;

const otherUsersMayRead = (file: string): boolean =>
  process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;

/** Reads the key file. Other users' access to it is taken away, and reported. */
const readKeyFile = (file: string, log: Logger): Buffer => {
  if (otherUsersMayRead(file)) {
    try {
      chmodSync(file, 0o600);
    } catch {
      throw new DataDirectoryError(
        `${file} can be read by other users of this machine. Run: chmod 600 ${file}`,
      );
    }
    log.warn(
      { event: 'secret-key.readable' },
      'secret.key could be read by other users of this machine; that is switched off now',
    );
  }
  const text = readFileSync(file, 'utf8').trim();
  if (!/^([0-9a-f]{2}){32,}$/i.test(text))
    throw new DataDirectoryError(`${file} is damaged: it must hold 64 hexadecimal digits. ${RESTORE}`);
  return Buffer.from(text, 'hex');
};

const createKeyFile = (file: string): Buffer => {
  const key = randomBytes(32);
  writeFileSync(file, key.toString('hex'), { mode: 0o600, flush: true });
  return key;
};

const checkValue = (key: Buffer): string => createEncryption(key).hmac('check', '').toString('hex');

/** True when the store's secrets were made with this key, as far as the store shows. */
export const belongsToStore = async (db: Db, key: Buffer): Promise<boolean> => {
  const known = await readState(db, 'secret-check');
  if (known !== undefined) return known === checkValue(key);
  const row = await db.selectFrom('totp').select('secret').limit(1).executeTakeFirst();
  return row === undefined || createEncryption(key).decrypt(row.secret) !== null;
};

/** The key that SECRET_KEY names: its bytes, or those of the hexadecimal digits after `hex:`, as a key file has them. */
export const secretKeyOf = (setting: string): Buffer => {
  const digits = /^hex:(([0-9a-f]{2}){32,})$/i.exec(setting.trim())?.[1];
  return digits === undefined ? Buffer.from(setting, 'utf8') : Buffer.from(digits, 'hex');
};

/** How to go on with the key of a file in SECRET_KEY. */
export const secretKeyHint = (file: string): string => `SECRET_KEY="hex:$(cat ${file})"`;

/**
 * The server's key: SECRET_KEY, or a file in the data directory (mode 600, made for a new store). Throws
 * DataDirectoryError when the file is missing, damaged, or belongs to another store.
 */
export const loadSecretKey = async (config: Config, db: Db, log: Logger): Promise<Buffer> => {
  const mayReplace = config.ACCEPT_NEW_SECRET_KEY === '1';
  const file = storeFiles(config.DATA_DIR).secretKey;
  const read = async (): Promise<Buffer> => {
    if (config.SECRET_KEY !== undefined) return secretKeyOf(config.SECRET_KEY);
    if (config.DATA_DIR === ':memory:') return randomBytes(32);
    if (existsSync(file)) {
      try {
        return readKeyFile(file, log);
      } catch (error) {
        if (!mayReplace) throw error;
      }
    } else if (
      !mayReplace &&
      ((await readState(db, 'secret-check')) !== undefined || (await hasTwoFactor(db)))
    )
      throw new DataDirectoryError(`${file} is missing. ${RESTORE}`);
    return createKeyFile(file);
  };
  const key = await read();
  if (!(await belongsToStore(db, key))) {
    const [source, advice] = config.SECRET_KEY === undefined ? [file, RESTORE] : ['SECRET_KEY', SAME_KEY];
    if (!mayReplace) throw new DataDirectoryError(`${source} does not belong to this store. ${advice}`);
    await writeTransaction(db, async (trx) => {
      await trx.deleteFrom('recovery_codes').execute();
      await trx.deleteFrom('totp').execute();
    });
    log.warn({ event: 'secret-key.replaced' }, 'the key was replaced; two-factor authentication is off');
  }
  await writeState(db, 'secret-check', checkValue(key));
  return key;
};
