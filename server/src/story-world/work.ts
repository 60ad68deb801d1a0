import { randomUUID } from 'node:crypto';
import type { Db } from '../db/open.ts';

/** A step of a page that this process may take, until the lease runs out. */
export interface Job {
  pageId: number;
  storyId: number;
  stage: 'text' | 'picture';
  /** Failures so far. */
  attempts: number;
  lease: string;
}

/** The lease ran out and somebody else has the page now: whatever was made is thrown away. */
export class LeaseLost extends Error {}

/** After so many failures the reader is told that the picture will be tried again later. */
export const MAX_ATTEMPTS = 3;

/** Milliseconds to wait after the n-th failure: 1, 4 times `base`, then minutes that double up to an hour. */
export const retryDelay = (failures: number, base: number): number =>
  failures < MAX_ATTEMPTS
    ? base * 4 ** Math.max(0, failures - 1)
    : Math.min(base * 60 * 2 ** (failures - MAX_ATTEMPTS), base * 3600);

/** Leases the work that is due first; null when there is none. Pages of deleted stories rest. */
export const claim = async (db: Db, now: number, leaseMs: number): Promise<Job | null> => {
  const lease = randomUUID();
  const row = await db
    .updateTable('page_work')
    .set({ lease_by: lease, lease_until: now + leaseMs })
    .where('page_id', '=', (eb) =>
      eb
        .selectFrom('page_work')
        .innerJoin('pages', 'pages.id', 'page_work.page_id')
        .innerJoin('stories', 'stories.id', 'pages.story_id')
        .select('page_work.page_id')
        .where('stories.deleted_at', 'is', null)
        .where('page_work.due_at', '<=', now)
        .where((or) =>
          or.or([or('page_work.lease_until', 'is', null), or('page_work.lease_until', '<=', now)]),
        )
        .orderBy('page_work.due_at')
        .limit(1),
    )
    .returning(['page_id', 'stage', 'attempts'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const page = await db
    .selectFrom('pages')
    .select('story_id')
    .where('id', '=', row.page_id)
    .executeTakeFirst();
  if (page === undefined) return null;
  return { pageId: row.page_id, storyId: page.story_id, stage: row.stage, attempts: row.attempts, lease };
};

/** Moves leased work on, inside the transaction of the step itself. Throws LeaseLost when it is not ours any more. */
export const putBack = async (
  trx: Db,
  job: Job,
  next: { stage: Job['stage']; attempts: number; dueAt: number },
): Promise<void> => {
  const moved = await trx
    .updateTable('page_work')
    .set({
      stage: next.stage,
      attempts: next.attempts,
      due_at: next.dueAt,
      lease_by: null,
      lease_until: null,
    })
    .where('page_id', '=', job.pageId)
    .where('lease_by', '=', job.lease)
    .returning('page_id')
    .executeTakeFirst();
  if (moved === undefined) throw new LeaseLost();
};

/** Ends leased work. Throws LeaseLost when it is not ours any more. */
export const finish = async (trx: Db, job: Job): Promise<void> => {
  const ended = await trx
    .deleteFrom('page_work')
    .where('page_id', '=', job.pageId)
    .where('lease_by', '=', job.lease)
    .returning('page_id')
    .executeTakeFirst();
  if (ended === undefined) throw new LeaseLost();
};

/** When the next free work is due; null when there is none. Leased work is found by the poll. */
export const nextDue = async (db: Db): Promise<number | null> => {
  const row = await db
    .selectFrom('page_work')
    .innerJoin('pages', 'pages.id', 'page_work.page_id')
    .innerJoin('stories', 'stories.id', 'pages.story_id')
    .select('page_work.due_at')
    .where('stories.deleted_at', 'is', null)
    .where('page_work.lease_by', 'is', null)
    .orderBy('page_work.due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
};

/**
 * Gives up all leases. Only for a store that belongs to one process (the data directory is locked): at its start
 * whoever held a lease is dead, and waiting for the lease to run out would keep a child waiting.
 */
export const freeLeases = async (db: Db): Promise<void> => {
  await db.updateTable('page_work').set({ lease_by: null, lease_until: null }).execute();
};
