/** What the entry of a remote exports, whoever built it: the protocol of webpack's containers. */
interface Container {
  init(scope: unknown): unknown;
  get(name: string): Promise<() => unknown>;
}

/** What is shared, by name and version. */
type Scope = Record<string, Record<string, unknown>>;

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: Scope };

const scopes = new Map<string, Scope>();

/**
 * What the host shares, as one container sees it. What a container adds stays its own: the next release, or another
 * remote, must not be handed a copy whose scripts may be the very ones that failed.
 */
const scopeFor = (url: string): Scope => {
  const known = scopes.get(url);
  if (known) return known;
  const shared = Object.entries(__webpack_share_scopes__.default);
  const own = Object.fromEntries(shared.map(([name, versions]) => [name, { ...versions }]));
  scopes.set(url, own);
  return own;
};

/**
 * Runs a container's entry and gives what it exposes as `./remote`. The browser keeps modules by address, so two releases
 * never take each other's place; one that could not be fetched is fetched again.
 */
export const runContainer = async (url: string): Promise<unknown> => {
  await __webpack_init_sharing__('default');
  const container = (await import(/* webpackIgnore: true */ url)) as Container;
  await container.init(scopeFor(url));
  return (await container.get('./remote'))();
};
