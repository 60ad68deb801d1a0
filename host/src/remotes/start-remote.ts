import type { Api } from '@weaversworld/shared/api';
import type { Contract1, RemoteModule, Shell } from '@weaversworld/shared/shell';
import type { StartableRemote } from './load-remote.ts';
import { startPlainRemote } from './plain-remote.tsx';

const isRemoteModule = (module: object): module is RemoteModule =>
  'createRemote' in module && typeof module.createRemote === 'function';

/** True for the exported constant of a remote of contract 1. */
const isRemote1 = (value: unknown): value is Contract1.Remote =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  Array.isArray(value.routes) &&
  'Provider' in value;

interface StartRemoteDeps {
  shell: () => Shell;
  /** The whole HTTP client, for remotes of contract 1. */
  api: () => Api;
  /** Shows the screen of a path. */
  navigate: (path: string) => void;
}

/**
 * Reads the module that a remote exposes: that of any supported contract, else one with a default component or `mount`. Null
 * when it is none of them. `mounts` are the paths of a remote that names no routes of its own.
 */
export const createStartRemote =
  ({ shell, api, navigate }: StartRemoteDeps) =>
  (module: unknown, mounts: readonly string[] = []): StartableRemote | null => {
    if (typeof module !== 'object' || module === null) return null;
    const contract = 'contract' in module ? module.contract : undefined;
    if (isRemoteModule(module)) return { contract, start: () => module.createRemote(shell()) };
    const remote1 = 'remote' in module ? module.remote : null;
    if (isRemote1(remote1))
      return {
        contract: remote1.contract,
        // Only visitors whose remote is that old download the adapter.
        start: async () => (await import('./contract-1.tsx')).startRemote1(remote1, shell(), api()),
      };
    const context = {
      get shell() {
        return shell();
      },
      navigate,
    };
    const start = startPlainRemote(module, { mounts, context });
    return start && { contract, start };
  };
