import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('with a clock that stands still', () => {
  const nextRound = () => new Promise(setImmediate);
  /** Answers at once, so that nothing else than the clock decides what is written together. */
  const createQuickWrites = () =>
    createWrites({ writeAll: async (_, writes) => new Map(writes.map(({ key }) => [key, ''])) });
  /** Writes that come one by one, each in a round of the event loop of its own; resolves with how many have an answer. */
  const writeOneByOne = async (write: (key: string, value: string) => Promise<string>, count: number) => {
    let answered = 0;
    for (let n = 0; n < count; n += 1) {
      void write(`one ${n}`, '').then(() => {
        answered += 1;
      });
      await nextRound();
    }
    await nextRound();
    return () => answered;
  };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('what comes one by one while others are writing is gathered for some milliseconds', async () => {
    const { write } = createQuickWrites();
    await Promise.all([write('k1', ''), write('k2', '')]);
    const answered = await writeOneByOne(write, 5);
    expect(answered()).toBe(0);
    vi.advanceTimersByTime(4);
    await nextRound();
    expect(answered()).toBe(5);
  });

  it('a full batch waits no longer', async () => {
    const { write } = createQuickWrites();
    await Promise.all([write('k1', ''), write('k2', '')]);
    expect((await writeOneByOne(write, 64))()).toBe(64);
  });

  it('a write that comes alone waits for no other', async () => {
    const { write } = createQuickWrites();
    expect((await writeOneByOne(write, 3))()).toBe(3);
  });
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
