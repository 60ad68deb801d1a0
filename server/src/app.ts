import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { registerAccountApi } from './accounts/account-api.ts';
import type { AccountsDeps } from './accounts/accounts-deps.ts';
import { registerAuthRoutes } from './accounts/auth-routes.ts';
import { registerChildProfileRoutes } from './accounts/child-profile-routes.ts';
import { registerCsrfProtection } from './accounts/csrf.ts';
import { createEncryption } from './accounts/encryption.ts';
import { startPurge } from './accounts/purge.ts';
import { createRateLimits } from './accounts/rate-limits.ts';
import { createSessions } from './accounts/sessions.ts';
import type { Config } from './config.ts';
import type { Db } from './db/open-db.ts';
import { createPurgeClock } from './db/purge-clock.ts';
import type { PoolUsage } from './db/store.ts';
import { createStoreHealth } from './db/store-health.ts';
import { findSupport } from './help-lines/index.ts';
import { collectAllowedMethods } from './http/allowed-methods.ts';
import { registerCompression } from './http/compression.ts';
import { registerDrain } from './http/drain.ts';
import { registerHealthChecks } from './http/health-checks.ts';
import { refuseMalformedHosts } from './http/host-header.ts';
import { errorResponse, HttpError, notFoundResponse, SupportError } from './http/http-error.ts';
import type { SecondOpinion } from './http/moderated-fields.ts';
import { pathKind } from './http/paths.ts';
import { reportUntrustedProxies, trustedProxies } from './http/proxies.ts';
import { requestId, sendRequestIds } from './http/request-id.ts';
import { createWriteLimits } from './http/write-limits.ts';
import { registerLive } from './live/index.ts';
import { createMailer } from './mail/mailer.ts';
import { registerOutbox } from './mail/outbox.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { registerMetrics } from './metrics/register-metrics.ts';
import { createNotifier } from './notifier/create-notifier.ts';
import { startSweeping } from './pictures/bucket-pictures.ts';
import { bucketOf, openPictures } from './pictures/open-pictures.ts';
import { registerConsentRoutes } from './providers/consent-routes.ts';
import { registerReleases } from './releases/index.ts';
import { registerSecurityHeaders } from './site/security-headers.ts';
import { registerSite } from './site/site.ts';
import { registerStoryWorld } from './story-world/index.ts';
import type { StoryEngine } from './story-world/story-provider.ts';

/** Dependencies of a server, replaced in tests. */
export interface AppDeps {
  config: Config;
  db: Db;
  log: Logger;
  secretKey: Buffer;
  now?: () => number;
  /** Empties the database's write-ahead log. */
  truncateWal?: () => void;
  /** Of PostgreSQL; absent on SQLite. */
  poolUsage?: (() => PoolUsage) | undefined;
  /** Plans, draws and renders. */
  engine: StoryEngine;
  /** Second opinions about typed texts; without it the score decides alone. */
  secondOpinion?: SecondOpinion | undefined;
  /** Registers plugins that must see every route. */
  beforeRoutes?(app: FastifyInstance): Promise<void>;
}

const BODY_LIMIT = 64 * 1024;

/** Seconds after which a client should repeat a request that the store could not serve. */
const RETRY_AFTER_SECONDS = 5;

const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply, config: Config) => {
  const { status, body } = errorResponse(pathKind(request.url), error);
  const retryAfter = error instanceof HttpError ? error.retryAfter : undefined;
  if (retryAfter !== undefined || status === 503)
    reply.header('retry-after', retryAfter ?? RETRY_AFTER_SECONDS);
  if (error instanceof SupportError)
    body.support = findSupport(request.headers['accept-language'], config.SUPPORT_REGION);
  if (status >= 500)
    request.log.error(
      { event: 'request.failed', err: error, route: request.routeOptions?.url },
      'request failed',
    );
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body);
};

/**
 * Route schemas document the API (see openapi.ts) and neither validate nor serialize: handlers validate the body
 * themselves, because rate limits (429) and missing sessions (401) must be answered before bad input (400). As factories, so
 * that Fastify does not load its own compilers.
 */
const DOCUMENT_ONLY = {
  compilersFactory: {
    buildValidator: () => () => ((value: unknown) => ({ value })) as never,
    buildSerializer: () => () => (value: unknown) => JSON.stringify(value),
  },
};

/** Accepts JSON bodies only; an empty body counts as none. */
const acceptJsonOnly = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
};

/** API responses are private: no shared cache may store them, and they vary by cookie. */
const addPrivateCacheHeaders = (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    const kind = pathKind(request.url);
    if (kind === 'site') return;
    if (kind === 'auth' || !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/\bcookie\b/i.test(vary)) reply.header('vary', vary === '' ? 'Cookie' : `${vary}, Cookie`);
  });
};

const DENIED_STATUSES = new Set([403, 429]);

/**
 * Logs one line per request: method, route pattern, status, milliseconds. Never an IP address, a query, a body or
 * anything a child typed. 403 and 429 are warnings.
 */
const logRequests = (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, route: routeOptions.url, status: reply.statusCode, ms };
    if (DENIED_STATUSES.has(reply.statusCode))
      request.log.warn({ event: 'request.denied', ...line }, 'denied');
    else request.log.info({ event: 'request.completed', ...line }, 'request');
  });
};

const countOpinions = (opinionOf: SecondOpinion | undefined, metrics: Metrics): SecondOpinion | undefined =>
  opinionOf &&
  (async (text) => {
    const opinion = await opinionOf(text);
    metrics.secondOpinion(opinion === null ? 'skipped' : 'given');
    return opinion;
  });

/** Builds the server, ready for `listen` or `inject`. Closing it stops live channel and jobs; the database stays open. */
export const buildApp = async (appDeps: AppDeps): Promise<{ app: FastifyInstance; deps: AccountsDeps }> => {
  const { config, db, log, secretKey, now = Date.now } = appDeps;
  const rateLimits = createRateLimits({ config, db });
  const purgeClock = createPurgeClock({ db, log, now });
  await purgeClock.check();
  const writeLimits = createWriteLimits({ config, db });
  const health = createStoreHealth({ db, log });
  const bucket = bucketOf(config);
  const notifier = await createNotifier({ config, db, log });
  const metrics = createMetrics();
  const deps: AccountsDeps = {
    config,
    db,
    log,
    now,
    metrics,
    purgeClock,
    truncateWal: appDeps.truncateWal ?? (() => undefined),
    sessions: createSessions({ db, now: purgeClock.now, writeLimits, notifier }),
    notifier,
    pictures: openPictures(db, bucket, now),
    rateLimits,
    writeLimits,
    mailer: await createMailer({ config, db, log, now }),
    encryption: createEncryption(secretKey),
    secondOpinion: countOpinions(appDeps.secondOpinion, metrics),
  };

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    schemaController: DOCUMENT_ONLY,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestTimeout: 30_000,
    genReqId: requestId,
    forceCloseConnections: 'idle',
    // While it stops it answers what a load balancer still sends, see drain.ts.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply as FastifyReply, config),
  }) as unknown as FastifyInstance;
  const isStopping = registerDrain(app, config);
  // Hooks run in reverse order: what the page worker commits while it stops is still reported.
  app.addHook('onClose', () => notifier.close());
  app.setErrorHandler((error, request, reply) => {
    health.note(error);
    return sendError(error, request, reply, config);
  });
  acceptJsonOnly(app);
  sendRequestIds(app);
  logRequests(app);
  reportUntrustedProxies(app, config);
  await appDeps.beforeRoutes?.(app);
  registerSecurityHeaders(app);
  refuseMalformedHosts(app);
  await app.register(cookie);
  deps.sessions.register(app);
  registerCsrfProtection(app, config);
  registerCompression(app);
  addPrivateCacheHeaders(app);
  const allowedMethods = collectAllowedMethods(app);

  registerHealthChecks(app, async () => !isStopping() && (await health.isReady()));
  registerMetrics(app, { ...deps, poolUsage: appDeps.poolUsage });
  registerAuthRoutes(app, deps);
  registerAccountApi(app, deps);
  registerChildProfileRoutes(app, deps);
  registerConsentRoutes(app, deps);
  registerOutbox(app, deps);
  await registerStoryWorld(app, deps, appDeps.engine);
  await registerReleases(app, deps);
  const live = await registerLive(app, deps);
  await registerSite(app, config, (request, reply) => {
    const allowed = allowedMethods(request.url);
    const { status, body } =
      allowed.length > 0
        ? errorResponse(pathKind(request.url), new HttpError(405, ''))
        : notFoundResponse(pathKind(request.url));
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });

  const stopPurging = startPurge(deps);
  const stopSweeping = bucket === null ? null : startSweeping({ db, bucket, now, log });
  app.addHook('preClose', async () => {
    await live.close();
    await stopPurging();
    await stopSweeping?.();
    await deps.mailer.close();
  });
  return { app, deps };
};
