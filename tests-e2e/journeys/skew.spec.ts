import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aParent } from '../fixtures/accounts.ts';
import { APPS, buildNew } from '../fixtures/app-builds.ts';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { goTheMainJourney } from '../fixtures/main-journey.ts';
import { type Age, layMixture, type Mixture, marksFromNowOn } from '../fixtures/mixed-site.ts';
import { buildPrevious, PREVIOUS } from '../fixtures/previous.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { publishAt, remoteSaying, removeVariants, statusOf } from '../fixtures/releases.ts';

/*
 * Host and remotes are deployed apart, so any mixture of ages is in the wild. The server is always the new one.
 */

const ROWS: Mixture[] = (
  [
    ['previous', 'new', 'new', 'new', 'new'],
    ['new', 'previous', 'previous', 'previous', 'previous'],
    ['previous', 'previous', 'previous', 'new', 'new'],
    ['new', 'previous', 'new', 'previous', 'new'],
    ['new', 'new', 'previous', 'new', 'previous'],
    ['previous', 'new', 'new', 'previous', 'previous'],
  ] as const
).map(([host, auth, story, characters, profile]) => ({ host, auth, story, characters, profile }));

const nameOf = (mixture: Mixture): string => {
  const of = (age: Age) => Object.keys(mixture).filter((name) => mixture[name] === age);
  return `new: ${of('new').join(', ')}; previous: ${of('previous').join(', ')}`;
};
const all = (age: Age): Mixture => Object.fromEntries(Object.keys(APPS).map((name) => [name, age]));

let browser: Browser;
let product: Product | undefined;
let builds: Parameters<typeof layMixture>[2];

/** The contract one minor version above. */
const nextMinor = (contract: string): string => {
  const [major, minor] = contract.split('.').map(Number);
  return `${major}.${Number(minor) + 1}.0`;
};

/** The contract that the working tree's host keeps. */
const newContract = (): string => {
  const facts = join(import.meta.dirname, '../../dist/site/.releases/host.json');
  return z.object({ contract: z.string() }).parse(JSON.parse(readFileSync(facts, 'utf8'))).contract;
};

beforeAll(async () => {
  const [previous, fresh] = await Promise.all([buildPrevious(), buildNew()]);
  builds = {
    previous: { dir: previous, contract: PREVIOUS.contract },
    new: { dir: fresh, contract: newContract() },
  };
  browser = await openBrowser();
}, 300_000);
afterEach(async () => {
  await product?.remove();
  product = undefined;
});
afterAll(async () => {
  await browser?.close();
  removeVariants();
});

describe('host and remotes of different ages', () => {
  it('are mixed so that every two apps meet in all four ways', () => {
    const apps = Object.keys(APPS);
    const missing = apps.flatMap((one, index) =>
      apps.slice(index + 1).flatMap((other) =>
        (['previous', 'new'] as const)
          .flatMap((left) => (['previous', 'new'] as const).map((right) => [left, right] as const))
          .filter(([left, right]) => !ROWS.some((row) => row[one] === left && row[other] === right))
          .map(([left, right]) => `${one} ${left} with ${other} ${right}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each(ROWS.map((row) => [nameOf(row), row] as const))('%s: the main journey', async (_name, row) => {
    product = await startProduct({
      env: { RATE_LIMITS: 'off', PAGE_PACE_MS: '0' },
      laySite: (dir) => layMixture(dir, row, builds),
    });
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    const ran = await marksFromNowOn(page);
    await goTheMainJourney(page, aParent('skew'));
    expect([...ran].sort()).toEqual(
      Object.entries(row)
        .map(([name, age]) => `${age}-${name}`)
        .sort(),
    );
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a release that needs a newer host', () => {
  it('is neither run nor fetched once the previous host is back, though everybody was given it', async () => {
    const everything = all('previous');
    const needed = nextMinor(PREVIOUS.contract);
    const newerHost = { ...builds, previous: { ...builds.previous, contract: needed } };
    product = await startProduct({
      env: { RATE_LIMITS: 'off' },
      laySite: (dir) => layMixture(dir, everything, newerHost),
    });
    const { siteDir, origin } = product;
    const remote = remoteSaying(join(builds.new.dir, 'mfe-story'), { contract: `^${needed}` });
    const name = await publishAt(siteDir, join(builds.new.dir, 'mfe-story/dist'), 100, remote);
    layMixture(siteDir, everything, builds);
    expect(await statusOf(siteDir, name)).toMatchObject({ role: 'ramp', share: 100 });

    const { context, page, complaints } = await newVisitor(browser, origin);
    const ran = await marksFromNowOn(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The first page load tells the server nothing of the visitor, the second one does.
    for (const open of [() => page.goto('/weaversworld'), () => page.reload()]) {
      await open();
      await page.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();
    }
    expect([...ran].sort()).toEqual(['previous-host', 'previous-story']);
    expect(asked.some((url) => url.includes('/remotes/story/'))).toBe(true);
    expect(asked.filter((url) => url.includes(name))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
