import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/free-port.ts';
import { cleanEnv } from '../fixtures/pnpm-install.ts';
import { type Product, startJourneyProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = join(import.meta.dirname, '../..');

let product: Product;
let parent: string;
let dir: string;
let port: number;
let devServer: ChildProcess | null = null;

const run = async (command: string, args: string[], cwd = dir): Promise<string> => {
  const { stdout, stderr } = await promisify(execFile)(command, args, {
    cwd,
    env: { ...cleanEnv(), RELEASE_AUTHOR: 'journey', NO_COLOR: '1' },
    maxBuffer: 1e8,
  });
  return stdout + stderr;
};

/** Packs the package, creates a remote outside the workspace by `npm exec` from the tarball, and installs it. */
test.beforeAll(async () => {
  test.setTimeout(240_000);
  port = await freePort();
  product = await startJourneyProduct({
    changeSite: (site) =>
      writeFileSync(
        join(site, 'settings.json'),
        JSON.stringify({ overrideOrigins: [`http://localhost:${port}`] }),
      ),
  });
  await run(join(ROOT, 'node_modules/.bin/tsx'), ['scripts/shell-package/pack.ts'], ROOT);
  parent = mkdtempSync(join(tmpdir(), 'ww-own-repository-'));
  dir = join(parent, 'story2');
  const { version } = JSON.parse(readFileSync(join(ROOT, 'dist/shared-package/package.json'), 'utf8'));
  const tarball = `weaversworld-shared-${version}.tgz`;
  copyFileSync(join(ROOT, 'dist', tarball), join(parent, tarball));
  // npm would keep this package for later runs, although the next one differs: only the downloads are shared.
  const cache = mkdtempSync(join(parent, 'npm-'));
  const machineCache = (await run('npm', ['config', 'get', 'cache'], parent)).trim();
  mkdirSync(join(machineCache, '_cacache'), { recursive: true });
  symlinkSync(join(machineCache, '_cacache'), join(cache, '_cacache'));
  const create = ['--', 'weaversworld', 'create', 'story2', '--package', `file:../${tarball}`];
  await run(
    'npm',
    ['exec', '--yes', '--prefer-offline', '--cache', cache, `--package=./${tarball}`, ...create],
    parent,
  );
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
});
test.afterEach(() => {
  devServer?.kill();
  devServer = null;
});
test.afterAll(async () => {
  await product?.remove();
  if (parent) rmSync(parent, { recursive: true, force: true });
});

/** Runs `weaversworld dev` until it prints a URL. */
const startDevServer = (...args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const bin = join(dir, 'node_modules/.bin/weaversworld');
    const child = spawn(bin, ['dev', '--port', String(port), ...args], { cwd: dir, env: cleanEnv() });
    devServer = child;
    let output = '';
    const read = (data: Buffer) => {
      output += data;
      const url = /(http:\/\/\S+\/story2\S*)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`weaversworld dev exited with ${code}:\n${output}`)));
  });

const waitForServer = async (url: string): Promise<void> => {
  while (!(await fetch(url).catch(() => null))?.ok) await new Promise((done) => setTimeout(done, 100));
};

// Each test continues with the folder and the store as the one before left them.
test.describe.configure({ mode: 'serial' });

test.describe('a remote in a repository of its own', () => {
  test('finds the versions under which the host shares each entry point, for other bundlers', async () => {
    const versions = await run(process.execPath, [
      '--input-type=module',
      '--eval',
      "import versions from '@weaversworld/shared/share-versions.json' with { type: 'json' }; console.log(Object.keys(versions).sort().join());",
    ]);
    expect(versions).toContain('api,contract,router,schema,shell,ui');
  });

  test('passes the type check', async () => {
    await run('npm', ['run', 'types']);
  });

  test('runs standalone', async ({ visit }) => {
    const url = await startDevServer();
    expect(url).toBe(`http://localhost:${port}/story2`);
    await waitForServer(new URL(url).origin);
    const { page } = await visit(new URL(url).origin);
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Story2' })).toBeVisible();
    await page.getByRole('button', { name: 'Press' }).click();
    await expect(page.getByText('Pressed 1 times')).toBeVisible();
  });

  test('is tested, built and published into the store of a running product, which shows it', async ({
    visit,
  }) => {
    const store = product.siteDir;
    const published = await run('npm', [
      'run',
      'release',
      '--',
      'publish',
      '.',
      '--share',
      '100',
      '--store',
      store,
    ]);
    expect(published).toMatch(/2 passed/);
    expect(published).toMatch(/Published story2@0\.1\.0-[0-9a-f]{10}/);
    expect(await run('npm', ['run', 'release', '--', 'verify', '--store', store])).toMatch(/No problems/);

    const { page } = await visit(product.origin);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/remotes/story2/')) requests.push(request.url().split('/story2/')[1]!);
    });
    await page.goto('/story2');
    await expect(page.getByRole('heading', { name: 'Story2' })).toBeVisible();
    await page.getByRole('button', { name: 'Press' }).click();
    await expect(page.getByText('Pressed 1 times')).toBeVisible();

    // React, the router and, because its source is the same, the kit are the host's.
    const { always, screens } = JSON.parse(readFileSync(join(dir, 'dist/screens.json'), 'utf8'));
    const expectedRequests = [...always, ...screens['/story2']];
    expect(requests.map((path) => path.replace(/^[^/]+\//, '')).sort()).toEqual(expectedRequests.sort());
  });

  test('runs inside the deployed product from a dev server, and is updated after a save', async ({
    visit,
    problems,
  }) => {
    problems.allow(new RegExp(`^third-party request: http://localhost:${port}/`));
    const url = await startDevServer('--host', product.origin);
    expect(url).toBe(`${product.origin}/story2?release=story2@http://localhost:${port}`);
    const { page } = await visit(product.origin);
    await page.goto(url);
    await expect(page.getByText('Nobody is signed in.')).toBeVisible();
    const screen = join(dir, 'src/story2-page.tsx');
    writeFileSync(screen, readFileSync(screen, 'utf8').replace('Nobody is signed in.', 'Saved.'));
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  test('loads in a host that shares nothing, with the copies that it carries', async ({ visit }) => {
    const { page } = await visit(product.origin);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/healthz');
    const registry = await (await fetch(`${product.origin}/remotes/registry.json`)).json();
    const { url } = registry.microFrontends.story2[0];
    // As text: the test's own transform would change the import.
    const loaded = await page.evaluate(`(async () => {
      const container = await import('${url}');
      await container.init({});
      const { contract, createRemote } = (await container.get('./remote'))();
      const { Component } = await createRemote({}).routes[0].lazy();
      return { contract, component: typeof Component };
    })()`);
    expect(loaded).toEqual({ contract: expect.stringMatching(/^2\.\d+\.\d+$/), component: 'function' });
    expect(requests.filter((url) => url.includes('/remotes/story2/')).length).toBeGreaterThan(5);
  });
});
