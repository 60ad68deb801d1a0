import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import {
  buildMarked,
  chunksOf,
  marksThatRan,
  publishAt,
  rampOf,
  release,
  remove,
  removeAll,
  removeVariants,
  rewrite,
  rewriteAll,
  statusOf,
  variantOf,
} from '../fixtures/releases.ts';

/** How much later than without a failure the last good screen may stand there, however slow this machine is. */
const LONGEST_MS = 3000;
const EVIL = ';globalThis.__evil = true;';

let browser: Browser;
let product: Product;
let next: string;
let lastGood = '';
let usual = 0;

beforeAll(async () => {
  browser = await openBrowser();
  const good = await buildMarked('good');
  next = await buildMarked('next');
  product = await startProduct({
    env: { RATE_LIMITS: 'off' },
    // Without the host's facts the command cannot know that a contract will not fit, and lets it be ramped.
    changeSite: (site) => rmSync(join(site, '.releases/host.json')),
  });
  lastGood = await publishAt(product.siteDir, variantOf(good), 100);
  // The first visit warms the server up, the second says how fast this machine is.
  for (let n = 0; n < 2; n += 1) usual = (await visit(null, '')).seen;
}, 120_000);
// A failure that was not halted must not become the default of the next one.
afterEach(async () => {
  const ramped = await rampOf(product.siteDir);
  if (ramped && ramped !== lastGood) await release(product.siteDir, 'rollback', 'story');
});
afterAll(async () => {
  await browser?.close();
  removeVariants();
  await product?.remove();
});

interface Failure {
  what: string;
  cause: string;
  /** Spoils the build before it is published: its hashes are right. */
  build?: (folder: string) => void;
  /** Spoils what was published: its hashes are wrong. */
  site?: (folder: string) => void;
  /** Spoils the way to the browser. */
  wire?: (page: Page, folder: string) => Promise<unknown>;
}

const entryOf = (folder: string) => join(folder, 'remoteEntry.js');
const wrapped = (body: string) => (folder: string) => {
  rewrite(join(folder, 'real-entry.js'), () => '');
  let real = '';
  rewrite(entryOf(folder), (text) => {
    real = text;
    return `import * as real from './real-entry.js';
export const init = real.init;
export const get = async (name) => {
  const { remote } = (await real.get(name))();
  return () => ({ remote: ${body} });
};`;
  });
  rewrite(join(folder, 'real-entry.js'), () => real);
};

const FAILURES: Failure[] = [
  { what: 'entry: 404', cause: 'entry', site: (folder) => remove(entryOf(folder)) },
  {
    what: 'entry: garbage',
    cause: 'entry',
    build: (folder) => rewrite(entryOf(folder), () => '<!doctype html>'),
  },
  {
    what: 'entry: throws',
    cause: 'entry',
    build: (folder) => rewrite(entryOf(folder), (text) => `throw new Error('boom');${text}`),
  },
  {
    what: 'entry: tampered',
    cause: 'entry',
    site: (folder) => rewrite(entryOf(folder), (text) => EVIL + text),
  },
  {
    what: 'entry: 503',
    cause: 'entry',
    wire: (page, folder) =>
      page.route(`**${folder}/remoteEntry.js`, (route) => route.fulfill({ status: 503, body: '{}' })),
  },
  {
    what: 'entry: hangs',
    cause: 'time-out',
    wire: (page, folder) => page.route(`**${folder}/remoteEntry.js`, () => undefined),
  },
  { what: 'entry: exports no remote', cause: 'entry', build: wrapped('{}') },
  { what: 'chunk: 404', cause: 'chunk', site: (folder) => removeAll(chunksOf(folder)) },
  {
    what: 'chunk: tampered',
    cause: 'chunk',
    site: (folder) => rewriteAll(chunksOf(folder), (text) => EVIL + text),
  },
  {
    what: 'chunk: hangs',
    cause: 'time-out',
    wire: (page, folder) =>
      page.route(new RegExp(`${folder}/assets/(?!__federation).*\\.js`), () => undefined),
  },
  {
    what: 'contract: the remote was built for another',
    cause: 'contract',
    build: wrapped("{ ...remote, contract: '2.0.0' }"),
  },
  {
    what: 'first render: throws',
    cause: 'render',
    build: wrapped(
      "{ ...remote, routes: remote.routes.map((route) => ({ ...route, load: async () => ({ Page() { throw new Error('boom'); } }) })) }",
    ),
  },
];

const visit = async (failure: Failure | null, folder: string) => {
  const { context, page } = await newVisitor(browser, product.origin);
  await failure?.wire?.(page, folder);
  await page.goto('/weaversworld');
  await page.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();
  const seen = await page.evaluate(() => {
    const main = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/assets\/main\.[^/]*\.js$/.test(name));
    return performance.now() - ((main as PerformanceResourceTiming | undefined)?.responseEnd ?? 0);
  });
  const evil = await page.evaluate(() => '__evil' in globalThis);
  const ran = await marksThatRan(page, true);
  const reloads = await page.evaluate(() => performance.getEntriesByType('navigation').length);
  await context.close();
  return { seen, evil, ran, reloads };
};

describe('a canary that fails', () => {
  it.each(FAILURES)(
    '$what: the last good reader runs in the same page, and the ramp is halted',
    async (failure) => {
      const name = await publishAt(product.siteDir, variantOf(next, failure.build), 100);
      const folder = `/remotes/story/${name}`;
      failure.site?.(join(product.siteDir, folder));
      for (let visitor = 0; visitor < 3; visitor += 1) {
        const { seen, evil, ran, reloads } = await visit(failure, folder);
        expect(ran).toContain('good');
        if (
          failure.cause !== 'render' &&
          failure.cause !== 'contract' &&
          !failure.what.includes('chunk: hangs')
        )
          expect(ran).not.toContain('next');
        expect(evil).toBe(false);
        expect(reloads).toBe(1);
        expect(seen - usual).toBeLessThan(LONGEST_MS);
      }
      await expect
        .poll(() => statusOf(product.siteDir, name), { timeout: 10_000 })
        .toMatchObject({
          share: 0,
          role: 'halted',
          reason: expect.stringMatching(/^3 of 3 page loads failed, of the default/),
        });
      const { context, page } = await newVisitor(browser, product.origin);
      await page.goto('/weaversworld');
      await page.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();
      expect(await marksThatRan(page)).toEqual(['good']);
      await context.close();
    },
  );

  it('whose contract does not fit is not even asked for', async () => {
    const name = await publishAt(product.siteDir, variantOf(next), 0);
    await release(product.siteDir, 'ramp', 'story', name, '100');
    const registry = join(product.siteDir, 'remotes/registry.json');
    rewrite(registry, (text) => {
      const document = JSON.parse(text);
      for (const one of document.microFrontends.story)
        if (one.extras.weaversworld.release === name) one.extras.weaversworld.contract = '^2.0.0';
      return JSON.stringify(document);
    });
    const { context, page } = await newVisitor(browser, product.origin);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/weaversworld');
    await page.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();
    expect(await marksThatRan(page)).toEqual(['good']);
    expect(asked.filter((url) => url.includes(name))).toEqual([]);
    await context.close();
  });
});
