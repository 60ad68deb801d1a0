import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Request } from './visit.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Module {
  name?: string | undefined;
  size?: number | undefined;
  modules?: Module[] | undefined;
}
const Module: z.ZodType<Module> = z.lazy(() =>
  z.object({
    name: z.string().optional(),
    size: z.number().optional(),
    modules: z.array(Module).optional(),
  }),
);
const Build = z.object({
  chunks: z.array(z.object({ files: z.array(z.string()), modules: z.array(Module).default([]) })),
});
/** Of one build, or of the host's and its service worker's. */
const Stats = z.union([
  z.object({ children: z.array(Build) }),
  Build.transform((one) => ({ children: [one] })),
]);

/** A file's name without its hash: the same in the build of the site and in the one that is counted. */
const withoutHash = (file: string): string => file.replace(/\.[0-9a-f]{10}(?=\.\w+$)/, '');

/** The name of a module that is the same in every build: its package, or its path in this project. */
const nameOf = (name: string, folder: string): string =>
  name
    .replace(/ \+ \d+ modules$/, '')
    .replace(/^.*node_modules\/\.pnpm\/[^/]+\/node_modules\//, '')
    .replace(/^\.\.\//, '')
    .replace(/^\.\//, `${folder}/`);

/** Excludes modules that the bundler generates: share scope modules and the federation runtime. */
const isSource = (name: string): boolean =>
  /\.(tsx?|m?js|cjs|css)$/.test(name) && !/!| shared module /.test(name);

/** Builds a package again and returns the modules of each of its files, in bytes of source. */
const modulesOf = (folder: string): Map<string, Map<string, number>> => {
  const out = mkdtempSync(join(tmpdir(), 'ww-stats-'));
  const stats = join(out, 'stats.json');
  execFileSync(join(ROOT, 'node_modules/.bin/rspack'), ['build', `--json=${stats}`], {
    cwd: join(ROOT, folder),
    env: { ...process.env, NODE_ENV: 'production', WW_STATS: '1', WW_OUT: join(out, 'dist') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const chunks = Stats.parse(JSON.parse(readFileSync(stats, 'utf8'))).children.flatMap((one) => one.chunks);
  rmSync(out, { recursive: true });
  const files = new Map<string, Map<string, number>>();
  for (const chunk of chunks) {
    const found = new Map<string, number>();
    const walk = (list: Module[]): void => {
      for (const { name = '', size = 0, modules } of list) {
        if (modules && modules.length > 0) walk(modules);
        else if (isSource(name.replace(/ \+ \d+ modules$/, ''))) found.set(nameOf(name, folder), size);
      }
    };
    walk(chunk.modules);
    for (const file of chunk.files) files.set(withoutHash(file), found);
  }
  return files;
};

/**
 * Finds the modules of this project and of packages that are in more than one downloaded file of a visit, in bytes of source.
 * The federation runtime is in the host and in every container; its cost shows in their sizes.
 */
export const findDuplicateModules = (requests: Request[]): Map<string, number> => {
  const builds = new Map<string, Map<string, Map<string, number>>>();
  const seen = new Set<string>();
  const twice = new Map<string, number>();
  for (const { url } of requests) {
    const [, remote, inRemote] = /\/remotes\/([^/]+)\/[^/]+\/(.+\.(?:js|css))$/.exec(url) ?? [];
    const [, inHost] = /^[^/]+\/\/[^/]+\/(assets\/.+\.(?:js|css))$/.exec(url) ?? [];
    const file = inRemote ?? inHost;
    if (!file) continue;
    const folder = remote ? `mfe-${remote}` : 'host';
    const files = builds.get(folder) ?? modulesOf(folder);
    builds.set(folder, files);
    // A style is also in the module list of its script's file.
    const isStyle = file.endsWith('.css');
    for (const [name, size] of files.get(withoutHash(file)) ?? []) {
      if (name.endsWith('.css') !== isStyle) continue;
      if (seen.has(name)) twice.set(name, size);
      seen.add(name);
    }
  }
  return twice;
};
