import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';

const ROOT = join(import.meta.dirname, '../..');
/** On the same disk as the packages, which are linked and not copied. */
const SCRATCH = join(ROOT, 'test-results');
const SOURCES = ['bundle.ts', 'federation.ts', 'package.json', 'scripts', 'shared', 'mfe-auth'];

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
  for (const name of ['', 'shared', 'mfe-auth'])
    copyPackages(join(ROOT, name, 'node_modules'), join(to, name, 'node_modules'));
};

const build = (workspace: string, out: string): Record<string, string> => {
  execFileSync(process.execPath, [join(workspace, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
    cwd: join(workspace, 'mfe-auth'),
    env: { ...process.env, NODE_ENV: 'production', WW_RELEASE: '1.2.3-reproducible', WW_OUT: out },
    stdio: ['ignore', 'ignore', 2],
  });
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(out, name)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex'),
    ]),
  );
};

/** Brotli; 16.9 KB with the federation runtime's ES modules, of which unused parts are dropped, and 30.5 KB without. */
const MAX_CONTAINER_BYTES = 18_000;

test('mfe-auth has the same bytes in whichever folder it is built', () => {
  mkdirSync(SCRATCH, { recursive: true });
  const dir = mkdtempSync(join(SCRATCH, 'another-place-'));
  try {
    const copy = join(dir, 'with/a/longer path');
    mkdirSync(copy, { recursive: true });
    copyWorkspace(copy);
    const here = build(ROOT, join(dir, 'here'));
    const there = build(copy, join(dir, 'there'));
    expect(Object.keys(here).length).toBeGreaterThan(20);
    expect(there).toEqual(here);
    const container = readFileSync(join(dir, 'there/remoteEntry.js'));
    expect(brotliCompressSync(container).length).toBeLessThan(MAX_CONTAINER_BYTES);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
