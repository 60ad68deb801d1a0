import { randomInt } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import { DatabaseUrlError } from './database-url-error.ts';
import { connectionConfig } from './postgres-dialect.ts';

/** The oldest release that still gets security fixes; the queries themselves would run on 13. */
const OLDEST_VERSION = 15;
/** Leases and sessions compare times that several servers wrote. */
const MAX_CLOCK_DIFFERENCE_MS = 10_000;

const Answer = z.object({
  version: z.coerce.number(),
  now: z.number(),
  read_only: z.enum(['on', 'off']),
  encoding: z.string(),
  user: z.string(),
  schema: z.string().nullable(),
  may_create: z.boolean().nullable(),
});

const QUESTION = `SELECT current_setting('server_version_num')::int / 10000 AS version,
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now,
  current_setting('transaction_read_only') AS read_only,
  current_setting('server_encoding') AS encoding,
  current_user AS user,
  current_schema() AS schema,
  has_schema_privilege(current_schema(), 'CREATE') AS may_create`;

/** A URL of the database, and the variable that it is from. */
interface Source {
  url: string;
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
  /** Whether a pooler is in between, which refuses time-outs. */
  isPooled?: boolean;
}

interface Refusal {
  host: string;
  database: string;
  user: string;
  code: string;
  setting: string;
}

/** What to do about an error of the first connection, by its code. */
const ADVICE: [RegExp, (of: Refusal) => string][] = [
  [
    /^(28...)$/,
    ({ host, user, setting }) =>
      `The database at ${host} refuses the user ${user}. Check user and password in ${setting}, and pg_hba.conf of the database.`,
  ],
  [
    /^3D000$/,
    ({ host, database, user }) =>
      `There is no database ${database} at ${host}. Create it: createdb --owner ${user} ${database}`,
  ],
  [
    /^42501$/,
    ({ database, user }) =>
      `The user ${user} may not connect to the database ${database}. Run as its owner: GRANT CONNECT ON DATABASE "${database}" TO "${user}"`,
  ],
  [
    /^53300$/,
    ({ host }) =>
      `The database at ${host} has no connection left. Lower DATABASE_POOL_SIZE or raise max_connections: each server uses up to DATABASE_POOL_SIZE + 2 of them.`,
  ],
  [
    /^08P01$/,
    ({ host }) =>
      `${host} seems to be a pooler like PgBouncer. Set DATABASE_DIRECT_URL to the database behind it, for migrations and notifications.`,
  ],
  [
    /^57P03$/,
    ({ host }) => `The database at ${host} is starting up or shutting down. Start again in a moment.`,
  ],
  [
    /^(\w*SELF_SIGNED_CERT\w*|UNABLE_TO_(GET_ISSUER|VERIFY)\w*|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/,
    ({ host, code, setting }) =>
      `The certificate of the database at ${host} is not trusted (${code}). Name its host as in the certificate, and the file with the certificate of its authority, in ${setting}: ?sslmode=verify-full&sslrootcert=/path/to/ca.pem`,
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    ({ host, code, setting }) => `There is no machine ${host} (${code}). Check the host in ${setting}.`,
  ],
];

/** What to do about an error of the first connection, as a sentence for the operator. */
export const messageFor = (client: pg.Client, setting: string, error: unknown): string => {
  const host = client.host.startsWith('/') ? client.host : `${client.host}:${client.port}`;
  const { code, message } = error as { code?: unknown; message?: string };
  const reason = typeof code === 'string' ? code : `${message}`;
  const known = ADVICE.find(([codes]) => codes.test(reason));
  const { database = '', user = '' } = client;
  if (known) return known[1]({ host, database, user, code: reason, setting });
  return `The database at ${host} cannot be reached (${reason}). Check ${setting}, and that PostgreSQL runs there and accepts connections from this machine.`;
};

const createClient = ({ url, setting, isPooled = false }: Source): pg.Client => {
  try {
    return new pg.Client(connectionConfig(url, isPooled));
  } catch (error) {
    throw new DatabaseUrlError(
      `${setting} cannot be read (${(error as Error).message}). It must look like postgres://user:password@db.example.org:5432/weaversworld; special characters of the password as %-codes.`,
    );
  }
};

/** Uses a connection of its own. Throws DatabaseUrlError, with what to do, for every error. */
const withClient = async <T>(source: Source, use: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = createClient(source);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } catch (error) {
    if (error instanceof DatabaseUrlError) throw error;
    throw new DatabaseUrlError(messageFor(client, source.setting, error), { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** What makes this database unusable, as a sentence for the operator; null when nothing does. `clockDifference` in milliseconds. */
export const problemOf = (answer: z.infer<typeof Answer>, clockDifference: number): string | null => {
  const { version, read_only, encoding, schema, user, may_create } = answer;
  if (version < OLDEST_VERSION)
    return `DATABASE_URL leads to PostgreSQL ${version}; version ${OLDEST_VERSION} or newer is needed. Upgrade the database, then start again.`;
  if (read_only === 'on')
    return 'DATABASE_URL leads to a database that is read-only, like a standby. Use the address of the primary.';
  if (encoding !== 'UTF8')
    return `The database has the encoding ${encoding}, which cannot hold every story. Create one with: createdb --encoding UTF8 --template template0`;
  if (schema === null || may_create !== true)
    return `The user ${user} may not create tables in the schema ${schema ?? 'public'}. Run as the database's owner: GRANT USAGE, CREATE ON SCHEMA ${schema ?? 'public'} TO "${user}"`;
  if (Math.abs(clockDifference) > MAX_CLOCK_DIFFERENCE_MS)
    return `The clock of this server is ${Math.round(Math.abs(clockDifference) / 1000)} seconds ${clockDifference > 0 ? 'ahead of' : 'behind'} the database's. Synchronize both machines with a time server (NTP), then start again.`;
  return null;
};

/** Connects once and compares the clocks. Throws DatabaseUrlError, with what to do, when the database cannot be used. */
export const checkPostgres = (source: Source, now = Date.now): Promise<void> =>
  withClient(source, async (client) => {
    const before = now();
    const { rows } = await client.query(QUESTION);
    const answer = Answer.parse(rows[0]);
    const problem = problemOf(answer, (before + now()) / 2 - answer.now);
    if (problem !== null) throw new DatabaseUrlError(problem);
  });

/** Any number that no other lock is likely to have. */
const MAX_LOCK = 2 ** 48 - 1;

/**
 * Throws DatabaseUrlError when the two URLs lead to different databases: notifications would be sent in one and listened for in the
 * other, and nothing else would show it. A lock that is taken in one must be taken in the other.
 */
export const checkSameDatabase = (direct: Source, pooled: Source): Promise<void> =>
  withClient(direct, async (holder) => {
    const lock = randomInt(MAX_LOCK);
    await holder.query('BEGIN');
    await holder.query('SELECT pg_advisory_xact_lock($1)', [lock]);
    const isFree = await withClient(pooled, async (client) => {
      const { rows } = await client.query('SELECT pg_try_advisory_xact_lock($1) AS free', [lock]);
      return z.object({ free: z.boolean() }).parse(rows[0]).free;
    });
    if (isFree)
      throw new DatabaseUrlError(
        'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Set both to the same one: the first through the pooler, the second past it.',
      );
  });
