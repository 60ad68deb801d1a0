import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type Product, startJourneyProduct } from '../fixtures/product.ts';
import { EVIL } from '../fixtures/release-failures.ts';
import { release, rewriteAll } from '../fixtures/releases.ts';
import { needBuilds } from '../fixtures/run-wide.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  distOf,
  filesContaining,
  publishThirdParty,
  THIRD_PARTY_REMOTES,
  type ThirdPartyRemote,
} from '../fixtures/third-party-bundlers.ts';

const HOME = 'Sign Up to Get Started';
/** Strings that occur in the files of React and react-dom, wherever they are bundled. */
const REACT = ['react.transitional.element', 'react.portal'];

let product: Product;
const folders = new Map<ThirdPartyRemote, string>();
// In one worker, because `beforeAll` runs once for each.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => needBuilds('third-party'));
test.beforeAll(async () => {
  product = await startJourneyProduct({ env: { RATE_LIMITS: 'off' }, changeSite: () => undefined });
  for (const make of THIRD_PARTY_REMOTES) folders.set(make, await publishThirdParty(product.siteDir, make));
});
test.afterAll(async () => {
  await product?.remove();
});

const fetchedBelow = (page: Page, folder: string): Promise<string[]> =>
  page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith(start))
        .map((path) => path.slice(start.length)),
    `${folder}/`,
  );

/** Uses everything that a remote's screen shows. */
const useScreen = async (page: Page, { title, counts, asks, lazy }: ThirdPartyRemote): Promise<void> => {
  const screen = page.getByRole('main').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(screen.getByText(/Shell 2\.\d+\.\d+, React 19\.\d+\.\d+, without music/)).toBeVisible();
  // A value of its stylesheet, which was loaded and applied.
  expect(await screen.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('7px');
  for (const count of [1, 2]) {
    await screen.getByRole('button', { name: counts }).click();
    await expect(screen.getByRole('button', { name: `${counts}: ${count}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Play music' }).click();
  await expect(screen.getByText('with music')).toBeVisible();
  await page.getByRole('button', { name: 'Mute music' }).click();
  await screen.getByRole('button', { name: asks }).click();
  await expect(page.getByText(lazy)).toBeVisible();
};

test.describe('a remote of a third-party bundler', () => {
  for (const make of THIRD_PARTY_REMOTES)
    test(`${make.folder}: loads from the registry, by URL and from another screen, with the host's React`, async ({
      visit,
    }) => {
      const other = THIRD_PARTY_REMOTES.find((one) => one !== make)!;
      const { page } = await visit(product.origin);
      await page.goto(make.path);
      await useScreen(page, make);
      await page.getByRole('link', { name: other.title }).click();
      await useScreen(page, other);
      await page.getByRole('link', { name: 'Back home' }).click();
      await expect(page.getByRole('link', { name: HOME })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: other.title })).toBeVisible();
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);

      const reactFiles = REACT.flatMap((mark) => filesContaining(distOf(make), mark));
      const fetched = await fetchedBelow(page, folders.get(make)!);
      expect(reactFiles.length).toBeGreaterThan(0);
      expect(fetched.length).toBeGreaterThan(3);
      expect(fetched.filter((file) => reactFiles.includes(file))).toEqual([]);
      // index.html holds its manifest.
      expect(fetched).not.toContain('mf-manifest.json');
    });

  for (const make of THIRD_PARTY_REMOTES)
    test(`${make.folder}: a changed chunk does not run, and the rest of the product works`, async ({
      visit,
      problems,
    }) => {
      problems.allow(/^console error: (\[remotes\] |Failed to find a valid digest)/);
      const folder = join(product.siteDir, folders.get(make)!);
      const spoilt = filesContaining(folder, make.title).map((file) => join(folder, file));
      expect(spoilt.length).toBeGreaterThan(0);
      rewriteAll(spoilt, (text) => EVIL + text);
      expect(await release(product.siteDir, 'verify')).toMatchObject({ ok: false });
      const { page } = await visit(product.origin);
      await page.goto(make.path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('link', { name: HOME })).toBeVisible();
      expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
      rewriteAll(spoilt, (text) => text.slice(EVIL.length));
      expect(await release(product.siteDir, 'verify')).toMatchObject({ ok: true });
    });

  test('runs from a registry document of another origin only with a hash of its entry', async ({
    visit,
    problems,
  }) => {
    problems.allow(/^console error: \[remotes\] club@9\.0\.0 cannot be used \(unverified\)/);
    const make = THIRD_PARTY_REMOTES[0]!;
    const folder = join(product.siteDir, 'others');
    cpSync(distOf(make), folder, { recursive: true });
    const hash = createHash('sha384')
      .update(readFileSync(join(folder, 'remoteEntry.js')))
      .digest('base64');
    const file = join(product.siteDir, 'remotes/registry.json');
    const document = JSON.parse(readFileSync(file, 'utf8'));
    const [ours] = document.microFrontends.club;
    ours.deployment = { traffic: 0, default: false };
    for (const integrity of [`sha384-${hash}`, '']) {
      const others = {
        url: '/others/remoteEntry.js',
        metadata: { version: '9.0.0', integrity },
        deployment: { traffic: 100, default: true },
      };
      document.microFrontends.club = [ours, others];
      writeFileSync(file, JSON.stringify(document));
      const { page } = await visit(product.origin);
      await page.goto(make.path);
      await useScreen(page, make);
      const fetched = await fetchedBelow(page, '/others');
      if (integrity) expect(fetched).toContain('remoteEntry.js');
      else expect(fetched).toEqual([]);
    }
    rmSync(folder, { recursive: true });
  });
});
