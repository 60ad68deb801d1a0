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
