import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/**
 * The federation runtime as the loader sees it. Each release, in each place where it lies, is a remote of its own
 * there, so that a fallback never takes the place of the release whose scripts may still be on their way.
 */
export const federationRuntime = {
  run: (remote: string, release: string, url: string): Promise<unknown> => {
    const name = `${remote}_${release}_${url}`.replaceAll(/\W/g, '_');
    registerRemotes([{ name, entry: url, type: 'module' }], { force: true });
    return loadRemote(`${name}/remote`, { from: 'runtime' });
  },
};
