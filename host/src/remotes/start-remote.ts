import type { Api } from '@weaversworld/shared/api';
import type { RemoteModule, Shell } from '@weaversworld/shared/shell';
import { isRemote1, startRemote1 } from './contract-1.tsx';
import type { StartableRemote } from './load-remote.ts';

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
