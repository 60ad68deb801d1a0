import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createVisitor, startListeningServer, until } from '../testing/listening-server.ts';

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
