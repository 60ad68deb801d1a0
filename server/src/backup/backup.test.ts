import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDb } from '../db/open-db.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let directory: string;
let dataDir: string;
let folder: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ww-backup-'));
  dataDir = join(directory, 'data');
  folder = join(directory, 'backups');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const addUser = (db: Awaited<ReturnType<typeof openDb>>['db'], email: string) =>
  db.insertInto('users').values({ email, password_hash: 'h', verified_at: null, created_at: 1 }).execute();
const usersOf = async (dir: string): Promise<string[]> => {
  const { db, close } = await openDb(dir);
  const rows = await db.selectFrom('users').select('email').orderBy('id').execute();
  await close();
  return rows.map(({ email }) => email);
};
const backUp = (keep = 14, now?: Date) => createBackup({ dataDir, folder, keep, ...(now ? { now } : {}) });

it('holds what was committed while the store is open, and not what comes later or was deleted', async () => {
  const store = await openDb(dataDir);
  await addUser(store.db, 'ada@example.test');
  await addUser(store.db, 'forgotten-words@example.test');
  await store.db.deleteFrom('users').where('email', '=', 'forgotten-words@example.test').execute();
  const backup = await backUp();
  await addUser(store.db, 'late@example.test');
  await store.close();

  const target = join(directory, 'restored');
  await restoreBackup({ backup, dataDir: target });
  for (const name of readdirSync(target)) expect(statSync(join(target, name)).mode & 0o077).toBe(0);
  expect(await usersOf(target)).toEqual(['ada@example.test']);
  expect(readFileSync(join(backup, 'weaversworld.db')).includes('forgotten-words')).toBe(false);
});

it('keeps the newest backups only', async () => {
  await (await openDb(dataDir)).close();
  const made = [];
  for (const day of [1, 2, 3]) made.push(await backUp(2, new Date(Date.UTC(2026, 0, day))));
  expect(readdirSync(folder).sort()).toEqual(made.slice(1).map((path) => path.slice(folder.length + 1)));
});

it('deletes what a killed backup left, and not one that may still be running', async () => {
  await (await openDb(dataDir)).close();
  const [killed, running] = ['2026-01-01T00-00-00-000Z.unfinished', '2026-01-02T22-00-00-000Z.unfinished'];
  const leave = (name: string, time: Date) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'weaversworld.db'), 'all of it');
    utimesSync(join(folder, name), time, time);
  };
  leave(killed, new Date(Date.UTC(2026, 0, 1)));
  leave(running, new Date(Date.UTC(2026, 0, 2, 22)));
  leave('notes.unfinished', new Date(Date.UTC(2020, 0, 1)));
  await backUp(14, new Date(Date.UTC(2026, 0, 2, 23)));
  expect(readdirSync(folder).sort()).toEqual([running, '2026-01-02T23-00-00-000Z', 'notes.unfinished']);
});

it('says what to do when there is nothing to back up', async () => {
  await expect(backUp()).rejects.toThrow(/^There is no database in .*Set DATA_DIR/);
});

it('is restored into an empty place only, whole or not at all', async () => {
  await (await openDb(dataDir)).close();
  const backup = await backUp();
  await expect(restoreBackup({ backup, dataDir })).rejects.toThrow(
    /is not empty, and nothing is overwritten/,
  );
  await expect(restoreBackup({ backup: folder, dataDir: join(directory, 'a') })).rejects.toThrow(
    /is no finished backup/,
  );

  const damaged = join(directory, 'damaged');
  mkdirSync(damaged);
  for (const name of readdirSync(backup)) copyFileSync(join(backup, name), join(damaged, name));
  const database = readFileSync(join(damaged, 'weaversworld.db'));
  database.fill(0, 4096, 8192);
  writeFileSync(join(damaged, 'weaversworld.db'), database);
  await expect(restoreBackup({ backup: damaged, dataDir: join(directory, 'b') })).rejects.toThrow(
    /its checksum differs/,
  );
  expect(readdirSync(directory).sort()).toEqual(['backups', 'damaged', 'data']);
});

it('is an error where the database is PostgreSQL: a job that runs every night must not take it for a backup', () => {
  const env = { ...process.env, DATABASE_URL: 'postgres://ww@127.0.0.1:1/ww', SECRET_KEY: 'k'.repeat(40) };
  const args = ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), 'create', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^Nothing was done: .*\n +pg_dump /);
  expect(status).toBe(1);
});
