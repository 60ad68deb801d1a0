import { isWithdrawn, type Registry, releaseName } from '@weaversworld/shared/releases';
import { createRegistryFile } from '../releases/registry-file.ts';

const activeReleases = ({ microFrontends }: Registry): Set<string> =>
  new Set(
    Object.entries(microFrontends).flatMap(([remote, entries]) =>
      entries.filter((entry) => !isWithdrawn(entry)).map((entry) => `${remote}@${releaseName(entry)}`),
    ),
  );

/**
 * Returns a check that resolves with true when a release was halted, set back to 0 % or removed since the check before. It reads the
 * site's registry only after the file changed; one that cannot be read changes nothing.
 */
export const watchWithdrawals = (siteDir: string): (() => Promise<boolean>) => {
  const readFile = createRegistryFile(siteDir);
  let known: { version: string; active: Set<string> } | null = null;
  return async () => {
    const { version, registry } = await readFile();
    if (registry === null || version === known?.version) return false;
    const active = activeReleases(registry);
    const isSmaller = known !== null && [...known.active].some((one) => !active.has(one));
    known = { version, active };
    return isSmaller;
  };
};
