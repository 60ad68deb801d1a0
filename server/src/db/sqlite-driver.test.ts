import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDb, type Store } from './open-db.ts';
import { writeState } from './server-state.ts';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'sqlite-driver-'));
  store = await openDb(dir);
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

const readiness = async (): Promise<string | undefined> =>
  (
    await store.db
      .selectFrom('server_state')
      .select('value')
      .where('key', '=', 'readiness')
      .executeTakeFirst()
  )?.value;

/** Opens a write transaction that has set `readiness` and waits until `end` is called. */
const openWrite = async (value: string) => {
  let end = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  let written = (): void => undefined;
  const started = new Promise<void>((resolve) => {
    written = resolve;
  });
  const finished = store.db.transaction().execute(async (trx) => {
    await writeState(trx, 'readiness', value);
    written();
    await held;
  });
  await started;
  return { end, finished };
};

describe('the SQLite driver', () => {
  it('lets readers read while a transaction is open, and shows them what was committed', async () => {
    await writeState(store.db, 'readiness', 'before');
    const write = await openWrite('after');
    expect(await readiness()).toBe('before');
    const snapshot = await store.db
      .transaction()
      .setAccessMode('read only')
      .execute(async (trx) => {
        const read = () =>
          trx.selectFrom('server_state').select('value').where('key', '=', 'readiness').execute();
        const first = await read();
        write.end();
        await write.finished;
        return [...first, ...(await read())].map(({ value }) => value);
      });
    // One snapshot, although the transaction beside it was committed in between.
    expect(snapshot).toEqual(['before', 'before']);
    expect(await readiness()).toBe('after');
  });

  it('runs writes one after another, and other work between them', async () => {
    const first = await openWrite('1');
    const order: string[] = [];
    const later = ['2', '3'].map((value) =>
      writeState(store.db, 'readiness', value).then(() => order.push(`write ${value}`)),
    );
    setImmediate(() => order.push('other work'));
    first.end();
    await Promise.all(later);
    expect(order).toEqual(['other work', 'write 2', 'write 3']);
    expect(await readiness()).toBe('3');
  });

  it('rolls a failed transaction back and goes on', async () => {
    const failed = store.db.transaction().execute(async (trx) => {
      await writeState(trx, 'readiness', 'lost');
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    expect(await readiness()).toBeUndefined();
    await writeState(store.db, 'readiness', 'kept');
    expect(await readiness()).toBe('kept');
  });

  it('refuses writes in a transaction that only reads', async () => {
    const write = store.db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => writeState(trx, 'readiness', 'x'));
    await expect(write).rejects.toThrow(/readonly/);
    expect((await sql<{ n: number }>`select 1 as n`.execute(store.db)).rows).toEqual([{ n: 1 }]);
  });
});
