import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contractFits, type Registry, type RegistryEntry, releaseName } from '@weaversworld/shared/releases';
import { filesIn, sha384, spoiltSiblings } from './durable.ts';

/** True for files whose bytes a registry entry names by hash. */
export const isHashed = (file: string): boolean => /\.(js|mjs|css|json)$/.test(file);

interface Places {
  /** The folder of one release. */
  placeOf(remote: string, release: string): string;
  /** The contract of the host in the store, when it is known. */
  contract: string | undefined;
}

/** Everything wrong with the releases of a registry and their files, one sentence each; empty when all is well. */
export const faultsOf = (registry: Registry, { placeOf, contract }: Places): string[] => {
  const wrong: string[] = [];
  for (const [remote, entries] of Object.entries(registry.microFrontends)) {
    const say = (entry: RegistryEntry, what: string) =>
      wrong.push(`${remote}@${releaseName(entry)}: ${what}`);
    if (entries.filter((entry) => entry.deployment.default).length !== 1)
      wrong.push(`${remote} must have exactly one default release.`);
    for (const entry of entries) {
      const said = entry.extras.weaversworld;
      if (!said) {
        if (!entry.metadata.integrity) say(entry, 'has no integrity: hosts refuse it.');
        continue;
      }
      const place = placeOf(remote, said.release);
      const begins = basename(entry.url);
      if (said.files[begins] === undefined) say(entry, `has no hash for its ${begins}.`);
      for (const [file, hash] of Object.entries(said.files)) {
        if (!existsSync(join(place, file))) say(entry, `${file} is missing.`);
        else if (sha384(join(place, file)) !== hash) say(entry, `${file} is not what was published.`);
        else
          for (const sibling of spoiltSiblings(join(place, file)))
            say(entry, `${file}${sibling} is not ${file}.`);
      }
      if (existsSync(place))
        for (const file of filesIn(place).filter(isHashed))
          if (said.files[file] === undefined) say(entry, `${file} is there and was never published.`);
      const serves = entry.deployment.default || entry.deployment.traffic > 0;
      if (serves && contract !== undefined && !contractFits(said.contract, contract))
        say(entry, `needs contract ${said.contract}, and the host here has ${contract}.`);
    }
  }
  return wrong;
};
