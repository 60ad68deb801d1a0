import { z } from 'zod';
import { helpLineRegions } from './help-lines/index.ts';
import { findProviderProblem, providerVariables } from './providers/provider-settings.ts';

const integer = (error: string, min: number, max: number) =>
  z.coerce.number(error).int(error).min(min, error).max(max, error);
const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
const origin = (error: string) => z.string().refine(isOrigin, error);

const postgresUrl = z
  .string()
  .regex(
    /^postgres(ql)?:\/\/\S+$/,
    'must look like postgres://user:password@db.example.org:5432/weaversworld',
  );

const bucketUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must look like https://s3.example.org/bucket, or …/bucket/prefix',
  })
  .refine((url) => /^\/[^/?#]+/.test(new URL(url).pathname) && !/[?#]/.test(url), {
    error: 'must name the bucket in its path, like https://s3.example.org/bucket',
  });

const ORIGIN_HINT = 'must be an origin without a path, like https://stories.example.org';

/**
 * Fewest connections of a server: purge and housekeeping hold one each while they run, two writes may wait for locked rows
 * (`db/batched-writes.ts`), and one is left for everything else.
 */
export const MIN_POOL_SIZE = 5;

/** The settings, all from environment variables; see server/README.md. */
export const Config = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: integer('must be a whole number from 0 to 65535', 0, 65_535).default(4000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  /** The PostgreSQL that several servers share. Default: SQLite in DATA_DIR. */
  DATABASE_URL: postgresUrl.optional(),
  /** The same database past a pooler like PgBouncer: for migrations and for notifications. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** Most connections of this server; the database must allow two more. */
  DATABASE_POOL_SIZE: integer(
    `must be a whole number from ${MIN_POOL_SIZE} to 500: jobs and writes that wait for a row hold some of them`,
    MIN_POOL_SIZE,
    500,
  ).default(10),
  /** The S3-compatible bucket of the pictures, by its path. Default: the database. */
  PICTURES_BUCKET_URL: bucketUrl.optional(),
  PICTURES_BUCKET_REGION: z.string().min(1).default('us-east-1'),
  PICTURES_BUCKET_KEY_ID: z.string().min(1).optional(),
  PICTURES_BUCKET_SECRET: z.string().min(1).optional(),
  /** The S3-compatible bucket of the releases; SITE_DIR is then a copy of it. Default: SITE_DIR itself is the release store. */
  RELEASES_BUCKET_URL: bucketUrl.optional(),
  RELEASES_BUCKET_REGION: z.string().min(1).default('us-east-1'),
  RELEASES_BUCKET_KEY_ID: z.string().min(1).optional(),
  RELEASES_BUCKET_SECRET: z.string().min(1).optional(),
  SITE_DIR: z.string().min(1).default('./dist/site'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('warn'),
  /** Public origin of the site, for links in mails. Default: the host of the request. */
  PUBLIC_ORIGIN: origin(ORIGIN_HINT).optional(),
  /** Further origins that may call this server, separated by commas (for example a development server). */
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(origin('must be origins separated by commas, like http://localhost:3000'))),
  /** Proxies whose X-Forwarded-* headers are trusted: `true` for the connecting one, or addresses. */
  TRUST_PROXY: z
    .string()
    .regex(/^[\w.:/, -]+$/, 'must be true, or addresses of proxies separated by commas')
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example.org:587' })
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  /** Shows /development/mail to everyone, not only to local requests. */
  DEV_MAIL: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  SIGNUP: z.enum(['open', 'closed'], { error: 'must be open or closed' }).default('open'),
  EMAIL_VERIFICATION: z
    .enum(['mandatory', 'none'], { error: 'must be mandatory or none' })
    .default('mandatory'),
  /** Seconds after which sensitive changes ask for the password or a code again. */
  REAUTHENTICATION_TIMEOUT: integer('must be a whole number of seconds from 1 to 86400', 1, 86_400).default(
    300,
  ),
  /**
   * Milliseconds during which a server that stops still answers, while /readyz fails, so that the load balancer notices in time.
   * Default: 3000 with DATABASE_URL, else 0.
   */
  SHUTDOWN_DRAIN_MS: integer('must be a whole number of milliseconds from 0 to 60000', 0, 60_000).optional(),
  /** Whether typed texts that the score is unsure about are compared with the corpus by a sentence encoder. */
  SENTENCE_ENCODER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** Country of the families, for help lines; default: by the languages of the browser. */
  SUPPORT_REGION: z
    .string()
    .refine((code) => helpLineRegions.has(code), {
      error: `must be one of ${[...helpLineRegions].join(', ')}`,
    })
    .optional(),
  /** Turn off only for tests that sign in many times a minute. */
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** Encrypts two-factor secrets in the database. Default: a key file in DATA_DIR, created when missing. */
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Replaces a lost key: two-factor authentication is then off for everybody. */
  ACCEPT_NEW_SECRET_KEY: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  /** Lets its bearer read `/metrics` and the counts of releases; without it only this machine may, of an unpublished server. */
  OPERATOR_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Milliseconds before the text of a page appears; the steps of its picture scale with it. 0 for none. */
  PAGE_DELAY_MS: integer('must be a whole number of milliseconds from 0 to 60000', 0, 60_000).default(1000),
  /** Milliseconds before the first retry of a failed page step; grows fourfold. */
  PAGE_RETRY_MS: integer('must be a whole number of milliseconds from 1 to 60000', 1, 60_000).default(1000),
  /** Milliseconds after which another server continues a page step whose server is gone. */
  PAGE_LEASE_MS: integer('must be a whole number of milliseconds from 100 to 600000', 100, 600_000).default(
    5000,
  ),
  /** Milliseconds that one page step may take before it is aborted and retried. */
  PAGE_STEP_TIMEOUT_MS: integer(
    'must be a whole number of milliseconds from 10 to 600000',
    10,
    600_000,
  ).default(30_000),
  /** Minutes during which a deleted story can be restored. */
  STORY_UNDO_MINUTES: integer('must be a whole number of minutes from 0 to 1440', 0, 1440).default(10),
  /** Milliseconds between two heartbeats of a live connection. */
  LIVE_HEARTBEAT_MS: integer('must be a whole number of milliseconds from 30 to 600000', 30, 600_000).default(
    15_000,
  ),
  /** Milliseconds between two polls of the database for missed notifications; at most 500 while none arrive. */
  LIVE_POLL_MS: integer('must be a whole number of milliseconds from 10 to 60000', 10, 60_000).default(5000),
  LIVE_SOCKETS_PER_SESSION: integer('must be a whole number from 1 to 100000', 1, 100_000).default(20),
  /** A whole school may share one IP address. */
  LIVE_SOCKETS_PER_ADDRESS: integer('must be a whole number from 1 to 100000', 1, 100_000).default(500),
  /** Multiplies the write limits of one IP address, for a large school behind one. */
  RATE_LIMIT_ADDRESS_FACTOR: integer('must be a whole number from 1 to 1000', 1, 1000).default(1),
  /** Megabytes of stories that a guest, an account and the whole database may take. */
  GUEST_QUOTA_MB: integer('must be a whole number of megabytes from 1 to 1000000', 1, 1_000_000).default(100),
  ACCOUNT_QUOTA_MB: integer('must be a whole number of megabytes from 1 to 1000000', 1, 1_000_000).default(
    2000,
  ),
  DATA_QUOTA_MB: integer('must be a whole number of megabytes from 1 to 10000000', 1, 10_000_000).default(
    20_000,
  ),
  LIVE_MESSAGES_PER_MINUTE: integer('must be a whole number from 1 to 100000', 1, 100_000).default(100),
  /** Outside text, picture and moderation services; see docs/outside-services.md. */
  ...providerVariables,
});
export type Config = z.infer<typeof Config>;

/** An invalid environment variable; the message names it. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

/** Earlier names of variables, which are still read. */
const RENAMED_VARIABLES = { PAGE_PACE_MS: 'PAGE_DELAY_MS' };

/** One sentence for each variable that is set by its earlier name. */
export const renamedVariableWarnings = (env: Environment): string[] =>
  Object.entries(RENAMED_VARIABLES)
    .filter(([earlier]) => env[earlier])
    .map(
      ([earlier, name]) => `${earlier} is now named ${name}. Rename it: the earlier name will be removed.`,
    );

/** Parses the environment; an empty variable counts as missing. Throws ConfigError. */
export const readConfig = (env: Environment): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  for (const [earlier, name] of Object.entries(RENAMED_VARIABLES)) given[name] ??= given[earlier];
  const parsed = Config.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  if (parsed.data.SMTP_URL !== undefined && parsed.data.PUBLIC_ORIGIN === undefined)
    throw new ConfigError(
      'PUBLIC_ORIGIN must be set beside SMTP_URL, so that links in mails lead to your site and nowhere else.',
    );
  const problem = findProviderProblem(parsed.data, env);
  if (problem !== null) throw new ConfigError(problem);
  if (parsed.data.DATABASE_URL !== undefined && parsed.data.SECRET_KEY === undefined)
    throw new ConfigError(
      'SECRET_KEY must be set beside DATABASE_URL, to the same value for every server: a key file of one machine would be unknown to the others. Make one with: openssl rand -hex 32',
    );
  if (parsed.data.DATABASE_DIRECT_URL !== undefined && parsed.data.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_DIRECT_URL is set, but DATABASE_URL is not: set both, or none.');
  for (const bucket of ['PICTURES_BUCKET', 'RELEASES_BUCKET'] as const) {
    const names = [`${bucket}_URL`, `${bucket}_KEY_ID`, `${bucket}_SECRET`] as const;
    if (new Set(names.map((name) => parsed.data[name] === undefined)).size > 1)
      throw new ConfigError(
        `${names[0]}, ${names[1]} and ${names[2]} belong together: set all three, or none.`,
      );
  }
  return parsed.data;
};
