import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { NEW_BUILDS } from '../fixtures/app-builds.ts';
import {
  executedBuilds,
  publishAt,
  release,
  removeVariants,
  rewrite,
  statusOf,
  variantOf,
} from '../fixtures/releases.ts';
import { needBuilds } from '../fixtures/run-wide.ts';
import { startStaticHost } from '../fixtures/static-site.ts';
import { expect, test } from '../fixtures/test.ts';

/* The host is a release like any other. The site's own host records nothing, the one that is published records `new-host`. */

const next = join(NEW_BUILDS, 'host/dist');
test.beforeAll(() => needBuilds('new'));
test.afterAll(removeVariants);

const HOME = 'Sign Up to Get Started';
const ownSite = { env: { RATE_LIMITS: 'off' }, changeSite: () => undefined };

const ranNext = async (page: Page): Promise<boolean> => {
  await expect(page.getByRole('link', { name: HOME })).toBeVisible();
  return (await executedBuilds(page)).includes('new-host');
};
const loadsOf = async (origin: string, name: string): Promise<[number, number]> => {
  const { releases } = await (await fetch(`${origin}/releases/health`)).json();
  const found = releases.find((one: { release: string }) => one.release === name);
  return [found?.loads ?? 0, found?.failures ?? 0];
};
/** A build of the host whose main script is another one, under another name, as a bundler would give it. */
const withMain = (text: (before: string) => string): string =>
  variantOf(next, (folder) => {
    const assets = join(folder, 'assets');
    const main = readdirSync(assets).find((name) => /^main\.\w+\.js$/.test(name)) ?? '';
    const other = 'main.0123456789.js';
    rewrite(join(assets, main), text);
    renameSync(join(assets, main), join(assets, other));
    rewrite(join(folder, 'index.html'), (html) => html.replace(main, other));
  });

test('a release of the host gets its share of the visitors, a tester can choose it, and a rollback reaches open tabs', async ({
  ownProduct,
  visit,
}) => {
  const { origin, siteDir } = await ownProduct(ownSite);
  const name = await publishAt(siteDir, next, 0, 'host');
  const { page } = await visit(origin);
  await page.goto('/weaversworld');
  expect(await ranNext(page)).toBe(false);

  await page.goto(`/weaversworld?release=host@${name}`);
  expect(await ranNext(page)).toBe(true);
  const badge = page.getByRole('complementary', { name: 'Chosen releases' });
  await expect(badge.getByText(`host@${name}`)).toBeVisible();
  await badge.getByRole('button', { name: 'Reset releases' }).click();
  await expect(badge).toHaveCount(0);
  expect(await ranNext(page)).toBe(false);

  await release(siteDir, 'ramp', 'host', name, '50');
  const seen = new Map<boolean, Page>();
  // Each gets it with a probability of one half: twenty with the same result happen once in half a million runs.
  for (let visitor = 0; visitor < 20 && seen.size < 2; visitor += 1) {
    const other = await visit(origin);
    await other.page.goto('/weaversworld');
    const isNext = await ranNext(other.page);
    await other.page.reload();
    expect(await ranNext(other.page)).toBe(isNext);
    seen.set(isNext, other.page);
  }
  expect(seen.size).toBe(2);
  await expect.poll(() => loadsOf(origin, name)).toEqual([expect.any(Number), 0]);
  await expect.poll(async () => (await loadsOf(origin, name))[0]).toBeGreaterThan(0);

  // What the page cost its visitor is measured when the browser is idle, and sent when the page is left.
  const visitor = seen.get(false)!;
  const storyVitals = async (): Promise<string[]> => {
    await visitor.goto('/weaversworld');
    await expect(visitor.getByRole('link', { name: HOME })).toBeVisible();
    await visitor.waitForFunction(() => performance.getEntriesByName('release-vitals').length > 0);
    await visitor.goto('about:blank');
    const { releases } = await (await fetch(`${origin}/releases/health`)).json();
    return Object.keys(releases.find((one: { remote: string }) => one.remote === 'story')?.vitals ?? {});
  };
  await expect.poll(storyVitals).toEqual(expect.arrayContaining(['lcp', 'cls', 'blocked']));

  const tab = seen.get(true)!;
  await release(siteDir, 'rollback', 'host');
  const registry = tab.waitForResponse('**/remotes/registry.json');
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await registry).finished();
  await tab.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect.poll(() => executedBuilds(tab).catch(() => null)).toEqual([]);
  await expect(tab.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
});

test('a release of the host that does not start is replaced by the default, and halted', async ({
  ownProduct,
  visit,
  problems,
}) => {
  problems.allow(/boom/);
  const { origin, siteDir } = await ownProduct(ownSite);
  const spoiled = withMain(() => 'throw new Error("boom")');
  const name = await publishAt(siteDir, spoiled, 100, 'host');
  for (let visitor = 0; visitor < 8; visitor += 1) {
    const { page, context } = await visit(origin);
    await page.goto('/weaversworld');
    expect(await ranNext(page)).toBe(false);
    await context.close();
  }
  await expect.poll(async () => (await statusOf(siteDir, name))?.role).toBe('halted');
});

test('on a static server the host is ramped as well', async ({ product, visit }) => {
  const store = mkdtempSync(join(tmpdir(), 'ww-static-host-'));
  cpSync(product.siteDir, store, { recursive: true });
  const site = await startStaticHost(store, product.origin);
  try {
    await publishAt(store, next, 50, 'host');
    const seen = new Set<boolean>();
    for (let visitor = 0; visitor < 20 && seen.size < 2; visitor += 1) {
      const { page } = await visit(site.origin);
      await page.goto('/weaversworld');
      seen.add(await ranNext(page));
    }
    expect(seen.size).toBe(2);
    expect(await release(store, 'verify')).toMatchObject({ ok: true });
  } finally {
    site.stop();
    rmSync(store, { recursive: true, force: true });
  }
});
