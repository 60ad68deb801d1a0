import { createHash } from 'node:crypto';
import type { RuntimeSettings } from '@weaversworld/shared/contract';

/*
 * The Content-Security-Policy of the site: everything from here alone, nothing inline but scripts whose hashes are given.
 * The server sends it as a header; for static hosting it stands in index.html, where the hashes of the page's own
 * scripts change together with the scripts.
 */

const HOST = /^[\w.:[\]-]+$/;

interface Beyond {
  /** Hashes of the page's own inline scripts. */
  scripts: readonly string[];
  /** Origins a tester may load a remote from; their sockets tell the page that the remote was built anew. */
  guests: readonly string[];
  /** Another origin that calls go to and pictures come from. */
  backEnds?: readonly string[];
  sockets: readonly string[];
}

const socketsOf = (origins: readonly string[]): string[] =>
  origins.map((origin) => origin.replace(/^http/, 'ws'));

const directives = ({ scripts, guests, backEnds = [], sockets }: Beyond): string[] => {
  const self = ["'self'", ...guests].join(' ');
  return [
    "default-src 'self'",
    [`script-src ${self}`, ...scripts.map((one) => `'${one}'`)].join(' '),
    `style-src ${self}`,
    [`img-src ${self} blob: data:`, ...backEnds].join(' '),
    `media-src ${self}`,
    `font-src ${self}`,
    [`connect-src ${self}`, ...backEnds, ...sockets, ...socketsOf(guests)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
};

const originsOf = (urls: readonly string[]): string[] => urls.map((url) => new URL(url).origin);

/**
 * The policy as a header; no frames around the site. `connect-src` names the host's sockets for browsers whose 'self'
 * leaves them out. `guests` are origins a tester may load a remote from.
 */
export const contentPolicy = (
  host: string,
  scripts: readonly string[] = [],
  guests: readonly string[] = [],
): string => {
  const sockets = HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  return [...directives({ scripts, guests, sockets }), "frame-ancestors 'none'"].join('; ');
};

/**
 * The policy as index.html says it of itself, wherever it is served, for the back end that its settings name. What a
 * page cannot say of itself (`frame-ancestors`) is left to a header.
 */
export const pagePolicy = (
  { apiOrigin, liveUrl, overrideOrigins }: RuntimeSettings,
  scripts: readonly string[],
): string => {
  const backEnds = originsOf(apiOrigin === '' ? [] : [apiOrigin]);
  const live = originsOf(liveUrl.startsWith('/') ? [] : [liveUrl]);
  const sockets = [...socketsOf(backEnds), ...live];
  return directives({ scripts, guests: originsOf(overrideOrigins), backEnds, sockets }).join('; ');
};

/** The hashes that let a document's own inline scripts (import maps, settings) run and no others. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', text = '']) => !/\ssrc\s*=/i.test(attributes) && text !== '')
    .map(
      ([, , text = '']) =>
        `sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`,
    );
