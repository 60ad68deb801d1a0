import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { openStore } from '../db/open-store.ts';
import type { Store } from '../db/store.ts';

/** Set by `postgres-setup.ts`: the PostgreSQL of this run; without it tests use SQLite. */
const ADMIN_URL = process.env.TEST_POSTGRES_URL;
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

/**
 * The environment of a server whose data is in `dataDir`: on PostgreSQL a database of its own, the same one for the same
 * directory. `:memory:` is a new database each time.
 */
export const databaseEnv = async (dataDir: string): Promise<Record<string, string>> => {
  if (!onPostgres) return {};
  const key = dataDir === ':memory:' ? randomBytes(16).toString('hex') : dataDir;
  const name = `ww_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
  const url = created.get(name) ?? createDatabase(name);
  created.set(name, url);
  return { DATABASE_URL: await url, SECRET_KEY: TEST_SECRET_KEY, DATABASE_POOL_SIZE: '5' };
};

/** Opens the store of a test. Beside others that were opened with the same directory it is shared on PostgreSQL only. */
export const openTestStore = async (dataDir = ':memory:'): Promise<Store> => {
  const env = await databaseEnv(dataDir);
  const store = await openStore(readConfig({ DATA_DIR: dataDir, ...env }));
  if (dataDir !== ':memory:' || env.DATABASE_URL === undefined) return store;
  const { pathname } = new URL(env.DATABASE_URL);
  return {
    ...store,
    close: async () => {
      await store.close();
      await administrate(`DROP DATABASE IF EXISTS "${pathname.slice(1)}" WITH (FORCE)`);
    },
  };
};

/** Keeps everybody else from writing stories, as another program in the database might. Call the result to let them again. */
export const lockStories = async (dataDir: string): Promise<() => Promise<void>> => {
  const { DATABASE_URL } = await databaseEnv(dataDir);
  if (DATABASE_URL === undefined) {
    const other = new Database(join(dataDir, 'weaversworld.db'));
    other.exec('BEGIN IMMEDIATE');
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
