import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open-db.ts';
import type { ServerDeps } from '../deps.ts';
import { deleteExpiredCounts } from '../http/rate-limiter.ts';
import { deleteOldKeys } from './idempotency-key.ts';

const MINUTE_MS = 60_000;
const EVENT_RETENTION_MS = 24 * 60 * MINUTE_MS;
const CLEANUP_INTERVAL_MS = 5 * MINUTE_MS;

/** Forgets the link of stories that are private. Add a condition before you execute it. */
export const forgetLink = (db: Db) => db.updateTable('stories').set({ share_token: null, unshared_at: null });

/** Deletes stories and characters after the undo time, and their old links; and events and idempotency keys after a day. */
export const deleteExpired = async (db: Db, now: number, undoMinutes: number): Promise<void> => {
  const before = now - undoMinutes * MINUTE_MS;
  await db.deleteFrom('stories').where('deleted_at', '<', before).execute();
  await forgetLink(db).where('unshared_at', '<', before).execute();
  await db.deleteFrom('characters').where('deleted_at', '<', before).execute();
  await db
    .deleteFrom('events')
    .where('created_at', '<', now - EVENT_RETENTION_MS)
    .execute();
  await deleteOldKeys(db, now);
  await deleteExpiredCounts(db);
};

/** Runs `deleteExpired` when the server is ready and then every five minutes, until it closes. */
export const startHousekeeping = (
  app: FastifyInstance,
  { db, log, purgeClock, config }: ServerDeps,
): void => {
  const clean = () =>
    deleteExpired(db, purgeClock.now(), config.STORY_UNDO_MINUTES).catch((error: unknown) =>
      log.error({ event: 'housekeeping.failed', err: error }, 'housekeeping failed'),
    );
  const timer = setInterval(clean, CLEANUP_INTERVAL_MS);
  timer.unref();
  app.addHook('onReady', clean);
  app.addHook('onClose', async () => clearInterval(timer));
};
