import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { HttpError } from '../http/http-error.ts';
import { pathKind, pathOf } from '../http/paths.ts';
import { CSRF_COOKIE, setCsrfCookie } from './cookies.ts';
import { configuredOrigins, isTrustedOrigin, requestOrigin } from './request-origin.ts';
import { newToken, secretsEqual } from './tokens.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** `navigator.sendBeacon` cannot send a header; these routes change no user data. */
const BEACON_PATHS = new Set(['/releases/report']);

/** The CSRF token in the request's cookie, if well-formed. */
export const readCsrfCookie = (request: FastifyRequest): string | null => {
  const token = request.cookies[CSRF_COOKIE];
  return token !== undefined && /^[\w-]{32,64}$/.test(token) ? token : null;
};

/** True when cookie and header are equal and, with a session, equal to the session's token. */
export const isCsrfTokenValid = (
  cookie: string | null,
  header: unknown,
  sessionToken: string | null,
): boolean =>
  cookie !== null &&
  typeof header === 'string' &&
  secretsEqual(cookie, header) &&
  (sessionToken === null || secretsEqual(cookie, sessionToken));

/** Sets the CSRF cookie unless the browser already has the session's token. */
export const ensureCsrfCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const current = readCsrfCookie(request);
  const expected = request.session?.csrfToken ?? current ?? newToken();
  if (current !== expected) setCsrfCookie(request, reply, expected);
};

/**
 * Rejects (403) state-changing requests with an untrusted origin or a wrong CSRF token, and sets the CSRF cookie on
 * auth API responses. Register it after the sessions.
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
    request.log.warn({ event: 'csrf.rejected', route: request.routeOptions.url, kind }, 'CSRF check failed');
    throw new HttpError(403, '');
  });
};
