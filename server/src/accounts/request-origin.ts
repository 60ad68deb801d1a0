import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The headers of a request that show where it comes from, and the host it was sent to. */
export interface RequestOrigin {
  origin: string | undefined;
  referer: string | undefined;
  fetchSite: string | undefined;
  host: string;
  secure: boolean;
}

const parseOrigin = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

/**
 * True for an origin of this site: a configured one, or the host the request was sent to. An http origin never matches
 * an https request; an https origin matches an http request, because a proxy may terminate TLS.
 */
export const isSiteOrigin = (
  origin: string,
  to: { host: string; secure: boolean },
  known: readonly string[],
): boolean => {
  const from = parseOrigin(origin);
  if (from === null || !/^https?:$/.test(from.protocol)) return false;
  if (known.includes(from.origin)) return true;
  return (
    from.host === parseOrigin(`${from.protocol}//${to.host}`)?.host &&
    (!to.secure || from.protocol === 'https:')
  );
};

/** Origin check of a state-changing request. Without Origin and Referer it passes: the CSRF token still protects it. */
export const isTrustedOrigin = (request: RequestOrigin, known: readonly string[]): boolean => {
  if (request.fetchSite === 'cross-site') return false;
  const from = request.origin ?? request.referer;
  return from === undefined || isSiteOrigin(from, request, known);
};

/** True for https; a proxy's X-Forwarded-Proto counts only with TRUST_PROXY. */
export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/** PUBLIC_ORIGIN and ALLOWED_ORIGINS. */
export const configuredOrigins = (config: Config): string[] => [
  ...(config.PUBLIC_ORIGIN === undefined ? [] : [config.PUBLIC_ORIGIN]),
  ...config.ALLOWED_ORIGINS,
];

const firstValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Collects the origin headers of a request. */
export const requestOrigin = (request: FastifyRequest): RequestOrigin => ({
  origin: firstValue(request.headers.origin),
  referer: firstValue(request.headers.referer),
  fetchSite: firstValue(request.headers['sec-fetch-site']),
  host: request.host,
  secure: isSecure(request),
});

/** Origin check of WebSocket handshakes and beacons; a missing Origin is rejected, because browsers always send it. */
export const hasTrustedOrigin = (request: FastifyRequest, config: Config): boolean => {
  const { origin, host, secure } = requestOrigin(request);
  return origin !== undefined && isSiteOrigin(origin, { host, secure }, configuredOrigins(config));
};

/** The origin for links in mails and share links. */
export const publicOrigin = (request: FastifyRequest, config: Config): string =>
  config.PUBLIC_ORIGIN ?? `${isSecure(request) ? 'https' : 'http'}://${request.host}`;
