import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { init, parse } from 'es-module-lexer';

await init;

/** Entry points of `shared` that host and remotes share by exact version. `router` is a singleton instead. */
const EXACT_ENTRY_POINTS = ['schema', 'contract', 'api', 'shell', 'ui'] as const;

/** Every page has one copy of these, whatever their version: they do not belong to an entry point's own code. */
const SINGLETONS = new Set(['react', 'react-dom', '@weaversworld/shared/router']);

/** Versions by entry point of `shared`. */
export type ShareVersions = Record<(typeof EXACT_ENTRY_POINTS)[number] | 'router', string>;

const SHARED = '@weaversworld/shared';

/** A module as the bundle contains it: without types, type-only imports and comments. */
const compile = (file: string): string =>
  rspack.experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      minify: { compress: false, mangle: false },
    },
  }).code;

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The version under which each entry point is shared: a hash of its import closure, which are the compiled modules it
 * imports, directly or not, and the versions of the packages they import. Only builds from the same closure share a copy.
 * The router, a singleton, has the package's own version. `dir` is the folder of the package `shared`.
 */
export const shareVersions = (dir: string): ShareVersions => {
  const { version, exports: exported } = readJson(join(dir, 'package.json'));
  const modules = new Map<string, { code: string; imports: string[] }>();

  const load = (file: string) => {
    const known = modules.get(file);
    if (known) return known;
    const isScript = /\.tsx?$/.test(extname(file));
    const code = isScript ? compile(file) : readFileSync(file, 'utf8');
    const imports = isScript ? parse(code, file)[0].flatMap(({ n }) => n ?? []) : [];
    const loaded = { code, imports };
    modules.set(file, loaded);
    return loaded;
  };

  const versionOf = (entryPoint: string): string => {
    const parts = new Map<string, string>();
    const visit = (request: string, from: string): void => {
      if (SINGLETONS.has(request) || SINGLETONS.has(packageOf(request))) return;
      const isOwn = packageOf(request) === SHARED;
      if (!isOwn && !request.startsWith('.')) {
        const name = packageOf(request);
        parts.set(name, readJson(join(dir, 'node_modules', name, 'package.json')).version);
        return;
      }
      const path: string | undefined = isOwn
        ? exported[`.${request.slice(SHARED.length)}`]
        : join(from, request);
      if (path === undefined) throw new Error(`${request} is not an entry point of shared.`);
      const name = join(path);
      if (parts.has(name)) return;
      const { code, imports } = load(join(dir, name));
      parts.set(name, code);
      for (const one of imports) visit(one, dirname(name));
    };
    visit(`${SHARED}/${entryPoint}`, '');
    const hash = createHash('sha256');
    for (const [name, content] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1)))
      hash.update(`${name}\0${content}\0`);
    // As a version that the share scope can compare: equal or not.
    return `${Number.parseInt(hash.digest('hex').slice(0, 10), 16)}.0.0`;
  };

  const exact = EXACT_ENTRY_POINTS.map((entryPoint) => [entryPoint, versionOf(entryPoint)]);
  return { router: version, ...Object.fromEntries(exact) };
};
