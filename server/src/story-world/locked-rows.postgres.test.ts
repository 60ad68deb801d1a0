import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MIN_POOL_SIZE } from '../config.ts';
import { createKysely, type Db } from '../db/database.ts';
import { createPostgresDialect } from '../db/postgres-dialect.ts';
import { runOnOneServer } from '../db/single-job.ts';
import { type ListeningServer, startListeningServer } from '../testing/listening-server.ts';
import { databaseEnv } from '../testing/test-database.ts';
import { insertCharacter } from './insert-character.ts';
import { insertNextPage } from './insert-page.ts';
import { updateOwnCharacter } from './update-character.ts';

/*
 * Servers whose connections wait for a lock without limit: what waits for a row that it need not wait for never ends. All that is
 * asked for in one round of the event loop is one batch.
 */
let server: ListeningServer;
let here: Db;
let there: Db;
let other: Db;
let count = 0;
beforeEach(async () => {
  count += 1;
  const dir = `/locked-rows/${process.pid}-${count}`;
  server = await startListeningServer({ PAGE_DELAY_MS: '60000' }, dir);
  const { DATABASE_URL: url = '' } = await databaseEnv(dir);
  const open = () => createKysely(createPostgresDialect({ url, isPooled: true, max: MIN_POOL_SIZE }));
  [here, there, other] = [open(), open(), open()];
});
afterEach(async () => {
  for (const db of [here, there, other]) await db.destroy();
  await server.close();
});

// The purge at the start deletes the work of guests that is old.
const now = Date.now;
const createCharacter = (anonymousId: string, key: string | null = null) =>
  insertCharacter({ db: here, now }, { anonymousId }, { ...FOX, idempotency_key: key });
const FOX = { name: 'Finn', creature: 'fox', description: 'A fox', pronouns: 'he/him' } as const;

const createProfile = async (): Promise<number> => {
  const { id: user_id } = await other
    .insertInto('users')
    .values({ email: 'parent@example.org', password_hash: '', verified_at: 1, created_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await other
    .insertInto('child_profiles')
    .values({ user_id, name: 'Robin', age: 6, face: null, color: null, created_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

it('characters of other families do not wait for the locked row of a child profile', async () => {
  const profileId = await createProfile();
  const [waiting] = await other.transaction().execute(async (trx) => {
    await trx.selectFrom('child_profiles').select('id').where('id', '=', profileId).forUpdate().execute();
    const inserted = insertCharacter({ db: here, now }, { profileId }, { ...FOX, idempotency_key: null });
    const guests = await Promise.all([createCharacter('a'), createCharacter('b')]);
    expect(guests.map(({ name }) => name)).toEqual(['Finn', 'Finn']);
    return [inserted];
  });
  expect(await waiting).toMatchObject({ profile_id: profileId });
});

it('characters of other families do not wait for an insertion with a key that is repeated at another server', async () => {
  const key = 'k'.repeat(16);
  const [waiting, id] = await other.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`character a ${key}`}, 0))`.execute(trx);
    const row = await trx
      .insertInto('characters')
      .values({ ...FOX, anonymous_id: 'a', idempotency_key: key, created_at: Date.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const repeated = createCharacter('a', key);
    expect((await createCharacter('b')).name).toBe('Finn');
    return [repeated, row.id] as const;
  });
  expect(await waiting).toMatchObject({ id });
});

it('characters of other families do not wait for owners of many, who are counted one after another', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  await sql`INSERT INTO characters (anonymous_id, name, creature, description, pronouns, created_at)
    SELECT guest, 'Finn', 'fox', 'A fox', '', ${now()} FROM unnest(${many}::text[]) AS guest, generate_series(1, 100)`.execute(
    other,
  );
  const [waiting] = await other.transaction().execute(async (trx) => {
    for (const guest of many)
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`characters of guest ${guest}`}, 0))`.execute(
        trx,
      );
    const inserted = Promise.all(many.map((guest) => createCharacter(guest)));
    for (let n = 0; n < 10; n += 1) await createCharacter(`free ${n}`);
    return [inserted];
  });
  expect(await waiting).toHaveLength(many.length);
});

const changeCharacter = (id: number, guest: string) =>
  updateOwnCharacter(here, { ...FOX, id, user_id: null, guest, name: 'Ada', look: null });

it('changes of other characters do not wait for a locked one, which is changed once it is free', async () => {
  const [locked, free] = [await createCharacter('a'), await createCharacter('b')];
  const [waiting] = await other.transaction().execute(async (trx) => {
    await trx.selectFrom('characters').select('id').where('id', '=', locked.id).forUpdate().execute();
    const changed = changeCharacter(locked.id, 'a');
    expect(await changeCharacter(free.id, 'b')).toMatchObject({ name: 'Ada' });
    return [changed];
  });
  expect(await waiting).toMatchObject({ id: locked.id, name: 'Ada' });
});

it('the smallest pool has a connection left beside both jobs and the writes that wait for locked rows', async () => {
  const ids = (await Promise.all(['a', 'b', 'c'].map((guest) => createCharacter(guest)))).map(({ id }) => id);
  const waits = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const writeWhileRowsAreLocked = async () => {
    const [waiting] = await other.transaction().execute(async (trx) => {
      await trx.selectFrom('characters').select('id').forUpdate().execute();
      const changed = ids.map((id, n) => changeCharacter(id, 'abc'[n] ?? ''));
      await expect.poll(async () => (await waits.execute(there)).rows.length).toBe(2);
      expect((await createCharacter('free')).name).toBe('Finn');
      return [Promise.all(changed)];
    });
    expect((await waiting).map((one) => one?.name)).toEqual(['Ada', 'Ada', 'Ada']);
  };
  const both = runOnOneServer(here, 'one job', async () => {
    expect(await runOnOneServer(here, 'another job', writeWhileRowsAreLocked)).toBe(true);
  });
  expect(await both).toBe(true);
});

const createStories = async (stories: number, guest: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO stories (anonymous_id, title, theme, desired_ending, total_pages, cast_json, seed, epoch, created_at)
    SELECT ${guest}, 'T', 't', 'e', 10, '[]', 's', 'e', ${Date.now()} FROM generate_series(1, ${stories}::int) RETURNING id`.execute(
    other,
  );
  return rows.map(({ id }) => id);
};
const createPage = (db: Db, story: number, guest: string) =>
  insertNextPage(
    { db, notifier: server.deps.notifier },
    {
      page: story + 1000,
      story,
      user_id: null,
      guest,
      requested: null,
      max_in_progress: 5,
      now: Date.now(),
      due_at: 9e15,
    },
  );

it('pages of other families do not wait for a locked story', async () => {
  const [locked = 0] = await createStories(1, 'a');
  const [free = 0] = await createStories(1, 'b');
  const [waiting] = await other.transaction().execute(async (trx) => {
    await trx.selectFrom('stories').select('id').where('id', '=', locked).forUpdate().execute();
    const inserted = createPage(here, locked, 'a');
    expect(await createPage(here, free, 'b')).toBe(1);
    return [inserted];
  });
  expect(await waiting).toBe(1);
});

it('five pages of an owner are in progress at most, however many are begun at the same moment at two servers', async () => {
  const PAGES = 12;
  const stories = await createStories(PAGES, 'a');
  // Both servers have counted before either commits.
  await sql`CREATE FUNCTION insert_slowly() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_sleep(0.05); RETURN NEW; END $$`.execute(other);
  await sql`CREATE TRIGGER insert_slowly BEFORE INSERT ON page_jobs
    FOR EACH ROW EXECUTE FUNCTION insert_slowly()`.execute(other);
  const outcomes = await Promise.all(
    stories.map((story, index) => createPage(index % 2 === 0 ? here : there, story, 'a')),
  );
  await sql`DROP FUNCTION insert_slowly CASCADE`.execute(other);
  expect(outcomes.filter((outcome) => outcome === 1)).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'too-many-in-progress')).toHaveLength(PAGES - 5);
});
