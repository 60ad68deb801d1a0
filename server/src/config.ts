import { z } from 'zod';

const integer = (error: string, min: number, max: number) =>
  z.coerce.number(error).int(error).min(min, error).max(max, error);
const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
const origin = (error: string) => z.string().refine(isOrigin, error);

const ORIGIN_HINT = 'must be an origin without a path, like https://stories.example.org';

/** The server's settings, all from the environment; see server/README.md. */
export const Config = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: integer('must be a whole number from 0 to 65535', 0, 65_535).default(4000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  SITE_DIR: z.string().min(1).default('./dist/site'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('warn'),
  /** Where families find the product; links in mails begin with it. Without it: the request's own host. */
  PUBLIC_ORIGIN: origin(ORIGIN_HINT).optional(),
  /** More origins whose pages may call this server, separated by commas (a development server's, say). */
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(origin('must be origins separated by commas, like http://localhost:3000'))),
  /** Proxies whose X-Forwarded-* headers are believed: `true` for the one that connects, or addresses. */
  TRUST_PROXY: z
    .string()
    .regex(/^[\w.:/, -]+$/, 'must be true, or addresses of proxies separated by commas')
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example.org:587' })
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  /** Shows /development/mail to everyone, not to this machine alone. */
  DEV_MAIL: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  SIGNUP: z.enum(['open', 'closed'], { error: 'must be open or closed' }).default('open'),
  EMAIL_VERIFICATION: z
    .enum(['mandatory', 'none'], { error: 'must be mandatory or none' })
    .default('mandatory'),
  /** For tests that sign in many times a minute; leave it on otherwise. */
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** Seals two-factor secrets in the store; without it a key file in DATA_DIR is made and used. */
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Milliseconds a page takes to be told, and the measure of its picture's steps; 0 makes no pause. */
  PAGE_PACE_MS: integer('must be a whole number of milliseconds from 0 to 60000', 0, 60_000).default(1000),
  /** First pause before a page that failed is tried again; it grows fourfold. */
  PAGE_RETRY_MS: integer('must be a whole number of milliseconds from 1 to 60000', 1, 60_000).default(1000),
  /** How long one step of a page may take before another worker may begin it anew. */
  PAGE_LEASE_MS: integer('must be a whole number of milliseconds from 100 to 600000', 100, 600_000).default(
    30_000,
  ),
  /** Minutes in which a deleted story can be brought back. */
  STORY_UNDO_MINUTES: integer('must be a whole number of minutes from 0 to 1440', 0, 1440).default(10),
  /** Milliseconds between two signs of life of a live connection. */
  LIVE_HEARTBEAT_MS: integer('must be a whole number of milliseconds from 30 to 600000', 30, 600_000).default(
    15_000,
  ),
  /** Milliseconds between two looks at the store for what no wake-up told. */
  LIVE_POLL_MS: integer('must be a whole number of milliseconds from 10 to 60000', 10, 60_000).default(1000),
  LIVE_SOCKETS_PER_SESSION: integer('must be a whole number from 1 to 100000', 1, 100_000).default(20),
  /** A whole school may come from one address. */
  LIVE_SOCKETS_PER_ADDRESS: integer('must be a whole number from 1 to 100000', 1, 100_000).default(500),
  LIVE_MESSAGES_PER_MINUTE: integer('must be a whole number from 1 to 100000', 1, 100_000).default(100),
});
export type Config = z.infer<typeof Config>;

/** The environment does not make sense; the message is one sentence that names the variable. */
export class ConfigError extends Error {}

/** Reads the settings; an empty variable counts as missing. Throws ConfigError. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Config.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  if (parsed.data.SMTP_URL !== undefined && parsed.data.PUBLIC_ORIGIN === undefined)
    throw new ConfigError(
      'PUBLIC_ORIGIN must be set beside SMTP_URL, so that links in mails lead to your site and nowhere else.',
    );
  return parsed.data;
};
