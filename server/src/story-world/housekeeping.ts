import type { FastifyInstance } from 'fastify';
import { changeInBatches } from '../db/change-in-batches.ts';
import type { Db } from '../db/database.ts';
import { runOnOneServer } from '../db/single-job.ts';
import type { ServerDeps } from '../deps.ts';
import { deleteExpiredCounts } from '../http/rate-limiter.ts';
import { deleteOldKeys } from './idempotency-key.ts';

const MINUTE_MS = 60_000;
const EVENT_RETENTION_MS = 24 * 60 * MINUTE_MS;
const CLEANUP_INTERVAL_MS = 5 * MINUTE_MS;

/** Stories with their pages and pictures are many database pages; rows of other tables are small. */
const STORY_BATCH = 20;
const BATCH_ROWS = 500;

/** Deletes the share link of private stories. Add a condition before you execute it. */
export const clearShareLink = (db: Db) =>
  db.updateTable('stories').set({ share_token: null, unshared_at: null });

/**
 * Deletes stories and characters after the undo time, and their old links; and events and idempotency keys after a day. In
 * batches, between which other requests run; `signal` stops it between two of them.
 */
export const deleteExpired = async (
  db: Db,
  now: number,
  undoMinutes: number,
  signal?: AbortSignal,
): Promise<void> => {
  const before = now - undoMinutes * MINUTE_MS;
  for (const [table, batchSize] of [
    ['stories', STORY_BATCH],
    ['characters', BATCH_ROWS],
  ] as const)
    await changeInBatches(
      batchSize,
      (limit) =>
        db
          .deleteFrom(table)
          // Again here: on PostgreSQL it may have been restored meanwhile.
          .where('deleted_at', '<', before)
          .where('id', 'in', (eb) =>
            eb.selectFrom(table).select('id').where('deleted_at', '<', before).limit(limit),
          )
          .returning('id')
          .execute(),
      signal,
    );
  await changeInBatches(
    BATCH_ROWS,
    (limit) =>
      clearShareLink(db)
        .where('unshared_at', '<', before)
        .where('id', 'in', (eb) =>
          eb.selectFrom('stories').select('id').where('unshared_at', '<', before).limit(limit),
        )
        .returning('id')
        .execute(),
    signal,
  );
  await changeInBatches(
    BATCH_ROWS,
    (limit) =>
      db
        .deleteFrom('events')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('story_id', 'seq'),
            'in',
            selectFrom('events')
              .select(['story_id', 'seq'])
              .where('created_at', '<', now - EVENT_RETENTION_MS)
              .limit(limit)
              .$asTuple('story_id', 'seq'),
          ),
        )
        .returning('seq')
        .execute(),
    signal,
  );
  await deleteOldKeys(db, now, signal);
  await deleteExpiredCounts(db, signal);
};

/**
 * Runs `deleteExpired` when the server is ready and then every five minutes, until it closes. Of several servers one runs it
 * at a time.
 */
export const startHousekeeping = (
  app: FastifyInstance,
  { db, log, purgeClock, config }: ServerDeps,
): void => {
  const stopping = new AbortController();
  const clean = () =>
    runOnOneServer(db, 'housekeeping', () =>
      deleteExpired(db, purgeClock.now(), config.STORY_UNDO_MINUTES, stopping.signal),
    ).catch((error: unknown) =>
      log.error({ event: 'housekeeping.failed', err: error }, 'housekeeping failed'),
    );
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(clean);
  }, CLEANUP_INTERVAL_MS).unref();
  app.addHook('onReady', async () => {
    running = clean();
    await running;
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  });
};
