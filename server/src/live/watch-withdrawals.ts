import { isWithdrawn, type Registry, releaseName } from '@weaversworld/shared/releases';
import { createRegistryFile } from '../releases/registry-file.ts';

/** The releases of a registry, in two sets. */
const sortReleases = ({ microFrontends }: Registry) => {
  const sorted = { active: new Set<string>(), withdrawn: new Set<string>() };
  for (const [remote, entries] of Object.entries(microFrontends))
    for (const entry of entries)
      sorted[isWithdrawn(entry) ? 'withdrawn' : 'active'].add(`${remote}@${releaseName(entry)}`);
  return sorted;
};

/**
 * Returns a check that resolves with true when a release was halted or set back to 0 % since the check before; one that was pruned
 * is no withdrawal. It reads the site's registry only after the file changed; one that cannot be read changes nothing.
 */
export const watchWithdrawals = (siteDir: string): (() => Promise<boolean>) => {
  const readFile = createRegistryFile(siteDir);
  let known: { version: string; active: Set<string> } | null = null;
  return async () => {
    const { version, registry } = await readFile();
    if (registry === null || version === known?.version) return false;
    const { active, withdrawn } = sortReleases(registry);
    const hasWithdrawals = known !== null && [...known.active].some((one) => withdrawn.has(one));
    known = { version, active };
    return hasWithdrawals;
  };
};
