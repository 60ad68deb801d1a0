import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKysely, type Db } from '../db/database.ts';
import { createPostgresDialect } from '../db/postgres-dialect.ts';
import { createLocalNotifier } from '../notifier/notifier.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { databaseEnv } from '../testing/test-database.ts';
import { insertCharacter } from './insert-character.ts';
import { insertNextPage, type PageOutcome } from './insert-page.ts';
import { updateOwnCharacter } from './update-character.ts';

/* The batches of two servers with one database. What waits for a lock waits without limit: a deadlock or a forgotten row never ends. */
let url: string;
let here: Db;
let there: Db;
let dbs: Db[];
let count = 0;
const open = (address: string, max: number): Db => {
  const db = createKysely(createPostgresDialect({ url: address, isPooled: true, max }));
  dbs.push(db);
  return db;
};
beforeEach(async () => {
  count += 1;
  ({ DATABASE_URL: url = '' } = await databaseEnv(`/two-servers/${process.pid}-${count}`));
  dbs = [];
  here = open(url, 5);
  there = open(url, 5);
});
afterEach(async () => {
  for (const db of dbs) await db.destroy();
});

const FOX = { name: 'Finn', creature: 'fox', description: 'A fox', pronouns: 'he/him' } as const;
const FAMILIES = Array.from({ length: 20 }, (_, n) => `guest ${n}`);

const createCharacter = (db: Db, guest: string, key: string | null = null) =>
  insertCharacter({ db, now: Date.now }, { anonymousId: guest }, { ...FOX, idempotency_key: key });
const charactersOf = (guest: string) =>
  here.selectFrom('characters').select(['id', 'name']).where('anonymous_id', '=', guest).execute();
const createStories = async (): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO stories (anonymous_id, title, theme, desired_ending, total_pages, cast_json, seed, epoch, created_at)
    SELECT guest, 'T', 't', 'e', 10, '[]', 's', 'e', ${Date.now()} FROM unnest(${FAMILIES}::text[]) AS guest RETURNING id`.execute(
    here,
  );
  return rows.map(({ id }) => id);
};
const notifier = createLocalNotifier((error) => {
  throw error;
});
const createPage = (db: Db, page: number, story: number, guest: string) =>
  insertNextPage(
    { db, notifier },
    { page, story, user_id: null, guest, requested: null, max_in_progress: 5, now: Date.now(), due_at: 9e15 },
  );

/** Every statement that changes the table keeps its locks for a while, so that the batches of the servers meet. */
const slowDown = async (table: 'page_jobs' | 'characters', change: 'INSERT' | 'UPDATE') => {
  await sql`CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_sleep(0.03); RETURN NULL; END $$`.execute(here);
  await sql`CREATE TRIGGER take_time AFTER ${sql.raw(change)} ON ${sql.table(table)}
    FOR EACH STATEMENT EXECUTE FUNCTION take_time()`.execute(here);
};

it('each story gets its next page once when both servers are asked for it', async () => {
  const stories = await createStories();
  await slowDown('page_jobs', 'INSERT');
  for (const number of [1, 2]) {
    const ask = (db: Db, first: number) =>
      stories.map((story, n) => createPage(db, first + n, story, FAMILIES[n] ?? ''));
    const [asked, repeated] = await Promise.all(
      [ask(here, 1000 * number), ask(there, 1000 * number + 500)].map((outcomes) => Promise.all(outcomes)),
    );
    const outcomes = stories.map((_, n): (PageOutcome | undefined)[] => [asked?.[n], repeated?.[n]]);
    for (const both of outcomes)
      expect(both.toSorted()).toEqual(number === 1 ? [1, 'being-written'] : [2, 'being-written']);
    await here.updateTable('pages').set({ text: 'Once.' }).execute();
    await here.updateTable('page_jobs').set({ stage: 'picture' }).execute();
  }
  const pages = await here
    .selectFrom('pages')
    .innerJoin('stories', 'stories.id', 'pages.story_id')
    .innerJoin('page_jobs', 'page_jobs.page_id', 'pages.id')
    .innerJoin('events', 'events.page_id', 'pages.id')
    .select(['pages.story_id', 'page_number', 'stories.seq as last', 'events.seq'])
    .orderBy('pages.story_id')
    .orderBy('page_number')
    .execute();
  expect(pages).toEqual(
    stories.flatMap((story_id) =>
      [1, 2].map((number) => ({ story_id, page_number: number, last: 2, seq: number })),
    ),
  );
});

it('every change of a character is made when both servers change the same ones', async () => {
  const characters = await Promise.all(FAMILIES.map((guest) => createCharacter(here, guest)));
  await slowDown('characters', 'UPDATE');
  const change = (db: Db, name: string) =>
    characters.map(({ id }, n) =>
      updateOwnCharacter(db, { ...FOX, id, name, user_id: null, guest: FAMILIES[n] ?? '', look: null }),
    );
  const changed = await Promise.all([...change(here, 'Ada'), ...change(there, 'Bo')]);
  expect(changed.map((one) => one?.name)).toEqual([
    ...FAMILIES.map(() => 'Ada'),
    ...FAMILIES.map(() => 'Bo'),
  ]);
});

/** A server whose connection ends after the database has committed what `write` sends, and before the answer arrives. */
const losesAnswers = async (write: (db: Db) => Promise<unknown>[], isCommitted: () => Promise<boolean>) => {
  const direct = new URL(url);
  const databasePort = Number(direct.port);
  const proxy = await startTcpProxy(() => [databasePort]);
  direct.port = String(proxy.port);
  const db = open(direct.href, 1);
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
  proxy.dropAnswers();
  const written = Promise.allSettled(write(db));
  await expect.poll(isCommitted).toBe(true);
  await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(here);
  const outcomes = await written;
  await db.destroy();
  await proxy.close();
  return outcomes.map((one) => (one.status === 'rejected' ? one.reason.code : one.value));
};

it('a batch of characters that is cut between commit and answer fails, and is not written again', async () => {
  const [first = '', second = ''] = FAMILIES;
  const key = 'k'.repeat(16);
  const outcomes = await losesAnswers(
    (db) => [createCharacter(db, first), createCharacter(db, second, key)],
    async () => (await charactersOf(second)).length === 1,
  );
  expect(outcomes).toEqual(['CONNECTION_LOST', 'CONNECTION_LOST']);
  expect(await charactersOf(first)).toHaveLength(1);
  // With its key the family gets, at the other server, what was committed.
  const [kept] = await charactersOf(second);
  expect(await createCharacter(there, second, key)).toMatchObject(kept ?? {});
  expect(await charactersOf(second)).toHaveLength(1);
});

it('a batch of pages that is cut between commit and answer fails, and the pages are there once', async () => {
  const stories = await createStories();
  const pages = () => here.selectFrom('page_jobs').select('page_id').orderBy('page_id').execute();
  const outcomes = await losesAnswers(
    (db) => stories.map((story, n) => createPage(db, 1000 + n, story, FAMILIES[n] ?? '')),
    async () => (await pages()).length === stories.length,
  );
  expect(new Set(outcomes)).toEqual(new Set(['CONNECTION_LOST']));
  const repeated = stories.map((story, n) => createPage(there, 2000 + n, story, FAMILIES[n] ?? ''));
  expect(new Set(await Promise.all(repeated))).toEqual(new Set(['being-written']));
  expect(await pages()).toEqual(stories.map((_, n) => ({ page_id: 1000 + n })));
});
