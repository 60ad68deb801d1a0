import type { Bucket } from '@weaversworld/deploy/store';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { randomKey } from '../story-world/ids.ts';
import {
  attachPicture,
  encodePicture,
  type PictureStore,
  pictureInRow,
  readPictureRow,
} from './picture-store.ts';

/** After this time an upload that no page refers to is taken for one that was cut short. */
const UPLOAD_MS = 60 * 60_000;
const SWEEP_INTERVAL_MS = 60_000;
/** Objects that are deleted in one sweep. */
const BATCH_ROWS = 200;

export interface BucketPicturesDeps {
  db: Db;
  bucket: Bucket;
  now(): number;
}

/**
 * Pictures in a bucket, one object each. Pictures that were stored in the database before stay there and are read from it.
 *
 * `deleted_objects` names what is to be deleted from the bucket, and when. An upload is entered there before it begins and
 * taken out by the transaction that attaches it, so that nothing stays behind of a server that was killed in between; a
 * trigger enters the objects of deleted pages, however they were deleted.
 */
export const createBucketPictures = ({ db, bucket, now }: BucketPicturesDeps): PictureStore => {
  const deleteAt = (trx: Db, object_key: string, due_at: number) =>
    trx
      .insertInto('deleted_objects')
      .values({ object_key, due_at })
      .onConflict((conflict) => conflict.column('object_key').doUpdateSet({ due_at }))
      .execute();

  return {
    put: async (picture) => {
      const { data, type, encoding } = await encodePicture(picture);
      const object_key = `pictures/${randomKey()}`;
      await deleteAt(db, object_key, now() + UPLOAD_MS);
      await bucket.put(object_key, data, type);
      return { type, encoding, data: null, object_key, bytes: data.length };
    },
    attach: async (trx, pageId, stored) => {
      const old = await readPictureRow(trx, pageId);
      if (old?.object_key && old.object_key !== stored.object_key) await deleteAt(trx, old.object_key, 0);
      if (stored.object_key !== null)
        await trx.deleteFrom('deleted_objects').where('object_key', '=', stored.object_key).execute();
      await attachPicture(trx, pageId, stored);
    },
    get: async (pageId) => {
      const row = await readPictureRow(db, pageId);
      if (row === undefined) return null;
      if (row.object_key === null) return pictureInRow(row);
      const data = await bucket.get(row.object_key);
      return data && { data, type: row.type, encoding: row.encoding };
    },
  };
};

/** Deletes from the bucket what is due, and returns how many objects. Safe on several servers at once. */
export const sweepBucket = async ({ db, bucket, now }: BucketPicturesDeps): Promise<number> => {
  const due = await db
    .selectFrom('deleted_objects')
    .select('object_key')
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(BATCH_ROWS)
    .execute();
  for (const { object_key } of due) {
    await bucket.delete(object_key);
    await db.deleteFrom('deleted_objects').where('object_key', '=', object_key).execute();
  }
  return due.length;
};

/** Sweeps every minute, in batches without a pause while there is more. Returns a function that stops it. */
export const startSweeping = (deps: BucketPicturesDeps & { log: Logger }): (() => Promise<void>) => {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const sweep = async (): Promise<void> => {
    try {
      while (!stopped && (await sweepBucket(deps)) === BATCH_ROWS);
    } catch (error) {
      deps.log.error({ event: 'pictures.sweep-failed', err: error }, 'pictures could not be deleted yet');
    }
  };
  const start = () => {
    running = running.then(sweep);
  };
  const timer = setInterval(start, SWEEP_INTERVAL_MS).unref();
  start();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
};
