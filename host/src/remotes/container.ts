/** What the entry of a remote exports, whoever built it: the protocol of webpack's containers. */
interface Container {
  init(scope: unknown): unknown;
  get(name: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

/**
 * Runs a container's entry and gives what it exposes as `./remote`. It is handed what the host shares. The browser keeps
 * modules by address, so two releases never take each other's place; one that could not be fetched is fetched again.
 */
export const runContainer = async (url: string): Promise<unknown> => {
  await __webpack_init_sharing__('default');
  const container = (await import(/* webpackIgnore: true */ url)) as Container;
  await container.init(__webpack_share_scopes__.default);
  return (await container.get('./remote'))();
};
