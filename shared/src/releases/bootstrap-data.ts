import { withoutHost } from './hosts.ts';
import { isManifest, type RemoteManifest } from './manifest.ts';
import { isRamped, isWaiting, lastGood } from './pick-release.ts';
import { type Registry, type RegistryEntry, releaseName } from './registry.ts';

/*
 * Bootstrap data in index.html: an import map with the hash of every script that may run, the registry, and the manifests
 * that it refers to, so that the page requests none of them. The import map is the root of trust: the site's policy keeps
 * scripts from adding another one, so a file whose hash is not in it never runs.
 */

const BEGIN = '<!--releases-->';
const END = '<!--/releases-->';
/** Id of the script element that holds the registry. */
export const BOOTSTRAP_DATA_ID = 'ww-releases';

/** The release that was published last and has not had visitors yet, which testers look at; null when there is none. */
const newestWaiting = (entries: RegistryEntry[]): RegistryEntry | null =>
  entries.filter(isWaiting).toSorted((a, b) => (publishedAt(a) < publishedAt(b) ? 1 : -1))[0] ?? null;

const publishedAt = ({ extras }: RegistryEntry): string => extras.weaversworld?.publishedAt ?? '';

/** True for a release that this page may need: the default, ramped, the last good one, the newest without visitors yet. */
const isOffered = (entries: RegistryEntry[], entry: RegistryEntry): boolean => {
  if (entry.deployment.default || isRamped(entry) || entry.extras.weaversworld === undefined) return true;
  return entry === lastGood(entries) || entry === newestWaiting(entries);
};

/**
 * The registry reduced to the releases of remotes that a page may need now, plus those named (`story@1.4.0-ab12cd`), so that a page does
 * not grow with the releases that wait for a ramp.
 */
export const offered = (registry: Registry, named: readonly string[] = []): Registry => ({
  schema: registry.schema,
  microFrontends: Object.fromEntries(
    Object.entries(withoutHost(registry).microFrontends).map(([remote, entries]) => [
      remote,
      entries.filter(
        (entry) => isOffered(entries, entry) || named.includes(`${remote}@${releaseName(entry)}`),
      ),
    ]),
  ),
});

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/**
 * The hash of every script and style of an entry by URL, at its primary and its fallback location. An entry that another
 * tool wrote has at most the hash of its entry file.
 */
export const hashesOf = ({ url, fallbackUrl, metadata, extras }: RegistryEntry): Record<string, string> => {
  const files = extras.weaversworld?.files;
  const hashesAt = (location: string): [string, string][] => {
    if (files === undefined)
      return metadata.integrity && !isManifest(location) ? [[location, metadata.integrity]] : [];
    return Object.entries(files)
      .filter(([file]) => /\.(js|mjs|css)$/.test(file))
      .map(([file, hash]) => [folderOf(location) + file, hash]);
  };
  return Object.fromEntries([...(fallbackUrl ? hashesAt(fallbackUrl) : []), ...hashesAt(url)]);
};

const toInlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Without what a page does not need: its import map has the hashes. */
const withoutFiles = (registry: Registry): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends).map(([remote, entries]) => [
      remote,
      entries.map((entry) => {
        const extras = entry.extras.weaversworld;
        if (!extras) return entry;
        const { provenance: _provenance, signature: _signature, ...needed } = extras;
        return { ...entry, extras: { weaversworld: { ...needed, files: {} } } };
      }),
    ]),
  ),
});

interface BootstrapOptions {
  /** Known manifests by URL; the page requests only the others. */
  manifests?: Record<string, RemoteManifest>;
  /** settings.json, for a server that reads it for every page. A page written once must not hold it: it could change. */
  settings?: unknown;
  /** Content-Security-Policy for a page that no server sends headers with. */
  policy?: string;
}

/** The bootstrap data as HTML for the head of index.html; `registry` holds only what this page may need (see `offered`). */
export const renderBootstrapData = (
  registry: Registry,
  { manifests = {}, settings, policy }: BootstrapOptions = {},
): string => {
  const integrity = Object.assign({}, ...Object.values(registry.microFrontends).flat().map(hashesOf));
  return [
    BEGIN,
    ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`] : []),
    `<script type="importmap">${toInlineJson({ integrity })}</script>`,
    `<script type="application/json" id="${BOOTSTRAP_DATA_ID}">${toInlineJson({ registry: withoutFiles(registry), manifests, settings })}</script>`,
    END,
  ].join('');
};

const PATH = /^[\w./:@+-]+$/;
const HASH = /^sha\d{3}-[\w+/]+={0,2}$/;

const linkFor = (href: string, hash: string): string =>
  href.endsWith('.css')
    ? `<link rel="preload" as="style" href="${href}" integrity="${hash}">`
    : `<link rel="modulepreload" href="${href}" integrity="${hash}">`;

/**
 * Adds preload links for `[URL, hash]` pairs at the end of the head, after the host's own scripts. A preload without
 * `integrity` does not match the import map's, and the browser fetches the file twice.
 */
export const withPreloads = (html: string, files: readonly (readonly [string, string])[]): string => {
  const links = files
    .filter(([href, hash]) => PATH.test(href) && HASH.test(hash))
    .map(([href, hash]) => linkFor(href, hash));
  const end = html.indexOf('</head>');
  return end === -1 ? html : html.slice(0, end) + links.join('') + html.slice(end);
};

/** Inserts bootstrap data into a document before any script, replacing earlier data; null removes it. */
export const insertBootstrapData = (html: string, data: string | null): string => {
  const begin = html.indexOf(BEGIN);
  const end = html.indexOf(END);
  const bare = begin !== -1 && end > begin ? html.slice(0, begin) + html.slice(end + END.length) : html;
  if (data === null) return bare;
  const head = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i.exec(bare);
  if (!head) return bare;
  const at = head.index + head[0].length;
  return bare.slice(0, at) + data + bare.slice(at);
};
