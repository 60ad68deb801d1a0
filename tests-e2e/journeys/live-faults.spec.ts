import type { Page } from 'playwright/test';
import { seededRandom, shuffled } from '../fixtures/seeded-random.ts';
import { readAllPages, recordShownPages, shownPages } from '../fixtures/shown-pages.ts';
import { createStoryApi, type StoryApi } from '../fixtures/story-api.ts';
import { choose } from '../fixtures/story-steps.ts';
import { openTcpProxy, type TcpProxy } from '../fixtures/tcp-proxy.ts';
import { test as base, expect, type Visitor } from '../fixtures/test.ts';

const PAGE_DELAY = 400;
/** Reconnecting may take 21 s. Each poll of the page costs a snapshot of it in the trace. */
const POLL = { timeout: 90_000, intervals: [100, 250] };

interface Scene extends Visitor {
  proxy: TcpProxy;
  /** Another device of the family, with a good connection. */
  other: StoryApi;
  id: number;
}

/** Opens a story of so many pages behind a proxy of its own. */
type OpenScene = (pages: number, prepare?: (proxy: TcpProxy) => void) => Promise<Scene>;

const test = base.extend<{ openScene: OpenScene }>({
  openScene: async ({ product, visit, problems }, provide) => {
    const proxies: TcpProxy[] = [];
    // Every connection may break, and on a slow machine all attempts may be used up meanwhile.
    problems.allow(
      /^console error: WebSocket connection to /,
      /^console error: \[live\] Failed to .* after multiple attempts/,
      /^request failed: .*net::ERR_/,
    );
    await provide(async (pages, prepare) => {
      const proxy = await openTcpProxy(product.origin);
      proxies.push(proxy);
      const visitor = await visit(proxy.origin);
      const other = createStoryApi(visitor.context, product.origin);
      const id = await other.makeStory(pages);
      await recordShownPages(visitor.page);
      prepare?.(proxy);
      await visitor.page.goto(`/weaversworld/story/${id}`);
      if (pages === 0)
        await expect(visitor.page.getByText('Your story waits for its first page.')).toBeVisible();
      else await expectPageText(visitor.page, pages);
      return { ...visitor, proxy, other, id };
    });
    for (const proxy of proxies) await proxy.close();
  },
});

/** Expects that the reader shows the text of page `n` without any navigation. */
const expectPageText = (page: Page, n: number): Promise<void> =>
  expect.poll(async () => (await shownPages(page)).at(-1)?.number, POLL).toBe(n);

const expectLive = ({ proxy }: Scene): Promise<void> =>
  expect.poll(() => proxy.liveCount(), POLL).toBeGreaterThan(0);

/** Expects every page as the server stores it, shown once, in order, and in one version. */
const expectStoredStory = async ({ page, other, id }: Scene, pages: number) => {
  const stored = await other.read(id);
  expect(stored.pages.map(({ page_number }) => page_number)).toEqual(
    Array.from({ length: pages }, (_, n) => n + 1),
  );
  const numbers = (await shownPages(page)).map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const texts = await readAllPages(page, pages);
  expect(texts.map(normalize)).toEqual(stored.pages.map(({ text }) => normalize(text)));
  expect(new Set(texts).size).toBe(pages);
};

const pauseFor = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

test.use({ serverEnv: { RATE_LIMITS: 'off', PAGE_DELAY_MS: String(PAGE_DELAY) } });

test.describe('a reader with a bad connection', () => {
  const seed = Number(process.env.FAULT_SEED ?? 20_261_120);

  test(`shows every page that the server stored after ten faults at random moments (seed ${seed})`, async ({
    openScene,
  }) => {
    const random = seededRandom(seed);
    const scene = await openScene(0);
    const { proxy, other, id, page, context } = scene;
    const faults: Record<string, () => Promise<void> | void> = {
      cut: proxy.cut,
      refused: async () => {
        proxy.refuse();
        proxy.cut();
        await pauseFor(500 + 1_000 * random());
        proxy.pass();
      },
      delayed: async () => {
        proxy.delay(100 + 900 * random());
        await other.written(id);
        proxy.pass();
      },
      halfOpen: () => proxy.halfOpen(),
      // The same, followed by the browser's offline and online events.
      halfOpenAndRoaming: async () => {
        proxy.halfOpen();
        await context.setOffline(true);
        await context.setOffline(false);
      },
    };
    const plan = shuffled(
      ['cut', 'cut', 'cut', 'refused', 'refused', 'delayed', 'delayed', 'halfOpen'].concat(
        Array(2).fill('halfOpenAndRoaming'),
      ),
      random,
    );
    expect(plan).toHaveLength(10);
    for (const fault of plan) {
      await expectLive(scene);
      await other.askForPage(id);
      // Anywhere from before its text to after its picture.
      await pauseFor(2 * PAGE_DELAY * random());
      await faults[fault]?.();
      await other.written(id);
    }
    await expectPageText(page, 10);
    await expectStoredStory(scene, 10);
    // Eight of the faults break the channel; the reconnect after the last one may come after the end.
    expect(proxy.liveRequests()).toBeGreaterThanOrEqual(8);
  });

  test('whose WebSockets are refused gets the story by HTTP, and is then offered a Reconnect that works', async ({
    openScene,
  }) => {
    const scene = await openScene(1, (proxy) => proxy.blockLive());
    const { proxy, other, id, page } = scene;
    await other.writePage(id);
    await expectPageText(page, 2);
    expect(proxy.liveCount()).toBe(0);

    await other.writePage(id);
    const notice = page.getByRole('alert').filter({ hasText: 'Failed to reconnect after multiple attempts' });
    await notice.waitFor({ timeout: 90_000 });
    expect((await shownPages(page)).at(-1)?.number).toBe(2);
    proxy.pass();
    await notice.getByRole('button', { name: 'Reconnect' }).click();
    await expectPageText(page, 3);
    await expect(notice).toHaveCount(0);
    await other.writePage(id);
    await expectPageText(page, 4);
    await expectStoredStory(scene, 4);
  });

  test('that dies during a page request gets the page by another connection, and no button stays busy', async ({
    openScene,
  }) => {
    const scene = await openScene(1);
    const { proxy, other, id, page } = scene;
    await expectLive(scene);
    // The request arrives, its answer never does, and the live channel dies with it.
    proxy.delay(300);
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    await expect.poll(async () => (await other.read(id)).pages.length, POLL).toBe(2);
    proxy.halfOpen('all');
    proxy.pass();
    await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
    await expectPageText(page, 2);

    const next = page.getByRole('button', { name: 'Create Next Page' });
    await expect(next).toBeVisible();
    // Closing the dead connections in the end shows no error.
    proxy.cut();
    await expectLive(scene);
    await next.click();
    await expectPageText(page, 3);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectStoredStory(scene, 3);
  });

  test('that dies while a story is started sends the request again, and there is one story', async ({
    openScene,
  }) => {
    const scene = await openScene(0);
    const { proxy, other, page } = scene;
    await page.goto('/weaversworld/create');
    await choose(page, 'checkbox', 'Pip');
    await page.getByLabel('Theme').fill('a lost lighthouse');
    await page.getByLabel('Desired Ending').fill('everyone sails home singing');
    const before = proxy.storyRequests();
    // The request arrives, and its connection is reset before the answer comes.
    proxy.delay(5_000);
    await page.getByRole('button', { name: 'Start Story' }).click();
    await expect.poll(() => other.count(), POLL).toBe(2);
    proxy.cut();
    proxy.pass();
    await expect(page.getByText('Page 1 of 10', { exact: true })).toBeVisible();
    expect(proxy.storyRequests() - before).toBe(2);
    expect(await other.count()).toBe(2);
  });

  test('that was offline for three pages is up to date as soon as it is online, before the next attempt is due', async ({
    openScene,
  }) => {
    const scene = await openScene(1);
    const { proxy, other, id, page, context } = scene;
    await expectLive(scene);
    const attempt = page.waitForEvent('websocket');
    await context.setOffline(true);
    proxy.refuse();
    proxy.cut();
    for (let n = 2; n <= 4; n += 1) await other.writePage(id);
    expect((await shownPages(page)).at(-1)?.number).toBe(1);

    // Two attempts failed; the next is due twelve seconds later.
    const first = await attempt;
    await expect.poll(() => first.isClosed(), POLL).toBe(true);
    const second = await page.waitForEvent('websocket');
    await expect.poll(() => second.isClosed(), POLL).toBe(true);
    proxy.pass();
    const back = performance.now();
    await context.setOffline(false);
    await expectPageText(page, 4);
    expect(performance.now() - back).toBeLessThan(9_000);
    await expectStoredStory(scene, 4);
  });
});
