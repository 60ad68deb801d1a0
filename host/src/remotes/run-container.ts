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
export type ShareScope = Record<string, Record<string, object>>;

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
 * must not be given modules whose scripts may be the ones that failed. All of the host's modules run from the start, which
 * containers must know: they take a loaded singleton rather than a newer one of their own.
 */
const scopeFor = (url: string): ShareScope => {
  const existing = scopes.get(url);
  if (existing) return existing;
  const loaded = (versions: Record<string, object>) =>
    Object.fromEntries(
      // The federation runtime reads `version` of what it is given; webpack's sharing does not write it.
      Object.entries(versions).map(([version, shared]) => [version, { version, ...shared, loaded: 1 }]),
    );
  const shared = Object.entries(__webpack_share_scopes__.default);
  const scope = Object.fromEntries(shared.map(([name, versions]) => [name, loaded(versions)]));
  scopes.set(url, scope);
  return scope;
};

/** The host's share scope, and those of the containers that ran by the URL of their entry. */
export const shareScopes = (): { host: ShareScope; containers: ReadonlyMap<string, ShareScope> } => ({
  host: __webpack_share_scopes__.default,
  containers: scopes,
});

/** The value of a global that is a data property; a getter is not called. */
const readGlobal = (name: string): unknown => Object.getOwnPropertyDescriptor(window, name)?.value;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  typeof value.init === 'function' &&
  'get' in value &&
  typeof value.get === 'function';

const federationInstances = (): unknown[] => {
  const federation = readGlobal('__FEDERATION__');
  const list = federation instanceof Object && '__INSTANCES__' in federation && federation.__INSTANCES__;
  return Array.isArray(list) ? list : [];
};

/** Global variables without the browser's own getters: that of `localStorage` throws where storage is blocked. */
const globalVariables = (): [string, unknown][] =>
  Object.keys(window).map((name) => [name, readGlobal(name)]);

/** What scripts may have left in the page at one moment. */
const snapshotNow = () => {
  const variables = globalVariables();
  return {
    containers: new Map(variables.filter(([, value]) => isContainer(value))),
    chunkArrays: variables
      .filter(([, value]) => Array.isArray(value) && Object.hasOwn(value, 'push'))
      .map(([name]) => name),
    instances: federationInstances().slice(),
  };
};
let lastSnapshot: ReturnType<typeof snapshotNow> = { containers: new Map(), chunkArrays: [], instances: [] };

/** Returns what has appeared since the last call, and its containers by name. */
const takeChanges = (): Traces & { containers: [string, unknown][] } => {
  const before = lastSnapshot;
  lastSnapshot = snapshotNow();
  return {
    containers: [...lastSnapshot.containers].filter(([name, one]) => before.containers.get(name) !== one),
    chunkArrays: lastSnapshot.chunkArrays.filter((name) => !before.chunkArrays.includes(name)),
    instances: lastSnapshot.instances.filter((one) => !before.instances.includes(one)),
  };
};

/** Adds a classic script and calls `onRun` right after it has run; its hash is set with its URL, by `guardScripts`. */
const addScript = <T>(url: string, onRun: () => T, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const script = document.createElement('script');
    // Removed alone, it would still run when it arrives: scripts run only in the document that requested them.
    const cancel = () => {
      document.implementation.createHTMLDocument().adoptNode(script);
      reject(signal.reason);
    };
    signal.addEventListener('abort', cancel, { once: true });
    script.src = url;
    script.onload = () => {
      signal.removeEventListener('abort', cancel);
      try {
        resolve(onRun());
      } catch (error) {
        reject(error);
      }
    };
    script.onerror = () => {
      signal.removeEventListener('abort', cancel);
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });

/**
 * Runs a script container and finds what it defined. Scripts load side by side: a browser fires `load` in the task in which a script
 * ran, so what has appeared since the snapshot before is its own.
 */
const runScript = ({ url, globalName }: ContainerEntry, signal: AbortSignal): Promise<Container> => {
  takeChanges();
  const readContainer = (): Container => {
    const { containers: defined, ...left } = takeChanges();
    traces.set(url, left);
    // Only what this script defined: a failed release may have left a container of the same name.
    const found = defined.find(([name]) => globalName === undefined || name === globalName)?.[1];
    if (isContainer(found)) return found;
    throw new Error(`its script defines no container${globalName ? ` named ${globalName}` : ''}`);
  };
  return addScript(url, readContainer, signal);
};

const containerAt = (entry: ContainerEntry, signal: AbortSignal): Promise<Container> => {
  if (entry.format === 'module') return import(/* webpackIgnore: true */ entry.url) as Promise<Container>;
  const known = containers.get(entry.url);
  if (known) return known;
  const container = runScript(entry, signal);
  containers.set(entry.url, container);
  container.catch(() => containers.delete(entry.url));
  return container;
};

/**
 * Runs a container's entry and returns the module that it exposes for the host. The browser caches modules by URL, so two
 * releases never replace each other; an entry that could not be fetched is fetched again.
 * Aborted, a script that has not arrived yet does not run any more.
 */
export const runContainer = async (
  entry: ContainerEntry,
  expose = './remote',
  signal = new AbortController().signal,
): Promise<unknown> => {
  await __webpack_init_sharing__('default');
  const container = await containerAt(entry, signal);
  await container.init(scopeFor(entry.url));
  return (await container.get(expose))();
};

/**
 * Unloads the script containers in the folders of a release that failed: its next release uses the same global names, and must
 * find neither its chunks nor the shares that the federation runtime keeps for the name.
 */
export const unloadScriptContainers = (folders: readonly string[]): void => {
  for (const [url, { chunkArrays, instances }] of traces) {
    if (!folders.some((folder) => url.startsWith(folder))) continue;
    traces.delete(url);
    containers.delete(url);
    scopes.delete(url);
    for (const name of chunkArrays) Reflect.deleteProperty(window, name);
    const list = federationInstances();
    list.splice(0, list.length, ...list.filter((one) => !instances.includes(one)));
  }
};
