import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyBeforeMigration } from '../db/copy-before-migration.ts';
import { storeFiles } from '../db/data-directory.ts';
import { onPostgres } from '../testing/test-database.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { deleteExpired } from './purge.ts';

const API = '/weaversworld/api';
const TRACES = ['wanderwort', 'Zephyrine', 'quokkalander', 'a thimble at sea', 'everyone hums along'];

let directory: string;
let server: TestServer;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ww-delete-'));
  server = await startTestServer({ DATA_DIR: directory, PAGE_DELAY_MS: '0' });
});
afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

type Rows = Record<string, unknown[]>;

/** Every row of every table. */
const everything = async (): Promise<Rows> => {
  const { db } = server.deps;
  const tables: Rows = {};
  for (const { name } of await db.introspection.getTables())
    tables[name] = (await sql`SELECT * FROM ${sql.table(name)}`.execute(db)).rows;
  return tables;
};

/** The bytes of the database files, including deleted rows. PostgreSQL's belong to another program: there its rows. */
const allBytes = async (): Promise<string> => {
  if (onPostgres) return JSON.stringify(await everything());
  return readdirSync(directory)
    .filter((name) => name.startsWith('weaversworld.db'))
    .map((name) => readFileSync(join(directory, name), 'latin1'))
    .join('\n');
};

const fill = async () => {
  const browser = server.client();
  const email = 'wanderwort@example.org';
  const hero = { name: 'Zephyrine', creature: 'quokkalander', description: 'Hums', pronouns: 'she/her' };
  await browser.post(`${API}/characters/`, { ...hero, name: 'Left behind' });
  await browser.post('/auth/signup', { email, password: PASSWORD });
  await browser.post('/auth/email/verify', { key: await server.keyFor(email) });
  await browser.post('/auth/login', { email, password: PASSWORD });
  await browser.post('/auth/password/request', { email });
  const { id: profile } = (await browser.post(`${API}/child-profiles/`, { name: 'Zephyrine', age: 7 })).body;
  const { id: character } = (await browser.post(`${API}/characters/`, hero)).body;
  const story = {
    title: 'Your Story',
    theme: 'a thimble at sea',
    desired_ending: 'everyone hums along',
    characters: [character],
  };
  const made = await browser.post(`${API}/stories/`, story);
  expect(made.status).toBe(201);
  expect((await browser.post(`${API}/stories/${made.body.id}/pages/`)).status).toBe(202);
  await expect
    .poll(async () => (await browser.get(`${API}/stories/${made.body.id}/`)).body.pages[0].text, {
      timeout: 8000,
    })
    .not.toBe('');
  return { browser, email, profile, story: made.body.id };
};

it('requires the password', async () => {
  const parent = await server.parent();
  for (const [body, code] of [
    [{}, 'required'],
    [{ password: 'wrong' }, 'enter_current_password'],
  ] as const)
    expect((await parent.post('/accounts/api/delete/', body)).body.errors[0]).toMatchObject({
      code,
      param: 'password',
    });
  expect((await server.client().post('/accounts/api/delete/', { password: PASSWORD })).status).toBe(401);
  expect((await parent.get('/auth/session')).status).toBe(200);
});

it('leaves no data in any table or file, and other accounts unchanged', async () => {
  const other = await server.family('Somebody else');
  const before = await everything();
  const { browser, email } = await fill();
  const filled = await allBytes();
  for (const trace of TRACES) expect(filled.includes(trace), `"${trace}" to begin with`).toBe(true);
  const waiting = server.client();
  await waiting.post('/auth/login', { email, password: PASSWORD });
  const ended: string[] = [];
  server.deps.notifier.subscribe({ onSessionEnded: (hash) => ended.push(hash) });

  const response = await browser.post('/accounts/api/delete/', { password: PASSWORD });
  expect([response.status, response.body]).toEqual([200, { status: 200 }]);
  expect(browser.jar.has('sessionid')).toBe(false);
  expect(ended).toHaveLength(2);

  const after = await everything();
  expect(after).toEqual(before);
  const bytes = await allBytes();
  for (const trace of TRACES) expect(bytes.includes(trace), `a trace of "${trace}"`).toBe(false);
  expect(bytes.includes(other.email)).toBe(true);
  expect((await other.get('/auth/session')).status).toBe(200);
  expect((await server.client().post('/auth/login', { email, password: PASSWORD })).status).toBe(400);
});

it('leaves data in copies from before a migration only, until the hourly purge deletes them after 30 days', async () => {
  const { browser } = await fill();
  // A server that moved to PostgreSQL may still have copies of the SQLite database that it had.
  if (onPostgres) writeFileSync(join(directory, 'weaversworld-before-999.db'), TRACES.join());
  else copyBeforeMigration(directory, storeFiles(directory).database, '999');
  await browser.post('/accounts/api/delete/', { password: PASSWORD });
  const filesWithTraces = () =>
    readdirSync(directory).filter((name) => {
      const bytes = readFileSync(join(directory, name), 'latin1');
      return TRACES.some((trace) => bytes.includes(trace));
    });
  const purgeAfter = async (days: number) => {
    server.advance(days * 24 * 3600_000);
    await deleteExpired(server.deps as AccountsDeps);
  };
  await purgeAfter(29);
  expect(filesWithTraces()).toEqual(['weaversworld-before-999.db']);
  await purgeAfter(2);
  expect(filesWithTraces()).toEqual([]);
  expect(readdirSync(directory)).not.toContain('weaversworld-before-999.db');
});

it('ends stages that are pending for the account', async () => {
  const browser = server.client();
  const email = 'waits@example.org';
  await browser.post('/auth/signup', { email, password: PASSWORD });
  const [elsewhere, waiting] = [server.client(), server.client()];
  await waiting.post('/auth/login', { email, password: PASSWORD });
  await elsewhere.post('/auth/email/verify', { key: await server.keyFor(email) });
  await elsewhere.post('/auth/login', { email, password: PASSWORD });
  await elsewhere.post('/accounts/api/delete/', { password: PASSWORD });
  expect((await waiting.get('/auth/session')).body.data.flows).toHaveLength(2);
  const sessions = await server.deps.db.selectFrom('sessions').select('state_json').execute();
  for (const { state_json } of sessions) expect(state_json).not.toMatch(/user_id":\d/);
});

it('exports everything of the account and nothing of others', async () => {
  const other = await server.family('Somebody else');
  const { browser, email, profile, story } = await fill();
  const response = await browser.get('/accounts/api/export/');
  expect(response.headers['content-disposition']).toMatch(/attachment; filename="weavers-world.json"/);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body.account.email).toBe(email);
  expect(response.body.child_profiles).toHaveLength(1);
  const [child] = response.body.child_profiles;
  expect(child).toMatchObject({
    id: profile,
    name: 'Zephyrine',
    age: 7,
    characters: [{ name: 'Zephyrine', creature: 'quokkalander' }],
  });
  expect(child.stories[0]).toMatchObject({ id: story, theme: 'a thimble at sea', is_public: false });
  expect(child.stories[0].pages[0].text).not.toBe('');
  expect(JSON.stringify(response.body)).not.toMatch(/Somebody else|password|argon2/);
  expect((await other.get('/accounts/api/export/')).body.child_profiles[0].name).toBe('Somebody else');
  expect((await server.client().get('/accounts/api/export/')).status).toBe(401);
});

const SHELF = 90;
const fillShelf = async (profile: number) => {
  await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${sql.lit(SHELF)})
    INSERT INTO stories (profile_id, title, theme, desired_ending, total_pages, cast_json, seed, epoch, created_at)
    SELECT ${sql.lit(profile)}, 'T', 't', 'e', 10, '[]', 's', 'e', 0 FROM n`.execute(server.deps.db);
};

for (const what of ['account', 'child profile'] as const)
  it(`deletes the stories of one ${what} in several transactions, between which others run`, async () => {
    const { db, notifier } = server.deps;
    const parent = await server.family('Robin');
    const [profile] = (await parent.get(`${API}/child-profiles/`)).body;
    await fillShelf(profile.id);
    const left: number[] = [];
    const counts: Promise<unknown>[] = [];
    notifier.subscribe({
      onStory: () =>
        void counts.push(
          db
            .selectFrom('stories')
            .select('id')
            .execute()
            .then((rows) => left.push(rows.length)),
        ),
    });
    const answer =
      what === 'account'
        ? await parent.post('/accounts/api/delete/', { password: PASSWORD })
        : await parent.delete(`${API}/child-profiles/${profile.id}/`);
    expect(answer.status).toBeLessThan(300);
    await expect.poll(() => counts.length).toBe(SHELF);
    await Promise.all(counts);
    expect(left.filter((count) => count > 0).length).toBeGreaterThan(0);
    expect(await db.selectFrom('stories').select('id').execute()).toEqual([]);
  });
