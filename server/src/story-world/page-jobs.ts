import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Db } from '../db/open-db.ts';

/** A step of a page that this process may take, until the lease runs out. */
export interface PageJob {
  pageId: number;
  storyId: number;
  stage: 'text' | 'picture';
  /** Failures so far. */
  attempts: number;
  lease: string;
}

/** The lease ran out and somebody else has the page now: whatever was made is thrown away. */
export class LeaseLostError extends Error {}

/** After so many failures the reader is told that the picture will be tried again later. */
export const MAX_ATTEMPTS = 3;

/** Milliseconds to wait after the n-th failure: 1, 4 times `base`, then minutes that double up to an hour. */
export const retryDelay = (failures: number, base: number): number =>
  failures < MAX_ATTEMPTS
    ? base * 4 ** Math.max(0, failures - 1)
    : Math.min(base * 60 * 2 ** (failures - MAX_ATTEMPTS), base * 3600);

/** Delays before the steps of a page, as factors of PAGE_PACE_MS: fast, but slow enough that no state flickers by. */
const DELAY_FACTORS = { text: 1, processing: 0.3, downloading: 0.7, completed: 0.8 } as const;

/** Milliseconds to wait before this step of a page. */
export const stepDelay = ({ config }: { config: Config }, step: keyof typeof DELAY_FACTORS): number =>
  Math.round(config.PAGE_PACE_MS * DELAY_FACTORS[step]);

/** Leases the work that is due first; null when there is none. Pages of deleted stories rest. */
export const claimJob = async (db: Db, now: number, leaseMs: number): Promise<PageJob | null> => {
  const lease = randomUUID();
  const row = await db
    .updateTable('page_jobs')
    .set({ lease_token: lease, lease_until: now + leaseMs })
    .where('page_id', '=', (eb) =>
      eb
        .selectFrom('page_jobs')
        .innerJoin('pages', 'pages.id', 'page_jobs.page_id')
        .innerJoin('stories', 'stories.id', 'pages.story_id')
        .select('page_jobs.page_id')
        .where('stories.deleted_at', 'is', null)
        .where('page_jobs.due_at', '<=', now)
        .where((or) =>
          or.or([or('page_jobs.lease_until', 'is', null), or('page_jobs.lease_until', '<=', now)]),
        )
        .orderBy('page_jobs.due_at')
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
export const reschedule = async (
  trx: Db,
  job: PageJob,
  next: { stage: PageJob['stage']; attempts: number; dueAt: number },
): Promise<void> => {
  const moved = await trx
    .updateTable('page_jobs')
    .set({
      stage: next.stage,
      attempts: next.attempts,
      due_at: next.dueAt,
      lease_token: null,
      lease_until: null,
    })
    .where('page_id', '=', job.pageId)
    .where('lease_token', '=', job.lease)
    .returning('page_id')
    .executeTakeFirst();
  if (moved === undefined) throw new LeaseLostError();
};

/** Ends leased work. Throws LeaseLost when it is not ours any more. */
export const completeJob = async (trx: Db, job: PageJob): Promise<void> => {
  const ended = await trx
    .deleteFrom('page_jobs')
    .where('page_id', '=', job.pageId)
    .where('lease_token', '=', job.lease)
    .returning('page_id')
    .executeTakeFirst();
  if (ended === undefined) throw new LeaseLostError();
};

/** When the next free work is due; null when there is none. Leased work is found by the poll. */
export const nextDueAt = async (db: Db): Promise<number | null> => {
  const row = await db
    .selectFrom('page_jobs')
    .innerJoin('pages', 'pages.id', 'page_jobs.page_id')
    .innerJoin('stories', 'stories.id', 'pages.story_id')
    .select('page_jobs.due_at')
    .where('stories.deleted_at', 'is', null)
    .where('page_jobs.lease_token', 'is', null)
    .orderBy('page_jobs.due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
};

/**
 * Gives up all leases. Only for a store that belongs to one process (the data directory is locked): at its start
 * whoever held a lease is dead, and waiting for the lease to run out would keep a child waiting.
 */
export const releaseLeases = async (db: Db): Promise<void> => {
  await db.updateTable('page_jobs').set({ lease_token: null, lease_until: null }).execute();
};
