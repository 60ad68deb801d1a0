import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { HOST, ReleaseError } from '@weaversworld/shared/releases';
import { z } from 'zod';

/** A remote's metadata: the field `weaversworld` of its package.json. */
const RemotePackage = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+/, 'must be a version like 1.4.0'),
  weaversworld: z.object({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes')
      .refine((name) => name !== HOST, 'must not be "host", which is the name of the host itself'),
    contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'must be a caret range like ^1.0.0'),
    mounts: z.array(
      z.string().regex(/^(\/[\w.~-]+)+$/, 'must be a path like /club, without a slash at the end'),
    ),
    slots: z.array(z.string()),
    entry: z.string().optional(),
    /** The module it exposes for the host; default `./remote`. */
    expose: z.string().startsWith('./').optional(),
    /** Port of its development server. */
    port: z.number().int().optional(),
  }),
});
export type RemotePackage = z.infer<typeof RemotePackage>;

/** Reads a remote's metadata. Throws ReleaseError with the file's name when it is missing or invalid. */
export const readRemotePackage = (folder: string): RemotePackage => {
  const file = join(folder, 'package.json');
  if (!existsSync(file))
    throw new ReleaseError(`There is no ${file}. Name a remote's folder, like mfe-story.`);
  const parsed = RemotePackage.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new ReleaseError(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/**
 * The name of a build: from its `.inputs` stamp, or for builds of other tools a hash of its files. Throws ReleaseError
 * when the folder holds no build.
 */
export const buildNameOf = (dist: string, entry = 'remoteEntry.js'): string => {
  const stamp = join(dist, '.inputs');
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8').trim();
  if (!existsSync(join(dist, entry)))
    throw new ReleaseError(
      `${dist} holds no finished build: there is no ${entry}. Build the remote first, or omit --dist.`,
    );
  const hash = createHash('sha256');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
  for (const file of files.sort()) hash.update(relative(dist, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
};
