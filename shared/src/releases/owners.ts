import { isRamped } from './pick-release.ts';
import { entriesOf, type Registry, type RegistryEntry } from './registry.ts';

/*
 * Mounts and slots have one owner: the remote whose visitors get them now. Paths below a mount belong to it as well, unless
 * the release was published with a grant for them.
 */

const isServed = (entry: RegistryEntry): boolean => entry.deployment.default || isRamped(entry);

const isWithin = (path: string, mount: string): boolean => path === mount || path.startsWith(`${mount}/`);

/** What a release would take from other remotes, one clause each, such as `mounts /accounts/login, which belongs to auth`. */
export const ownerConflicts = (registry: Registry, remote: string, { extras }: RegistryEntry): string[] => {
  const { mounts = [], slots = [], grantedMounts = [] } = extras.weaversworld ?? {};
  return Object.keys(registry.microFrontends)
    .filter((other) => other !== remote)
    .flatMap((other) => {
      const served = entriesOf(registry, other).filter(isServed);
      const theirs = served.flatMap((entry) => entry.extras.weaversworld ?? []);
      const taken = mounts.filter((path) =>
        theirs.some((its) =>
          its.mounts.some(
            (mount) => isWithin(path, mount) && (path === mount || !grantedMounts.includes(path)),
          ),
        ),
      );
      const filled = slots.filter((slot) => theirs.some((its) => its.slots.includes(slot)));
      return [
        ...taken.map((path) => `mounts ${path}, which belongs to ${other}`),
        ...filled.map((slot) => `fills the slot ${slot}, which ${other} fills`),
      ];
    });
};
