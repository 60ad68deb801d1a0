import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright/test';
import { HOST_ROWS, matrixIn, REMOTE_ROWS, renderMatrix, titleOf } from '../fixtures/federation-matrix.ts';
import { buildFolder, buildPlain, type OtherSite, startOtherSite } from '../fixtures/plain-federation.ts';
import { type Product, startJourneyProduct } from '../fixtures/product.ts';
import { EVIL } from '../fixtures/release-failures.ts';
import { release, rewriteAll } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { filesContaining } from '../fixtures/third-party-bundlers.ts';

/*
 * Remotes with the defaults of other federation plugins in our host, and our remotes in hosts with those defaults. Every row of
 * the tables in deploy/README.md is a test.
 */

const ROOT = join(import.meta.dirname, '../..');
const OURS = 'Sign Up to Get Started';

let product: Product;
let folder: { dir: string; remove(): void };
const others: OtherSite[] = [];
// In one worker, which starts one server and makes each build once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  product = await startJourneyProduct({ env: { RATE_LIMITS: 'off' }, changeSite: () => undefined });
  folder = buildFolder();
});
test.afterAll(async () => {
  for (const other of others) other.stop();
  await product?.remove();
  folder?.remove();
});

const builds = new Map<string, Promise<string>>();
/** The folder of a build that several rows use. */
const built = (kind: string, origin?: string): Promise<string> => {
  const build = builds.get(kind) ?? buildPlain(folder.dir, kind, origin);
  builds.set(kind, build);
  return build;
};

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

test('the tables in deploy/README.md have these rows and no others', () => {
  const readme = readFileSync(join(ROOT, 'deploy/README.md'), 'utf8');
  expect(matrixIn(readme)).toBe(renderMatrix(() => 'runs'));
});

let versions = 0;
/** A copy of a build with a version of its own, which it is published by. */
const copyOf = (dir: string, name: string): string => {
  versions += 1;
  const copy = join(folder.dir, `${name}-${versions}`);
  const isNeeded = (path: string): boolean => !/^(node_modules|src)(?=$|[\\/])/.test(relative(dir, path));
  cpSync(dir, copy, { recursive: true, filter: isNeeded });
  const file = join(copy, 'package.json');
  rewriteAll([file], (text) => text.replace(/"version": ?"[\d.]+"/, `"version": "9.0.${versions}"`));
  return copy;
};

test.describe('in our host', () => {
  for (const row of REMOTE_ROWS.filter(({ isElsewhere }) => !isElsewhere))
    test(titleOf(row), async ({ visit, problems }) => {
      const { kind, form, entry } = row;
      const dir = await built(kind);
      const copy = copyOf(dir, kind);
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
    });
});

test.describe('in our host, from another origin', () => {
  for (const row of REMOTE_ROWS.filter(({ isElsewhere }) => isElsewhere))
    test(titleOf(row), async ({ visit, problems }) => {
      const isOurs = row.kind === 'auth';
      const copy = copyOf(isOurs ? join(ROOT, 'mfe-auth') : await built(row.kind), `${row.kind}-elsewhere`);
      const cdn = await otherSite(copy);
      const base = `${cdn.origin}/dist/`;
      const published = await publish(copy, '--entry', row.entry, '--url', base);
      const use = async (page: Page): Promise<void> => {
        await page.goto(isOurs ? '/accounts/login' : '/shop');
        if (isOurs) await expect(page.getByLabel('Password')).toBeVisible();
        else await useShop(page, /^React 19\./);
      };

      const { page } = await visit(product.origin);
      problems.allow(/^third-party request: \S+\/dist\//);
      await use(page);
      expect(await loadedFrom(page, `${base}remoteEntry.js`)).toHaveLength(1);
      expect((await loadedFrom(page, base)).length).toBeGreaterThan(2);

      // Another file of the same origin and folder, whose hash the page does not know.
      writeFileSync(join(copy, 'dist/evil.js'), EVIL);
      problems.allow(/^policy violation/, /^console error/, /^request failed: \S+ \S+evil\.js: csp$/);
      const imported = await page.evaluate(
        (url) =>
          import(url).then(
            () => true,
            () => false,
          ),
        `${base}evil.js`,
      );
      expect(imported).toBe(false);
      expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);

      // Changed bytes there: the entry is replaced by the copy in the store.
      rewriteAll([join(copy, 'dist/remoteEntry.js')], (text) => EVIL + text);
      const { page: later } = await visit(product.origin);
      await use(later);
      expect(await later.evaluate(() => '__evil' in globalThis)).toBe(false);
      const name = isOurs ? 'auth' : 'shop';
      expect(await loadedFrom(later, `${product.origin}/remotes/${name}/${published}/`)).not.toEqual([]);
    });
});

test.describe('in another host', () => {
  for (const row of HOST_ROWS)
    test(titleOf(row), async ({ browser, problems }) => {
      const { kind, file } = row;
      const host = await otherSite(join(await built(kind, product.origin), 'dist'));
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
    });
});
