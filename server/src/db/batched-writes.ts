import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { type Db, dialectOf } from './database.ts';
import { isStoreFailure } from './store-errors.ts';

/** Batches of one kind that are written at the same time: one is prepared while the other waits for the disk. */
const MAX_RUNNING = 2;
/** Rows of a batch, so that no statement holds its locks for long. */
const MAX_ROWS = 64;
/**
 * Milliseconds during which a batch waits for more rows, when others are writing as well. Requests begin one by one, and a statement costs
 * as much as several rows.
 */
const GATHER_MS = 4;
/**
 * Writes of all kinds that are done alone at the same time: those may wait for a locked row as long as `lock_timeout`, and must leave
 * connections to batches, readers and the readiness check.
 */
const MAX_ALONE = 2;

/** A kind of write that can be done for many requests in one statement. */
export interface WriteKind<W, R> {
  /** Writes with equal keys are done one after another: those of the same row, or that the same rule counts. */
  keyOf(write: W): string | number;
  /**
   * Writes all of them in one statement and returns the results by key. It must wait for no row that another transaction has locked
   * (SKIP LOCKED): what it leaves out is written alone.
   */
  writeAll(db: Db, writes: W[]): Promise<Map<string | number, R>>;
  /** Writes one, and waits for it, or finds out why it cannot be done. */
  writeAlone(db: Db, write: W): Promise<R>;
}

interface Waiting<W, R> {
  write: W;
  resolve(result: R): void;
  reject(error: unknown): void;
}

const limitsAlone = new WeakMap<Db, ReturnType<typeof createConcurrencyLimit>>();
const limitAlone = (db: Db) => {
  const limit = limitsAlone.get(db) ?? createConcurrencyLimit(MAX_ALONE);
  limitsAlone.set(db, limit);
  return limit;
};

const createBatches = <W, R>(db: Db, { keyOf, writeAll, writeAlone }: WriteKind<W, R>) => {
  let waiting: Waiting<W, R>[] = [];
  /** Of what is being written, in a batch or alone. */
  const busyKeys = new Set<string | number>();
  const aloneLimit = limitAlone(db);
  let running = 0;
  let lastRows = 0;
  /** Ends the wait for more rows; null while none is waited for. */
  let stopGathering: (() => void) | null = null;

  /** Takes the first of each key that is not being written; the others wait. */
  const takeBatch = (): Map<string | number, Waiting<W, R>> => {
    const batch = new Map<string | number, Waiting<W, R>>();
    waiting = waiting.filter((one) => {
      const key = keyOf(one.write);
      if (batch.size === MAX_ROWS || busyKeys.has(key)) return true;
      busyKeys.add(key);
      batch.set(key, one);
      return false;
    });
    return batch;
  };

  const end = (key: string | number, settle: () => void): void => {
    busyKeys.delete(key);
    settle();
  };
  const alone = async (key: string | number, { write, resolve, reject }: Waiting<W, R>): Promise<void> => {
    const done = await aloneLimit.enter();
    try {
      const result = await writeAlone(db, write);
      end(key, () => resolve(result));
    } catch (error) {
      end(key, () => reject(error));
    } finally {
      done();
    }
    startAll();
  };

  const writeTogether = async (batch: Map<string | number, Waiting<W, R>>): Promise<void> => {
    const writes = [...batch.values()].map(({ write }) => write);
    try {
      const results = await writeAll(db, writes);
      for (const [key, one] of batch) {
        const result = results.get(key);
        if (result === undefined) void alone(key, one);
        else end(key, () => one.resolve(result));
      }
    } catch (error) {
      // After a lost connection it is unknown whether the statement was committed; any other error was rolled back.
      for (const [key, one] of batch)
        if (isStoreFailure(error)) end(key, () => one.reject(error));
        else void alone(key, one);
    }
  };

  const startAll = (): void => {
    stopGathering?.();
    stopGathering = null;
    while (running < MAX_RUNNING) {
      const batch = takeBatch();
      if (batch.size === 0) return;
      lastRows = batch.size;
      running += 1;
      void writeTogether(batch).finally(() => {
        running -= 1;
        // While rows are gathered the end of that wait starts the next batch.
        if (stopGathering === null) startAll();
      });
    }
  };

  /** A write that comes alone waits for no other; those of the same round of the event loop are always together. */
  const gather = (): void => {
    if (running === 0 && lastRows <= 1) {
      const immediate = setImmediate(startAll);
      stopGathering = () => clearImmediate(immediate);
    } else {
      const timer = setTimeout(startAll, GATHER_MS);
      stopGathering = () => clearTimeout(timer);
    }
  };

  return (write: W): Promise<R> =>
    new Promise((resolve, reject) => {
      waiting.push({ write, resolve, reject });
      if (stopGathering === null) gather();
      else if (waiting.length === MAX_ROWS) startAll();
    });
};

/**
 * Writes that requests share on PostgreSQL: those that are asked for in one round of the event loop, within a few milliseconds while others
 * are writing, or while two batches are being written, are one statement and one commit. Each promise is settled after the commit, with the outcome of its own row: one that the
 * statement leaves out, or whose batch fails, is written alone. On SQLite each is written alone, and committed together with others.
 */
export const batchedWrites = <W, R>(kind: WriteKind<W, R>): ((db: Db, write: W) => Promise<R>) => {
  const batches = new WeakMap<Db, (write: W) => Promise<R>>();
  return (db, write) => {
    if (dialectOf(db) === 'sqlite') return kind.writeAlone(db, write);
    const batch = batches.get(db) ?? createBatches(db, kind);
    batches.set(db, batch);
    return batch(write);
  };
};
