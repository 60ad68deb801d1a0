import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** TRUST_PROXY for Fastify: none, the connecting address (`true`), or the listed addresses. */
export const trustedProxies = (setting: string | undefined) => {
  if (setting === undefined || setting === 'false' || setting === '0') return false;
  return setting === 'true' || setting === '1' ? (_address: string, hop: number) => hop === 0 : setting;
};

/** Headers that only proxies add. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const FORWARDED_HEADERS = PROXY_HEADERS.filter((name) => name.includes('forwarded'));

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+)$/;
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd]|fe80:)/i;

/** The address at the other end of the connection, whatever the headers say. */
const peerOf = (request: FastifyRequest): string =>
  (request.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d)/i, '');

/** True when the connection comes from this machine. */
export const isFromLoopback = (request: FastifyRequest): boolean => LOOPBACK.test(peerOf(request));

/** True when the request shows that it came through a proxy. HTTP/1.0 counts: no browser sends it, nginx does. */
export const cameThroughProxy = (request: FastifyRequest): boolean =>
  PROXY_HEADERS.some((name) => request.headers[name] !== undefined) || request.raw.httpVersion === '1.0';

const isLocalOrigin = (origin: string): boolean => {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && LOOPBACK.test(hostname));
};

/** True when the settings show that the site is reached through a proxy or from other machines. */
export const isPublished = (config: Config): boolean =>
  trustedProxies(config.TRUST_PROXY) !== false ||
  [config.PUBLIC_ORIGIN, ...config.ALLOWED_ORIGINS].some((one) => one !== undefined && !isLocalOrigin(one));

const MISSING_TRUST = [
  'PUBLIC_ORIGIN is https, but TRUST_PROXY names no proxy.',
  'The server cannot see that requests came over https: cookies are not Secure, there is no HSTS, and all visitors share',
  "the proxy's address and its rate limits. Set TRUST_PROXY to the proxy's address, e.g. TRUST_PROXY=loopback for nginx on",
  'this machine.',
].join(' ');

/** The warning about proxies that is logged at start; null when the settings fit each other. */
export const proxyWarning = (config: Config): string | null =>
  config.PUBLIC_ORIGIN?.startsWith('https:') && trustedProxies(config.TRUST_PROXY) === false
    ? MISSING_TRUST
    : null;

const distanceOf = (address: string): string => {
  if (LOOPBACK.test(address)) return 'this machine';
  return PRIVATE.test(address) ? 'a private network' : 'the internet';
};

/**
 * Logs, once per server, that forwarded headers of an address were ignored which TRUST_PROXY does not name. Anybody can
 * send such headers, so the log holds no address, only how near it is.
 */
export const reportUntrustedProxies = (app: FastifyInstance, config: Config): void => {
  const trustsNobody = trustedProxies(config.TRUST_PROXY) === false;
  let isReported = false;
  app.addHook('onRequest', async (request) => {
    if (isReported) return;
    const names = FORWARDED_HEADERS.filter((name) => request.headers[name] !== undefined);
    if (names.length === 0) return;
    // With a trusted proxy, `ips` also holds an address that it forwarded.
    const isUntrusted =
      trustsNobody || (request.headers['x-forwarded-for'] !== undefined && request.ips?.length === 1);
    if (!isUntrusted) return;
    isReported = true;
    request.log.error(
      { event: 'proxy.untrusted', headers: names, from: distanceOf(peerOf(request)) },
      'forwarded headers were ignored: if your proxy sent them, name its address in TRUST_PROXY',
    );
  });
};
