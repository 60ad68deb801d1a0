import { isManifest, type RemoteManifest } from './manifest.ts';
import { isRamped, lastGood } from './pick-release.ts';
import { type Registry, type RegistryEntry, releaseName } from './registry.ts';

/*
 * What index.html says of the releases: an import map with the hash of every file that may run, the registry, and the
 * manifests it names, so that the page asks for none of them. The import map is where the trust begins: under the site's policy no
 * script can add another one, so a file whose hash is not in it never runs.
 */

const BEGIN = '<!--releases-->';
const END = '<!--/releases-->';
/** Id of the element that holds the registry. */
export const PAGE_PART_ID = 'ww-releases';

/** The releases a visitor of now may be given: not halted, and served, last good, or not served yet. */
const isOffered = (entries: RegistryEntry[], entry: RegistryEntry): boolean => {
  const said = entry.extras.weaversworld;
  if (entry.deployment.default || isRamped(entry) || entry === lastGood(entries) || !said) return true;
  return said.status === 'live' && said.defaultAt === undefined && said.servedUntil === undefined;
};

/** The registry with the releases that are offered now, and those named (`story@1.4.0-ab12cd`) as well. */
export const offered = (registry: Registry, named: readonly string[] = []): Registry => ({
  schema: registry.schema,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends).map(([remote, entries]) => [
      remote,
      entries.filter(
        (entry) => isOffered(entries, entry) || named.includes(`${remote}@${releaseName(entry)}`),
      ),
    ]),
  ),
});

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/**
 * The hash of every script and style of an entry, by address, in both places where it may lie. Of an entry that others
 * wrote: of its entry alone.
 */
export const hashesOf = ({ url, fallbackUrl, metadata, extras }: RegistryEntry): Record<string, string> => {
  const files = extras.weaversworld?.files;
  const hashesAt = (place: string): [string, string][] => {
    if (files === undefined)
      return metadata.integrity && !isManifest(place) ? [[place, metadata.integrity]] : [];
    return Object.entries(files)
      .filter(([file]) => /\.(js|mjs|css)$/.test(file))
      .map(([file, hash]) => [folderOf(place) + file, hash]);
  };
  return Object.fromEntries([...(fallbackUrl ? hashesAt(fallbackUrl) : []), ...hashesAt(url)]);
};

const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const withoutFiles = (registry: Registry): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends).map(([remote, entries]) => [
      remote,
      entries.map((entry) => {
        const said = entry.extras.weaversworld;
        return said ? { ...entry, extras: { weaversworld: { ...said, files: {} } } } : entry;
      }),
    ]),
  ),
});

interface PageFacts {
  manifests?: Record<string, RemoteManifest>;
  settings?: unknown;
  policy?: string;
}

/**
 * The part itself, for the head of index.html; `registry` holds only what this page may need (see `offered`),
 * `manifests` what is known of the manifests it names, by address. A server that reads settings.json for every page says
 * those too; a page written once must not, as they could change. It says its Content-Security-Policy instead, which a
 * server sends.
 */
export const pagePart = (
  registry: Registry,
  { manifests = {}, settings, policy }: PageFacts = {},
): string => {
  const integrity = Object.assign({}, ...Object.values(registry.microFrontends).flat().map(hashesOf));
  return [
    BEGIN,
    ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${inAttribute(policy)}">`] : []),
    `<script type="importmap">${inScript({ integrity })}</script>`,
    `<script type="application/json" id="${PAGE_PART_ID}">${inScript({ registry: withoutFiles(registry), manifests, settings })}</script>`,
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
 * Asks for scripts and styles that the first screen needs, by address and hash, at the end of the head, so that the
 * host's own come first. Without its hash the browser would fetch a file again for the import map's sake.
 */
export const withPreloads = (html: string, files: readonly (readonly [string, string])[]): string => {
  const links = files
    .filter(([href, hash]) => PATH.test(href) && HASH.test(hash))
    .map(([href, hash]) => linkFor(href, hash));
  const end = html.indexOf('</head>');
  return end === -1 ? html : html.slice(0, end) + links.join('') + html.slice(end);
};

/** Puts the part into the document in place of an earlier one, before any script; null takes it out. */
export const withPagePart = (html: string, part: string | null): string => {
  const begin = html.indexOf(BEGIN);
  const end = html.indexOf(END);
  const bare = begin !== -1 && end > begin ? html.slice(0, begin) + html.slice(end + END.length) : html;
  if (part === null) return bare;
  const head = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i.exec(bare);
  if (!head) return bare;
  const at = head.index + head[0].length;
  return bare.slice(0, at) + part + bare.slice(at);
};
