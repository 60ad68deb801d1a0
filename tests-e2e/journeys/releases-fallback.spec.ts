import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { EVIL, FAILURES, type Failure } from '../fixtures/release-failures.ts';
import {
  buildMarked,
  chunksOf,
  marksThatRan,
  publishAt,
  rampOf,
  release,
  remove,
  removeVariants,
  rewrite,
  rewriteAll,
  variantOf,
} from '../fixtures/releases.ts';

/** From the moment the failing release was asked for to the last good screen. */
const LONGEST_MS = 3000;
const HOME = 'Sign Up to Get Started';

let browser: Browser;
let product: Product;
let good: string;
let next: string;
let lastGood = '';

beforeAll(async () => {
  browser = await openBrowser();
  good = await buildMarked('good');
  next = await buildMarked('next');
  product = await startProduct({
    env: { RATE_LIMITS: 'off' },
    // Without the host's facts the command cannot know that a contract will not fit, and lets it be ramped.
    changeSite: (site) => rmSync(join(site, '.releases/host.json')),
  });
  lastGood = await publishAt(product.siteDir, variantOf(good), 100);
}, 120_000);
// A failure that was not halted must not become the default of the next one.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const ramped = await rampOf(product.siteDir);
  if (ramped && ramped !== lastGood) await release(product.siteDir, 'rollback', 'story');
});
afterAll(async () => {
  await browser?.close();
  removeVariants();
  await product?.remove();
});

interface Registry {
  microFrontends: { story: { extras: { weaversworld: { release: string; halted?: { reason: string } } } }[] };
}
const entryOf = ({ microFrontends }: Registry, name: string) =>
  microFrontends.story.find(({ extras }) => extras.weaversworld.release === name)!;

interface Canary {
  name: string;
  /** Its folder in the site, and where it was built. */
  folder: string;
  build: string;
}

/** Publishes a release that will fail and gives it to everybody. */
const publishFailing = async ({ build: spoil, site, entry }: Failure): Promise<Canary> => {
  const build = variantOf(next, spoil);
  const name = await publishAt(
    product.siteDir,
    build,
    100,
    'mfe-story',
    ...(entry ? ['--entry', entry] : []),
  );
  const folder = `/remotes/story/${name}`;
  site?.(join(product.siteDir, folder));
  return { name, folder, build };
};

const visit = async ({ wire }: Failure, { name, folder, build }: Canary) => {
  const { context, page } = await newVisitor(browser, product.origin);
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/releases/report')) told.push(...request.postDataJSON().reports);
  });
  await wire?.(page, folder, build);
  await page.goto('/weaversworld');
  await page.getByRole('link', { name: HOME }).waitFor();
  const took = await page.evaluate(
    ([failed, shown]) => {
      const [asked] = performance.getEntriesByName(failed!);
      const [stands] = performance.getEntriesByName(shown!);
      return asked && stands && stands.startTime + stands.duration - asked.startTime;
    },
    [`story@${name} fell-back`, `story@${lastGood} ok`],
  );
  const seen = await page.evaluate(() => ({
    evil: '__evil' in globalThis,
    loads: performance.getEntriesByType('navigation').length,
  }));
  const ran = await marksThatRan(page, true);
  await context.close();
  return { ...seen, took, ran, told };
};

const tell = (reports: unknown[]) =>
  fetch(`${product.origin}/releases/report`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ reports }),
  });

/** Why a release was halted; undefined for one that was not. */
const halted = async (name: string): Promise<string | undefined> => {
  const registry = await (await fetch(`${product.origin}/remotes/registry.json`)).json();
  return entryOf(registry, name).extras.weaversworld.halted?.reason;
};

/** Does something while the registry says more of a release than the command can make it say. */
const withEntry = async (
  name: string,
  { fallbackUrl, ...extras }: { fallbackUrl?: string; contract?: string },
  work: () => Promise<void>,
) => {
  const file = join(product.siteDir, 'remotes/registry.json');
  const before = readFileSync(file, 'utf8');
  const registry = JSON.parse(before);
  const entry = entryOf(registry, name);
  Object.assign(entry, { fallbackUrl });
  Object.assign(entry.extras.weaversworld, extras);
  writeFileSync(file, JSON.stringify(registry));
  await work();
  writeFileSync(file, before);
};

describe('a canary that fails', () => {
  it.each(FAILURES)(
    '$what: the last good reader runs in the same page, and the ramp is halted',
    async (failure) => {
      const canary = await publishFailing(failure);
      const { name } = canary;
      const { took, evil, ran, loads, told } = await visit(failure, canary);
      expect(ran).toContain('good');
      if (!failure.runs) expect(ran).not.toContain('next');
      expect(evil).toBe(false);
      expect(loads).toBe(1);
      expect(took).toBeLessThan(LONGEST_MS);
      const failed = { release: name, outcome: 'fell-back', cause: failure.cause };
      expect(told).toEqual([expect.objectContaining(failed)]);
      // Two more visitors whose pages tell the same.
      for (let visitor = 0; visitor < 2; visitor += 1) await tell(told);
      await expect
        .poll(() => halted(name), { timeout: 10_000 })
        .toMatch(/^3 of 3 page loads failed, of the default/);
      const { context, page } = await newVisitor(browser, product.origin);
      await page.goto('/weaversworld');
      await page.getByRole('link', { name: HOME }).waitFor();
      expect(await marksThatRan(page)).toEqual(['good']);
      await context.close();
    },
  );

  it('is tried again in the same tab, and runs once its manifest answers', async () => {
    const entry = 'mf-manifest.json';
    const site = (folder: string) => remove(join(folder, entry));
    const { folder, build } = await publishFailing({ what: '', cause: '', entry, site });
    const { context, page } = await newVisitor(browser, product.origin);
    let isUp = false;
    const manifest = { path: join(build, entry) };
    await page.route(`**${folder}/${entry}`, (route) =>
      route.fulfill({ status: isUp ? 200 : 503, ...manifest }),
    );
    await page.route('**/remotes/story/*/remoteEntry.js', (route) =>
      isUp ? route.continue() : route.fulfill({ status: 503 }),
    );
    await page.goto('/weaversworld');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    isUp = true;
    await again.click();
    await page.getByRole('link', { name: HOME }).waitFor();
    expect(await marksThatRan(page)).toEqual(['next']);
    await context.close();
    await release(product.siteDir, 'rollback', 'story');
  });

  it('in one place runs from its second, and from there too only as it was published', async () => {
    const { name, folder } = await publishFailing({ what: '', cause: '' });
    cpSync(join(product.siteDir, folder), join(product.siteDir, 'mirror'), { recursive: true });
    remove(join(product.siteDir, folder, 'remoteEntry.js'));
    await withEntry(name, { fallbackUrl: '/mirror/remoteEntry.js' }, async () => {
      for (const mark of ['next', 'good']) {
        const { context, page } = await newVisitor(browser, product.origin);
        await page.goto('/weaversworld');
        await page.getByRole('link', { name: HOME }).waitFor();
        expect(await marksThatRan(page)).toEqual([mark]);
        expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
        await context.close();
        rewrite(join(product.siteDir, 'mirror/remoteEntry.js'), (text) => EVIL + text);
      }
    });
    await release(product.siteDir, 'rollback', 'story');
  });

  it('leaves nothing of what it shares to the last good one, though both are of another source than the host', async () => {
    const ofAnotherSource = (folder: string) =>
      rewrite(join(folder, 'remoteEntry.js'), (text) => text.replaceAll(/\d{7,}(?=\.0\.0)/g, '1234567'));
    const last = await publishAt(product.siteDir, variantOf(good, ofAnotherSource), 100);
    const site = (folder: string) => rewriteAll(chunksOf(folder), (text) => EVIL + text);
    await publishFailing({ what: '', cause: '', build: ofAnotherSource, site });
    const { context, page } = await newVisitor(browser, product.origin);
    await page.goto('/weaversworld');
    await page.getByRole('link', { name: HOME }).waitFor();
    const shown = await page.evaluate(
      (name) => performance.getEntriesByName(name).length,
      `story@${last} ok`,
    );
    expect(shown).toBe(1);
    expect(await marksThatRan(page, true)).toEqual(['good']);
    expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
    await context.close();
    await release(product.siteDir, 'rollback', 'story');
  });

  it('whose contract does not fit is not even asked for', async () => {
    const { name } = await publishFailing({ what: '', cause: '' });
    const { context, page } = await newVisitor(browser, product.origin);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await withEntry(name, { contract: '^2.0.0' }, async () => {
      await page.goto('/weaversworld');
      await page.getByRole('link', { name: HOME }).waitFor();
    });
    expect(await marksThatRan(page)).toEqual(['good']);
    expect(asked.filter((url) => url.includes(name))).toEqual([]);
    await context.close();
    await release(product.siteDir, 'rollback', 'story');
  });
});
