import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { openStore } from '../db/open-store.ts';
import type { Store } from '../db/store.ts';

/**
 * The PostgreSQL of this run, which `postgres-setup.ts` sets for every worker. Only the project `postgres` uses it; all others
 * use SQLite.
 */
const ADMIN_URL = process.env.TEST_DATABASE === 'postgres' ? process.env.TEST_POSTGRES_URL : undefined;
/** An empty database with all tables, which PostgreSQL copies in tens of milliseconds. */
const TEMPLATE = 'ww_template';

/** True when this run of the tests is the one on PostgreSQL. */
export const onPostgres = ADMIN_URL !== undefined;

const urlOf = (name: string): string => {
  const url = new URL(ADMIN_URL ?? '');
  url.pathname = name;
  return url.href;
};

const administrate = async (...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: ADMIN_URL });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A key for the environment of servers in tests, which share a database only with this same key. */
const TEST_SECRET_KEY = 'the key of every server in the tests, long enough';

const created = new Map<string, Promise<string>>();

const createDatabase = async (name: string): Promise<string> => {
  await administrate(`CREATE DATABASE "${name}" TEMPLATE "${TEMPLATE}"`);
  return urlOf(name);
};

const serverEnv = (url: string) => ({
  DATABASE_URL: url,
  SECRET_KEY: TEST_SECRET_KEY,
  DATABASE_POOL_SIZE: '5',
  SHUTDOWN_DRAIN_MS: '0',
});

/** Databases of tests that are over, emptied: that takes a tenth of the time of another copy. */
const emptied: string[] = [];

/**
 * Deletes every row, whatever refers to it. TRUNCATE makes new files for every table, which takes thirty times as long as to
 * delete some rows; only a table that has become large gets them.
 */
const DELETE_ALL = `DO $$
  DECLARE name text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely_%' LOOP
      IF pg_total_relation_size(quote_ident(name)) > 262144 THEN
        EXECUTE format('TRUNCATE %I CASCADE', name);
      ELSE
        EXECUTE format('DELETE FROM %I', name);
      END IF;
    END LOOP;
    FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
      PERFORM setval(format('%I', name), 1, false);
    END LOOP;
  END $$`;

const empty = async ({ db }: Store): Promise<void> => {
  // A server that was killed in the test may still hold locks: the database then breaks the deadlock.
  for (let tries = 1; ; tries += 1)
    try {
      await sql.raw(DELETE_ALL).execute(db);
      return;
    } catch (error) {
      if (tries === 5 || (error as { code?: unknown }).code !== '40P01') throw error;
    }
};

/**
 * The environment of a server whose data is in `dataDir`: on PostgreSQL a database of its own, the same one for the same
 * directory. `:memory:` is an empty database each time.
 */
export const databaseEnv = async (dataDir: string): Promise<Record<string, string>> => {
  if (!onPostgres) return {};
  const ready = dataDir === ':memory:' ? emptied.pop() : undefined;
  if (ready !== undefined) return serverEnv(ready);
  const key = dataDir === ':memory:' ? randomBytes(16).toString('hex') : dataDir;
  const name = `ww_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
  const url = created.get(name) ?? createDatabase(name);
  created.set(name, url);
  return serverEnv(await url);
};

/** Opens the store of a test. Beside others that were opened with the same directory it is shared on PostgreSQL only. */
export const openTestStore = async (dataDir = ':memory:'): Promise<Store> => {
  const env = await databaseEnv(dataDir);
  const store = await openStore(readConfig({ DATA_DIR: dataDir, ...env }));
  const { DATABASE_URL: url } = env;
  if (dataDir !== ':memory:' || url === undefined) return store;
  let isClosed = false;
  return {
    ...store,
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await empty(store);
      await store.close();
      emptied.push(url);
    },
  };
};

/** Keeps everybody else from writing stories, as another program in the database might. Call the result to let them again. */
export const lockStories = async (dataDir: string): Promise<() => Promise<void>> => {
  const { DATABASE_URL } = await databaseEnv(dataDir);
  if (DATABASE_URL === undefined) {
    const other = new Database(join(dataDir, 'weaversworld.db'));
    // The server may be committing: it needs the event loop to end a transaction, so this does not wait in SQLite.
    for (let isLocked = false; !isLocked; )
      try {
        other.exec('BEGIN IMMEDIATE');
        isLocked = true;
      } catch (error) {
        if (!String(error).includes('database is locked')) throw error;
        await setTimeout(20);
      }
    return async () => {
      other.exec('COMMIT');
      other.close();
    };
  }
  const other = new pg.Client({ connectionString: DATABASE_URL });
  await other.connect();
  await other.query('BEGIN; LOCK TABLE stories IN EXCLUSIVE MODE');
  return () => other.end();
};
