import { createHash } from 'node:crypto';

const HOST = /^[\w.:[\]-]+$/;

/**
 * The Content-Security-Policy of the site: everything from here alone, nothing inline but scripts whose hashes are
 * given, and no frames around it. `connect-src` names the host's sockets for browsers whose 'self' leaves them out.
 * `origins` are those a tester may load a remote from; their sockets tell the page that the remote was built anew.
 */
export const contentPolicy = (
  host: string,
  scriptHashes: readonly string[] = [],
  origins: readonly string[] = [],
): string => {
  const self = ["'self'", ...origins].join(' ');
  const sockets = HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  const rebuilt = origins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    [`script-src ${self}`, ...scriptHashes.map((one) => `'${one}'`)].join(' '),
    `style-src ${self}`,
    `img-src ${self} blob: data:`,
    `media-src ${self}`,
    `font-src ${self}`,
    `connect-src ${self}${sockets}${rebuilt}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** The hashes that let a document's own inline scripts (import maps, settings) run and no others. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', text = '']) => !/\ssrc\s*=/i.test(attributes) && text !== '')
    .map(
      ([, , text = '']) =>
        `sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`,
    );
