import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

/** Short hash that names a state of files by its content. */
const contentHash = (parts: Iterable<string | Uint8Array>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
};

export const ROOT = join(import.meta.dirname, '..');

/** What a remote says of itself in its package.json under `weaversworld`. */
const RemotePackage = z.object({
  version: z.string(),
  weaversworld: z.object({
    name: z.enum(['auth', 'story', 'characters', 'profile']),
    contract: z.string(),
    mounts: z.array(z.string().startsWith('/')),
    slots: z.array(z.string()),
  }),
});
export type RemotePackage = z.infer<typeof RemotePackage>;

export const REMOTES = ['mfe-auth', 'mfe-story', 'mfe-characters', 'mfe-profile'] as const;

/** Reads what a remote says of itself. Throws with the file's name when something is missing. */
export const readRemotePackage = (folder: string): RemotePackage => {
  const file = join(ROOT, folder, 'package.json');
  const parsed = RemotePackage.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${folder}/package.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

const SKIPPED = new Set(['node_modules', 'dist', 'README.md']);

/** Every file below a folder, sorted, without what is built or installed. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();

const isSource = (file: string): boolean => !/\.test\.tsx?$/.test(file);

/** Names the state of everything a package is built from; the same inputs give the same name. */
export const inputsHash = (folder: string): string => {
  const places = [folder, 'shared', 'federation.ts', 'pnpm-lock.yaml', 'scripts/build.ts'];
  const files = places
    .map((place) => join(ROOT, place))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path).filter(isSource) : [path]));
  return contentHash(files.flatMap((file) => [relative(ROOT, file), readFileSync(file)]));
};
