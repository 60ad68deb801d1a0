import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { createEncryption } from '../accounts/encryption.ts';
import { secretKeyOf } from '../accounts/secret-key.ts';
import type { Db } from '../db/database.ts';
import { openDb } from '../db/open-db.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { createVisitor, type TestVisitor, until } from '../testing/listening-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { databaseEnv } from '../testing/test-database.ts';
import { moveStore } from './move-store.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
/** Milliseconds; old mail is deleted. */
const MAILED_AT = Date.now();
const TOTP_SECRET = 'JBSWY3DPEHPK3PXP';

let directory: string;
let dataDir: string;
let port: number;
let origin: string;
let secretKey: string;
let server: ServerProcess;
let guest: TestVisitor;
let parent: TestVisitor;
let story: number;
let shared: string;
/** What the visitors see, before and after. */
const seen = async () => ({
  guest: (await guest.call('GET', '/stories/')).body,
  characters: (await guest.call('GET', '/characters/')).body,
  parent: (await parent.call('GET', '/stories/')).body,
  profiles: (await parent.call('GET', '/child-profiles/')).body,
  picture: await (await guest.fetch(`/weaversworld/api/pages/${(await page()).id}/image/`)).text(),
  shared: (await fetch(shared)).status,
});
let before: Awaited<ReturnType<typeof seen>>;

const page = async () =>
  (
    await until(
      async () => (await guest.call('GET', `/stories/${story}/`)).body,
      (body) => body.pages[0]?.image_status === 'completed',
      60_000,
    )
  ).pages[0];

const start = (env: Record<string, string>) => startServerProcess({ PORT: String(port), ...env });

/** Runs the command as an operator does. */
const move = (env: Record<string, string>) =>
  new Promise<{ code: number; out: string; err: string }>((done) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', MAIN],
      { env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env } },
      (error, out, err) => done({ code: Number(error?.code ?? 0), out, err }),
    ),
  );
const emptyDatabase = async (): Promise<string> =>
  (await databaseEnv(mkdtempSync(join(directory, 'database-')))).DATABASE_URL ?? '';

const asText = (value: unknown): unknown =>
  value instanceof ArrayBuffer || value instanceof Uint8Array
    ? Buffer.from(value as Uint8Array).toString('hex')
    : value;

/** Every row of every table, as text. */
const contentOf = async (db: Db): Promise<Map<string, unknown[]>> => {
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !/^(kysely_|sqlite_|rate_limits)/.test(name));
  const content = new Map<string, unknown[]>();
  for (const table of tables.sort()) {
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)}`.execute(db);
    const kept = rows.filter(({ key }) => key !== 'running');
    content.set(
      table,
      kept
        .map((row) =>
          JSON.stringify(
            Object.keys(row)
              .sort()
              .map((name) => [name, asText(row[name])]),
          ),
        )
        .sort(),
    );
  }
  return content;
};

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ww-move-'));
  dataDir = join(directory, 'data');
  port = await freePort('127.0.0.1');
  server = start({ DATA_DIR: dataDir });
  origin = await server.ready;
  guest = createVisitor(origin);
  parent = createVisitor(origin);
  story = await guest.makeStory();
  await guest.call('POST', `/stories/${story}/pages/`);
  await page();
  await guest.call('PUT', `/stories/${story}/favourite/`, { is_favourite: true });
  shared = (await guest.call('POST', `/stories/${story}/toggle-sharing/`)).body.share_url;
  await parent.becomeParent('ada@example.org');
  await parent.makeStory();
  // An account whose number must not be given again.
  await createVisitor(origin).becomeParent('gone@example.org');
  before = await seen();
  await server.stop();
  secretKey = `hex:${readFileSync(join(dataDir, 'secret.key'), 'utf8')}`;
  const { db, close } = await openDb(dataDir);
  await db.deleteFrom('users').where('email', '=', 'gone@example.org').execute();
  const user_id = (await db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
  const secret = createEncryption(secretKeyOf(secretKey)).encrypt(TOTP_SECRET);
  // SQLite takes what PostgreSQL refuses.
  const odd = {
    recipient: 'a@b',
    subject: 'half a millisecond',
    body: '',
    created_at: MAILED_AT + 0.5,
    sent_at: 2,
  };
  await db.insertInto('totp').values({ user_id, secret, activated_at: 1, last_step: 1 }).execute();
  await db
    .insertInto('mail')
    .values({ ...odd, attempts: 0 })
    .execute();
  await close();
}, 180_000);
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe('moving a data directory to PostgreSQL', { timeout: 180_000 }, () => {
  const moveHere = (url: string, key = secretKey, dir = dataDir) =>
    moveStore({ dataDir: dir, secretKey: key, target: { url, poolSize: 2 } });

  it('is refused without a database, without its key, and with another one', async () => {
    const url = await emptyDatabase();
    expect(await move({ SECRET_KEY: secretKey })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Set DATABASE_URL/),
    });
    expect(await move({ DATABASE_URL: url })).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^Set SECRET_KEY to the key of that data: SECRET_KEY="hex:\$\(cat .*secret\.key\)"\n$/,
      ),
    });
    await expect(moveHere(url, 'x'.repeat(40))).rejects.toThrow(/^SECRET_KEY is not the key of .*two-factor/);
    const missing = join(directory, 'missing');
    await expect(moveHere(url, secretKey, missing)).rejects.toThrow(/^There is no database in/);
    expect(existsSync(missing)).toBe(false);
    await expect(moveHere('postgres://ww@127.0.0.1:1/ww')).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1 cannot be reached/,
    );
  });

  it('is refused while a server has the directory', async () => {
    const { close } = await openDb(dataDir);
    await expect(moveHere(await emptyDatabase())).rejects.toThrow(/is in use by another server/);
    await close();
  });

  it('is refused into a database that has rows, and leaves them alone', async () => {
    const url = await emptyDatabase();
    const { db, close } = await openPostgres({ url, poolSize: 2 });
    await db.insertInto('server_state').values({ key: 'purge-clock', value: '1' }).execute();
    await expect(moveHere(url)).rejects.toThrow(
      /is not empty: its table server_state has rows\. Nothing was changed\./,
    );
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    await close();
  });

  it('leaves nothing behind when it fails in the middle, and succeeds the next time', async () => {
    const url = await emptyDatabase();
    const { db, close } = await openPostgres({ url, poolSize: 2 });
    await sql`ALTER TABLE stories ADD CONSTRAINT refused CHECK (theme = '')`.execute(db);
    await expect(moveHere(url)).rejects.toThrow(/^The table stories could not be moved: .*refused/);
    for (const [table, rows] of await contentOf(db)) expect([table, rows]).toEqual([table, []]);
    await sql`ALTER TABLE stories DROP CONSTRAINT refused`.execute(db);
    expect(await moveHere(url)).toContainEqual({ table: 'stories', rows: 2 });
    await close();
  });

  it('keeps every row, and visitors, pictures, shares, keys and numbers go on', async () => {
    const url = await emptyDatabase();
    const { code, out, err } = await move({ DATABASE_URL: url, SECRET_KEY: secretKey });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/\n +2 {2}stories\n/);
    const source = await openDb(dataDir);
    const target = await openPostgres({ url, poolSize: 2 });
    const [expected, actual] = [await contentOf(source.db), await contentOf(target.db)];
    const lastUser = (
      await sql<{ seq: number }>`SELECT seq FROM sqlite_sequence WHERE name = 'users'`.execute(source.db)
    ).rows[0]?.seq;
    await source.close();
    expect([...actual.keys()]).toEqual([...expected.keys()]);
    for (const [table, rows] of actual)
      if (table !== 'mail') expect([table, rows]).toEqual([table, expected.get(table)]);
    expect(await target.db.selectFrom('mail').select(['subject', 'created_at']).execute()).toContainEqual({
      subject: 'half a millisecond',
      created_at: MAILED_AT + 1,
    });

    server = start({ DATABASE_URL: url, SECRET_KEY: secretKey });
    expect(await server.ready).toBe(origin);
    expect(await seen()).toEqual(before);
    const { secret } = await target.db.selectFrom('totp').select('secret').executeTakeFirstOrThrow();
    expect(createEncryption(secretKeyOf(secretKey)).decrypt(secret)).toBe(TOTP_SECRET);
    const newcomer = createVisitor(origin);
    await newcomer.becomeParent('new@example.org');
    const added = await target.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'new@example.org')
      .executeTakeFirstOrThrow();
    expect(added.id).toBe((lastUser ?? 0) + 1);
    await newcomer.makeStory();
    await guest.call('POST', `/stories/${story}/pages/`);
    await until(
      async () => (await guest.call('GET', `/stories/${story}/`)).body,
      (body) => body.pages[1]?.image_status === 'completed',
      60_000,
    );
    await target.close();
    await server.stop();

    const other = start({ DATABASE_URL: url, SECRET_KEY: 'y'.repeat(40) });
    expect(await other.ended).toBe(1);
    expect(other.output.err).toMatch(
      /SECRET_KEY does not belong to this store\. Set it to the value that the other servers/,
    );
  });
});
