import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitor, startListeningServer, until } from '../testing/listening-server.ts';
import { createWalCheckpoints } from './wal-checkpoint.ts';

const WORD = 'Zebuloniatrix';
const PASSWORD = 'correct horse battery 9';

let dir: string;
let readers: ChildProcess[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ww-wal-'));
  readers = [];
});
afterEach(() => {
  for (const reader of readers) reader.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

/** The files of the data directory that contain the word. */
const filesWithWord = async () =>
  readdirSync(dir).filter((name) => readFileSync(join(dir, name)).includes(WORD));

/** A program that reads the database and stays in its transaction, like a backup. */
const startReader = async (): Promise<() => Promise<void>> => {
  const libsql = createRequire(import.meta.url).resolve('libsql');
  const script = `const Database = require(${JSON.stringify(libsql)});
    const sqlite = new Database(${JSON.stringify(join(dir, 'weaversworld.db'))});
    sqlite.exec('BEGIN; SELECT count(*) FROM characters;');
    console.log('reading');
    setInterval(() => undefined, 1000);`;
  const reader = spawn(process.execPath, ['--input-type=commonjs', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  readers.push(reader);
  const ended = new Promise<void>((done) => reader.on('exit', () => done()));
  await new Promise((reading) => reader.stdout.once('data', reading));
  return async () => {
    reader.kill('SIGKILL');
    await ended;
  };
};

const startFamily = async (env: Record<string, string> = {}) => {
  const server = await startListeningServer(env, dir);
  const family = createVisitor(server.origin);
  await family.becomeParent('a@example.org');
  const { body } = await family.call('POST', '/characters/', { ...family.fox, name: WORD });
  return { server, family, character: body.id as number };
};
const deleteAccount = async (family: ReturnType<typeof createVisitor>) => {
  const response = await family.call('POST', '/accounts/api/delete/', { password: PASSWORD });
  expect(response.status).toBe(200);
};

it('no file holds the words of a deleted account when the deletion is answered', async () => {
  const { server, family } = await startFamily();
  expect(await filesWithWord()).not.toEqual([]);
  await deleteAccount(family);
  expect(await filesWithWord()).toEqual([]);
  await server.close();
});

it('words deleted while another program reads the database go once it has finished', async () => {
  const { server, family } = await startFamily();
  const stopReading = await startReader();
  await deleteAccount(family);
  expect(await filesWithWord()).not.toEqual([]);
  await stopReading();
  await until(filesWithWord, (files) => files.length === 0, 10_000);
  await server.close();
});

it('the words of a deleted character go after the undo time, without any other deletion', async () => {
  const { server, family, character } = await startFamily({ STORY_UNDO_MINUTES: '0' });
  expect((await family.call('DELETE', `/characters/${character}/`)).status).toBeLessThan(300);
  expect(await filesWithWord()).not.toEqual([]);
  await server.db.deleteFrom('characters').where('deleted_at', 'is not', null).execute();
  await until(filesWithWord, (files) => files.length === 0, 10_000);
  await server.close();
});

it('the log is empty after the server was closed', async () => {
  const { server } = await startFamily();
  expect(readFileSync(join(dir, 'weaversworld.db-wal')).length).toBeGreaterThan(0);
  await server.close();
  const wal = readdirSync(dir).filter((name) => name === 'weaversworld.db-wal');
  expect(wal.map((name) => readFileSync(join(dir, name)).length).filter((size) => size > 0)).toEqual([]);
});

describe('the log by itself', () => {
  const open = () => {
    const sqlite = new Database(join(dir, 'a.db'));
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
    return sqlite;
  };
  const logSize = () => statSync(join(dir, 'a.db-wal')).size;
  const start = () => {
    const events: string[] = [];
    const log = pino({}, { write: (line: string) => events.push(JSON.parse(line).event) });
    const writer = open();
    writer.exec('CREATE TABLE words (word)');
    const write = () => writer.exec("INSERT INTO words VALUES ('moon')");
    return { checkpoints: createWalCheckpoints(open, log), write, events };
  };
  const advance = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is emptied every hour, without any deletion', () => {
    const { checkpoints, write, events } = start();
    for (let hour = 0; hour < 2; hour += 1) {
      write();
      advance(3590);
      expect(logSize()).toBeGreaterThan(0);
      advance(20);
      expect(logSize()).toBe(0);
    }
    checkpoints.close();
    expect(events).toEqual([]);
  });

  it('is reported when a reader keeps it for half a minute, once, and emptied after that', () => {
    const { checkpoints, write, events } = start();
    const reader = open();
    reader.exec('BEGIN; SELECT count(*) FROM words');
    write();
    checkpoints.request();
    advance(25);
    expect(events).toEqual([]);
    advance(60);
    expect(events).toEqual(['wal.busy']);
    expect(logSize()).toBeGreaterThan(0);
    reader.exec('COMMIT');
    advance(60);
    expect(events).toEqual(['wal.busy', 'wal.truncated']);
    expect(logSize()).toBe(0);
    checkpoints.close();
  });
});
