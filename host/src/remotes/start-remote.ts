import type { Api } from '@weaversworld/shared/api';
import type { RemoteModule, Shell } from '@weaversworld/shared/shell';
import { isRemote1, startRemote1 } from './contract-1.tsx';
import type { StartableRemote } from './load-remote.ts';

/** What the entry of a remote exports, whichever bundler built it: the protocol of webpack's containers. */
interface Container {
  init(scope: unknown): unknown;
  get(name: string): Promise<() => unknown>;
}

/** A share scope: modules by name and version. */
type ShareScope = Record<string, Record<string, unknown>>;

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

const scopes = new Map<string, ShareScope>();

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

/**
 * Runs a container's entry and returns its exposed module `./remote`. The browser caches modules by URL, so two releases
 * never replace each other; an entry that could not be fetched is fetched again.
 */
export const runContainer = async (url: string): Promise<unknown> => {
  await __webpack_init_sharing__('default');
  const container = (await import(/* webpackIgnore: true */ url)) as Container;
  await container.init(scopeFor(url));
  return (await container.get('./remote'))();
};

const isRemoteModule = (module: object): module is RemoteModule =>
  'createRemote' in module && typeof module.createRemote === 'function';

interface StartRemoteDeps {
  shell: () => Shell;
  /** The whole HTTP client, for remotes of contract 1. */
  api: () => Api;
}

/** Reads the exposed `./remote` module of a remote of any supported contract; null when it is none. */
export const createStartRemote =
  ({ shell, api }: StartRemoteDeps) =>
  (module: unknown): StartableRemote | null => {
    if (typeof module !== 'object' || module === null) return null;
    if (isRemoteModule(module))
      return { contract: module.contract, start: () => module.createRemote(shell()) };
    const remote1 = 'remote' in module ? module.remote : null;
    if (!isRemote1(remote1)) return null;
    return { contract: remote1.contract, start: () => startRemote1(remote1, shell(), api()) };
  };
