import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../context.ts';
import { kindOf, pathOf } from '../http/paths.ts';
import { CSRF_COOKIE, giveCsrfCookie } from './cookies.ts';
import { comingOf, knownOrigins, mayChange } from './origin.ts';
import { newToken, sameSecret } from './secrets.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** A beacon carries no header, and these change nothing of anybody's. */
const BEACONS = new Set(['/releases/report']);

/** The CSRF token in the request's cookie, when it looks like one of ours. */
export const csrfTokenOf = (request: FastifyRequest): string | null => {
  const token = request.cookies[CSRF_COOKIE];
  return token !== undefined && /^[\w-]{32,64}$/.test(token) ? token : null;
};

/** Does this request know the token? Cookie and header agree, and with a session both are the session's own. */
export const knowsToken = (cookie: string | null, header: unknown, sessionToken: string | null): boolean =>
  cookie !== null &&
  typeof header === 'string' &&
  sameSecret(cookie, header) &&
  (sessionToken === null || sameSecret(cookie, sessionToken));

/** Sees to it that the browser holds the token that this session wants. */
export const ensureCsrfCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const held = csrfTokenOf(request);
  const wanted = request.session?.csrfToken ?? held ?? newToken();
  if (held !== wanted) giveCsrfCookie(request, reply, wanted);
};

/**
 * Refuses (403) every change that comes from elsewhere or does not know the token, and hands out the token with every
 * answer of the auth API. Register after the sessions.
 */
export const attachCsrf = (app: FastifyInstance, config: Config): void => {
  const known = knownOrigins(config);
  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request.url);
    if (SAFE.has(request.method)) {
      if (kind === 'auth' || request.session !== null) ensureCsrfCookie(request, reply);
      return;
    }
    const header = request.headers['x-csrftoken'];
    if (
      mayChange(comingOf(request), known) &&
      (BEACONS.has(pathOf(request.url)) ||
        knowsToken(csrfTokenOf(request), header, request.session?.csrfToken ?? null))
    )
      return;
    ensureCsrfCookie(request, reply);
    request.log.warn({ event: 'csrf.refused', route: request.routeOptions.url, kind }, 'refused');
    throw new Refusal(403, '');
  });
};
