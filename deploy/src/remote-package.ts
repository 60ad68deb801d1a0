import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from '@weaversworld/shared/releases';
import { z } from 'zod';

/** What a remote says of itself in its package.json under `weaversworld`. */
const RemotePackage = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+/, 'must be a version like 1.4.0'),
  weaversworld: z.object({
    name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes'),
    contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'must be a caret range like ^1.0.0'),
    mounts: z.array(z.string().startsWith('/')),
    slots: z.array(z.string()),
  }),
});
export type RemotePackage = z.infer<typeof RemotePackage>;

/** Reads what a remote says of itself. Throws with the file's name when something is missing. */
export const readRemotePackage = (folder: string): RemotePackage => {
  const file = join(folder, 'package.json');
  if (!existsSync(file))
    throw new ReleaseError(`There is no ${file}. Name a remote's folder, like mfe-story.`);
  const parsed = RemotePackage.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new ReleaseError(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/** The name a build gave itself. Throws when the folder holds none. */
export const buildNameOf = (dist: string): string => {
  const stamp = join(dist, '.inputs');
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8').trim();
  throw new ReleaseError(`${dist} holds no finished build. Build the remote first, or leave --dist away.`);
};
