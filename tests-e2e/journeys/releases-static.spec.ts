import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilCached } from '../fixtures/cached-files.ts';
import { type Product, startJourneyProduct } from '../fixtures/product.ts';
import {
  chunksOf,
  executedBuilds,
  markedBuild,
  publishAt,
  releaseByCommand,
  removeVariants,
  rewriteAll,
  variantOf,
} from '../fixtures/releases.ts';
import { needBuilds } from '../fixtures/run-wide.ts';
import { type StaticHost, startStaticHost } from '../fixtures/static-site.ts';
import { REFUSED_SINK_PROBLEMS, refusedSinks } from '../fixtures/string-sinks.ts';
import { expect, test, type Visitor } from '../fixtures/test.ts';

let backEnd: Product;
let host: StaticHost;
const good = markedBuild('good');
const next = markedBuild('next');
const store = mkdtempSync(join(tmpdir(), 'ww-static-'));

// In one worker, because `beforeAll` runs once for each.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => needBuilds('marked'));
test.beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../dist/site'), store, { recursive: true });
  // Twice, so that the release behind the default records that it ran, too.
  for (let n = 0; n < 2; n += 1) await publishAt(store, variantOf(good), 100);
  // The back end serves API calls only: pages, releases and their hashes come from the files of the store.
  backEnd = await startJourneyProduct({ env: { SITE_DIR: join(store, 'nothing'), RATE_LIMITS: 'off' } });
  host = await startStaticHost(store, backEnd.origin);
});
test.afterAll(async () => {
  host?.stop();
  await backEnd?.remove();
  removeVariants();
  rmSync(store, { recursive: true, force: true });
});

const HOME = 'Sign Up to Get Started';

/** A new visitor's first page load: which builds ran. */
const firstLoad = async ({ page }: Visitor) => {
  await page.goto('/weaversworld');
  await expect(page.getByRole('link', { name: HOME })).toBeVisible();
  const marks = await executedBuilds(page, true);
  const evil = await page.evaluate(() => '__evil' in globalThis);
  return { marks, evil };
};

test.describe('a product on a static server, by `pnpm release` alone', () => {
  test('ramps a release to a share of the visitors, and rolls it back', async ({ visit }) => {
    const name = await publishAt(store, variantOf(next), 50);
    const seen = new Set<string | undefined>();
    // Each gets it with a probability of one half: twenty with the same result happen once in half a million runs.
    for (let visitor = 0; visitor < 20 && seen.size < 2; visitor += 1) {
      const { marks } = await firstLoad(await visit(host.origin));
      expect(marks).toHaveLength(1);
      seen.add(marks[0]);
    }
    expect([...seen].sort()).toEqual(['good', 'next']);

    await releaseByCommand(store, 'ramp', 'story', name, '100');
    expect(await firstLoad(await visit(host.origin))).toEqual({ marks: ['next'], evil: false });
    await releaseByCommand(store, 'rollback', 'story');
    expect(await firstLoad(await visit(host.origin))).toEqual({ marks: ['good'], evil: false });
  });

  test('runs the last good release when a chunk of the new one was changed', async ({ visit, problems }) => {
    problems.allow(/^console error: (\[remotes\] story@|Failed to find a valid digest)/);
    const name = await publishAt(store, variantOf(next), 100);
    rewriteAll(chunksOf(join(store, 'remotes/story', name)), (text) => `;globalThis.__evil = true;${text}`);
    const { marks, evil } = await firstLoad(await visit(host.origin));
    expect([marks, evil]).toEqual([['good'], false]);
    await releaseByCommand(store, 'rollback', 'story');
  });

  test('is there without a connection, under the same policy', async ({ visit, problems }) => {
    const { page, context } = await visit(host.origin, { serviceWorkers: 'allow' });
    await page.goto('/weaversworld');
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    await waitUntilCached(page);
    expect(problems.all()).toEqual([]);
    // Pictures of the sample story are not kept.
    problems.allow(/ERR_INTERNET_DISCONNECTED/, /^console error: \[/, /^request failed: GET \S+\.webp/);
    await context.setOffline(true);
    await page.goto('/weaversworld');
    await expect(page.getByText("You're offline.")).toBeVisible();
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    problems.allow(...REFUSED_SINK_PROBLEMS);
    const { accepted, ran } = await refusedSinks(page);
    expect([accepted, ran]).toEqual([[], false]);
  });

  test('has its Content-Security-Policy in the page: no other script runs', async ({ visit, problems }) => {
    const { page } = await visit(host.origin);
    await page.goto('/weaversworld/create');
    await expect(page.getByRole('heading', { name: 'Create a Story' })).toBeVisible();
    expect(problems.all()).toEqual([]);
    problems.allow(...REFUSED_SINK_PROBLEMS);
    const { accepted, refused, ran } = await refusedSinks(page);
    expect([accepted, ran]).toEqual([[], false]);
    expect(refused).toEqual(expect.arrayContaining(['innerHTML', 'script.textContent']));
    await page.evaluate(() => {
      for (const [type, text] of [
        ['text/javascript', 'globalThis.__evil = true'],
        ['importmap', '{"imports":{"evil":"/evil.js"}}'],
      ]) {
        const script = document.createElement('script');
        script.type = type!;
        script.append(text!);
        document.head.append(script);
      }
    });
    expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
    const map = await page.evaluate(() => import('evil' as string).catch(({ message }: Error) => message));
    expect(map).toMatch(/resolve module specifier/);
  });
});
