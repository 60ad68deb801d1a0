import { createHash } from 'node:crypto';
import type { RuntimeSettings } from '@weaversworld/shared/contract';
import { hashesOf, isManifest, type Registry } from '@weaversworld/shared/releases';

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
  /** Releases at other origins. */
  elsewhere?: CrossOriginSources | undefined;
  /** Other origins for API calls and images. */
  backEnds?: readonly string[];
  sockets: readonly string[];
}

/** What releases at other origins may load: each script and style by its URL, so none without a hash; of the rest, a folder. */
export interface CrossOriginSources {
  files: string[];
  manifests: string[];
  folders: string[];
}

const NOWHERE: CrossOriginSources = { files: [], manifests: [], folders: [] };

/** Characters that a source expression may contain. */
const SOURCE = /^https?:\/\/[\w.:[\]-]+\/[\w./@%+~-]*$/;

/** The files of a registry's releases that are at other origins than the page. */
export const crossOriginSources = (registry: Registry): CrossOriginSources => {
  const entries = Object.values(registry.microFrontends)
    .flat()
    .filter(({ url, fallbackUrl }) => [url, fallbackUrl].some((one) => one && SOURCE.test(one)));
  const urls = entries
    .flatMap(({ url, fallbackUrl }) => [url, fallbackUrl ?? ''])
    .filter((url) => SOURCE.test(url));
  const files = entries.flatMap((entry) => Object.keys(hashesOf(entry))).filter((url) => SOURCE.test(url));
  return {
    files: [...new Set(files)],
    manifests: [...new Set(urls.filter(isManifest))],
    folders: [...new Set(urls.map((url) => new URL('.', url).href))],
  };
};

const socketsOf = (origins: readonly string[]): string[] =>
  origins.map((origin) => origin.replace(/^http/, 'ws'));

const directives = ({
  scripts,
  overrideOrigins,
  elsewhere: { files, manifests, folders } = NOWHERE,
  backEnds = [],
  sockets,
}: PolicySources): string[] => {
  const self = ["'self'", ...overrideOrigins].join(' ');
  const ending = (end: string) => files.filter((url) => url.endsWith(end));
  return [
    "default-src 'self'",
    [`script-src ${self}`, ...scripts.map((one) => `'${one}'`), ...ending('js')].join(' '),
    [`style-src ${self}`, ...ending('.css')].join(' '),
    [`img-src ${self} blob: data:`, ...backEnds, ...folders].join(' '),
    [`media-src ${self}`, ...folders].join(' '),
    [`font-src ${self}`, ...folders].join(' '),
    [`connect-src ${self}`, ...backEnds, ...sockets, ...socketsOf(overrideOrigins), ...manifests].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // A string that becomes code or markup is refused, so that a mistake in the host or a remote (user text in `innerHTML`, a URL
    // in a script's `src`) does not run. It is no barrier to a remote that means harm: remotes run in this origin, and `import()` of
    // any script that `script-src` allows needs no policy. Two policies may be created, once each, which the host does before it
    // runs anything else: for the service worker's URL (host/src/offline/worker-url.ts) and for scripts whose hash the page holds
    // (host/src/remotes/guard-scripts.ts).
    "require-trusted-types-for 'script'",
    'trusted-types weaversworld-service-worker weaversworld-scripts',
  ];
};

const originsOf = (urls: readonly string[]): string[] => urls.map((url) => new URL(url).origin);

/**
 * The policy as a header, with `frame-ancestors 'none'`. `connect-src` names the host's sockets for browsers whose 'self'
 * does not cover them. Testers may load a remote from `overrideOrigins`, everybody the releases `elsewhere`.
 */
export const contentPolicy = (
  host: string,
  scripts: readonly string[] = [],
  overrideOrigins: readonly string[] = [],
  elsewhere?: CrossOriginSources,
): string => {
  const sockets = HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  return [...directives({ scripts, overrideOrigins, elsewhere, sockets }), "frame-ancestors 'none'"].join(
    '; ',
  );
};

/**
 * The policy as a meta element of index.html, for the back end in its settings. A meta element cannot hold
 * `frame-ancestors`: that directive needs a header.
 */
export const pagePolicy = (
  { apiOrigin, liveUrl, overrideOrigins }: RuntimeSettings,
  scripts: readonly string[],
  elsewhere?: CrossOriginSources,
): string => {
  const backEnds = originsOf(apiOrigin === '' ? [] : [apiOrigin]);
  const live = originsOf(liveUrl.startsWith('/') ? [] : [liveUrl]);
  const sockets = [...socketsOf(backEnds), ...live];
  return directives({
    scripts,
    overrideOrigins: originsOf(overrideOrigins),
    elsewhere,
    backEnds,
    sockets,
  }).join('; ');
};

/** CSP hashes of a document's inline scripts, import maps included. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', text = '']) => !/\ssrc\s*=/i.test(attributes) && text !== '')
    .map(
      ([, , text = '']) =>
        `sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`,
    );
