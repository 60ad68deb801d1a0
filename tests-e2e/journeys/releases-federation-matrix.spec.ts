import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { buildFolder, buildPlain, type OtherSite, startOtherSite } from '../fixtures/plain-federation.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { EVIL } from '../fixtures/release-failures.ts';
import { release, rewriteAll } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { filesContaining } from '../fixtures/third-party-bundlers.ts';

/*
 * Remotes with the defaults of other federation plugins in our host, and our remotes in hosts with those defaults. Every test
 * is a row of the table in deploy/README.md, which it compares.
 */

const ROOT = join(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'deploy/README.md'), 'utf8').replaceAll(/\s+/g, ' ');
const OURS = 'Sign Up to Get Started';

/** Fails unless the table in the documentation has this row. */
const expectRow = (...cells: string[]): void => expect(README).toContain(`| ${cells.join(' | ')} |`);

let product: Product;
let folder: { dir: string; remove(): void };
const others: OtherSite[] = [];
test.beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'off' }, changeSite: () => undefined });
  folder = buildFolder();
});
test.afterAll(async () => {
  for (const other of others) other.stop();
  await product?.remove();
  folder?.remove();
});

const otherSite = async (dir: string): Promise<OtherSite> => {
  const site = await startOtherSite(dir);
  others.push(site);
  return site;
};

/** Publishes a build to every visitor of the product; returns the release's name. */
const publish = async (dir: string, ...options: string[]): Promise<string> => {
  const answer = await release(
    product.siteDir,
    'publish',
    dir,
    '--dist',
    join(dir, 'dist'),
    '--share',
    '100',
    ...options,
  );
  if (answer.error) throw new Error(answer.error);
  return String(answer.release);
};

const useShop = async (page: Page, text: RegExp): Promise<void> => {
  const shop = page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'Corner shop' }) });
  await expect(shop.getByText(text)).toBeVisible();
  expect(await shop.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('7px');
  for (const count of [1, 2]) {
    await shop.getByRole('button', { name: 'Things' }).click();
    await expect(shop.getByRole('button', { name: `Things: ${count}` })).toBeVisible();
  }
  await shop.getByRole('button', { name: 'Wrap a gift' }).click();
  await expect(shop.getByText('A gift in blue paper')).toBeVisible();
};

const loadedFrom = (page: Page, start: string): Promise<string[]> =>
  page.evaluate(
    (prefix) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.startsWith(prefix)),
    start,
  );

const PLAIN_REMOTES = [
  { kind: 'webpack-component', name: 'webpack 5', form: 'a component', entry: 'remoteEntry.js' },
  { kind: 'webpack-mount', name: 'webpack 5', form: '`mount`, its own React 18', entry: 'remoteEntry.js' },
  { kind: 'enhanced-component', name: 'enhanced', form: 'a component', entry: 'remoteEntry.js' },
  { kind: 'enhanced-component', name: 'enhanced', form: 'a component', entry: 'mf-manifest.json' },
  { kind: 'enhanced-mount', name: 'enhanced', form: '`mount`, its own React 18', entry: 'mf-manifest.json' },
];

test.describe('in our host', () => {
  for (const { kind, name, form, entry } of PLAIN_REMOTES)
    test(`${name}, library.type var, ${form}, by ${entry}`, async ({ visit, problems }) => {
      const dir = await buildPlain(folder.dir, kind);
      const version = `${PLAIN_REMOTES.length}.0.${Math.floor(Math.random() * 1e9)}`;
      const copy = join(folder.dir, `${kind}-${version}`);
      cpSync(dir, copy, { recursive: true });
      rewriteAll([join(copy, 'package.json')], (text) => text.replace('1.0.0', version));
      const published = await publish(copy, '--entry', entry);
      const { page } = await visit(product.origin);
      await page.goto('/shop');
      await useShop(page, form === 'a component' ? /^React 19\./ : /^React 18\./);
      if (form !== 'a component') {
        await expect(page.getByText(/^Shell 2\.\d+\.\d+, at \/shop$/)).toBeVisible();
        await page.getByRole('button', { name: 'Leave' }).click();
        await expect(page.getByRole('link', { name: OURS })).toBeVisible();
        await expect(page.locator('html[data-shop=closed]')).toBeAttached();
      } else {
        // React comes from the host.
        const reactFiles = filesContaining(join(copy, 'dist'), 'react.portal');
        expect(reactFiles.length).toBeGreaterThan(0);
        const loaded = await loadedFrom(page, `${product.origin}/remotes/shop/${published}/`);
        expect(loaded.filter((url) => reactFiles.some((file) => url.endsWith(file)))).toEqual([]);
      }

      // A changed chunk does not run, and the rest of the screen works.
      problems.allow(/^console error: Failed to find a valid digest/, /Loading (CSS )?chunk/);
      const shopDir = join(product.siteDir, 'remotes/shop', published);
      const spoilt = filesContaining(shopDir, 'A gift in blue paper').map((file) => join(shopDir, file));
      expect(spoilt.length).toBeGreaterThan(0);
      rewriteAll(spoilt, (text) => EVIL + text);
      const { page: later, context } = await visit(product.origin);
      // With it, the host shares `__FEDERATION__` with the runtime of a remote that brings one.
      await context.addInitScript(() => localStorage.setItem('FEDERATION_DEBUG', '1'));
      // webpack 5 writes no manifest.
      problems.allow(/404.*mf-manifest\.json/, /^console error: Failed to load resource.*404/);
      await later.goto('/shop');
      await expect
        .poll(() =>
          later.evaluate(() => Object.keys(Reflect.get(window, '__FEDERATION__')?.moduleInfo ?? {})),
        )
        .toContain(`shop:${published}`);
      const refused = later.waitForEvent('pageerror');
      await later.getByRole('button', { name: 'Wrap a gift' }).click();
      expect(String(await refused)).toContain('Loading chunk');
      await later.getByRole('button', { name: 'Things' }).click();
      await expect(later.getByRole('button', { name: 'Things: 1' })).toBeVisible();
      expect(await later.evaluate(() => '__evil' in globalThis)).toBe(false);
      expectRow(name, '`var`', form, `\`${entry}\``, 'runs');
    });
});

test.describe('in our host, from another origin', () => {
  test('a script container and an ES module, as far as the page knows their hashes', async ({
    visit,
    problems,
  }) => {
    const shop = await buildPlain(folder.dir, 'webpack-component');
    const cdn = await otherSite(folder.dir);
    const copy = join(folder.dir, 'from-cdn');
    cpSync(shop, copy, { recursive: true });
    rewriteAll([join(copy, 'package.json')], (text) => text.replace('1.0.0', '9.0.0'));
    const auth = join(folder.dir, 'auth');
    cpSync(join(ROOT, 'mfe-auth'), auth, {
      recursive: true,
      filter: (path) => !/node_modules|src/.test(path),
    });
    rewriteAll([join(auth, 'package.json')], (text) => text.replace('0.1.0', '9.0.0'));
    await publish(copy, '--url', `${cdn.origin}/from-cdn/dist/`);
    await publish(auth, '--url', `${cdn.origin}/auth/dist/`);

    const { page } = await visit(product.origin);
    problems.allow(/^third-party request: \S+\/dist\//);
    await page.goto('/shop');
    await useShop(page, /^React 19\./);
    expect((await loadedFrom(page, `${cdn.origin}/from-cdn/dist/`)).length).toBeGreaterThan(2);
    await page.goto('/accounts/login');
    await expect(page.getByLabel('Password')).toBeVisible();
    expect(await loadedFrom(page, `${cdn.origin}/auth/dist/remoteEntry.js`)).toHaveLength(1);

    // Another file of the same origin and folder, whose hash the page does not know.
    writeFileSync(join(copy, 'dist/evil.js'), EVIL);
    problems.allow(/^policy violation/, /^console error/, /^request failed: \S+ \S+evil\.js: csp$/);
    const url = `${cdn.origin}/from-cdn/dist/evil.js`;
    const imported = await page.evaluate(
      (one) =>
        import(one).then(
          () => true,
          () => false,
        ),
      url,
    );
    expect(imported).toBe(false);
    expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);

    // Changed bytes there: the entries are replaced by the copies in the store.
    for (const folder of [copy, auth])
      rewriteAll([join(folder, 'dist/remoteEntry.js')], (text) => EVIL + text);
    const { page: later } = await visit(product.origin);
    await later.goto('/accounts/login');
    await expect(later.getByLabel('Password')).toBeVisible();
    expect(await later.evaluate(() => '__evil' in globalThis)).toBe(false);
    expect(await loadedFrom(later, `${product.origin}/remotes/auth/`)).not.toEqual([]);
    await later.goto('/shop');
    await useShop(later, /^React 19\./);
    expect(await later.evaluate(() => '__evil' in globalThis)).toBe(false);
    expect((await loadedFrom(later, `${product.origin}/remotes/shop/`)).length).toBeGreaterThan(2);
    expectRow('webpack 5', '`var`', 'a component', 'another origin', 'runs');
    expectRow('ours, a Rspack preset', '`module`', '`createRemote`', 'another origin', 'runs');
  });
});

const HOSTS = [
  { kind: 'runtime-host', name: 'the runtime (`registerRemotes`, `loadRemote`)', file: 'mf-manifest.json' },
  { kind: 'runtime-host', name: 'the runtime (`registerRemotes`, `loadRemote`)', file: 'remoteEntry.js' },
  { kind: 'enhanced-host', name: 'enhanced, `remotes` of its build', file: 'mf-manifest.json' },
  { kind: 'webpack-host', name: 'webpack 5, `remotes` of its build', file: 'remoteEntry.js' },
];

test.describe('in another host', () => {
  for (const { kind, name, file } of HOSTS)
    test(`${kind} with ${file}`, async ({ browser, problems }) => {
      const host = await otherSite(join(await buildPlain(folder.dir, kind, product.origin), 'dist'));
      const context = await browser.newContext();
      await problems.watch(context, host.origin);
      problems.allow(/^third-party request: \S+\/remotes\//);
      for (const [remote, path, role, text] of [
        ['story', '/weaversworld', 'link', 'Create New Story'],
        ['auth', '/accounts/login', 'link', 'Create Account'],
        ['profile', '/profile', 'heading', 'Your Profile'],
        // It has no screens, only a slot.
        ['characters', '/', 'link', null],
      ] as const) {
        const page = await context.newPage();
        const entry = `${product.origin}/remotes/${remote}/${file}`;
        await page.goto(`${host.origin}/?${new URLSearchParams({ remote, path, entry })}`);
        await expect(page.getByText(/^Host with React 19\.\S+, remote of contract 2\./)).toBeVisible();
        const shown = page.locator('#remote').getByRole(role, { name: text ?? undefined });
        if (text !== null) await expect(shown.first()).toBeVisible();
        // The host's React is used; what it lacks (our router, react-dom/client), the remote brings. The bundlers' own hosts
        // start our remote before they load React, and take of two equal copies that of the greater name: perhaps ours.
        const loaded = await loadedFrom(page, `${product.origin}/remotes/${remote}/`);
        const react = filesContaining(join(product.siteDir, 'remotes', remote), '.cloneElement=function');
        expect(react.length).toBeGreaterThan(0);
        expect(loaded.length).toBeGreaterThan(3);
        if (kind === 'runtime-host')
          expect(loaded.filter((url) => react.some((one) => url.endsWith(one)))).toEqual([]);
        await page.getByRole('button', { name: 'Remove the remote' }).click();
        await expect(shown).toHaveCount(0);
      }
      await context.close();
      expectRow(name, `\`/remotes/<name>/${file}\``, 'runs');
    });
});
