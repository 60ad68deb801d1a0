import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestStore } from '../testing/test-database.ts';
import { batchedWrites, type WriteKind } from './batched-writes.ts';
import type { Db } from './database.ts';
import type { Store } from './store.ts';
import { ConnectionLostError } from './store-errors.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

interface Change {
  key: string;
  value: string;
}

/** Writes values of `server_state`, whose `key` is unique, and counts the statements. */
const createWrites = (change: Partial<WriteKind<Change, string>> = {}) => {
  const statements: string[][] = [];
  const insertAll = async (db: Db, writes: Change[]) => {
    statements.push(writes.map(({ value }) => value));
    const rows = await db
      .insertInto('server_state')
      .values(writes)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .returning(['key', 'value'])
      .execute();
    return new Map(rows.map(({ key, value }) => [key, value]));
  };
  const write = batchedWrites<Change, string>({
    keyOf: ({ key }) => key,
    writeAll: insertAll,
    writeAlone: async (db, one) => (await insertAll(db, [one])).get(one.key) ?? '',
    ...change,
  });
  return { statements, write: (key: string, value: string) => write(store.db, { key, value }) };
};
const stored = () =>
  store.db.selectFrom('server_state').selectAll().where('key', 'like', 'k%').orderBy('key').execute();

it('writes what is asked for together in one statement, and gives each caller its own result', async () => {
  const { statements, write } = createWrites();
  expect(await Promise.all(['k1', 'k2', 'k3'].map((key) => write(key, `of ${key}`)))).toEqual([
    'of k1',
    'of k2',
    'of k3',
  ]);
  expect(statements).toEqual([['of k1', 'of k2', 'of k3']]);
});

it('gathers what comes while two batches are being written', async () => {
  const { statements, write } = createWrites();
  const written: Promise<string>[] = [];
  for (let n = 0; n < 20; n += 1) {
    written.push(write(`k${n}`, `${n}`));
    await new Promise(setImmediate);
  }
  await Promise.all(written);
  expect(statements.flat()).toHaveLength(20);
  expect(statements.length).toBeLessThan(20);
});

it('writes equal keys one after another, in order', async () => {
  const { statements, write } = createWrites();
  expect(await Promise.all([write('k1', 'a'), write('k1', 'b'), write('k2', 'c'), write('k1', 'd')])).toEqual(
    ['a', 'b', 'c', 'd'],
  );
  expect(statements).toEqual([['a', 'c'], ['b'], ['d']]);
  expect(await stored()).toEqual([
    { key: 'k1', value: 'd' },
    { key: 'k2', value: 'c' },
  ]);
});

it('writes alone what the batch leaves out', async () => {
  const { write } = createWrites({
    writeAll: async (_, writes) =>
      new Map(writes.filter(({ key }) => key !== 'k2').map(({ key }) => [key, 'together'])),
    writeAlone: async (_, { key }) => `${key} alone`,
  });
  expect(await Promise.all(['k1', 'k2', 'k3'].map((key) => write(key, '')))).toEqual([
    'together',
    'k2 alone',
    'together',
  ]);
});

it('does at most two writes alone at a time, of all kinds, while batches go on', async () => {
  let running = 0;
  let most = 0;
  let release = (): void => undefined;
  const stuck = new Promise<void>((resolve) => {
    release = resolve;
  });
  const leftOut: Partial<WriteKind<Change, string>> = {
    writeAll: async (_, writes) =>
      new Map(writes.filter(({ value }) => value !== 'locked').map(({ key }) => [key, 'together'])),
    writeAlone: async () => {
      running += 1;
      most = Math.max(most, running);
      await stuck;
      running -= 1;
      return 'alone';
    },
  };
  const kinds = [createWrites(leftOut), createWrites(leftOut)];
  const waiting = kinds.flatMap(({ write }) => ['k1', 'k2', 'k3'].map((key) => write(key, 'locked')));
  await expect.poll(() => running).toBe(2);
  for (const { write } of kinds)
    expect(await Promise.all([write('k4', ''), write('k5', '')])).toEqual(['together', 'together']);
  release();
  expect(await Promise.all(waiting)).toEqual(Array(6).fill('alone'));
  expect(most).toBe(2);
});

/** Too long for the index of a key, also when it is compressed. */
const TOO_LONG = `k2${randomBytes(9000).toString('base64')}`;

it('a row that the database refuses fails its own caller alone', async () => {
  const { write } = createWrites();
  const written = await Promise.allSettled([write('k1', 'a'), write(TOO_LONG, 'b'), write('k3', 'c')]);
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await stored()).toHaveLength(2);
});

it('a lost connection fails all of a batch: it may have been committed, so nothing is written again', async () => {
  let tries = 0;
  const fail = async () => {
    tries += 1;
    throw new ConnectionLostError('gone');
  };
  const { write } = createWrites({ writeAll: fail, writeAlone: fail });
  const written = await Promise.allSettled([write('k1', 'a'), write('k2', 'b')]);
  expect(written.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(tries).toBe(1);
  // The keys are free again.
  await expect(write('k1', 'a')).rejects.toThrow('gone');
});
