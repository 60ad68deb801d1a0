import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** What of a request tells where it comes from and where it goes. */
export interface Coming {
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
export const isOurOrigin = (
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
export const mayChange = (coming: Coming, known: readonly string[]): boolean => {
  if (coming.fetchSite === 'cross-site') return false;
  const from = coming.origin ?? coming.referer;
  return from === undefined || isOurOrigin(from, coming, known);
};

/** True when the request came over https, believed of a proxy only under TRUST_PROXY. */
export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/** The configured origins of the site's pages. */
export const knownOrigins = (config: Config): string[] => [
  ...(config.PUBLIC_ORIGIN === undefined ? [] : [config.PUBLIC_ORIGIN]),
  ...config.ALLOWED_ORIGINS,
];

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Reads where a request comes from. */
export const comingOf = (request: FastifyRequest): Coming => ({
  origin: one(request.headers.origin),
  referer: one(request.headers.referer),
  fetchSite: one(request.headers['sec-fetch-site']),
  host: request.host,
  secure: isSecure(request),
});

/** True when a WebSocket handshake comes from a page of ours; a missing Origin is refused, browsers always send it. */
export const isOurHandshake = (request: FastifyRequest, config: Config): boolean => {
  const { origin, host, secure } = comingOf(request);
  return origin !== undefined && isOurOrigin(origin, { host, secure }, knownOrigins(config));
};

/** Where links in mails begin. */
export const publicOrigin = (request: FastifyRequest, config: Config): string =>
  config.PUBLIC_ORIGIN ?? `${isSecure(request) ? 'https' : 'http'}://${request.host}`;
