import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import {
  buildMarked,
  marksThatRan,
  publishAndKill,
  publishAt,
  release,
  removeVariants,
  statusOf,
  variantOf,
} from '../fixtures/releases.ts';

let browser: Browser;
let good: string;
let next: string;

beforeAll(async () => {
  browser = await openBrowser();
  good = await buildMarked('good');
  next = await buildMarked('next');
}, 120_000);
afterAll(async () => {
  await browser?.close();
  removeVariants();
});

const open = async (): Promise<Product> => {
  const product = await startProduct({ env: { RATE_LIMITS: 'off' }, changeSite: () => undefined });
  await publishAt(product.siteDir, variantOf(good), 100);
  return product;
};

const HOME = 'Sign Up to Get Started';

/** A browser that carries this visitor's id. */
const visitorOf = async (product: Product, id: string) => {
  const visitor = await newVisitor(browser, product.origin);
  await visitor.context.addInitScript((name) => {
    if (!localStorage.getItem('ww.visitor')) localStorage.setItem('ww.visitor', name);
  }, id);
  return visitor;
};

describe('a new reader', () => {
  it('comes to 10, 50 and 100 % of the visitors, nobody goes back, and the other remotes stay as they are', async () => {
    const product = await open();
    const visitors = Array.from({ length: 400 }, (_, index) => `visitor-${index}`);
    /** The visitors whose page names the new release's modules. */
    const whoGets = async (name: string): Promise<string[]> => {
      const got: string[] = [];
      for (const visitor of visitors) {
        const headers = { accept: 'text/html', cookie: `ww_visitor=${visitor}` };
        const html = await (await fetch(`${product.origin}/weaversworld`, { headers })).text();
        if (html.includes(`modulepreload" href="/remotes/story/${name}/`)) got.push(visitor);
      }
      return got;
    };
    const authFiles = async (page: Awaited<ReturnType<typeof visitorOf>>['page']) => {
      await page.goto('/accounts/login');
      await page.getByRole('link', { name: 'Forgot Password?' }).waitFor();
      return page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((one) => one.name.includes('/remotes/auth/'))
          .map(({ name, transferSize }) => ({ name, transferSize })),
      );
    };

    const reader = await visitorOf(product, 'reader');
    const before = await authFiles(reader.page);
    expect(before.length).toBeGreaterThan(1);
    expect(before.some(({ transferSize }) => transferSize > 0)).toBe(true);

    const name = await publishAt(product.siteDir, variantOf(next), 0);
    expect(await whoGets(name)).toEqual([]);
    const shares: string[][] = [];
    for (const share of [10, 50, 100]) {
      await release(product.siteDir, 'ramp', 'story', name, String(share));
      shares.push(await whoGets(name));
    }
    const [ten, fifty, all] = shares as [string[], string[], string[]];
    expect(Math.abs(ten.length - 40)).toBeLessThan(24);
    expect(Math.abs(fifty.length - 200)).toBeLessThan(40);
    expect(all).toEqual(visitors);
    expect(ten.every((visitor) => fifty.includes(visitor))).toBe(true);

    // Real browsers run what the server said they would.
    await release(product.siteDir, 'ramp', 'story', name, '50');
    const [inside, outside] = [ten[0]!, visitors.find((one) => !fifty.includes(one))!];
    for (const [id, mark] of [
      [inside, 'next'],
      [outside, 'good'],
    ] as const) {
      const { context, page } = await visitorOf(product, id);
      await page.goto('/weaversworld');
      await page.getByRole('link', { name: HOME }).waitFor();
      expect(await marksThatRan(page)).toEqual([mark]);
      // Once picked, the tab keeps it: a raised share changes nothing in mid-visit.
      await release(product.siteDir, 'ramp', 'story', name, mark === 'next' ? '50' : '100');
      await page.reload();
      await page.getByRole('link', { name: HOME }).waitFor();
      expect(await marksThatRan(page)).toEqual([mark]);
      await context.close();
    }

    const after = await authFiles(reader.page);
    const addresses = (files: typeof before) => new Set(files.map(({ name: url }) => url));
    expect(addresses(after)).toEqual(addresses(before));
    expect(after.filter(({ transferSize }) => transferSize > 0)).toEqual([]);

    // Taken back: the next page load of the same tab is on the last good reader.
    const { context, page } = await visitorOf(product, inside);
    await page.goto('/weaversworld');
    await page.getByRole('link', { name: HOME }).waitFor();
    expect(await marksThatRan(page)).toEqual(['next']);
    await release(product.siteDir, 'rollback', 'story', '--reason', 'a typo on every page');
    await page.reload();
    await page.getByRole('link', { name: HOME }).waitFor();
    expect(await marksThatRan(page)).toEqual(['good']);
    expect(await statusOf(product.siteDir, name)).toMatchObject({
      role: 'halted',
      reason: 'a typo on every page',
    });
    await context.close();
    await reader.context.close();
    await product.remove();
  });

  it('is seen by a tester before anybody else, who is told so and can go back', async () => {
    const product = await open();
    const name = await publishAt(product.siteDir, variantOf(next), 0);
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    await page.goto(`/weaversworld?release=story@${name}`);
    const badge = page.getByRole('complementary', { name: 'Chosen releases' });
    await badge.getByText(`story@${name}`).waitFor();
    expect(await marksThatRan(page)).toEqual(['next']);
    await page.goto('/weaversworld');
    await badge.waitFor();
    expect(await marksThatRan(page)).toEqual(['next']);
    await badge.getByRole('button', { name: 'Reset releases' }).click();
    await badge.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: HOME }).waitFor();
    expect(await marksThatRan(page)).toEqual(['good']);
    expect(complaints).toEqual([]);
    await context.close();
    await product.remove();
  });

  it('never runs because a registry on its way was changed', async () => {
    const product = await open();
    const place = join(product.siteDir, 'remotes/story/evil');
    mkdirSync(place);
    writeFileSync(join(place, 'remoteEntry.js'), 'globalThis.__evil = true; export const get = 1;');
    const { context, page } = await newVisitor(browser, product.origin);
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
      await page.getByRole('link', { name: HOME }).waitFor();
      expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
      expect(await marksThatRan(page)).toEqual(['good']);
      await page.unroute('**/remotes/registry.json');
    }
    await context.close();
    await product.remove();
  });
});

describe('the store', () => {
  it('lets one of two publishers win, tells the other, and is whole', async () => {
    const product = await open();
    const { siteDir } = product;
    const { revision } = await release(siteDir, 'status');
    const answers = await Promise.all(
      [next, next].map((dist) =>
        release(siteDir, 'publish', 'mfe-story', '--dist', variantOf(dist), '--revision', String(revision)),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const told = answers.find(({ ok }) => !ok);
    expect(told?.error).toMatch(
      /Somebody else was faster: revision \d+ by journey.*Nothing was changed.*run your command again/,
    );
    expect(await release(siteDir, 'verify')).toMatchObject({ ok: true });
    await product.remove();
  });

  it('is whole whenever a publisher is killed', async () => {
    const product = await open();
    const { siteDir } = product;
    for (const ms of [400, 700, 900, 1100, 1300, 1600]) {
      await publishAndKill(siteDir, variantOf(next), ms);
      expect(await release(siteDir, 'verify')).toMatchObject({ ok: true });
      const html = await (
        await fetch(`${product.origin}/weaversworld`, { headers: { accept: 'text/html' } })
      ).text();
      expect(html).toContain('importmap');
    }
    const name = await publishAt(siteDir, variantOf(next), 100);
    expect(await statusOf(siteDir, name)).toMatchObject({ share: 100 });
    expect(await release(siteDir, 'verify')).toMatchObject({ ok: true });
    await product.remove();
  });
});
