import {
  chmodSync,
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import Database from 'libsql';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSecretKey } from '../accounts/secret-key.ts';
import { readConfig } from '../config.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { DataDirectoryError, prepareDataDirectory } from './data-directory.ts';
import { openDb } from './open-db.ts';

let kept: string;
let dir: string;
let running: ServerProcess[];

const file = (name: string) => join(dir, name);
const FILES = ['weaversworld.db', 'weaversworld.db-wal', 'weaversworld.db-shm', 'secret.key', 'lock.db'];

/** Opens a store as `main.ts` does, and closes it. */
const openStore = async (dataDir: string, env: Record<string, string> = {}): Promise<string[]> => {
  const events: string[] = [];
  const sink = new Writable({
    write: (line, _encoding, done) => {
      events.push(JSON.parse(String(line)).event);
      done();
    },
  });
  const log = pino({ level: 'warn' }, sink);
  const store = await openDb(dataDir, log);
  try {
    await loadSecretKey(readConfig({ DATA_DIR: dataDir, ...env }), store.db, log);
    if (store.isNew) events.push('new');
  } finally {
    await store.close();
  }
  return events;
};
const refused = async (message: RegExp, env?: Record<string, string>) => {
  const error = await openStore(dir, env).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DataDirectoryError);
  expect((error as Error).message).toMatch(message);
};
const start = (env: Record<string, string> = {}) => {
  const server = startServerProcess({ DATA_DIR: dir, ...env });
  running.push(server);
  return server;
};

beforeAll(async () => {
  kept = mkdtempSync(join(tmpdir(), 'ww-store-'));
  await openStore(kept);
  const { db, close } = await openDb(kept);
  const mail = { recipient: 'a@example.org', subject: '', created_at: 1, sent_at: null, attempts: 0 };
  for (let n = 0; n < 60; n += 1)
    await db
      .insertInto('mail')
      .values({ ...mail, body: 'A brave red fox. '.repeat(200) })
      .execute();
  await close();
});
afterAll(() => rmSync(kept, { recursive: true, force: true }));
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ww-damage-'));
  cpSync(kept, dir, { recursive: true });
  running = [];
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(dir, { recursive: true, force: true });
});

describe('at start, a server refuses', () => {
  it('a database with zeros in the middle', async () => {
    const handle = openSync(file('weaversworld.db'), 'r+');
    const middle = Math.floor(statSync(file('weaversworld.db')).size / 4096 / 2) * 4096;
    writeSync(handle, Buffer.alloc(4096 * 4), 0, 4096 * 4, middle);
    closeSync(handle);
    const before = readFileSync(file('weaversworld.db'));
    await refused(/weaversworld\.db is damaged .*Restore .* backup/);
    expect(readFileSync(file('weaversworld.db')).equals(before)).toBe(true);
  });

  it('damage outside the large tables of a large database, and there too while it is small', () => {
    const intact = readFileSync(file('weaversworld.db'));
    const damage = (table: string) => {
      writeFileSync(file('weaversworld.db'), intact);
      const sqlite = new Database(file('weaversworld.db'));
      const [root] = sqlite.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').all([table]) as {
        rootpage: number;
      }[];
      sqlite.close();
      const handle = openSync(file('weaversworld.db'), 'r+');
      writeSync(handle, Buffer.alloc(4096), 0, 4096, ((root?.rootpage ?? 0) - 1) * 4096);
      closeSync(handle);
    };
    const prepare = (fullCheckBytes?: number) => prepareDataDirectory(dir, fullCheckBytes).release();
    for (const table of ['page_pictures', 'events']) {
      damage(table);
      expect(() => prepare(), table).toThrow(/weaversworld\.db is damaged/);
      expect(() => prepare(0), table).not.toThrow();
    }
    for (const table of ['pages', 'stories', 'users']) {
      damage(table);
      expect(() => prepare(0), table).toThrow(/weaversworld\.db is damaged/);
    }
  });

  it('a database that is cut off', async () => {
    truncateSync(file('weaversworld.db'), Math.floor(statSync(file('weaversworld.db')).size / 8192) * 4096);
    await refused(/weaversworld\.db is damaged/);
  });

  it('a file that is no database', async () => {
    writeFileSync(file('weaversworld.db'), 'not a database '.repeat(1000));
    await refused(/weaversworld\.db is damaged .*not a database/);
  });

  it('an emptied database', async () => {
    writeFileSync(file('weaversworld.db'), '');
    await refused(/weaversworld\.db is empty, but .*secret\.key .*No new store was made/);
    expect(statSync(file('weaversworld.db')).size).toBe(0);
  });

  it.each(['secret.key', 'lock.db'])('a missing database beside %s', async (trace) => {
    for (const name of FILES) if (name !== trace) rmSync(file(name), { force: true });
    await refused(/weaversworld\.db is missing, but .*No new store was made/, {
      SECRET_KEY: 'a key from the environment, long enough',
    });
    expect(() => statSync(file('weaversworld.db'))).toThrow();
  });

  it('a missing key', async () => {
    rmSync(file('secret.key'));
    await refused(/secret\.key is missing\. Restore/);
    expect(() => statSync(file('secret.key'))).toThrow();
  });

  it.each(['', 'abc', 'z'.repeat(64), 'a'.repeat(63)])('a damaged key: %j', async (text) => {
    writeFileSync(file('secret.key'), text);
    await refused(/secret\.key is damaged: it must hold 64 hexadecimal digits/);
    expect(readFileSync(file('secret.key'), 'utf8')).toBe(text);
  });

  it('the key of another store', async () => {
    writeFileSync(file('secret.key'), 'ab'.repeat(32));
    await refused(/secret\.key does not belong to this store\. Restore/);
    await refused(/SECRET_KEY does not belong to this store\. Set it to the value/, {
      SECRET_KEY: 'x'.repeat(40),
    });
  });
});

describe('a store is opened', () => {
  it('with a key that others could read, which is taken away from them', async () => {
    chmodSync(file('secret.key'), 0o644);
    expect(await openStore(dir)).toEqual(['secret-key.readable']);
    expect(statSync(file('secret.key')).mode & 0o077).toBe(0);
  });

  it.each([
    ['missing', () => rmSync(file('secret.key'))],
    ['damaged', () => writeFileSync(file('secret.key'), 'abc')],
    ["another store's", () => writeFileSync(file('secret.key'), 'ab'.repeat(32))],
  ])('with a key that was %s, once the operator gave the old one up', async (_what, damage) => {
    damage();
    chmodSync(dir, 0o700);
    expect(await openStore(dir, { ACCEPT_NEW_SECRET_KEY: '1' })).toContain('secret-key.replaced');
    expect(await openStore(dir)).toEqual([]);
  });

  it('as a new one in an empty directory only once', async () => {
    const empty = join(dir, 'new');
    expect(await openStore(empty)).toEqual(['new']);
    expect(await openStore(empty)).toEqual([]);
  });
});

describe('another process', () => {
  it('is refused, also when the lock file was deleted; after a kill -9 it starts beside a reader', async () => {
    const first = start();
    await first.ready;
    await refused(/in use by another server\. /);
    rmSync(file('lock.db'));
    await refused(/in use by another server \(process \d+ on .*\)\. /);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output.err).toMatch(/^The data directory .* is in use by another server .*\n$/);

    const reader = new Database(file('weaversworld.db'));
    reader.exec('BEGIN; SELECT count(*) FROM mail;');
    first.child.kill('SIGKILL');
    await first.ended;
    rmSync(file('lock.db'));
    await start().ready;
    reader.exec('COMMIT');
    reader.close();
  });

  it('prints why it does not start with a damaged database', async () => {
    const handle = openSync(file('weaversworld.db'), 'r+');
    writeSync(handle, Buffer.alloc(8192), 0, 8192, 4096 * 40);
    closeSync(handle);
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.output.err).toMatch(/^\S*weaversworld\.db is damaged .*\n$/);
  });
});
