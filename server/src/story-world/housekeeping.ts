import type { Db } from '../db/open.ts';
import { forgetKeys } from './made-once.ts';

const MINUTE = 60_000;
const EVENTS_KEPT = 24 * 60 * MINUTE;

/** Takes away what nobody needs: deleted stories and characters after the undo time, events and keys of yesterday. */
export const sweep = async (db: Db, now: number, undoMinutes: number): Promise<void> => {
  const before = now - undoMinutes * MINUTE;
  await db.deleteFrom('stories').where('deleted_at', '<', before).execute();
  await db.deleteFrom('characters').where('deleted_at', '<', before).execute();
  await db
    .deleteFrom('events')
    .where('created_at', '<', now - EVENTS_KEPT)
    .execute();
  await forgetKeys(db, now);
};
