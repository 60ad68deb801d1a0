import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  contractFits,
  HOST,
  isRamped,
  isWaiting,
  ownerConflicts,
  type Registry,
  type RegistryEntry,
  releaseName,
  servedContracts,
} from '@weaversworld/shared/releases';
import { filesIn, sha384, staleCompressedFiles } from './durable.ts';

/** True for files that a registry entry holds the hash of. */
export const isHashed = (file: string): boolean => /\.(js|mjs|css|json)$/.test(file);

interface StoreInfo {
  /** The folder of one release. */
  releaseDir(remote: string, release: string): string;
  /** Shell contract of the host in the store, when known. */
  contract: string | undefined;
}

/** Problems of a registry's releases and their files, one sentence each; empty when there are none. */
export const findProblems = (registry: Registry, { releaseDir, contract }: StoreInfo): string[] => {
  const problems: string[] = [];
  const served = servedContracts(registry);
  for (const [remote, entries] of Object.entries(registry.microFrontends)) {
    const report = (entry: RegistryEntry, what: string) =>
      problems.push(`${remote}@${releaseName(entry)}: ${what}`);
    const defaults = entries.filter((entry) => entry.deployment.default).length;
    // A remote whose first release has not reached 100 % has none yet.
    const isNew = entries.every(({ extras }) => extras.weaversworld && !extras.weaversworld.defaultAt);
    if (defaults !== 1 && !(defaults === 0 && isNew))
      problems.push(`${remote} must have exactly one default release.`);
    for (const entry of entries) {
      const extras = entry.extras.weaversworld;
      if (!extras) {
        if (!entry.metadata.integrity) report(entry, 'has no integrity: hosts refuse it.');
        continue;
      }
      const dir = releaseDir(remote, extras.release);
      const entryFile = basename(entry.url);
      if (extras.files[entryFile] === undefined) report(entry, `has no hash for its ${entryFile}.`);
      for (const [file, hash] of Object.entries(extras.files)) {
        if (!existsSync(join(dir, file))) report(entry, `${file} is missing.`);
        else if (sha384(join(dir, file)) !== hash) report(entry, `${file} is not what was published.`);
        else
          for (const sibling of staleCompressedFiles(join(dir, file)))
            report(entry, `${file}${sibling} is not ${file}.`);
      }
      if (existsSync(dir))
        for (const file of filesIn(dir).filter(isHashed))
          if (extras.files[file] === undefined) report(entry, `${file} is there and was never published.`);
      const serves = entry.deployment.default || isRamped(entry) || isWaiting(entry);
      if (serves)
        for (const conflict of ownerConflicts(registry, remote, entry)) report(entry, `${conflict}.`);
      const contracts = remote === HOST || contract === undefined ? [] : [contract, ...served];
      const unfit = contracts.find((one) => !contractFits(extras.contract, one));
      if (serves && unfit !== undefined)
        report(entry, `needs contract ${extras.contract}, and a host here has ${unfit}.`);
    }
  }
  return problems;
};
