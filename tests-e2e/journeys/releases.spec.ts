import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Product } from '../fixtures/product.ts';
import {
  executedBuilds,
  markedBuild,
  publishAndKill,
  publishAt,
  release,
  releaseByCommand,
  removeVariants,
  statusOf,
  variantOf,
} from '../fixtures/releases.ts';
import { needBuilds } from '../fixtures/run-wide.ts';
import { createCharacters, createStory } from '../fixtures/stories.ts';
import { REFUSED_SINK_PROBLEMS } from '../fixtures/string-sinks.ts';
import { test as base, expect, type Visitor } from '../fixtures/test.ts';

const good = markedBuild('good');
const next = markedBuild('next');

const test = base.extend<{ released: Product }>({
  /** A product with a store of its own, whose story remote is the build `good`. */
  released: async ({ ownProduct }, provide) => {
    const product = await ownProduct({ env: { RATE_LIMITS: 'off' }, changeSite: () => undefined });
    await publishAt(product.siteDir, variantOf(good), 100);
    await provide(product);
  },
});

test.beforeAll(() => needBuilds('marked'));
test.afterAll(removeVariants);

const HOME = 'Sign Up to Get Started';

/** Gives a visitor this id. */
const withId = async (visitor: Visitor, id: string): Promise<Visitor> => {
  await visitor.context.addInitScript((name) => {
    if (!localStorage.getItem('ww.visitor')) localStorage.setItem('ww.visitor', name);
  }, id);
  return visitor;
};

test.describe('a new release of the story remote', () => {
  test('is ramped to 10, 50 and 100 % of the visitors, none of them goes back, and the other remotes stay cached', async ({
    released: product,
    visit,
  }) => {
    const visitors = Array.from({ length: 400 }, (_, index) => `visitor-${index}`);
    /** The visitors whose page names the new release's modules. */
    const whoGets = async (name: string): Promise<string[]> => {
      const gets = async (visitor: string): Promise<boolean> => {
        const headers = { accept: 'text/html', cookie: `ww_visitor=${visitor}` };
        const html = await (await fetch(`${product.origin}/weaversworld`, { headers })).text();
        return html.includes(`modulepreload" href="/remotes/story/${name}/`);
      };
      const got: string[] = [];
      for (let first = 0; first < visitors.length; first += 20) {
        const some = visitors.slice(first, first + 20);
        const results = await Promise.all(some.map(gets));
        got.push(...some.filter((_, index) => results[index]));
      }
      return got;
    };
    const authFiles = async (page: Page) => {
      await page.goto('/accounts/login');
      await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
      return page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((one) => one.name.includes('/remotes/auth/'))
          .map(({ name, transferSize }) => ({ name, transferSize })),
      );
    };

    const reader = await withId(await visit(product.origin), 'reader');
    const before = await authFiles(reader.page);
    expect(before.length).toBeGreaterThan(1);
    expect(before.some(({ transferSize }) => transferSize > 0)).toBe(true);

    const name = await publishAt(product.siteDir, variantOf(next), 0);
    expect(await whoGets(name)).toEqual([]);
    const shares: string[][] = [];
    for (const share of [10, 50, 100]) {
      await releaseByCommand(product.siteDir, 'ramp', 'story', name, String(share));
      shares.push(await whoGets(name));
    }
    const [ten, fifty, all] = shares as [string[], string[], string[]];
    expect(Math.abs(ten.length - 40)).toBeLessThan(24);
    expect(Math.abs(fifty.length - 200)).toBeLessThan(40);
    expect(all).toEqual(visitors);
    expect(ten.every((visitor) => fifty.includes(visitor))).toBe(true);

    // Browsers run the release that the server chose.
    await releaseByCommand(product.siteDir, 'ramp', 'story', name, '50');
    const [inside, outside] = [ten[0]!, visitors.find((one) => !fifty.includes(one))!];
    for (const [id, mark] of [
      [inside, 'next'],
      [outside, 'good'],
    ] as const) {
      const { page } = await withId(await visit(product.origin), id);
      await page.goto('/weaversworld');
      await expect(page.getByRole('link', { name: HOME })).toBeVisible();
      expect(await executedBuilds(page)).toEqual([mark]);
      // A tab keeps its release: a higher share changes nothing during a visit.
      await releaseByCommand(product.siteDir, 'ramp', 'story', name, mark === 'next' ? '50' : '100');
      await page.reload();
      await expect(page.getByRole('link', { name: HOME })).toBeVisible();
      expect(await executedBuilds(page)).toEqual([mark]);
    }

    const after = await authFiles(reader.page);
    const addresses = (files: typeof before) => new Set(files.map(({ name: url }) => url));
    expect(addresses(after)).toEqual(addresses(before));
    expect(after.filter(({ transferSize }) => transferSize > 0)).toEqual([]);

    // After a rollback the next page load of the same tab runs the last good release.
    const { page } = await withId(await visit(product.origin), inside);
    await page.goto('/weaversworld');
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    expect(await executedBuilds(page)).toEqual(['next']);
    await releaseByCommand(product.siteDir, 'rollback', 'story', '--reason', 'a typo on every page');
    await page.reload();
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    expect(await executedBuilds(page)).toEqual(['good']);
    expect(await statusOf(product.siteDir, name)).toMatchObject({
      role: 'halted',
      reason: 'a typo on every page',
    });
  });

  test('can be chosen by a tester before anybody else gets it, shows a badge, and can be reset', async ({
    released: product,
    visit,
  }) => {
    const name = await publishAt(product.siteDir, variantOf(next), 0);
    const { page } = await visit(product.origin);
    await page.goto(`/weaversworld?release=story@${name}`);
    const badge = page.getByRole('complementary', { name: 'Chosen releases' });
    await expect(badge.getByText(`story@${name}`)).toBeVisible();
    expect(await executedBuilds(page)).toEqual(['next']);
    await page.goto('/weaversworld');
    await expect(badge).toBeVisible();
    expect(await executedBuilds(page)).toEqual(['next']);
    await badge.getByRole('button', { name: 'Reset releases' }).click();
    await expect(badge).toHaveCount(0);
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    expect(await executedBuilds(page)).toEqual(['good']);
  });

  test('leaves open tabs when it is halted: the next screen is the last good one, and what was typed is kept', async ({
    released: product,
    visit,
  }) => {
    await publishAt(product.siteDir, variantOf(next), 100);
    const { page } = await visit(product.origin);
    await page.goto('/weaversworld/create');
    await page.getByLabel('Theme').fill('a quiet evening');
    expect(await executedBuilds(page, true)).toEqual(['next']);
    await release(product.siteDir, 'rollback', 'story');
    // The tab comes to the front.
    const registry = page.waitForResponse('**/remotes/registry.json');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await registry).finished();
    await expect(page.getByLabel('Theme')).toHaveValue('a quiet evening');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Theme')).toHaveValue('a quiet evening');
    expect(await executedBuilds(page, true)).toEqual(['next', 'good']);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  });

  test('leaves a tab with a live connection without a look of its own', async ({ ownProduct, visit }) => {
    const env = { RATE_LIMITS: 'off', LIVE_POLL_MS: '100' };
    const product = await ownProduct({ env, changeSite: () => undefined });
    await publishAt(product.siteDir, variantOf(good), 100);
    await publishAt(product.siteDir, variantOf(next), 100);
    const { page: first, context } = await visit(product.origin);
    await first.goto('/weaversworld');
    const { id } = await createStory(first, { characters: await createCharacters(first), pages: 1 });
    let page = first;
    // On a busy machine a tab may fall back to the other release, because this one takes longer than 1.5 s: another tab picks anew.
    await expect(async () => {
      page = await context.newPage();
      const connected = page.waitForEvent('websocket');
      await page.goto(`/weaversworld/story/${id}`);
      await (await connected).waitForEvent('framereceived');
      expect(await executedBuilds(page, true)).toEqual(['next']);
    }).toPass();
    const registry = page.waitForResponse('**/remotes/registry.json');
    await release(product.siteDir, 'rollback', 'story');
    await (await registry).finished();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/weaversworld$/);
    await expect.poll(() => executedBuilds(page, true)).toEqual(['next', 'good']);
  });

  test('never runs because of a registry that was changed in transit', async ({
    released: product,
    visit,
    problems,
  }) => {
    problems.allow(/^console error: \[remotes\] story@evil cannot be used/, ...REFUSED_SINK_PROBLEMS);
    const folder = join(product.siteDir, 'remotes/story/evil');
    mkdirSync(folder);
    writeFileSync(join(folder, 'remoteEntry.js'), 'globalThis.__evil = true; export const get = 1;');
    const { page } = await visit(product.origin);
    const evil = (integrity: string) => ({
      url: '/remotes/story/evil/remoteEntry.js',
      metadata: { version: '9.0.0', integrity },
      deployment: { traffic: 0, default: true },
      extras: {
        weaversworld: {
          release: 'evil',
          contract: '^1.0.0',
          mounts: ['/weaversworld'],
          files: { 'remoteEntry.js': integrity },
        },
      },
    });
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha384')
      .update('globalThis.__evil = true; export const get = 1;')
      .digest('base64');
    for (const integrity of [`sha384-${hash}`, '']) {
      await page.route('**/remotes/registry.json', async (route) => {
        const document = await (await route.fetch()).json();
        document.microFrontends.story.unshift(evil(integrity));
        await route.fulfill({ json: document });
      });
      await page.goto('/weaversworld?release=story@evil');
      await expect(page.getByRole('link', { name: HOME })).toBeVisible();
      expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
      expect(await executedBuilds(page)).toEqual(['good']);
      await page.unroute('**/remotes/registry.json');
    }
  });
});

test.describe('the store', () => {
  test('lets one of two concurrent publishers win, rejects the other, and stays consistent', async ({
    released: product,
  }) => {
    const { siteDir } = product;
    const { revision } = await releaseByCommand(siteDir, 'status');
    const answers = await Promise.all(
      [next, next].map((dist) =>
        releaseByCommand(
          siteDir,
          'publish',
          'mfe-story',
          '--dist',
          variantOf(dist),
          '--revision',
          String(revision),
        ),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const rejected = answers.find(({ ok }) => !ok);
    expect(rejected?.error).toMatch(
      /Somebody else was faster: revision \d+ by journey.*Nothing was changed.*run your command again/,
    );
    expect(await release(siteDir, 'verify')).toMatchObject({ ok: true });
  });

  test('stays consistent when a publisher is killed', async ({ released: product }) => {
    const { siteDir } = product;
    for (const ms of [400, 700, 900, 1100, 1300, 1600]) {
      await publishAndKill(siteDir, variantOf(next), ms);
      // Killed after the registry, before the page.
      await release(siteDir, 'inline');
      expect(await release(siteDir, 'verify')).toMatchObject({ ok: true });
      const html = await (
        await fetch(`${product.origin}/weaversworld`, { headers: { accept: 'text/html' } })
      ).text();
      expect(html).toContain('importmap');
    }
    const name = await publishAt(siteDir, variantOf(next), 100);
    expect(await statusOf(siteDir, name)).toMatchObject({ share: 100 });
    expect(await release(siteDir, 'verify')).toMatchObject({ ok: true });
  });
});
