import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { AccountsContext } from './accounts/context.ts';
import { attachCsrf } from './accounts/csrf.ts';
import { registerAccounts } from './accounts/index.ts';
import { createLimits } from './accounts/limits.ts';
import { startPurging } from './accounts/purge.ts';
import { createSealer } from './accounts/secrets.ts';
import { createSessions } from './accounts/sessions.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import type { Db } from './db/open.ts';
import { kindOf } from './http/paths.ts';
import { nothingHere, refusalFor } from './http/refusals.ts';
import { attachLive } from './live/index.ts';
import { registerOutbox } from './mail/outbox.ts';
import { createMailer } from './mail/send.ts';
import { registerReleases } from './releases/index.ts';
import { attachHeaders } from './site/headers.ts';
import { registerSite } from './site/site.ts';
import { registerStoryWorld } from './story-world/index.ts';

/** What a server is built from. */
export interface Parts {
  config: Config;
  db: Db;
  log: Logger;
  secretKey: Buffer;
  now?: () => number;
}

const BODY_LIMIT = 64 * 1024;

/** Which X-Forwarded-* senders are believed: none, the one that connects (`true`), or the listed addresses. */
const trustedProxies = (setting: string | undefined) => {
  if (setting === undefined || setting === 'false' || setting === '0') return false;
  return setting === 'true' || setting === '1' ? (_address: string, hop: number) => hop === 0 : setting;
};

const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { status, body } = refusalFor(kindOf(request.url), error);
  if (status >= 500) request.log.error({ err: error, route: request.routeOptions?.url }, 'failed');
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body);
};

/** JSON alone is read; an empty body counts as none. */
const readJsonOnly = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
};

/** Private answers are kept by nobody and depend on the cookie. */
const keepAnswersPrivate = (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    const kind = kindOf(request.url);
    if (kind === 'site') return;
    if (kind === 'auth' || !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/\bcookie\b/i.test(vary)) reply.header('vary', vary === '' ? 'Cookie' : `${vary}, Cookie`);
  });
};

const DENIALS = new Set([403, 429]);

/**
 * One line per request: method, route pattern, status, time; never an address, a query, a body or a child's words.
 * Denials are warnings.
 */
const logRequests = (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, route: routeOptions.url, status: reply.statusCode, ms };
    if (DENIALS.has(reply.statusCode)) request.log.warn(line, 'denied');
    else request.log.info(line, 'answered');
  });
};

/** The whole server, ready to listen or to be injected into. Closing it closes the live channel and the jobs, not the store. */
export const buildApp = async (parts: Parts): Promise<{ app: FastifyInstance; context: ServerContext }> => {
  const { config, db, log, secretKey, now = Date.now } = parts;
  const limits = createLimits(config);
  const sessions = createSessions({ db, now, limits });
  const mailer = createMailer({ config, db, log, now });
  const context: AccountsContext = {
    config,
    db,
    log,
    now,
    sessions,
    limits,
    mailer,
    sealer: createSealer(secretKey),
  };

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => refuse(error, request, reply as FastifyReply),
  }) as unknown as FastifyInstance;
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  readJsonOnly(app);
  logRequests(app);
  await attachHeaders(app);
  await app.register(cookie);
  sessions.attach(app);
  attachCsrf(app, config);
  keepAnswersPrivate(app);

  app.get('/healthz', async () => ({ ok: true }));
  registerAccounts(app, context);
  registerOutbox(app, context);
  await registerStoryWorld(app, context);
  await registerReleases(app, context);
  const live = await attachLive(app, context);
  await registerSite(app, config, (request, reply) => {
    const { status, body } = nothingHere(kindOf(request.url));
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });

  const stopPurging = startPurging(context);
  app.addHook('preClose', async () => {
    await live.close();
    await stopPurging();
    await mailer.close();
  });
  return { app, context };
};
