import { contractFits, isRamped } from './pick-release.ts';
import { entriesOf, type Registry, type RegistryEntry, releaseName } from './registry.ts';

/*
 * The host is released like a remote, under the reserved name `host`. Its entry file is index.html, it has no mounts and no
 * slots, and `supports` says for which Shell contracts it runs remotes.
 */

/** Name of the host in the registry. */
export const HOST = 'host';
/** Session storage: the host's release in this tab, as the page's picker chose it. */
export const HOST_CHOICE_KEY = 'ww.host';
/** Event on `window`: the host could not start. */
export const HOST_FAILED_EVENT = 'ww-host-failed';

const isServed = (entry: RegistryEntry): boolean => entry.deployment.default || isRamped(entry);

/** Releases of the host that a page may run: the ramped one first, the default last. None without a default. */
export const hostsInUse = (registry: Registry): RegistryEntry[] => {
  const entries = entriesOf(registry, HOST);
  const byDefault = entries.filter(({ deployment }) => deployment.default);
  return byDefault.length === 0 ? [] : [...entries.filter(isRamped), ...byDefault];
};

/** The release whose files without a hash in their name (icons, faces) are at the site's root; undefined without hosts. */
export const mainHost = (registry: Registry): RegistryEntry | undefined => {
  const hosts = hostsInUse(registry);
  return hosts.find(({ deployment }) => deployment.traffic === 100) ?? hosts.at(-1);
};

/** The registry without the host: what a page picks its remotes from. */
export const withoutHost = (registry: Registry): Registry => {
  const { [HOST]: _host, ...microFrontends } = registry.microFrontends;
  return { ...registry, microFrontends };
};

/** What visitors of this host would not get, one clause each: remotes whose releases need another Shell contract. */
export const hostConflicts = (registry: Registry, { extras }: RegistryEntry): string[] => {
  const supports = extras.weaversworld?.supports;
  if (supports === undefined) return [];
  return Object.entries(withoutHost(registry).microFrontends).flatMap(([remote, entries]) =>
    entries.filter(isServed).flatMap((entry) => {
      const contract = entry.extras.weaversworld?.contract;
      return contract === undefined || contractFits(contract, supports)
        ? []
        : [`${remote}@${releaseName(entry)} needs contract ${contract}`];
    }),
  );
};

/** Shell contracts of the hosts that visitors get now, where known. */
export const servedContracts = (registry: Registry): string[] =>
  hostsInUse(registry)
    .filter(({ deployment }) => deployment.traffic > 0)
    .flatMap(({ extras }) => extras.weaversworld?.supports ?? []);
