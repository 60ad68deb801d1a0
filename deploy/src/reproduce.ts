import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, sha384 } from '@weaversworld/deploy/store';
import { type RegistryEntry, ReleaseError, releaseName } from '@weaversworld/shared/releases';
import { z } from 'zod';
import { Provenance } from './provenance.ts';
import type { RemoteTools } from './publish.ts';

const NamedPackage = z.object({ weaversworld: z.object({ name: z.string() }) });

/** The folder of a remote, or of the host, by its name in the registry. */
const folderOf = (root: string, remote: string): string | undefined =>
  readdirSync(root).find((folder) => {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) return false;
    return NamedPackage.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.weaversworld.name === remote;
  });

interface ReproduceOptions {
  root: string;
  remote: string;
  entry: RegistryEntry;
  rebuild: NonNullable<RemoteTools['rebuild']>;
}

/** Builds the commit of a release again and compares the files: one sentence for each that differs. Throws ReleaseError. */
export const reproduce = ({ root, remote, entry, rebuild }: ReproduceOptions): string[] => {
  const name = `${remote}@${releaseName(entry)}`;
  const extras = entry.extras.weaversworld;
  const { commit, modified } = Provenance.safeParse(extras?.provenance).data ?? {};
  if (extras === undefined || commit === undefined)
    throw new ReleaseError(`Nobody noted which commit ${name} was built from.`);
  if (modified)
    throw new ReleaseError(
      `${name} was built from files that differed from commit ${commit}: it cannot be built again.`,
    );
  const folder = folderOf(root, remote);
  if (folder === undefined) throw new ReleaseError(`${root} has no package of the remote ${remote}.`);
  const { dist, remove } = rebuild(folder, commit);
  try {
    const built = new Set(filesIn(dist));
    const published = Object.entries(extras.files);
    const different = published
      .filter(([file, hash]) => built.has(file) && sha384(join(dist, file)) !== hash)
      .map(([file]) => `${file} is different.`);
    const missing = published.filter(([file]) => !built.has(file)).map(([file]) => `${file} was not built.`);
    return [...different, ...missing];
  } finally {
    remove();
  }
};
