import { type CompiledQuery, type Kysely, sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AccountsDeps } from './accounts/accounts-deps.ts';
import { deleteExpired as purge } from './accounts/purge.ts';
import { createSessionStore } from './accounts/session-store.ts';
import { type Db, dialectOf } from './db/database.ts';
import { deleteExpired as clean } from './story-world/housekeeping.ts';
import { claimJob, nextDueAt } from './story-world/page-job-leases.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** The database, and the queries that were built with it or run on it. */
const watch = (db: Db) => {
  const queries: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const execute: Kysely<never>['executeQuery'] = async (query) => {
    queries.push(query as CompiledQuery);
    return db.executeQuery(query);
  };
  const get = (of: Db, key: keyof Db) => {
    if (key === 'executeQuery') return execute;
    const value = of[key];
    return typeof value === 'function' ? value.bind(of) : value;
  };
  return { queries, db: new Proxy(watched, { get: (of, key) => get(of, key as keyof Db) }) };
};

/** The tables of a database on a connection of its own: that of the server reads its queries to the end. */
const emptyCopy = async (db: Db): Promise<Database.Database> => {
  const copy = new Database(':memory:');
  const { rows } = await sql<{ sql: string }>`SELECT sql FROM sqlite_master
    WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type <> 'table'`.execute(db);
  for (const { sql: statement } of rows) copy.exec(statement);
  return copy;
};

/** The steps of the plans of these queries. */
const planOf = async (db: Db, queries: CompiledQuery[]): Promise<string[]> => {
  // Those of a compiled query are seen twice, once with placeholders.
  const run = queries.filter(({ parameters }) =>
    parameters.every((one) => one === null || typeof one !== 'object'),
  );
  const steps: string[] = [];
  if (dialectOf(db) === 'sqlite') {
    const copy = await emptyCopy(db);
    for (const query of run)
      for (const row of copy.prepare(`EXPLAIN QUERY PLAN ${query.sql}`).all([...query.parameters]))
        steps.push((row as { detail: string }).detail);
    copy.close();
  } else
    await db.transaction().execute(async (trx) => {
      // Of a table with few rows it would read all in any case: this shows whether it must.
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      for (const query of run) {
        const explained = { ...query, sql: `EXPLAIN ${query.sql}` };
        const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(explained);
        steps.push(...rows.map((row) => row['QUERY PLAN']));
      }
    });
  return steps;
};
/** Reads a table from the first row to the last. */
const FULL_SCAN = /^SCAN \w+$|Seq Scan on/;
const SORT = /TEMP B-TREE FOR ORDER BY|^ *(->)? *Sort /;

it('what is deleted by its age is found by an index', async () => {
  const { db, queries } = watch(server.deps.db);
  const deps = server.deps as AccountsDeps;
  const { purgeClock, notifier } = deps;
  const store = createSessionStore({ db, now: purgeClock.now, notifier });
  await purge({ ...deps, db, sessions: { ...deps.sessions, store } });
  await clean(db, deps.now(), 15);
  const tables = ['sessions', 'email_tokens', 'email_changes', 'mail', 'stories', 'characters', 'events'];
  const deleting = queries.filter(({ sql: text }) =>
    tables.some((table) => text.includes(`from "${table}"`)),
  );
  expect(deleting.length).toBeGreaterThan(8);
  expect((await planOf(server.deps.db, deleting)).filter((step) => FULL_SCAN.test(step))).toEqual([]);
});

it('the page job that is due first is found and claimed by an index, without sorting those that wait', async () => {
  const { db, queries } = watch(server.deps.db);
  const claim = { stage: 'text', now: 1, leaseMs: 1 } as const;
  await nextDueAt(db, 'text');
  await claimJob(db, claim);
  const steps = await planOf(server.deps.db, queries);
  expect(steps.join()).toContain('page_jobs');
  expect(steps.filter((step) => FULL_SCAN.test(step) || SORT.test(step))).toEqual([]);
  queries.splice(0);
  await claimJob(db, { ...claim, which: 'expired' });
  const expired = await planOf(server.deps.db, queries);
  expect(expired.filter((step) => FULL_SCAN.test(step))).toEqual([]);
});
