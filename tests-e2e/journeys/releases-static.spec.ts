import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import {
  buildMarked,
  chunksOf,
  marksThatRan,
  publishAt,
  release,
  removeVariants,
  rewriteAll,
  variantOf,
} from '../fixtures/releases.ts';
import { type StaticHost, startStaticHost } from '../fixtures/static-site.ts';

let browser: Browser;
let backEnd: Product;
let host: StaticHost;
let good: string;
let next: string;
const store = mkdtempSync(join(tmpdir(), 'ww-static-'));

beforeAll(async () => {
  browser = await openBrowser();
  good = await buildMarked('good');
  next = await buildMarked('next');
  cpSync(join(import.meta.dirname, '../../dist/site'), store, { recursive: true });
  // Twice, so that behind the default stands a release whose scripts say that they ran, too.
  for (let n = 0; n < 2; n += 1) await publishAt(store, variantOf(good), 100);
  // The back end serves calls alone: pages, releases and their hashes come from the files of the store.
  backEnd = await startProduct({ env: { SITE_DIR: join(store, 'nothing'), RATE_LIMITS: 'off' } });
  host = await startStaticHost(store, backEnd.origin);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  host?.stop();
  await backEnd?.remove();
  removeVariants();
  rmSync(store, { recursive: true, force: true });
});

const HOME = 'Sign Up to Get Started';

/** A new visitor's first page: whose scripts ran, and what went wrong. */
const visit = async () => {
  const { context, page, complaints } = await newVisitor(browser, host.origin);
  await page.goto('/weaversworld');
  await page.getByRole('link', { name: HOME }).waitFor();
  const marks = await marksThatRan(page, true);
  const evil = await page.evaluate(() => '__evil' in globalThis);
  await context.close();
  return { marks, evil, complaints };
};

describe('a product on a static server, by `pnpm release` alone', () => {
  it('ramps a release to a share of the visitors and rolls it back', async () => {
    const name = await publishAt(store, variantOf(next), 50);
    const seen = new Set<string | undefined>();
    // One visitor in two: that twenty all get the same happens once in half a million runs.
    for (let visitor = 0; visitor < 20 && seen.size < 2; visitor += 1) {
      const { marks, complaints } = await visit();
      expect(complaints).toEqual([]);
      expect(marks).toHaveLength(1);
      seen.add(marks[0]);
    }
    expect([...seen].sort()).toEqual(['good', 'next']);

    await release(store, 'ramp', 'story', name, '100');
    expect(await visit()).toEqual({ marks: ['next'], evil: false, complaints: [] });
    await release(store, 'rollback', 'story');
    expect(await visit()).toEqual({ marks: ['good'], evil: false, complaints: [] });
  });

  it('runs the last good release where a chunk of the new one was changed', async () => {
    const name = await publishAt(store, variantOf(next), 100);
    rewriteAll(chunksOf(join(store, 'remotes/story', name)), (text) => `;globalThis.__evil = true;${text}`);
    const { marks, evil } = await visit();
    expect([marks, evil]).toEqual([['good'], false]);
    await release(store, 'rollback', 'story');
  });

  it('says its policy in the page: no script runs that it does not name', async () => {
    const { context, page, complaints } = await newVisitor(browser, host.origin);
    await page.goto('/weaversworld/create');
    await page.getByRole('heading', { name: 'Create a Story' }).waitFor();
    expect(complaints).toEqual([]);
    await page.evaluate(() => {
      for (const [type, text] of [
        ['text/javascript', 'globalThis.__evil = true'],
        ['importmap', '{"imports":{"evil":"/evil.js"}}'],
      ]) {
        const script = document.createElement('script');
        script.type = type!;
        script.textContent = text!;
        document.head.append(script);
      }
    });
    await expect.poll(() => complaints).toEqual(Array(2).fill('policy refused: script-src-elem'));
    expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
    await context.close();
  });
});
