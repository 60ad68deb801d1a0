import { type RawBuilder, sql } from 'kysely';
import { type AskedColumns, manyAsked, oneAsked } from '../db/asked-rows.ts';
import { batchedWrites } from '../db/batched-writes.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { type Db, dialectOf, lockUntilCommit, writeTransaction } from '../db/database.ts';
import type { ServerDeps } from '../deps.ts';
import { ownedBy } from './access.ts';
import { storeEvent } from './story-events.ts';

/** A page that is to be created: the next one of its story. */
export type PageRequest = {
  /** Of the page. */
  page: number;
  story: number;
  user_id: number | null;
  guest: string | null;
  /** The number of the page that the request names; null when it names none. */
  requested: number | null;
  /** Texts of this owner that may be in progress; null for any number. */
  max_in_progress: number | null;
  now: number;
  due_at: number;
};

/** Why a page may not be created. `written`: the request names one that is there already. */
export type PageRefusal =
  | 'unknown'
  | 'forbidden'
  | 'written'
  | 'being-written'
  | 'complete'
  | 'too-many-in-progress';

/** Of the row of `stories` that a statement is about. */
const LAST_NUMBER = sql`coalesce((SELECT max(page_number) FROM pages WHERE story_id = stories.id), 0)`;
const LAST_HAS_NO_TEXT = sql`EXISTS (SELECT 1 FROM pages
  WHERE story_id = stories.id AND page_number = ${LAST_NUMBER} AND text = '')`;
const inProgressOf = (column: 'profile_id' | 'anonymous_id') =>
  sql`(SELECT count(*) FROM page_jobs JOIN pages ON pages.id = page_jobs.page_id JOIN stories AS own ON own.id = pages.story_id
    WHERE page_jobs.stage = 'text' AND ${sql.ref(`own.${column}`)} = ${sql.ref(`stories.${column}`)})`;

/**
 * The rules of who may create the next page of a story, and when: the refusal of the row of `stories`, for the request in the row of
 * `asked`; null when nothing is against it. The same expression on both databases, for one request and for many.
 */
const REFUSAL = sql<PageRefusal | null>`CASE
  WHEN stories.deleted_at IS NOT NULL THEN 'unknown'
  WHEN ${ownedBy('stories')} IS NOT TRUE THEN 'forbidden'
  WHEN asked.requested < ${LAST_NUMBER} OR (asked.requested = ${LAST_NUMBER} AND NOT ${LAST_HAS_NO_TEXT}) THEN 'written'
  WHEN ${LAST_HAS_NO_TEXT} THEN 'being-written'
  WHEN ${LAST_NUMBER} >= stories.total_pages THEN 'complete'
  WHEN CASE WHEN asked.max_in_progress IS NULL THEN FALSE
    WHEN stories.profile_id IS NULL THEN ${inProgressOf('anonymous_id')} >= asked.max_in_progress
    ELSE ${inProgressOf('profile_id')} >= asked.max_in_progress END THEN 'too-many-in-progress'
  END`;

const COLUMNS: AskedColumns<PageRequest> = {
  page: 'bigint',
  story: 'bigint',
  user_id: 'bigint',
  guest: 'text',
  requested: 'bigint',
  max_in_progress: 'bigint',
  now: 'bigint',
  due_at: 'bigint',
};

/**
 * How many pages of its owner may be in progress for a page that is created without the exclusive lock of the owner. PostgreSQL counts
 * what is committed, and each server may be creating one at the same moment.
 */
const MAX_WITHOUT_LOCK = 1;

/** A batch has at most one page of an owner, so that the limit of pages in progress counts it before the next. */
const ownerKey = ({ user_id, guest }: Pick<PageRequest, 'user_id' | 'guest'>): string | number =>
  user_id ?? `guest ${guest}`;
const lockName = (request: PageRequest): string => `pages of ${ownerKey(request)}`;
/** The lock of `lockUntilCommit(lockName)`, shared with other batches: whoever counts exactly waits for them. */
const SHARED_LOCK = sql`pg_try_advisory_xact_lock_shared(hashtextextended(
  'pages of ' || coalesce(CAST(asked.user_id AS text), 'guest ' || asked.guest), 0))`;

type Created = { page: number; page_number: number };
/** What a request gets: the number of its page, or why there is none. */
export type PageOutcome = number | PageRefusal;

/**
 * Pages with their jobs and events, in one statement. Those that a rule refuses, or whose story is locked, are left out. The subquery
 * that locks and the array keep PostgreSQL from reading the whole table of stories: it would expect a hundred requests.
 */
const insertAtOnce = (asked: RawBuilder<unknown>, waiting: 'SKIP LOCKED' | '') => {
  const isFree = waiting === '' ? sql`TRUE` : SHARED_LOCK;
  return sql<Created>`WITH
  free AS (
    SELECT story.id, story.page_number, asked.page, asked.now, asked.due_at
    FROM ${asked} CROSS JOIN LATERAL (
      SELECT stories.id, ${LAST_NUMBER} + 1 AS page_number FROM stories WHERE stories.id = asked.story AND ${isFree} AND ${REFUSAL} IS NULL
      FOR NO KEY UPDATE ${sql.raw(waiting)}) AS story),
  changed AS (
    UPDATE stories SET seq = seq + 1 WHERE id = ANY(ARRAY(SELECT free.id FROM free)) RETURNING id, seq),
  page AS (
    INSERT INTO pages (id, story_id, page_number, text, image_status, created_at)
    SELECT page, id, page_number, '', 'pending', now FROM free RETURNING id AS page, page_number),
  job AS (
    INSERT INTO page_jobs (page_id, stage, attempts, due_at) SELECT page, 'text', 0, due_at FROM free),
  event AS (
    INSERT INTO events (story_id, seq, type, page_id, created_at)
    SELECT changed.id, changed.seq, 'page_update', free.page, free.now FROM free JOIN changed ON changed.id = free.id)
  SELECT page, page_number FROM page`;
};

const insertOne = compiledQuery((db, request: PageRequest) => ({
  compile: () => insertAtOnce(oneAsked(COLUMNS, request), '').compile(db),
}));
const insertMany = compiledQuery((db, { requests }: { requests: string }) => ({
  compile: () => insertAtOnce(manyAsked(COLUMNS, requests), 'SKIP LOCKED').compile(db),
}));

const readRefusal = compiledQuery((db, request: PageRequest) => ({
  compile: () =>
    sql<{
      refusal: PageRefusal | null;
    }>`SELECT CASE WHEN stories.id IS NULL THEN 'unknown' ELSE ${REFUSAL} END AS refusal
      FROM ${oneAsked(COLUMNS, request)} LEFT JOIN stories ON stories.id = asked.story`.compile(db),
}));

const numberEvent = compiledQuery((db, request: PageRequest) => ({
  compile: () =>
    sql<{ seq: number; page_number: number }>`UPDATE stories SET seq = seq + 1
      FROM ${oneAsked(COLUMNS, request)} WHERE stories.id = asked.story AND ${REFUSAL} IS NULL
      RETURNING seq, ${LAST_NUMBER} + 1 AS page_number`.compile(db),
}));
const insertPage = compiledQuery(
  (
    db,
    { page, story, page_number, now }: { page: number; story: number; page_number: number; now: number },
  ) =>
    db
      .insertInto('pages')
      .values({ id: page, story_id: story, page_number, text: '', image_status: 'pending', created_at: now }),
);
const insertJob = compiledQuery((db, { page, due_at }: { page: number; due_at: number }) =>
  db.insertInto('page_jobs').values({ page_id: page, stage: 'text', attempts: 0, due_at }),
);

/** SQLite has no statement that writes into several tables. */
const insertInTransaction = (db: Db, request: PageRequest): Promise<number | undefined> =>
  writeTransaction(db, async (trx) => {
    const [numbered] = await numberEvent(trx, request);
    if (numbered === undefined) return undefined;
    const { page, story, now, due_at } = request;
    await insertPage(trx, { page, story, page_number: numbered.page_number, now });
    await insertJob(trx, { page, due_at });
    await storeEvent(trx, story, numbered.seq, { type: 'page_update', pageId: page }, now);
    return numbered.page_number;
  });

/** PostgreSQL: counts after every other page of the owner is committed, in a statement of its own, which sees them. */
const insertLocked = (db: Db, request: PageRequest): Promise<number | undefined> =>
  writeTransaction(db, async (trx) => {
    await lockUntilCommit(trx, lockName(request));
    return (await insertOne(trx, request))[0]?.page_number;
  });

const tryInsert = async (db: Db, request: PageRequest): Promise<number | undefined> => {
  if (dialectOf(db) === 'sqlite') return insertInTransaction(db, request);
  return request.max_in_progress === null
    ? (await insertOne(db, request))[0]?.page_number
    : insertLocked(db, request);
};

/** What stood against a page may be gone a moment later. */
const MAX_TRIES = 3;

const insertAlone = async (db: Db, request: PageRequest): Promise<PageOutcome> => {
  for (let tries = 1; ; tries += 1) {
    // A batch has left it out, mostly because of a rule: that is found without waiting for the lock.
    const [refused] = tries === 1 && dialectOf(db) === 'postgres' ? await readRefusal(db, request) : [];
    if (refused?.refusal != null) return refused.refusal;
    const number = await tryInsert(db, request);
    if (number !== undefined) return number;
    const [row] = await readRefusal(db, request);
    if (row?.refusal != null) return row.refusal;
    if (tries === MAX_TRIES) return 'being-written';
  }
};

const insert = batchedWrites<PageRequest, PageOutcome>({
  keyOf: ownerKey,
  writeAll: async (db, requests) => {
    const limited = requests.map((request) => ({
      ...request,
      max_in_progress:
        request.max_in_progress === null ? null : Math.min(request.max_in_progress, MAX_WITHOUT_LOCK),
    }));
    const created = await insertMany(db, { requests: JSON.stringify(limited) });
    const numbers = new Map(created.map(({ page, page_number }) => [page, page_number]));
    return new Map(
      requests.flatMap((request) => {
        const number = numbers.get(request.page);
        return number === undefined ? [] : [[ownerKey(request), number] as const];
      }),
    );
  },
  writeAlone: insertAlone,
});

/**
 * Creates the next page with its job and its event, in one transaction, and returns its number, or why it may not be created. A request that
 * creates the same page at the same moment, at another server, gets a unique violation.
 */
export const insertNextPage = async (
  { db, notifier }: Pick<ServerDeps, 'db' | 'notifier'>,
  request: PageRequest,
): Promise<PageOutcome> => {
  const outcome = await insert(db, request);
  if (typeof outcome === 'number') notifier.publishStory(request.story);
  return outcome;
};
