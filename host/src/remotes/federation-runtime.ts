import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** The federation runtime as the loader sees it. */
export const federationRuntime = {
  register: (name: string, url: string): void =>
    registerRemotes(
      [{ name, entry: url, type: url.split('?')[0]!.endsWith('.json') ? 'global' : 'module' }],
      {
        force: true,
      },
    ),
  run: (name: string): Promise<unknown> => loadRemote(`${name}/remote`, { from: 'runtime' }),
};
