import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { NEW_BUILDS } from '../fixtures/app-builds.ts';
import { cachedPaths, waitUntilCached } from '../fixtures/cached-files.ts';
import type { Product } from '../fixtures/product.ts';
import {
  executedBuilds,
  markedBuild,
  publishAt,
  release,
  removeVariants,
  variantOf,
} from '../fixtures/releases.ts';
import { needBuilds } from '../fixtures/run-wide.ts';
import { startSlowPages } from '../fixtures/slow-pages.ts';
import { test as base, expect } from '../fixtures/test.ts';

/* Releases in a browser whose service worker is active: it never delays one, and never brings one back. */

const good = markedBuild('good');
const next = markedBuild('next');

const test = base.extend<{ released: Product }>({
  released: async ({ ownProduct }, provide) => {
    const product = await ownProduct({ env: { RATE_LIMITS: 'off' }, changeSite: () => undefined });
    await publishAt(product.siteDir, variantOf(good), 100);
    await provide(product);
  },
});
test.use({ serviceWorkers: 'allow' });
test.beforeAll(() => needBuilds('marked', 'new'));
test.afterAll(removeVariants);

const HOME = 'Sign Up to Get Started';
const WITHOUT_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /^console error: \[/, /WebSocket/];

/** Opens the home screen; returns which build of the story remote ran. */
const visitHome = async (page: Page): Promise<string[]> => {
  await page.goto('/weaversworld');
  await expect(page.getByRole('link', { name: HOME })).toBeVisible();
  return executedBuilds(page);
};
const cachedPage = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await caches.match('/.offline/page'))?.text()) ?? '');
/** Waits until the page that would be shown without a connection has this release. */
const waitUntilReleaseCached = (page: Page, name: string) =>
  expect.poll(() => cachedPage(page)).toContain(`/remotes/story/${name}/`);

/**
 * A visit in a tab of its own, which picks its releases anew. The tab stays open until its page is cached: before, another one's may be.
 * `isCached` tells by the cached page whether it is this one.
 */
const visitInNewTab = async (
  page: Page,
  isCached: (html: string) => boolean = (html) => html !== '',
): Promise<string[]> => {
  const tab = await page.context().newPage();
  try {
    const ran = await visitHome(tab);
    await expect.poll(async () => isCached(await cachedPage(tab))).toBe(true);
    return ran;
  } finally {
    await tab.close();
  }
};

test('a new release is shown at the next visit, and a rollback as well', async ({
  released: product,
  visit,
  problems,
}) => {
  problems.allow(...WITHOUT_NETWORK);
  const { page, context } = await visit(product.origin);
  expect(await visitHome(page)).toEqual(['good']);
  await waitUntilCached(page);
  expect(await visitInNewTab(page)).toEqual(['good']);

  const name = await publishAt(product.siteDir, variantOf(next), 100);
  const offersNext = (html: string): boolean => html.includes(`/remotes/story/${name}/`);
  // On a busy machine one visit may fall back to the other release, because this one takes longer than 1.5 s.
  const expectNext = (isCached?: (html: string) => boolean): Promise<void> =>
    expect(async () => expect(await visitInNewTab(page, isCached)).toEqual(['next'])).toPass();
  await expectNext(offersNext);
  await context.setOffline(true);
  await expectNext();
  await context.setOffline(false);

  // The page of the new release has the other one as well, to fall back to; the page after the rollback has that one alone.
  await release(product.siteDir, 'rollback', 'story');
  expect(await visitInNewTab(page, (html) => html !== '' && !offersNext(html))).toEqual(['good']);
  // Its files are still cached, for tabs that run it, but no page asks for them.
  expect((await cachedPaths(page, 'files')).some((path) => path.includes(`/story/${name}/`))).toBe(true);
  expect(await visitInNewTab(page)).toEqual(['good']);
  await context.setOffline(true);
  expect(await visitInNewTab(page)).toEqual(['good']);
});

test('a release that was halted leaves open tabs, and a cached page that the network was too slow to replace', async ({
  released: product,
  visit,
  problems,
}) => {
  problems.allow(...WITHOUT_NETWORK);
  const name = await publishAt(product.siteDir, variantOf(next), 100);
  const slow = await startSlowPages(product.origin);
  const { page } = await visit(slow.origin);
  expect(await visitHome(page)).toEqual(['next']);
  await waitUntilReleaseCached(page, name);

  await release(product.siteDir, 'rollback', 'story');
  const registry = page.waitForResponse('**/remotes/registry.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await registry).finished();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: HOME })).toBeVisible();
  expect(await executedBuilds(page, true)).toEqual(['next', 'good']);

  // The page takes too long, but the registry comes.
  slow.hold(true);
  const tab = await page.context().newPage();
  expect(await visitHome(tab)).toEqual(['good']);
  expect(await tab.evaluate(() => document.documentElement.hasAttribute('data-kept-page'))).toBe(true);
  slow.stop();
});

test('a cached page whose host was halted is replaced by the one of the network', async ({
  released: product,
  visit,
  problems,
}) => {
  problems.allow(...WITHOUT_NETWORK);
  const name = await publishAt(product.siteDir, join(NEW_BUILDS, 'host/dist'), 100, 'host');
  const slow = await startSlowPages(product.origin);
  const { page } = await visit(slow.origin);
  expect(await visitHome(page)).toContain('new-host');
  await waitUntilCached(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/.offline/page'))?.text()) ?? ''))
    .toContain(name);

  await release(product.siteDir, 'rollback', 'host');
  // The page takes too long, but the registry comes; the network has the page by then.
  slow.hold(true);
  const tab = await page.context().newPage();
  const registry = tab.waitForResponse('**/remotes/registry.json');
  const opened = tab.goto('/weaversworld').catch(() => null);
  await registry;
  slow.hold(false);
  await opened;
  await tab.waitForFunction(() => !document.documentElement.hasAttribute('data-kept-page'));
  await expect(tab.getByRole('link', { name: HOME })).toBeVisible();
  expect(await executedBuilds(tab)).not.toContain('new-host');
  slow.stop();
});

test('a new worker takes over at once, and open tabs go on finding their files', async ({
  released: product,
  visit,
}) => {
  const { page } = await visit(product.origin);
  expect(await visitHome(page)).toEqual(['good']);
  await waitUntilCached(page);
  await visitHome(page);
  await page.evaluate(() => caches.open('ww-files-0'));
  const files = await cachedPaths(page, 'files');
  const screens = files.filter((path) => path.startsWith('/remotes/auth/'));
  expect(screens.length).toBeGreaterThan(3);

  // The next deployment: another worker, and the files of the remote that the tab has not opened yet are gone.
  appendFileSync(join(product.siteDir, 'service-worker.js'), '\n// The next version.\n');
  for (const end of ['.br', '.gz']) rmSync(join(product.siteDir, `service-worker.js${end}`));
  rmSync(join(product.siteDir, 'remotes/auth'), { recursive: true });
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  // Only the worker's cache has them.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('ww-files-0');
  expect(await cachedPaths(page, 'files')).toEqual(expect.arrayContaining(files));
});

test('a server that gives no answer does not keep the product away', async ({
  released: product,
  visit,
  problems,
}) => {
  problems.allow(...WITHOUT_NETWORK, /^request failed: /, /^response 503: /);
  const { page } = await visit(product.origin);
  await visitHome(page);
  await waitUntilCached(page);
  process.kill(product.pid(), 'SIGSTOP');
  try {
    await page.goto('/weaversworld/create');
    await expect(page.getByText("Weaver's World can't be reached just now.")).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Create a Story' })).toBeVisible();
  } finally {
    process.kill(product.pid(), 'SIGCONT');
  }
  await product.stop();
  await page.goto('/weaversworld');
  await expect(page.getByText("Weaver's World can't be reached just now.")).toBeVisible();
  await product.start();
  await page.goto('/weaversworld');
  await expect(page.getByRole('link', { name: HOME })).toBeVisible();
  await expect(page.getByText("Weaver's World can't be reached just now.")).toHaveCount(0);
});
