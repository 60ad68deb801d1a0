import { createHash } from 'node:crypto';
import type { RuntimeSettings } from '@weaversworld/shared/contract';

/*
 * The site's Content-Security-Policy: same origin only, and inline scripts only by hash. The server sends it as a header;
 * for static hosting it is in index.html, where the hashes change together with the page's inline scripts.
 */

const HOST = /^[\w.:[\]-]+$/;

interface PolicySources {
  /** Hashes of the page's own inline scripts. */
  scripts: readonly string[];
  /** Origins that testers may load a remote from; the page connects to their sockets for live reload. */
  overrideOrigins: readonly string[];
  /** Other origins for API calls and images. */
  backEnds?: readonly string[];
  sockets: readonly string[];
}

const socketsOf = (origins: readonly string[]): string[] =>
  origins.map((origin) => origin.replace(/^http/, 'ws'));

const directives = ({ scripts, overrideOrigins, backEnds = [], sockets }: PolicySources): string[] => {
  const self = ["'self'", ...overrideOrigins].join(' ');
  return [
    "default-src 'self'",
    [`script-src ${self}`, ...scripts.map((one) => `'${one}'`)].join(' '),
    `style-src ${self}`,
    [`img-src ${self} blob: data:`, ...backEnds].join(' '),
    `media-src ${self}`,
    `font-src ${self}`,
    [`connect-src ${self}`, ...backEnds, ...sockets, ...socketsOf(overrideOrigins)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // No code of ours turns strings into code. The one policy that may be created, once, names the service worker's script;
    // the host creates it before it runs anything else (host/src/offline/worker-url.ts).
    "require-trusted-types-for 'script'",
    'trusted-types weaversworld-service-worker',
  ];
};

const originsOf = (urls: readonly string[]): string[] => urls.map((url) => new URL(url).origin);

/**
 * The policy as a header, with `frame-ancestors 'none'`. `connect-src` names the host's sockets for browsers whose 'self'
 * does not cover them. Testers may load a remote from `overrideOrigins`.
 */
export const contentPolicy = (
  host: string,
  scripts: readonly string[] = [],
  overrideOrigins: readonly string[] = [],
): string => {
  const sockets = HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  return [...directives({ scripts, overrideOrigins, sockets }), "frame-ancestors 'none'"].join('; ');
};

/**
 * The policy as a meta element of index.html, for the back end in its settings. A meta element cannot hold
 * `frame-ancestors`: that directive needs a header.
 */
export const pagePolicy = (
  { apiOrigin, liveUrl, overrideOrigins }: RuntimeSettings,
  scripts: readonly string[],
): string => {
  const backEnds = originsOf(apiOrigin === '' ? [] : [apiOrigin]);
  const live = originsOf(liveUrl.startsWith('/') ? [] : [liveUrl]);
  const sockets = [...socketsOf(backEnds), ...live];
  return directives({ scripts, overrideOrigins: originsOf(overrideOrigins), backEnds, sockets }).join('; ');
};

/** CSP hashes of a document's inline scripts, import maps included. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', text = '']) => !/\ssrc\s*=/i.test(attributes) && text !== '')
    .map(
      ([, , text = '']) =>
        `sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`,
    );
