import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { hostContract } from '../../deploy/src/store/index.ts';
import { newParent } from '../fixtures/accounts.ts';
import { APPS, NEW_BUILDS } from '../fixtures/app-builds.ts';
import { runMainJourney } from '../fixtures/main-journey.ts';
import { assembleMixture, type Mixture, recordMarks } from '../fixtures/mixed-site.ts';
import { PREVIOUS, PREVIOUS_BUILDS } from '../fixtures/previous-version.ts';
import { publishAt, removeVariants, statusOf } from '../fixtures/releases.ts';
import { needBuilds } from '../fixtures/run-wide.ts';
import { expect, test } from '../fixtures/test.ts';

/*
 * Host and remotes are deployed separately, so mixtures of versions are in use. Remotes are built against one version of
 * the Shell contract, and a host supports its own version and older ones. The server is always the new one.
 */

/** Remotes below the new host, so that every two of them meet in all four combinations. */
const MIXTURES: Mixture[] = (
  [
    ['previous', 'previous', 'previous', 'previous'],
    ['previous', 'new', 'new', 'new'],
    ['new', 'previous', 'new', 'new'],
    ['new', 'new', 'previous', 'new'],
    ['new', 'new', 'new', 'previous'],
  ] as const
).map(([auth, story, characters, profile]) => ({ host: 'new', auth, story, characters, profile }));

const VERSIONS = ['previous', 'new'] as const;
const REMOTES = Object.keys(APPS).filter((name) => name !== 'host');
const PREVIOUS_ONLY: Mixture = Object.fromEntries(Object.keys(APPS).map((name) => [name, 'previous']));

const titleOf = (mixture: Mixture): string => {
  const previous = REMOTES.filter((name) => mixture[name] === 'previous');
  return previous.length === REMOTES.length ? 'all remotes' : previous.join(' and ');
};

const marksOf = (mixture: Mixture): string[] =>
  Object.entries(mixture).map(([name, version]) => `${version}-${name}`);

const builds: Parameters<typeof assembleMixture>[2] = {
  previous: { dir: PREVIOUS_BUILDS, contract: PREVIOUS.contract },
  new: { dir: NEW_BUILDS, contract: hostContract(join(import.meta.dirname, '../../dist/site')) ?? '' },
};
test.beforeAll(() => needBuilds('previous', 'new'));
test.afterAll(removeVariants);

test.describe('the new host', () => {
  test('is tested with every combination of versions of any two remotes', () => {
    const missing = REMOTES.flatMap((one, index) =>
      REMOTES.slice(index + 1).flatMap((other) =>
        VERSIONS.flatMap((left) => VERSIONS.map((right) => [left, right] as const))
          .filter(([left, right]) => !MIXTURES.some((row) => row[one] === left && row[other] === right))
          .map(([left, right]) => `${one} ${left} with ${other} ${right}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  for (const mixture of MIXTURES)
    test(`runs the main journey with the previous version of ${titleOf(mixture)}`, async ({
      ownProduct,
      visit,
    }) => {
      const { origin } = await ownProduct({
        env: { RATE_LIMITS: 'off', PAGE_DELAY_MS: '0' },
        buildSite: (dir) => assembleMixture(dir, mixture, builds),
      });
      const { page } = await visit(origin);
      const marks = await recordMarks(page);
      await runMainJourney(page, newParent('skew'));
      expect([...marks].sort()).toEqual(marksOf(mixture).sort());
    });
});

test.describe('the previous host', () => {
  /** How it logs a release for a contract that it does not support. */
  const INCOMPATIBLE = /^console error: \[remotes\] \S+ cannot be used \(contract\)/;

  /** Names of the new releases, which every visitor would get from a host that supports their contract. */
  const publishNew = async (siteDir: string): Promise<string[]> => {
    // A rollback of the host: the releases were ramped while the new one was deployed.
    assembleMixture(siteDir, PREVIOUS_ONLY, {
      ...builds,
      previous: { ...builds.previous, contract: builds.new.contract },
    });
    const names: string[] = [];
    for (const name of REMOTES) {
      const folder = join(builds.new.dir, APPS[name]!);
      names.push(await publishAt(siteDir, join(folder, 'dist'), 100, folder));
    }
    assembleMixture(siteDir, PREVIOUS_ONLY, builds);
    for (const name of names)
      expect(await statusOf(siteDir, name)).toMatchObject({ role: 'ramp', share: 100 });
    return names;
  };

  const requestsOf = (page: Page): string[] => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    return urls;
  };

  test('runs the main journey with the previous releases and requests none of the new ones', async ({
    ownProduct,
    visit,
    problems,
  }) => {
    problems.allow(INCOMPATIBLE);
    const { siteDir, origin } = await ownProduct({
      env: { RATE_LIMITS: 'off', PAGE_DELAY_MS: '0' },
      buildSite: (dir) => assembleMixture(dir, PREVIOUS_ONLY, builds),
    });
    const names = await publishNew(siteDir);
    const { page } = await visit(origin);
    const marks = await recordMarks(page);
    const urls = requestsOf(page);
    await runMainJourney(page, newParent('skew'));
    expect([...marks].sort()).toEqual(marksOf(PREVIOUS_ONLY).sort());
    for (const remote of REMOTES)
      expect(
        urls.some((url) => url.includes(`/remotes/${remote}/`)),
        remote,
      ).toBe(true);
    expect(urls.filter((url) => names.some((name) => url.includes(name)))).toEqual([]);
  });

  test('requests no new release at a first visit or at a second one, which carries a visitor id', async ({
    ownProduct,
    visit,
    problems,
  }) => {
    problems.allow(INCOMPATIBLE);
    const { siteDir, origin } = await ownProduct({
      env: { RATE_LIMITS: 'off' },
      buildSite: (dir) => assembleMixture(dir, PREVIOUS_ONLY, builds),
    });
    const names = await publishNew(siteDir);
    const { page } = await visit(origin);
    const marks = await recordMarks(page);
    const urls = requestsOf(page);
    // The server chooses no release at the first page load, and does at the second one.
    for (const open of [() => page.goto('/weaversworld'), () => page.reload()]) {
      await open();
      await expect(page.getByRole('link', { name: 'Sign Up to Get Started' })).toBeVisible();
    }
    expect([...marks].sort()).toEqual(['previous-host', 'previous-story']);
    expect(urls.some((url) => url.includes('/remotes/story/'))).toBe(true);
    expect(urls.filter((url) => names.some((name) => url.includes(name)))).toEqual([]);
  });
});
