import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { HttpError } from '../http/http-error.ts';
import { pathKind, pathOf } from '../http/paths.ts';
import { CSRF_COOKIE, setCsrfCookie } from './cookies.ts';
import { configuredOrigins, isTrustedOrigin, requestOrigin } from './request-origin.ts';
import { newToken, secretsEqual } from './tokens-and-encryption.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** A beacon carries no header, and these change nothing of anybody's. */
const BEACON_PATHS = new Set(['/releases/report']);

/** The CSRF token in the request's cookie, when it looks like one of ours. */
export const readCsrfCookie = (request: FastifyRequest): string | null => {
  const token = request.cookies[CSRF_COOKIE];
  return token !== undefined && /^[\w-]{32,64}$/.test(token) ? token : null;
};

/** Does this request know the token? Cookie and header agree, and with a session both are the session's own. */
export const isCsrfTokenValid = (
  cookie: string | null,
  header: unknown,
  sessionToken: string | null,
): boolean =>
  cookie !== null &&
  typeof header === 'string' &&
  secretsEqual(cookie, header) &&
  (sessionToken === null || secretsEqual(cookie, sessionToken));

/** Sees to it that the browser holds the token that this session wants. */
export const ensureCsrfCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const current = readCsrfCookie(request);
  const expected = request.session?.csrfToken ?? current ?? newToken();
  if (current !== expected) setCsrfCookie(request, reply, expected);
};

/**
 * Refuses (403) every change that comes from elsewhere or does not know the token, and hands out the token with every
 * answer of the auth API. Register after the sessions.
 */
export const registerCsrfProtection = (app: FastifyInstance, config: Config): void => {
  const allowedOrigins = configuredOrigins(config);
  app.addHook('onRequest', async (request, reply) => {
    const kind = pathKind(request.url);
    if (SAFE_METHODS.has(request.method)) {
      if (kind === 'auth' || request.session !== null) ensureCsrfCookie(request, reply);
      return;
    }
    const header = request.headers['x-csrftoken'];
    if (
      isTrustedOrigin(requestOrigin(request), allowedOrigins) &&
      (BEACON_PATHS.has(pathOf(request.url)) ||
        isCsrfTokenValid(readCsrfCookie(request), header, request.session?.csrfToken ?? null))
    )
      return;
    ensureCsrfCookie(request, reply);
    request.log.warn({ event: 'csrf.refused', route: request.routeOptions.url, kind }, 'refused');
    throw new HttpError(403, '');
  });
};
