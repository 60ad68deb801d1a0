import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** What of a request tells where it comes from and where it goes. */
export interface RequestOrigin {
  origin: string | undefined;
  referer: string | undefined;
  fetchSite: string | undefined;
  host: string;
  secure: boolean;
}

const parseOrigin = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

/**
 * True when a page at `origin` is one of ours: a configured origin, or the host the request went to. A page fetched
 * over http never speaks for an https site; the other way round is a proxy that ends TLS.
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

/** May this change the world? Cross-site and foreign senders may not; one that names no origin must know the token. */
export const isTrustedOrigin = (request: RequestOrigin, known: readonly string[]): boolean => {
  if (request.fetchSite === 'cross-site') return false;
  const from = request.origin ?? request.referer;
  return from === undefined || isSiteOrigin(from, request, known);
};

/** True when the request came over https, believed of a proxy only under TRUST_PROXY. */
export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/** The configured origins of the site's pages. */
export const configuredOrigins = (config: Config): string[] => [
  ...(config.PUBLIC_ORIGIN === undefined ? [] : [config.PUBLIC_ORIGIN]),
  ...config.ALLOWED_ORIGINS,
];

const firstValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Reads where a request comes from. */
export const requestOrigin = (request: FastifyRequest): RequestOrigin => ({
  origin: firstValue(request.headers.origin),
  referer: firstValue(request.headers.referer),
  fetchSite: firstValue(request.headers['sec-fetch-site']),
  host: request.host,
  secure: isSecure(request),
});

/** True when a WebSocket handshake comes from a page of ours; a missing Origin is refused, browsers always send it. */
export const isTrustedHandshake = (request: FastifyRequest, config: Config): boolean => {
  const { origin, host, secure } = requestOrigin(request);
  return origin !== undefined && isSiteOrigin(origin, { host, secure }, configuredOrigins(config));
};

/** Where links in mails begin. */
export const publicOrigin = (request: FastifyRequest, config: Config): string =>
  config.PUBLIC_ORIGIN ?? `${isSecure(request) ? 'https' : 'http'}://${request.host}`;
