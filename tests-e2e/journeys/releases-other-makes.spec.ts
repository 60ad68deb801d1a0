import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import {
  buildOther,
  distOf,
  filesHolding,
  OTHER_MAKES,
  type OtherMake,
  publishOther,
} from '../fixtures/other-makes.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { EVIL } from '../fixtures/release-failures.ts';
import { release, rewriteAll } from '../fixtures/releases.ts';

const HOME = 'Sign Up to Get Started';
/** Stand in the files of React and react-dom, wherever they are bundled. */
const REACT = ['react.transitional.element', 'react.portal'];

let browser: Browser;
let product: Product;
const places = new Map<OtherMake, string>();
beforeAll(async () => {
  browser = await openBrowser();
  for (const make of OTHER_MAKES) await buildOther(make);
  product = await startProduct({ env: { RATE_LIMITS: 'off' }, changeSite: () => undefined });
  for (const make of OTHER_MAKES) places.set(make, await publishOther(product.siteDir, make));
}, 120_000);
afterAll(async () => {
  await browser?.close();
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

/** Looks at everything a remote's screen shows, and uses it. */
const useScreen = async (page: Page, { title, counts, asks, lazy }: OtherMake): Promise<void> => {
  const screen = page.getByRole('main').filter({ has: page.getByRole('heading', { name: title }) });
  await screen.getByText(/Shell 1\.\d+\.\d+, React 19\.\d+\.\d+, without music/).waitFor();
  // A number of its stylesheet: it was fetched, and taken.
  expect(await screen.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('7px');
  for (const count of [1, 2]) {
    await screen.getByRole('button', { name: counts }).click();
    await screen.getByRole('button', { name: `${counts}: ${count}` }).waitFor();
  }
  await page.getByRole('button', { name: 'Play music' }).click();
  await screen.getByText('with music').waitFor();
  await page.getByRole('button', { name: 'Mute music' }).click();
  await screen.getByRole('button', { name: asks }).click();
  await page.getByText(lazy).waitFor();
};

describe('a remote of other make', () => {
  it.each(OTHER_MAKES)(
    '$folder: loads from the registry, by address and from another screen, with the host’s one React',
    async (make) => {
      const other = OTHER_MAKES.find((one) => one !== make)!;
      const { context, page, complaints } = await newVisitor(browser, product.origin);
      await page.goto(make.path);
      await useScreen(page, make);
      await page.getByRole('link', { name: other.title }).click();
      await useScreen(page, other);
      await page.getByRole('link', { name: 'Back home' }).click();
      await page.getByRole('link', { name: HOME }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: other.title }).waitFor();
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);

      const own = REACT.flatMap((mark) => filesHolding(distOf(make), mark));
      const fetched = await fetchedBelow(page, places.get(make)!);
      expect(own.length).toBeGreaterThan(0);
      expect(fetched.length).toBeGreaterThan(3);
      expect(fetched.filter((file) => own.includes(file))).toEqual([]);
      // index.html told its manifest.
      expect(fetched).not.toContain('mf-manifest.json');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each(OTHER_MAKES)('$folder: nothing of a changed chunk runs, and the rest does', async (make) => {
    const place = join(product.siteDir, places.get(make)!);
    const spoilt = filesHolding(place, make.title).map((file) => join(place, file));
    expect(spoilt.length).toBeGreaterThan(0);
    rewriteAll(spoilt, (text) => EVIL + text);
    expect(await release(product.siteDir, 'verify')).toMatchObject({ ok: false });
    const { context, page } = await newVisitor(browser, product.origin);
    await page.goto(make.path);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name: HOME }).waitFor();
    expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
    await context.close();
    rewriteAll(spoilt, (text) => text.slice(EVIL.length));
    expect(await release(product.siteDir, 'verify')).toMatchObject({ ok: true });
  });

  it('that a document of others names stands where ours did, when its entry has a hash', async () => {
    const make = OTHER_MAKES[0]!;
    const place = join(product.siteDir, 'others');
    cpSync(distOf(make), place, { recursive: true });
    const hash = createHash('sha384')
      .update(readFileSync(join(place, 'remoteEntry.js')))
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
      const { context, page, complaints } = await newVisitor(browser, product.origin);
      await page.goto(make.path);
      await useScreen(page, make);
      const fetched = await fetchedBelow(page, '/others');
      if (integrity) expect(fetched).toContain('remoteEntry.js');
      else expect(fetched).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
    rmSync(place, { recursive: true });
  });
});
