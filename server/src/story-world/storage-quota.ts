import { sql } from 'kysely';
import { createBatchedReads } from '../db/batched-reads.ts';
import { compiledQuery, isAmong } from '../db/compiled-query.ts';
import { type Db, dialectOf } from '../db/database.ts';
import type { ServerDeps, Visitor } from '../deps.ts';
import { HttpError } from '../http/http-error.ts';
import { tooManyRequests } from '../http/rate-limiter.ts';

const MB = 1_000_000;
/** Only deleting a story makes room, so clients need not hurry to try again. */
const RETRY_SECONDS = 3600;
const REPORT_INTERVAL_MS = 60_000;
/** PostgreSQL asks the file system for the size of every table and index. */
const MEASURE_INTERVAL_MS = 1000;

const OWNER_FULL = 'The bookshelf is full. Please delete a story to make room for another.';
const SERVER_FULL = 'There is no room for new stories on this server right now. Please try again later.';

/** Stores how many bytes a story takes, with its plan, texts and pictures. Call it when one of them was written. */
export const measureStory = async (trx: Db, storyId: number): Promise<void> => {
  await sql`UPDATE stories SET bytes =
      coalesce((SELECT octet_length(plan_json) FROM story_plans WHERE story_id = ${storyId}), 0)
      + coalesce((SELECT sum(octet_length(text)) FROM pages WHERE story_id = ${storyId}), 0)
      + coalesce((SELECT sum(bytes) FROM page_pictures
          WHERE page_id IN (SELECT id FROM pages WHERE story_id = ${storyId})), 0)
    WHERE id = ${storyId}`.execute(trx);
};

const selectBytes = (db: Db) => db.selectFrom('stories').where('stories.deleted_at', 'is', null);
const bytesOfGuests = compiledQuery((db, { guests }: { guests: string[] }) =>
  selectBytes(db)
    .select((eb) => ['anonymous_id as owner', eb.fn.sum<number | null>('bytes').as('bytes')])
    .where(isAmong(db, 'anonymous_id', guests))
    .groupBy('anonymous_id'),
);
const bytesOfAccounts = compiledQuery((db, { users }: { users: number[] }) =>
  selectBytes(db)
    .innerJoin('child_profiles', 'child_profiles.id', 'stories.profile_id')
    .select((eb) => ['child_profiles.user_id as owner', eb.fn.sum<number | null>('bytes').as('bytes')])
    .where(isAmong(db, 'child_profiles.user_id', users))
    .groupBy('child_profiles.user_id'),
);

/** Reads the bytes of the stories of an account (all its child profiles) or of a guest; requests at the same time share a query. */
const createBytesOf = (db: Db) => {
  const byOwner = (rows: { owner: string | number | null; bytes: number | null }[]) =>
    new Map(rows.map(({ owner, bytes }) => [owner ?? '', Number(bytes ?? 0)]));
  const ofGuest = createBatchedReads(
    async (guests: string[]) => byOwner(await bytesOfGuests(db, { guests })),
    (guest) => guest,
  );
  const ofAccount = createBatchedReads(
    async (users: number[]) => byOwner(await bytesOfAccounts(db, { users })),
    (user) => user,
  );
  return async ({ userId, anonymousId }: Visitor): Promise<number> => {
    const bytes = await (userId === null ? ofGuest(anonymousId ?? '') : ofAccount(userId));
    return bytes ?? 0;
  };
};

const POSTGRES_BYTES = sql`SELECT sum(pg_total_relation_size(oid)) AS bytes
  FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`;
const SQLITE_BYTES = sql`SELECT (c.page_count - f.freelist_count) * s.page_size AS bytes
  FROM pragma_page_count c, pragma_freelist_count f, pragma_page_size s`;

/** Bytes of the database that are in use; pages that deletions freed are used again and do not count. */
const databaseBytes = async (db: Db): Promise<number> => {
  const isPostgres = dialectOf(db) === 'postgres';
  const { rows } = await sql<{ bytes: number }>`${isPostgres ? POSTGRES_BYTES : SQLITE_BYTES}`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
};

/** Checks the disk quotas before something large is created. */
export interface StorageQuota {
  /** Throws 429 when the visitor's account or guest has used up its quota, 503 when the data directory has. */
  ensureRoom(visitor: Visitor): Promise<void>;
}

/** Creates the quota of GUEST_QUOTA_MB, ACCOUNT_QUOTA_MB and DATA_QUOTA_MB. */
export const createStorageQuota = ({ db, config, log, now }: ServerDeps): StorageQuota => {
  const bytesOf = createBytesOf(db);
  let reportedAt = Number.NEGATIVE_INFINITY;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let measured: Promise<number> = Promise.resolve(0);
  /** At most a second old: the limit is in gigabytes. */
  const bytesInUse = (): Promise<number> => {
    // A clock that is set back must not keep an old size.
    if (Math.abs(now() - measuredAt) < MEASURE_INTERVAL_MS) return measured;
    measuredAt = now();
    measured = databaseBytes(db);
    measured.catch(() => {
      measuredAt = Number.NEGATIVE_INFINITY;
    });
    return measured;
  };
  const reportFull = () => {
    if (now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = now();
    log.error({ event: 'quota.data-directory', quotaMb: config.DATA_QUOTA_MB }, 'DATA_QUOTA_MB is used up');
  };
  return {
    ensureRoom: async (visitor) => {
      const quota = visitor.userId === null ? config.GUEST_QUOTA_MB : config.ACCOUNT_QUOTA_MB;
      if ((await bytesOf(visitor)) >= quota * MB) throw tooManyRequests(RETRY_SECONDS, OWNER_FULL);
      if ((await bytesInUse()) < config.DATA_QUOTA_MB * MB) return;
      reportFull();
      throw new HttpError(503, SERVER_FULL);
    },
  };
};
