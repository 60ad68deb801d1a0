import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDb } from '../db/open-db.ts';
import { createBackup } from './create-backup.ts';
import { hasSecretKey } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const KEY = 'ab'.repeat(32);

let directory: string;
let backup: string;
let target: string;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ww-restore-'));
  const dataDir = join(directory, 'data');
  const { db, close } = await openDb(dataDir);
  const user = { email: 'ada@example.test', password_hash: 'h', verified_at: null, created_at: 1 };
  await db.insertInto('users').values(user).execute();
  await close();
  writeFileSync(join(dataDir, 'secret.key'), KEY);
  backup = await createBackup({ dataDir, folder: join(directory, 'backups'), keep: 14 });
  target = join(directory, 'target');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const restore = () => restoreBackup({ backup, dataDir: target });
const usersOf = async (dir: string): Promise<string[]> => {
  const { db, close } = await openDb(dir);
  const rows = await db.selectFrom('users').select('email').execute();
  await close();
  return rows.map(({ email }) => email);
};
const manifestFile = () => join(backup, 'backup.json');
const changeManifest = (change: (files: { name: string }[]) => unknown[]) => {
  const manifest = JSON.parse(readFileSync(manifestFile(), 'utf8'));
  writeFileSync(manifestFile(), JSON.stringify({ ...manifest, files: change(manifest.files) }));
};

describe('a restore', () => {
  it('leaves folders beside the data directory alone, whatever they are named', async () => {
    const beside = `${target}.unfinished`;
    mkdirSync(beside);
    writeFileSync(join(beside, 'photos'), 'mine');
    await restore();
    expect(readFileSync(join(beside, 'photos'), 'utf8')).toBe('mine');
    expect(await usersOf(target)).toEqual(['ada@example.test']);
    expect(readFileSync(join(target, 'secret.key'), 'utf8')).toBe(KEY);
  });

  it('fills a directory without replacing it, as a mount point must be', async () => {
    mkdirSync(join(target, 'lost+found'), { recursive: true });
    const { ino } = statSync(target);
    await restore();
    expect(statSync(target).ino).toBe(ino);
    expect(readdirSync(target).sort()).toEqual(['lost+found', 'secret.key', 'weaversworld.db']);
    expect(await usersOf(target)).toEqual(['ada@example.test']);
  });

  it('follows a link that is the data directory', async () => {
    const disk = join(directory, 'disk');
    mkdirSync(disk);
    symlinkSync(disk, target);
    await restore();
    expect(await usersOf(disk)).toEqual(['ada@example.test']);
    unlinkSync(target);
    symlinkSync(join(directory, 'nowhere'), target);
    await expect(restore()).rejects.toThrow(/cannot be made, or is no folder .*Set DATA_DIR/);
  });

  it('refuses a place that is a file', async () => {
    writeFileSync(target, 'mine');
    await expect(restore()).rejects.toThrow(/cannot be made, or is no folder/);
    expect(readFileSync(target, 'utf8')).toBe('mine');
  });

  it.each(['an empty', 'no'])(
    'leaves nothing behind when it fails and there was %s directory',
    async (was) => {
      if (was === 'an empty') mkdirSync(target);
      writeFileSync(join(backup, 'secret.key'), 'other');
      await expect(restore()).rejects.toThrow(/secret\.key is damaged: its checksum differs/);
      expect(existsSync(target) ? readdirSync(target) : []).toEqual([]);
      expect(existsSync(target)).toBe(was === 'an empty');
    },
  );

  it('says whether the backup has the key', async () => {
    expect(hasSecretKey(await restore())).toBe(true);
    rmSync(target, { recursive: true });
    changeManifest((files) => files.filter(({ name }) => name !== 'secret.key'));
    expect(hasSecretKey(await restore())).toBe(false);
    expect(readdirSync(target)).toEqual(['weaversworld.db']);
  });
});

describe('a backup is refused', () => {
  const refused = async (message: RegExp) => {
    await expect(restore()).rejects.toThrow(message);
    expect(existsSync(target)).toBe(false);
  };

  it('without a database', async () => {
    changeManifest((files) => files.filter(({ name }) => name === 'secret.key'));
    await refused(/names no weaversworld\.db, so there is nothing to restore/);
  });

  it.each(['notes.txt', '../../etc/passwd', 'sub/weaversworld.db', 'lock.db'])(
    'that names %s',
    async (name) => {
      changeManifest((files) => [...files, { name, bytes: 1, sha256: 'x' }]);
      await refused(/names files that no backup has/);
    },
  );

  it('that names a file twice', async () => {
    changeManifest((files) => [...files, ...files]);
    await refused(/names files that no backup has/);
  });

  it.each(['weaversworld.db', 'secret.key', 'backup.json'])('whose %s is a link', async (name) => {
    const file = join(backup, name);
    copyFileSync(file, join(directory, 'elsewhere'));
    rmSync(file);
    symlinkSync(join(directory, 'elsewhere'), file);
    await refused(/is a link, a folder or a device/);
  });

  it.runIf(process.platform !== 'win32').each(['weaversworld.db', 'secret.key', 'backup.json'])(
    'whose %s is a pipe, which would never end',
    async (name) => {
      rmSync(join(backup, name));
      execFileSync('mkfifo', [join(backup, name)]);
      await refused(/is a link, a folder or a device/);
    },
  );

  it('that is longer than its manifest says, or lacks a file', async () => {
    writeFileSync(join(backup, 'secret.key'), `${KEY} and more`);
    await refused(/it is too long/);
    rmSync(join(backup, 'secret.key'));
    await refused(/secret\.key is missing/);
  });
});

describe('a restore that is killed', () => {
  /** Restores in a process of its own, which is killed before, or after, it moves the nth file. */
  const killAt = async (nth: number, when: 'before' | 'after'): Promise<void> => {
    const program = `
      import fs from 'node:fs/promises';
      import { syncBuiltinESMExports } from 'node:module';
      const { rename } = fs;
      let moves = 0;
      fs.rename = async (...paths) => {
        moves += 1;
        if (moves === ${nth} && '${when}' === 'before') process.kill(process.pid, 'SIGKILL');
        await rename(...paths);
        if (moves === ${nth}) process.kill(process.pid, 'SIGKILL');
      };
      syncBuiltinESMExports();
      const { restoreBackup } = await import(${JSON.stringify(join(import.meta.dirname, 'restore-backup.ts'))});
      await restoreBackup(${JSON.stringify({ backup, dataDir: target })});`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const signal = await new Promise((ended) => child.once('exit', (_, by) => ended(by)));
    expect(signal).toBe('SIGKILL');
  };

  it.each([
    [1, 'before'],
    [1, 'after'],
    [2, 'before'],
  ] as const)('%s %s: no server starts there, and another restore says what to do', async (nth, when) => {
    await killAt(nth, when);
    expect(existsSync(join(target, 'weaversworld.db'))).toBe(false);
    await expect(openDb(target)).rejects.toThrow(
      /A restore into .* was cut short\..* run `pnpm restore` again/,
    );
    await expect(restore()).rejects.toThrow(/was cut short.*empty the directory/);
    rmSync(target, { recursive: true });
    await restore();
    expect(await usersOf(target)).toEqual(['ada@example.test']);
  });

  it('after the database was moved: everything is there', async () => {
    await killAt(2, 'after');
    expect(await usersOf(target)).toEqual(['ada@example.test']);
    expect(readFileSync(join(target, 'secret.key'), 'utf8')).toBe(KEY);
  });
});
