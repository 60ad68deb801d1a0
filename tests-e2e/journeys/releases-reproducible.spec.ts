import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { filesBelow, inputsHash, REMOTES, ROOT } from '../../scripts/packages.ts';

/** On the same disk as the packages, which are linked and not copied. */
const SCRATCH = join(ROOT, 'test-results');
const APPS = ['host', ...REMOTES] as const;
const SOURCES = ['bundle.ts', 'federation.ts', 'package.json', 'scripts', 'shared', ...APPS];

/** Copies a folder of packages with its own links, as an installation in another place would have it. */
const copyPackages = (from: string, to: string): void => {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
};

const copyWorkspace = (to: string): void => {
  for (const name of SOURCES)
    cpSync(join(ROOT, name), join(to, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/[\\/](node_modules|dist|\.rspack-cache)$/.test(path),
    });
  for (const name of ['', 'shared', ...APPS])
    copyPackages(join(ROOT, name, 'node_modules'), join(to, name, 'node_modules'));
};

/** The files that the bundler writes, by path, with a hash of their bytes. `pnpm build` adds others beside them. */
const bundledFiles = (out: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(out)
      .map((file) => relative(out, file))
      .filter((name) => /^(assets\/|(remoteEntry|service-worker)\.js$|mf-manifest\.json$)/.test(name))
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(out, name)))
          .digest('hex'),
      ]),
  );

/** Brotli; 5 KB, 16.9 KB with the federation runtime. */
const MAX_CONTAINER_BYTES = 7_000;

test('the host and every remote have the same bytes as in this folder when they are built in another', () => {
  mkdirSync(SCRATCH, { recursive: true });
  const dir = mkdtempSync(join(SCRATCH, 'another-place-'));
  try {
    const copy = join(dir, 'with/a/longer path');
    mkdirSync(copy, { recursive: true });
    copyWorkspace(copy);
    for (const app of APPS) {
      const here = join(ROOT, app, 'dist');
      const stamp = join(here, '.inputs');
      const name = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
      expect(name, `${app} was not built from these files. Run: pnpm build`).toBe(inputsHash(app));
      const there = join(dir, app);
      execFileSync(process.execPath, [join(copy, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
        cwd: join(copy, app),
        env: { ...process.env, NODE_ENV: 'production', WW_RELEASE: name, WW_OUT: there },
        stdio: ['ignore', 'ignore', 2],
      });
      const files = bundledFiles(there);
      expect(Object.keys(files).length).toBeGreaterThan(20);
      expect(files).toEqual(bundledFiles(here));
      if (app === 'host') continue;
      const container = readFileSync(join(there, 'remoteEntry.js'));
      expect(brotliCompressSync(container).length).toBeLessThan(MAX_CONTAINER_BYTES);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
