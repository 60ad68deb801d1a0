import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostContract, inlineScriptHashes, manifestsIn } from '@weaversworld/deploy/store';
import { RuntimeSettings } from '@weaversworld/shared/contract';
import {
  findByMount,
  insertBootstrapData,
  offered,
  pickRelease,
  type Registry,
  type RegistryEntry,
  releaseName,
  renderBootstrapData,
  withPreloads,
} from '@weaversworld/shared/releases';
import { createRegistryFile } from '../releases/registry-file.ts';
import { screenFiles } from './screen-files.ts';

/** index.html for one visitor. */
export interface SiteDocument {
  html: string;
  /** Hashes of its inline scripts. */
  hashes: string[];
  /** Origins from which testers may load a remote. */
  origins: string[];
  /** The compressed document. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

interface DocumentRequest {
  path: string;
  /** The visitor's random id, from the cookie. */
  visitor: string | undefined;
  /** Release overrides of a tester, as in `story@1.4.0-ab12cd`. */
  overrides: readonly string[];
}

const MAX_CACHED = 60;

/** The remote that a path belongs to, with its registry entries. */
const remoteFor = (registry: Registry, path: string): [string, RegistryEntry[]] | null =>
  findByMount(
    Object.entries(registry.microFrontends),
    ([, entries]) => entries.flatMap(({ extras }) => extras.weaversworld?.mounts ?? []),
    path,
  );

/** The parsed settings.json; `{}` when it is missing, undefined when it is not valid JSON. */
const readSettings = async (root: string): Promise<unknown> => {
  const text = await readFile(join(root, 'settings.json'), 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The override origins of valid settings; the page itself reports invalid ones. */
const originsOf = (settings: unknown): string[] => {
  const parsed = RuntimeSettings.safeParse(settings);
  return parsed.success ? parsed.data.overrideOrigins.map((url) => new URL(url).origin) : [];
};

const compress = (html: string) => {
  const cache = new Map<string, Promise<Buffer>>();
  const compressed = (encoding: 'br' | 'gzip'): Promise<Buffer> =>
    encoding === 'gzip'
      ? promisify(gzip)(html)
      : promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return (encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const bytes = cache.get(encoding) ?? compressed(encoding);
    cache.set(encoding, bytes);
    return bytes;
  };
};

/**
 * Creates index.html with the current registry, the hashes of every script that may run, and preload links for the
 * files that the requested URL needs. Without a valid registry it is index.html as built.
 */
export const createDocuments = (root: string) => {
  const index = join(root, 'index.html');
  const registryFile = createRegistryFile(root);
  const cache = new Map<string, SiteDocument>();

  const preloads = async (
    registry: Registry,
    { path, visitor, overrides }: DocumentRequest,
  ): Promise<[string, string][]> => {
    const screenPath = path.replace(/\/+$/, '') || '/weaversworld';
    const match = remoteFor(registry, screenPath);
    const contract = hostContract(root);
    if (!match || contract === undefined) return [];
    const [name, entries] = match;
    const override = entries.find((entry) => overrides.includes(`${name}@${releaseName(entry)}`));
    // Without a visitor id the default release is the likely one, so ramped releases are left out.
    const others = entries.filter(({ deployment }) => visitor !== undefined || deployment.default);
    const entry = override ?? pickRelease(others, { visitor: visitor ?? '', contract });
    return entry ? screenFiles(root, entry, screenPath) : [];
  };

  return async (request: DocumentRequest): Promise<SiteDocument> => {
    const { mtimeMs } = await stat(index);
    const { version: registryVersion, registry } = await registryFile();
    const releaseNames = new Set(
      Object.entries(registry?.microFrontends ?? {}).flatMap(([remote, entries]) =>
        entries.map((entry) => `${remote}@${releaseName(entry)}`),
      ),
    );
    const overrides = request.overrides.filter((name) => releaseNames.has(name)).sort();
    const links = registry ? await preloads(registry, { ...request, overrides }) : [];
    const settings = await readSettings(root);
    const key = JSON.stringify([mtimeMs, registryVersion, overrides, links, settings]);
    const cached = cache.get(key);
    if (cached) return cached;

    const template = await readFile(index, 'utf8');
    const effectiveRegistry = registry && offered(registry, overrides);
    const html = effectiveRegistry
      ? withPreloads(
          insertBootstrapData(
            template,
            renderBootstrapData(effectiveRegistry, {
              manifests: manifestsIn(root, effectiveRegistry),
              settings,
            }),
          ),
          links,
        )
      : template;
    const document = {
      html,
      hashes: inlineScriptHashes(html),
      origins: originsOf(settings),
      encoded: compress(html),
    };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, document);
    return document;
  };
};
