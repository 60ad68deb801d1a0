import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Config } from '../config.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { type Db, forClaim } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

/** A leased job: one step of a page that this worker may run until the lease expires. */
export interface PageJob {
  pageId: number;
  storyId: number;
  stage: Stage;
  /** Failures so far. */
  attempts: number;
  lease: string;
}

/** The lease expired and another worker has the job: the result is discarded. */
export class LeaseLostError extends Error {}

/** The server stops: the lease is given back, and another server or the next start continues. */
export class WorkerStoppedError extends Error {}

/** After this many failures a picture gets the status 'failed'. */
export const MAX_ATTEMPTS = 3;

/** Backoff in milliseconds after the n-th failure: 1 and 4 times `base`, then 60 times, doubling up to 3600 times. */
export const retryDelay = (failures: number, base: number): number =>
  failures < MAX_ATTEMPTS
    ? base * 4 ** Math.max(0, failures - 1)
    : Math.min(base * 60 * 2 ** (failures - MAX_ATTEMPTS), base * 3600);

/** Delays before the steps of a page, as factors of PAGE_DELAY_MS: fast, but slow enough that no state flickers by. */
const DELAY_FACTORS = { text: 1, processing: 0.3, downloading: 0.7, completed: 0.8 } as const;

/** Milliseconds to wait before this step of a page. */
export const stepDelay = ({ config }: { config: Config }, step: keyof typeof DELAY_FACTORS): number =>
  Math.round(config.PAGE_DELAY_MS * DELAY_FACTORS[step]);

/** The stages of a page job. Each has workers of its own, so that pictures never delay texts. */
export const STAGES = ['text', 'picture'] as const;
export type Stage = (typeof STAGES)[number];

/** Jobs that nobody has leased, the first of which is found by an index; or the few whose lease has expired. */
type Claimable = 'unleased' | 'expired';

const leaseFirst = (which: Claimable) =>
  compiledQuery(
    (db, { stage, now, lease, until }: { stage: Stage; now: number; lease: string; until: number }) => {
      const isClaimable = (eb: ExpressionBuilder<Schema, 'page_jobs'>) =>
        which === 'unleased'
          ? eb('page_jobs.lease_token', 'is', null)
          : eb('page_jobs.lease_until', '<=', now);
      return db
        .updateTable('page_jobs')
        .set({ lease_token: lease, lease_until: until })
        .where('page_id', '=', (eb) =>
          forClaim(
            eb
              .selectFrom('page_jobs')
              .innerJoin('pages', 'pages.id', 'page_jobs.page_id')
              .innerJoin('stories', 'stories.id', 'pages.story_id')
              .select('page_jobs.page_id')
              .where('stories.deleted_at', 'is', null)
              .where('page_jobs.stage', '=', stage)
              .where('page_jobs.due_at', '<=', now)
              .where(isClaimable)
              .orderBy('page_jobs.due_at')
              .limit(1),
            db,
            'page_jobs',
          ),
        )
        .where(isClaimable)
        .returning((eb) => [
          'page_id',
          'attempts',
          eb
            .selectFrom('pages')
            .select('pages.story_id')
            .whereRef('pages.id', '=', 'page_jobs.page_id')
            .as('story_id'),
        ]);
    },
  );
const LEASE_FIRST = { unleased: leaseFirst('unleased'), expired: leaseFirst('expired') };

/**
 * Leases the job of a stage that is due first; null when there is none. Jobs of deleted stories are skipped. Whether the
 * job may be claimed is checked in the subquery and again by the update, so that it is leased once also when many workers and
 * servers claim at the same moment.
 */
export const claimJob = async (
  db: Db,
  {
    stage,
    now,
    leaseMs,
    which = 'unleased',
  }: { stage: Stage; now: number; leaseMs: number; which?: Claimable },
): Promise<PageJob | null> => {
  const lease = randomUUID();
  const [row] = await LEASE_FIRST[which](db, { stage, now, lease, until: now + leaseMs });
  if (row === undefined || row.story_id === null) return null;
  return { pageId: row.page_id, storyId: row.story_id, stage, attempts: row.attempts, lease };
};

/** Extends the lease of a running job to `until`; false when another worker has the job. */
export const renewLease = async (db: Db, job: PageJob, until: number): Promise<boolean> => {
  const renewed = await db
    .updateTable('page_jobs')
    .set({ lease_until: until })
    .where('page_id', '=', job.pageId)
    .where('lease_token', '=', job.lease)
    .returning('page_id')
    .executeTakeFirst();
  return renewed !== undefined;
};

/** Gives back a job that was not finished, so that another worker continues at once. */
export const returnLease = async (db: Db, job: PageJob): Promise<void> => {
  await db
    .updateTable('page_jobs')
    .set({ lease_token: null, lease_until: null })
    .where('page_id', '=', job.pageId)
    .where('lease_token', '=', job.lease)
    .execute();
};

/** Schedules the next step of a leased job, in the transaction of the step itself. Throws LeaseLostError. */
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

/** Deletes a leased job that is done. Throws LeaseLostError. */
export const completeJob = async (trx: Db, job: PageJob): Promise<void> => {
  const ended = await trx
    .deleteFrom('page_jobs')
    .where('page_id', '=', job.pageId)
    .where('lease_token', '=', job.lease)
    .returning('page_id')
    .executeTakeFirst();
  if (ended === undefined) throw new LeaseLostError();
};

const readFirstDue = compiledQuery((db, { stage }: { stage: Stage }) =>
  db
    .selectFrom('page_jobs')
    .innerJoin('pages', 'pages.id', 'page_jobs.page_id')
    .innerJoin('stories', 'stories.id', 'pages.story_id')
    .select('page_jobs.due_at')
    .where('stories.deleted_at', 'is', null)
    .where('page_jobs.stage', '=', stage)
    .where('page_jobs.lease_token', 'is', null)
    .orderBy('page_jobs.due_at')
    .limit(1),
);

/** When the next unleased job of a stage is due; null when there is none. Expired leases are found by the poll. */
export const nextDueAt = async (db: Db, stage: Stage): Promise<number | null> =>
  (await readFirstDue(db, { stage }))[0]?.due_at ?? null;

/**
 * Releases all leases when the server starts, so that jobs of an earlier process continue at once. Safe because the data
 * directory is locked: no other process can hold a lease.
 */
export const releaseLeases = async (db: Db): Promise<void> => {
  await db.updateTable('page_jobs').set({ lease_token: null, lease_until: null }).execute();
};
