import type { ContainerEntry } from './resolve-entry.ts';

/*
 * Containers by the protocol of webpack's: `init` with a share scope, `get` an exposed module. As ES modules, or as classic
 * scripts (`library.type: 'var'`), which leave global variables behind.
 */

/** What the entry of a remote exports or defines, whichever bundler built it. */
interface Container {
  init(scope: unknown): unknown;
  get(name: string): Promise<() => unknown>;
}

/** A share scope: modules by name and version. */
type ShareScope = Record<string, Record<string, unknown>>;

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** What a script container left in the page. */
interface Traces {
  /** Names of global arrays that its chunks are pushed into. */
  chunkArrays: string[];
  /** Its instances in the list of the federation runtime, which keeps one for each name. */
  instances: unknown[];
}

const scopes = new Map<string, ShareScope>();
const containers = new Map<string, Promise<Container>>();
const traces = new Map<string, Traces>();

/**
 * A copy of the host's share scope for one container. What a container adds stays in its copy: another release or remote
 * must not be given modules whose scripts may be the ones that failed.
 */
const scopeFor = (url: string): ShareScope => {
  const existing = scopes.get(url);
  if (existing) return existing;
  const shared = Object.entries(__webpack_share_scopes__.default);
  const scope = Object.fromEntries(shared.map(([name, versions]) => [name, { ...versions }]));
  scopes.set(url, scope);
  return scope;
};

const globals = window as unknown as Record<string, unknown>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  typeof value.init === 'function' &&
  'get' in value &&
  typeof value.get === 'function';

const federationInstances = (): unknown[] => {
  const { __FEDERATION__: federation } = globals;
  const list = federation instanceof Object && '__INSTANCES__' in federation && federation.__INSTANCES__;
  return Array.isArray(list) ? list : [];
};

const containersNow = (): Map<string, unknown> =>
  new Map(
    Object.keys(globals).flatMap((name) => (isContainer(globals[name]) ? [[name, globals[name]]] : [])),
  );

const chunkArraysNow = (): string[] =>
  Object.keys(globals).filter(
    (name) => Array.isArray(globals[name]) && Object.hasOwn(globals[name] as object, 'push'),
  );

/** Adds a classic script; its hash is set with its URL, by `guardScripts`. */
const addScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });

let lastScript: Promise<unknown> = Promise.resolve();

/** Runs a script container and finds what it defined: one script at a time, so that each is given its own. */
const runScript = ({ url, globalName }: ContainerEntry): Promise<Container> => {
  const run = async (): Promise<Container> => {
    const [before, arrays] = [containersNow(), chunkArraysNow()];
    const instances = federationInstances().slice();
    await addScript(url);
    const changed = [...containersNow()].filter(([name, container]) => before.get(name) !== container);
    traces.set(url, {
      chunkArrays: chunkArraysNow().filter((name) => !arrays.includes(name)),
      instances: federationInstances().filter((one) => !instances.includes(one)),
    });
    const found = globalName === undefined ? changed[0]?.[1] : globals[globalName];
    if (isContainer(found)) return found;
    throw new Error(`its script defines no container${globalName ? ` named ${globalName}` : ''}`);
  };
  const result = lastScript.then(run);
  lastScript = result.catch(() => undefined);
  return result;
};

const containerAt = (entry: ContainerEntry): Promise<Container> => {
  if (entry.format === 'module') return import(/* webpackIgnore: true */ entry.url) as Promise<Container>;
  const known = containers.get(entry.url);
  if (known) return known;
  const container = runScript(entry);
  containers.set(entry.url, container);
  container.catch(() => containers.delete(entry.url));
  return container;
};

/**
 * Runs a container's entry and returns the module that it exposes for the host. The browser caches modules by URL, so two
 * releases never replace each other; an entry that could not be fetched is fetched again.
 */
export const runContainer = async (entry: ContainerEntry, expose = './remote'): Promise<unknown> => {
  await __webpack_init_sharing__('default');
  const container = await containerAt(entry);
  await container.init(scopeFor(entry.url));
  return (await container.get(expose))();
};

/**
 * Forgets the script containers in the folders of a release that failed: its next release uses the same global names, and must
 * find neither its chunks nor the shares that the federation runtime keeps for the name.
 */
export const forgetScripts = (folders: readonly string[]): void => {
  for (const [url, { chunkArrays, instances }] of traces) {
    if (!folders.some((folder) => url.startsWith(folder))) continue;
    traces.delete(url);
    containers.delete(url);
    scopes.delete(url);
    for (const name of chunkArrays) delete globals[name];
    const list = federationInstances();
    list.splice(0, list.length, ...list.filter((one) => !instances.includes(one)));
  }
};
