import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { type Db, openDb } from './open-db.ts';

const write = (db: Db, recipient: string) =>
  db
    .insertInto('mail')
    .values({ recipient, subject: '', body: '', created_at: 1, sent_at: null, attempts: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
const writeTogether = (db: Db, recipient: string) => db.transaction().execute((trx) => write(trx, recipient));

it.each([
  ['in a transaction', writeTogether],
  ['without a transaction', write],
])(
  'recovers from a database that another process locked (%s)',
  { timeout: 30_000 },
  async (_, whileLocked) => {
    const dir = mkdtempSync(join(tmpdir(), 'ww-db-'));
    const { db, close } = await openDb(dir);
    await writeTogether(db, 'before');
    const other = new Database(join(dir, 'weaversworld.db'));
    other.exec('BEGIN IMMEDIATE');
    await expect(whileLocked(db, 'refused')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    expect(await db.selectFrom('mail').select('recipient').execute()).toEqual([{ recipient: 'before' }]);
    await expect(whileLocked(db, 'refused again')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    other.exec('COMMIT');
    other.close();
    await writeTogether(db, 'after');
    await write(db, 'and after');
    const kept = await db.selectFrom('mail').select('recipient').orderBy('id').execute();
    expect(kept.map(({ recipient }) => recipient)).toEqual(['before', 'after', 'and after']);
    await close();
  },
);
