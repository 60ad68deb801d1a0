import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { onPostgres } from '../testing/test-database.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { deleteExpired } from './purge.ts';

const DAY = 24 * 3600_000;
const MILO = { name: 'Milo', creature: 'fox', description: 'A fox', pronouns: '' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const later = async (days: number) => {
  server.advance(days * DAY);
  await deleteExpired(server.deps as AccountsDeps);
};
const count = async (table: 'characters' | 'sessions' | 'mail' | 'email_tokens' | 'users') =>
  (await server.deps.db.selectFrom(table).selectAll().execute()).length;

it('deletes anonymous work after 30 days without a visit, and nothing of an account', async () => {
  const family = await server.family();
  await family.post('/weaversworld/api/characters/', MILO);
  await server.client().post('/weaversworld/api/characters/', MILO);
  await later(15);
  expect(await count('characters')).toBe(2);
  await later(16);
  expect(await count('characters')).toBe(1);
});

it('keeps the work of a visitor with a valid session', async () => {
  const browser = server.client();
  await browser.post('/weaversworld/api/characters/', MILO);
  for (let n = 0; n < 2; n += 1) {
    await later(13);
    expect((await browser.get('/weaversworld/api/characters/')).body).toHaveLength(1);
  }
});

it('deletes expired sessions and notifies the live channel', async () => {
  await server.parent();
  const ended: string[] = [];
  server.deps.notifier.subscribe({ onSessionEnded: (hash) => ended.push(hash) });
  await later(14);
  expect(await count('sessions')).toBe(0);
  expect(ended).toHaveLength(1);
});

it('deletes email tokens and mails after three days, and unverified accounts after 30', async () => {
  await server.client().post('/auth/signup', { email: 'never@example.org', password: PASSWORD });
  const { email } = await server.parent();
  await later(4);
  expect([await count('mail'), await count('email_tokens'), await count('users')]).toEqual([0, 0, 2]);
  await later(27);
  const left = await server.deps.db.selectFrom('users').select('email').execute();
  expect(left).toEqual([{ email }]);
});

it('deletes counts of releases, web vitals, hashed networks and checks of ramps after 30 days, without a restart', async () => {
  const { db, now } = server.deps;
  const hour = Math.floor(now() / 3600_000);
  const ROWS = 1200;
  const TABLES = ['release_reports', 'release_vitals', 'release_failing_networks', 'ramp_checks'];
  const releases = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${sql.lit(ROWS)})`;
  for (const insert of [
    sql`INSERT INTO release_reports (remote, release, hour, outcome, cause, count, ms)
      ${releases} SELECT 'story', 'r' || i, ${sql.lit(hour)}, 'ok', '', 1, 1 FROM n`,
    sql`INSERT INTO release_vitals (remote, release, hour, metric, bucket, count)
      ${releases} SELECT 'story', 'r' || i, ${sql.lit(hour)}, 'lcp', 500, 1 FROM n`,
    sql`INSERT INTO release_failing_networks (remote, release, kind, network, hour)
      ${releases} SELECT 'story', 'r' || i, 'load', 'hash', ${sql.lit(hour)} FROM n`,
    sql`INSERT INTO ramp_checks (ramp, checks, checked_at)
      ${releases} SELECT 'story@r' || i, 1, ${sql.lit(now())} FROM n`,
  ])
    await insert.execute(db);
  const left = () =>
    Promise.all(
      TABLES.map(async (table) => (await sql`SELECT 1 FROM ${sql.table(table)}`.execute(db)).rows.length),
    );
  await later(29);
  expect(await left()).toEqual([ROWS, ROWS, ROWS, ROWS]);
  await later(2);
  expect(await left()).toEqual([0, 0, 0, 0]);
});

it('deletes the work of more guests than SQLite allows variables', { timeout: 120_000 }, async () => {
  const { db } = server.deps;
  const GUESTS = 33_000;
  const numbers = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${GUESTS})`;
  await sql`${numbers} INSERT INTO characters (anonymous_id, name, creature, description, pronouns, created_at)
    SELECT 'guest-' || i, 'Milo', 'fox', 'A fox', '', 0 FROM n`.execute(db);
  await sql`INSERT INTO stories (anonymous_id, title, theme, desired_ending, total_pages, cast_json, seed, epoch, created_at)
    SELECT anonymous_id, 'T', 't', 'e', 10, '[]', 's', 'e', 0 FROM characters LIMIT 450`.execute(db);
  const visitor = server.client();
  await visitor.post('/weaversworld/api/characters/', MILO);
  await deleteExpired(server.deps as AccountsDeps);
  expect(await count('characters')).toBe(1);
  expect(await db.selectFrom('stories').select('id').execute()).toEqual([]);
});

it('stops between two batches when the server closes', { timeout: 120_000 }, async () => {
  const { db } = server.deps;
  await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
    INSERT INTO characters (anonymous_id, name, creature, description, pronouns, created_at)
    SELECT 'guest-' || i, 'Milo', 'fox', 'A fox', '', 0 FROM n`.execute(db);
  const stopping = new AbortController();
  const purge = deleteExpired(server.deps as AccountsDeps, stopping.signal);
  // Not `expect.poll`: the whole purge may fit between two of its looks.
  while ((await count('characters')) === 5000) await yieldToEventLoop();
  stopping.abort();
  await purge;
  expect(await count('characters')).toBeGreaterThan(0);
});

it('keeps an account that is verified while the purge runs', async () => {
  const { db } = server.deps;
  for (const email of ['first@example.org', 'second@example.org'])
    await server.client().post('/auth/signup', { email, password: PASSWORD });
  server.advance(31 * DAY);
  // The purge has read both; the deletion of one, in whichever order, verifies the other.
  const verifyOther = 'UPDATE users SET verified_at = 1 WHERE email <> OLD.email';
  await sql
    .raw(
      onPostgres
        ? `CREATE FUNCTION verify_other() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${verifyOther}; RETURN OLD; END $$`
        : `CREATE TRIGGER verify_other BEFORE DELETE ON users BEGIN ${verifyOther}; END`,
    )
    .execute(db);
  try {
    if (onPostgres)
      await sql`CREATE TRIGGER verify_other BEFORE DELETE ON users
        FOR EACH ROW EXECUTE FUNCTION verify_other()`.execute(db);
    await deleteExpired(server.deps as AccountsDeps);
  } finally {
    await sql
      .raw(onPostgres ? 'DROP FUNCTION verify_other CASCADE' : 'DROP TRIGGER verify_other')
      .execute(db);
  }
  expect(await db.selectFrom('users').select('verified_at').execute()).toEqual([{ verified_at: 1 }]);
});
