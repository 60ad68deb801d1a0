import { type RawBuilder, sql } from 'kysely';
import { readConfig } from '../config.ts';
import { dialectOf, type Tx } from '../db/database.ts';
import { openStore } from '../db/open-store.ts';

/*
 * Fills the store of DATA_DIR or DATABASE_URL with copies of one of its stories, for benchmarks: `tsx fill-store.ts <count>
 * <own> <unwritten>`. `own` of them belong to the owner of the first story, the others to guests with ten stories each. Every
 * guest of the store with a session gets `unwritten` stories without pages as well. Run it while no server is running. The database
 * copies the rows by itself: 20,000 stories have 400,000 of them.
 */

const [count = 0, own = 0, unwritten = 0] = process.argv.slice(2).map(Number);
/** Stories of one transaction. */
const BATCH_STORIES = 1000;
/** More than the pages of a story. */
const PAGE_IDS = 100;

const { db, close } = await openStore(readConfig(process.env));
const isPostgres = dialectOf(db) === 'postgres';
const first = await db.selectFrom('stories').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
const pages = await db.selectFrom('pages').selectAll().where('story_id', '=', first.id).execute();
const highest = Math.max(first.id, ...pages.map(({ id }) => id));

const RANDOM_KEY = isPostgres ? sql`md5(random()::text)` : sql`lower(hex(randomblob(16)))`;
/** Ids of the nth copy: `copies` is a list of numbers n that begins with 1. */
const STORY_ID = sql`${sql.lit(highest)} + copies.n`;
const pageId = (n: RawBuilder<unknown>) =>
  sql`${sql.lit(highest + count)} + ${n} * ${sql.lit(PAGE_IDS)} + pages.page_number`;
const isOwn = (value: RawBuilder<unknown>, otherwise: RawBuilder<unknown>) =>
  sql`CASE WHEN copies.n <= ${sql.lit(own)} THEN ${value} ELSE ${otherwise} END`;

/** Inserts, for each n, the rows of `from` with other values in some columns. */
const copyRows = (
  table: string,
  columns: string[],
  changed: Record<string, RawBuilder<unknown>>,
  from: RawBuilder<unknown>,
  [low, high]: [number, number],
): RawBuilder<unknown> => {
  const values = columns.map((column) => changed[column] ?? sql.ref(`${table}.${column}`));
  return sql`INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    WITH RECURSIVE copies(n) AS (SELECT ${sql.lit(low)} UNION ALL SELECT n + 1 FROM copies WHERE n < ${sql.lit(high)})
    SELECT ${sql.join(values)} FROM copies, ${from}`;
};

const copyStories = async (trx: Tx, range: [number, number]): Promise<void> => {
  const ofFirst = sql`pages.story_id = ${sql.lit(first.id)}`;
  const queries = [
    copyRows(
      'stories',
      Object.keys(first),
      {
        id: STORY_ID,
        epoch: RANDOM_KEY,
        share_token: sql`NULL`,
        is_public: sql`0`,
        idempotency_key: sql`NULL`,
        profile_id: isOwn(sql`stories.profile_id`, sql`NULL`),
        anonymous_id: isOwn(
          sql`stories.anonymous_id`,
          sql`'filled-' || ((copies.n - ${sql.lit(own)} - 1) / 10)`,
        ),
      },
      sql`stories WHERE stories.id = ${sql.lit(first.id)}`,
      range,
    ),
    copyRows(
      'story_plans',
      ['story_id', 'plan_json'],
      { story_id: STORY_ID },
      sql`story_plans WHERE story_plans.story_id = ${sql.lit(first.id)}`,
      range,
    ),
    copyRows(
      'pages',
      Object.keys(pages[0] ?? {}),
      { id: pageId(sql`copies.n`), story_id: STORY_ID, picture_key: RANDOM_KEY },
      sql`pages WHERE ${ofFirst}`,
      range,
    ),
    copyRows(
      'page_pictures',
      ['page_id', 'type', 'encoding', 'data', 'object_key', 'bytes'],
      { page_id: pageId(sql`copies.n`) },
      sql`page_pictures JOIN pages ON pages.id = page_pictures.page_id WHERE ${ofFirst}`,
      range,
    ),
  ];
  for (const query of queries) await query.execute(trx);
};

/** Stories without pages, for each guest with a session. */
const addUnwritten = async (): Promise<void> => {
  const above = highest + (count + 1) * (PAGE_IDS + 1);
  const columns = Object.keys(first);
  const changed: Record<string, RawBuilder<unknown>> = {
    id: sql`${sql.lit(above)} + ROW_NUMBER() OVER (ORDER BY guests.anonymous_id, copies.n)`,
    epoch: RANDOM_KEY,
    share_token: sql`NULL`,
    is_public: sql`0`,
    idempotency_key: sql`NULL`,
    anonymous_id: sql`guests.anonymous_id`,
    seq: sql`0`,
    bytes: sql`0`,
  };
  const values = columns.map((column) => changed[column] ?? sql.ref(`stories.${column}`));
  await sql`INSERT INTO stories (${sql.join(columns.map((column) => sql.ref(column)))})
    WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${sql.lit(unwritten)}),
      guests AS (SELECT DISTINCT anonymous_id FROM sessions WHERE anonymous_id IS NOT NULL
        AND anonymous_id <> ${first.anonymous_id ?? ''})
    SELECT ${sql.join(values)} FROM copies, guests, stories WHERE stories.id = ${sql.lit(first.id)}`.execute(
    db,
  );
};

if (unwritten > 0) await addUnwritten();
for (let low = 1; low <= count; low += BATCH_STORIES)
  await db.transaction().execute((trx) => copyStories(trx, [low, Math.min(count, low + BATCH_STORIES - 1)]));
// Only what was filled: with a table that is known to be empty PostgreSQL would plan to read all of it, until the next ANALYZE.
if (isPostgres)
  await sql`ANALYZE stories, story_plans, pages, page_pictures, sessions, characters`.execute(db);
await close();
