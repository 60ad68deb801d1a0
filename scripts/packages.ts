import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Short hash of file contents. */
export const contentHash = (parts: Iterable<string | Uint8Array>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
};

export const ROOT = join(import.meta.dirname, '..');

/** The bundler's command, to be run by Node in an app's folder. */
export const RSPACK = join(
  dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')),
  'bin/rspack.js',
);

export const REMOTES = ['mfe-auth', 'mfe-story', 'mfe-characters', 'mfe-profile'] as const;

const SKIPPED = new Set(['.git', 'node_modules', 'dist', 'README.md']);

/** Every file below a folder, sorted, without build output and installed packages. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();

/** Tests and the test kit are in no production build. */
const isSource = (file: string): boolean =>
  !/\.test\.tsx?$/.test(file) && !file.startsWith(join(ROOT, 'shared/src/testing/'));

/** Hash of everything a package is built from, and of its mark: the name of the build. */
export const inputsHash = (folder: string, mark = ''): string => {
  const paths = [
    folder,
    'shared',
    'bundle.ts',
    'federation.ts',
    'pnpm-lock.yaml',
    'scripts/build-app.ts',
    'scripts/federated-config.ts',
    'scripts/offline-files.ts',
    'scripts/route-files.ts',
    'scripts/share-versions.ts',
    'scripts/stable-federation-build.ts',
    'scripts/zod-without-json-schema.ts',
    ...(folder === 'server' ? ['deploy/src'] : []),
  ];
  const files = paths
    .map((path) => join(ROOT, path))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path).filter(isSource) : [path]));
  return contentHash([...files.flatMap((file) => [relative(ROOT, file), readFileSync(file)]), mark]);
};
