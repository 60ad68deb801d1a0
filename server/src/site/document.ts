import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostContract, inlineScriptHashes, manifestsIn } from '@weaversworld/deploy/store';
import { RuntimeSettings } from '@weaversworld/shared/contract';
import {
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

/** index.html as one visitor gets it. */
export interface SiteDocument {
  html: string;
  /** Hashes of its inline scripts. */
  hashes: string[];
  /** Origins a tester may load a remote from. */
  origins: string[];
  /** The text in an encoding. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

interface DocumentRequest {
  path: string;
  /** The visitor's random id, when the browser told it. */
  visitor: string | undefined;
  /** Releases a tester named, as in `story@1.4.0-ab12cd`. */
  overrides: readonly string[];
}

const MAX_CACHED = 60;

const remoteFor = (registry: Registry, path: string): [string, RegistryEntry[]] | null => {
  const matches = Object.entries(registry.microFrontends).flatMap(([name, entries]) =>
    entries
      .flatMap(({ extras }) => extras.weaversworld?.mounts ?? [])
      .filter((mount) => path === mount || path.startsWith(`${mount}/`))
      .map((mount) => ({ match: [name, entries] as [string, RegistryEntry[]], length: mount.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.match ?? null;
};

/** settings.json as it lies there; what is missing means the defaults, and undefined that it cannot be read. */
const readSettings = async (root: string): Promise<unknown> => {
  const text = await readFile(join(root, 'settings.json'), 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Keeps the origins of addresses such as http://localhost:3102/. The page says what is wrong with its settings. */
const originsOf = (settings: unknown): string[] => {
  const parsed = RuntimeSettings.safeParse(settings);
  return parsed.success ? parsed.data.overrideOrigins.map((url) => new URL(url).origin) : [];
};

const compress = (html: string) => {
  const known = new Map<string, Promise<Buffer>>();
  const make = (encoding: 'br' | 'gzip'): Promise<Buffer> =>
    encoding === 'gzip'
      ? promisify(gzip)(html)
      : promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return (encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const bytes = known.get(encoding) ?? make(encoding);
    known.set(encoding, bytes);
    return bytes;
  };
};

/**
 * index.html with the registry of this moment, the hashes of every file that may run, and links for the files that
 * the address asked for will need. A site whose registry cannot be read gets index.html as it lies there.
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
    // A browser that tells no id is not guessed at: it most likely gets the default.
    const others = entries.filter(({ deployment }) => visitor !== undefined || deployment.default);
    const entry = override ?? pickRelease(others, { visitor: visitor ?? '', contract });
    return entry ? screenFiles(root, entry, screenPath) : [];
  };

  return async (request: DocumentRequest): Promise<SiteDocument> => {
    const { mtimeMs } = await stat(index);
    const { version: mark, registry } = await registryFile();
    const known = new Set(
      Object.entries(registry?.microFrontends ?? {}).flatMap(([remote, entries]) =>
        entries.map((entry) => `${remote}@${releaseName(entry)}`),
      ),
    );
    const overrides = request.overrides.filter((name) => known.has(name)).sort();
    const links = registry ? await preloads(registry, { ...request, overrides }) : [];
    const settings = await readSettings(root);
    const key = JSON.stringify([mtimeMs, mark, overrides, links, settings]);
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
