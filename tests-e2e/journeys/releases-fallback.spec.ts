import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, startJourneyProduct } from '../fixtures/product.ts';
import { EFFECT_LOOP, EVIL, FAILURES, type Failure, wrapped } from '../fixtures/release-failures.ts';
import {
  chunksOf,
  executedBuilds,
  markedBuild,
  publishAt,
  rampOf,
  release,
  remove,
  removeVariants,
  rewrite,
  rewriteAll,
  variantOf,
} from '../fixtures/releases.ts';
import { needBuilds } from '../fixtures/run-wide.ts';
import { expect, test, type Visitor } from '../fixtures/test.ts';

/** From the request for the failing release to the screen of the last good one. */
const LONGEST_MS = 3000;
const HOME = 'Sign Up to Get Started';
const OPERATOR_TOKEN = 'operator-token-of-this-journey-0123456789';
/** Commits of React a second above which the server counts a page load as poor. */
const ENDLESS_COMMITS = 200;

/** What a release that cannot be loaded leaves on the console and in the network log. */
const LOAD_PROBLEMS = [
  /^console error: (\[remotes\] story@|Failed to find a valid digest|Fetch API cannot load \S+\/mf-manifest\.json|Error: boom)/,
  /^response (404|503): GET \/remotes\/story\//,
];

let product: Product;
const good = markedBuild('good');
const next = markedBuild('next');
let lastGood = '';

// In one worker, because `beforeAll` runs once for each.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => needBuilds('marked'));
test.beforeAll(async () => {
  product = await startJourneyProduct({
    env: { TRUST_PROXY: 'loopback', OPERATOR_TOKEN },
    // Without the host's metadata the command cannot know that a contract is incompatible, and ramps it.
    changeSite: (site) => rmSync(join(site, '.releases/host.json')),
  });
  lastGood = await publishAt(product.siteDir, variantOf(good), 100);
});
// A release that was not halted must not become the default of the next test.
test.afterEach(async () => {
  const ramped = await rampOf(product.siteDir);
  if (ramped && ramped !== lastGood) await release(product.siteDir, 'rollback', 'story');
});
test.afterAll(async () => {
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

/** Publishes a release that will fail, to all visitors. */
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

const loadWith = async ({ page }: Visitor, { wire }: Failure, { name, folder, build }: Canary) => {
  const reported: { outcome: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/releases/report')) reported.push(...request.postDataJSON().reports);
  });
  await wire?.(page, folder, build);
  await page.goto('/weaversworld');
  await expect(page.getByRole('link', { name: HOME })).toBeVisible();
  await expect(page.locator('#left-behind')).toHaveCount(0);
  // Nothing covers it.
  await page.getByRole('link', { name: HOME }).click({ trial: true });
  const duration = await page.evaluate(
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
  const ran = await executedBuilds(page, true);
  return { ...seen, duration, ran, reported };
};

/** Sends the reports again, as from another network. */
const reportFrom = async (network: number, reports: unknown[]) => {
  const headers = {
    'content-type': 'text/plain',
    origin: product.origin,
    'x-forwarded-for': `198.51.${network}.1`,
  };
  const body = JSON.stringify({ reports });
  const { status } = await fetch(`${product.origin}/releases/report`, { method: 'POST', headers, body });
  expect(status).toBe(204);
};

/** Why a release was halted; undefined for one that was not. */
const halted = async (name: string): Promise<string | undefined> => {
  const registry = await (await fetch(`${product.origin}/remotes/registry.json`)).json();
  return entryOf(registry, name).extras.weaversworld.halted?.reason;
};

/** Runs `work` while the registry's entry of a release has fields that no command sets. */
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

test.describe('a canary that fails', () => {
  for (const failure of FAILURES)
    test(`${failure.what}: the last good release runs in the same page load, and the ramp is halted`, async ({
      visit,
      problems,
    }) => {
      problems.allow(...LOAD_PROBLEMS);
      const canary = await publishFailing(failure);
      const { name } = canary;
      const { duration, evil, ran, loads, reported } = await loadWith(
        await visit(product.origin),
        failure,
        canary,
      );
      expect(ran).toContain('good');
      if (!failure.runs) expect(ran).not.toContain('next');
      expect(evil).toBe(false);
      expect(loads).toBe(1);
      expect(duration).toBeLessThan(LONGEST_MS);
      const failed = { release: name, outcome: 'fell-back', cause: failure.cause };
      // A slow page also sends what went well.
      const failures = reported.filter(({ outcome }) => outcome !== 'ok');
      expect(failures).toEqual([expect.objectContaining(failed)]);
      // The same report from visitors in seven more networks.
      for (let network = 0; network < 7; network += 1) await reportFrom(network, failures);
      await expect.poll(() => halted(name)).toMatch(/^8 of 8 page loads failed, of the default/);
      const { page } = await visit(product.origin);
      await page.goto('/weaversworld');
      await expect(page.getByRole('link', { name: HOME })).toBeVisible();
      expect(await executedBuilds(page)).toEqual(['good']);
    });

  for (const [what, failing] of [
    ['errors of its timers', "setTimeout(() => { throw new Error('late'); })"],
    ['promises that it rejects', "Promise.reject(new Error('late'))"],
  ])
    test(`is reported for ${what}, and goes on`, async ({ visit, problems }) => {
      problems.allow(/late/);
      const build = wrapped(
        `{ ...module, createRemote: (shell) => { ${failing}; return module.createRemote(shell); } }`,
      );
      const { name } = await publishFailing({ what: '', cause: '', build });
      const { page } = await visit(product.origin);
      const reported = page.waitForRequest((request) => request.postData()?.includes('uncaught') ?? false);
      await page.goto('/weaversworld');
      const { reports } = (await reported).postDataJSON();
      expect(reports).toContainEqual(
        expect.objectContaining({ release: name, outcome: 'failed', cause: 'uncaught' }),
      );
      await expect(page.getByRole('link', { name: HOME })).toBeVisible();
      expect(await executedBuilds(page, true)).toEqual(['next']);
    });

  test('is reported for effects that never end', async ({ visit }) => {
    const { name } = await publishFailing({ what: '', cause: '', build: EFFECT_LOOP });
    const { page } = await visit(product.origin);
    await page.goto('/weaversworld');
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    // The rate must last for three whole seconds; the next commit ends the last one.
    await page.waitForFunction(() => {
      const [mark] = performance.getEntriesByName('release-vitals');
      return mark !== undefined && performance.now() > mark.startTime + 4200;
    });
    await page.goto('about:blank');
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const commits = async (): Promise<number> => {
      const { releases } = await (await fetch(`${product.origin}/releases/health`, { headers })).json();
      const counted = releases.find((one: { release: string }) => one.release === name);
      return counted?.vitals.commits?.p75 ?? 0;
    };
    await expect.poll(commits).toBeGreaterThan(ENDLESS_COMMITS);
    await release(product.siteDir, 'rollback', 'story');
  });

  test('is replaced from the start, and reported, when it stopped an earlier page of this browser', async ({
    visit,
  }) => {
    const build = wrapped(
      "{ ...module, createRemote: () => { console.info('never returns'); while (true) {} } }",
    );
    const { name } = await publishFailing({ what: '', cause: '', build });
    const { page: stopped, context } = await visit(product.origin);
    const isStopped = stopped.waitForEvent('console', (message) => message.text() === 'never returns');
    await stopped.goto('/weaversworld', { waitUntil: 'commit' });
    await isStopped;
    await stopped.close();
    const page = await context.newPage();
    // The next visit, eleven seconds later.
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 11_000;
    });
    const reported = page.waitForRequest((request) => request.postData()?.includes('"hang"') ?? false);
    await page.goto('/weaversworld');
    const { reports } = (await reported).postDataJSON();
    expect(reports).toContainEqual(
      expect.objectContaining({ release: name, outcome: 'failed', cause: 'hang' }),
    );
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    expect(await executedBuilds(page, true)).toEqual(['good']);
  });

  test('is retried in the same tab, and runs once its manifest is available', async ({ visit, problems }) => {
    problems.allow(...LOAD_PROBLEMS);
    const entry = 'mf-manifest.json';
    const site = (folder: string) => remove(join(folder, entry));
    const { folder, build } = await publishFailing({ what: '', cause: '', entry, site });
    const { page } = await visit(product.origin);
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
    await expect(again).toBeVisible();
    isUp = true;
    await again.click();
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    expect(await executedBuilds(page)).toEqual(['next']);
    await release(product.siteDir, 'rollback', 'story');
  });

  test('runs from its fallback URL, and from there too only as it was published', async ({
    visit,
    problems,
  }) => {
    problems.allow(...LOAD_PROBLEMS);
    const { name, folder } = await publishFailing({ what: '', cause: '' });
    cpSync(join(product.siteDir, folder), join(product.siteDir, 'mirror'), { recursive: true });
    remove(join(product.siteDir, folder, 'remoteEntry.js'));
    await withEntry(name, { fallbackUrl: '/mirror/remoteEntry.js' }, async () => {
      for (const mark of ['next', 'good']) {
        const { page } = await visit(product.origin);
        await page.goto('/weaversworld');
        await expect(page.getByRole('link', { name: HOME })).toBeVisible();
        expect(await executedBuilds(page)).toEqual([mark]);
        expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
        rewrite(join(product.siteDir, 'mirror/remoteEntry.js'), (text) => EVIL + text);
      }
    });
    await release(product.siteDir, 'rollback', 'story');
  });

  test('shares no module with the last good one, although both were built from another source than the host', async ({
    visit,
    problems,
  }) => {
    problems.allow(...LOAD_PROBLEMS);
    const fromAnotherSource = (folder: string) =>
      rewrite(join(folder, 'remoteEntry.js'), (text) => text.replaceAll(/\d{7,}(?=\.0\.0)/g, '1234567'));
    const last = await publishAt(product.siteDir, variantOf(good, fromAnotherSource), 100);
    const site = (folder: string) => rewriteAll(chunksOf(folder), (text) => EVIL + text);
    await publishFailing({ what: '', cause: '', build: fromAnotherSource, site });
    const { page } = await visit(product.origin);
    await page.goto('/weaversworld');
    await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    const shown = await page.evaluate(
      (name) => performance.getEntriesByName(name).length,
      `story@${last} ok`,
    );
    expect(shown).toBe(1);
    expect(await executedBuilds(page, true)).toEqual(['good']);
    expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
    await release(product.siteDir, 'rollback', 'story');
  });

  test('is not requested when its contract is incompatible', async ({ visit, problems }) => {
    problems.allow(...LOAD_PROBLEMS);
    const { name } = await publishFailing({ what: '', cause: '' });
    const { page } = await visit(product.origin);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await withEntry(name, { contract: '^9.0.0' }, async () => {
      await page.goto('/weaversworld');
      await expect(page.getByRole('link', { name: HOME })).toBeVisible();
    });
    expect(await executedBuilds(page)).toEqual(['good']);
    expect(asked.filter((url) => url.includes(name))).toEqual([]);
    await release(product.siteDir, 'rollback', 'story');
  });
});
