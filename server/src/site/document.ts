import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CrossOriginSources,
  crossOriginSources,
  HOST_INFO_FILE,
  hostContract,
  hostTemplate,
  inlineScriptHashes,
  manifestsIn,
} from '@weaversworld/deploy/store';
import { RuntimeSettings } from '@weaversworld/shared/contract';
import {
  entriesOf,
  findByMount,
  HOST,
  insertBootstrapData,
  offered,
  pickRelease,
  type Registry,
  type RegistryEntry,
  releaseName,
  renderBootstrapData,
  withPreloads,
} from '@weaversworld/shared/releases';
import { type EncodedBody, encodedBody } from '../http/encoded-body.ts';
import { createRegistryFile } from '../releases/registry-file.ts';
import { createFileVersions } from './file-versions.ts';
import { screenFiles } from './screen-files.ts';

/** index.html for one visitor. */
export interface SiteDocument {
  body: EncodedBody;
  /** Hashes of its inline scripts. */
  hashes: string[];
  /** Origins from which testers may load a remote. */
  origins: string[];
  /** What its releases load from other origins. */
  elsewhere: CrossOriginSources | undefined;
}

interface DocumentRequest {
  path: string;
  /** The visitor's random id, from the cookie. */
  visitor: string | undefined;
  /** Release overrides of a tester, as in `story@1.4.0-ab12cd`. */
  overrides: readonly string[];
}

/** The files of the site as they are in one version, and the documents made from them. */
interface SiteState {
  template: string;
  registry: Registry | null;
  releaseNames: ReadonlySet<string>;
  settings: unknown;
  origins: string[];
  /** Shell contract of the host; undefined when unknown. */
  contract: string | undefined;
  /** By overrides, release and path. */
  resolved: Map<string, Promise<SiteDocument>>;
  /** By overrides and preload links: most paths of a remote need the same files. */
  documents: Map<string, SiteDocument>;
}

const MAX_DOCUMENTS = 60;
const MAX_RESOLVED = 1000;

/** Keeps a map from growing without limit; what is asked for again is made again. */
const remember = <Value>(map: Map<string, Value>, max: number, key: string, value: Value): Value => {
  if (map.size >= max) map.clear();
  map.set(key, value);
  return value;
};

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

/** The release of a path's remote that this visitor most likely gets; null when the path has none. */
const likelyRelease = (
  { registry, contract }: SiteState,
  path: string,
  visitor: string | undefined,
  overrides: readonly string[],
): RegistryEntry | null => {
  const match = registry && remoteFor(registry, path);
  if (!match || contract === undefined) return null;
  const [name, entries] = match;
  const override = entries.find((entry) => overrides.includes(`${name}@${releaseName(entry)}`));
  if (override) return override;
  // Without a visitor id the default release is the likely one, so ramped releases are left out.
  const others = entries.filter(({ deployment }) => visitor !== undefined || deployment.default);
  return pickRelease(others, { visitor: visitor ?? '', contract });
};

/** The page of the release of the host that a tester asks for; null when none is. */
const hostOverride = (root: string, { registry }: SiteState, overrides: readonly string[]): string | null => {
  const entry =
    registry && entriesOf(registry, HOST).find((one) => overrides.includes(`${HOST}@${releaseName(one)}`));
  return entry ? hostTemplate(root, entry) : null;
};

/**
 * Creates index.html with the current registry, the hashes of every script that may run, and preload links for the
 * files that the requested URL needs. Without a valid registry it is index.html as built. The site's files are read again
 * when one of them has changed, which every request checks.
 */
export const createDocuments = (root: string) => {
  const index = join(root, 'index.html');
  const registryFile = createRegistryFile(root);
  const siteVersion = createFileVersions(
    ['index.html', 'remotes/registry.json', 'settings.json', HOST_INFO_FILE].map((file) => join(root, file)),
  );
  let current: { version: string; state: Promise<SiteState> } | null = null;

  const readState = async (): Promise<SiteState> => {
    const template = await readFile(index, 'utf8');
    const { registry } = await registryFile();
    const settings = await readSettings(root);
    return {
      template,
      registry,
      releaseNames: new Set(
        Object.entries(registry?.microFrontends ?? {}).flatMap(([remote, entries]) =>
          entries.map((entry) => `${remote}@${releaseName(entry)}`),
        ),
      ),
      settings,
      origins: originsOf(settings),
      contract: hostContract(root),
      resolved: new Map(),
      documents: new Map(),
    };
  };

  const stateOf = (version: string): Promise<SiteState> => {
    if (current?.version === version) return current.state;
    const state = readState();
    current = { version, state };
    state.catch(() => {
      if (current?.state === state) current = null;
    });
    return state;
  };

  const create = async (
    state: SiteState,
    entry: RegistryEntry | null,
    path: string,
    overrides: readonly string[],
  ): Promise<SiteDocument> => {
    const links = entry === null ? [] : await screenFiles(root, entry, path);
    const key = JSON.stringify([overrides, links]);
    const known = state.documents.get(key);
    if (known !== undefined) return known;
    const registry = state.registry && offered(state.registry, overrides);
    const html = registry
      ? withPreloads(
          insertBootstrapData(
            hostOverride(root, state, overrides) ?? state.template,
            renderBootstrapData(registry, {
              manifests: manifestsIn(root, registry),
              settings: state.settings,
            }),
          ),
          links,
        )
      : state.template;
    const document = {
      body: encodedBody(html),
      hashes: inlineScriptHashes(html),
      origins: state.origins,
      elsewhere: registry ? crossOriginSources(registry) : undefined,
    };
    return remember(state.documents, MAX_DOCUMENTS, key, document);
  };

  return async (request: DocumentRequest): Promise<SiteDocument> => {
    const state = await stateOf(await siteVersion());
    const path = request.path.replace(/\/+$/, '') || '/weaversworld';
    const overrides = request.overrides.filter((name) => state.releaseNames.has(name)).sort();
    const entry = likelyRelease(state, path, request.visitor, overrides);
    const key = `${overrides.join()} ${entry?.url ?? ''} ${path}`;
    const known = state.resolved.get(key);
    if (known !== undefined) return known;
    const document = create(state, entry, path, overrides);
    document.catch(() => state.resolved.delete(key));
    return remember(state.resolved, MAX_RESOLVED, key, document);
  };
};
