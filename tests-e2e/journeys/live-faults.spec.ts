import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { seeded, shuffled } from '../fixtures/random.ts';
import { recordShownPages, shownPages, turnThrough } from '../fixtures/shown-pages.ts';
import { type StoryCalls, storyCalls } from '../fixtures/story-calls.ts';
import { openTcpProxy, type TcpProxy } from '../fixtures/tcp-proxy.ts';

const PACE = 400;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'off', PAGE_PACE_MS: String(PACE) } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

interface Scene extends Visitor {
  proxy: TcpProxy;
  /** The family's other device, which has a good network. */
  other: StoryCalls;
  id: number;
}

/** A reader behind a proxy of its own, with a story of so many pages open. */
const openScene = async (pages: number, prepare: (proxy: TcpProxy) => void = () => {}): Promise<Scene> => {
  const proxy = await openTcpProxy(product.origin);
  const visitor = await newVisitor(browser, proxy.origin);
  const other = storyCalls(visitor.context, product.origin);
  const id = await other.makeStory(pages);
  await recordShownPages(visitor.page);
  prepare(proxy);
  await visitor.page.goto(`/weaversworld/story/${id}`);
  if (pages === 0) await visitor.page.getByText('Your story waits for its first page.').waitFor();
  else await seeWords(visitor.page, pages);
  return { ...visitor, proxy, other, id };
};

const closeScene = async ({ context, proxy }: Scene): Promise<void> => {
  await context.close();
  await proxy.close();
};

/** Waits until the reader, moved by nobody, shows the words of page `n`. */
const seeWords = (page: Page, n: number, timeout = 45_000) =>
  vi.waitUntil(async () => (await shownPages(page)).at(-1)?.number === n, { timeout, interval: 30 });

const hasLive = ({ proxy }: Scene) =>
  vi.waitUntil(() => proxy.liveCount() > 0, { timeout: 45_000, interval: 20 });

/** Every page by its number is what the server holds; none came twice, none out of order, none in two versions. */
const expectTheServersBook = async ({ page, other, id, complaints }: Scene, pages: number) => {
  const kept = await other.read(id);
  expect(kept.pages.map(({ page_number }) => page_number)).toEqual(
    Array.from({ length: pages }, (_, n) => n + 1),
  );
  const arrived = (await shownPages(page)).map(({ number }) => number);
  expect(arrived).toEqual([...new Set(arrived)].sort((a, b) => a - b));
  const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const book = await turnThrough(page, pages);
  expect(book.map(squeezed)).toEqual(kept.pages.map(({ text }) => squeezed(text)));
  expect(new Set(book).size).toBe(pages);
  expect(complaints).toEqual([]);
};

const pauseFor = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

describe.concurrent('a reader whose network misbehaves', () => {
  const seed = Number(process.env.FAULT_SEED ?? 20_261_120);

  it(`ten times at random moments (seed ${seed}) while ten pages are written: shows what the server holds`, async () => {
    const random = seeded(seed);
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
      // The same, but the device comes into another network and is told so.
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
      await hasLive(scene);
      await other.askForPage(id);
      // Anywhere from before its text to after its picture.
      await pauseFor(2 * PACE * random());
      await faults[fault]?.();
      await other.written(id);
    }
    await seeWords(page, 10);
    await expectTheServersBook(scene, 10);
    // Eight of the faults break the channel; what the last one broke need not be mended before the end.
    expect(proxy.liveAsked()).toBeGreaterThanOrEqual(8);
    await closeScene(scene);
  });

  it('with every live channel refused: the state comes by HTTP, then Reconnect is offered and works', async () => {
    const scene = await openScene(1, (proxy) => proxy.blockLive());
    const { proxy, other, id, page } = scene;
    await other.writePage(id);
    await seeWords(page, 2);
    expect(proxy.liveCount()).toBe(0);

    await other.writePage(id);
    const notice = page.getByRole('alert').filter({ hasText: 'Failed to reconnect after multiple attempts' });
    await notice.waitFor({ timeout: 45_000 });
    expect((await shownPages(page)).at(-1)?.number).toBe(2);
    proxy.pass();
    await notice.getByRole('button', { name: 'Reconnect' }).click();
    await seeWords(page, 3);
    await notice.waitFor({ state: 'detached' });
    await other.writePage(id);
    await seeWords(page, 4);
    await expectTheServersBook(scene, 4);
    await closeScene(scene);
  });

  it('that dies while it asks for a page: the page comes by another connection, and nothing stays busy', async () => {
    const scene = await openScene(1);
    const { proxy, other, id, page } = scene;
    await hasLive(scene);
    // The request arrives, its answer never does, and the live channel dies with it.
    proxy.delay(300);
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    await vi.waitUntil(async () => (await other.read(id)).pages.length === 2, { interval: 20 });
    proxy.halfOpen('all');
    proxy.pass();
    await page.getByRole('button', { name: 'Creating...' }).waitFor();
    await seeWords(page, 2);

    const next = page.getByRole('button', { name: 'Create Next Page' });
    await next.waitFor();
    // When the dead connections are given up at last, nobody needs to hear of it.
    proxy.cut();
    await hasLive(scene);
    await next.click();
    await seeWords(page, 3);
    expect(await page.getByRole('alert').count()).toBe(0);
    await expectTheServersBook(scene, 3);
    await closeScene(scene);
  });

  it('that dies while a story is started: the browser asks again, and there is one story', async () => {
    const scene = await openScene(0);
    const { proxy, other, page, complaints } = scene;
    await page.goto('/weaversworld/create');
    await page.getByRole('checkbox', { name: 'Pip' }).check({ force: true });
    await page.getByLabel('Theme').fill('a lost lighthouse');
    await page.getByLabel('Desired Ending').fill('everyone sails home singing');
    const asked = proxy.storiesAsked();
    // The request arrives, and its connection is reset before the answer comes.
    proxy.delay(300);
    await page.getByRole('button', { name: 'Start Story' }).click();
    await vi.waitUntil(async () => (await other.count()) === 2, { interval: 20 });
    proxy.cut();
    proxy.pass();
    await page.getByText('Page 1 of 10', { exact: true }).waitFor();
    expect(proxy.storiesAsked() - asked).toBe(2);
    expect(await other.count()).toBe(2);
    expect(complaints).toEqual([]);
    await closeScene(scene);
  });

  it('away for three pages: is caught up as soon as it is back, not when the next attempt would be due', async () => {
    const scene = await openScene(1);
    const { proxy, other, id, page, context } = scene;
    await hasLive(scene);
    const attempt = page.waitForEvent('websocket');
    await context.setOffline(true);
    proxy.refuse();
    proxy.cut();
    for (let n = 2; n <= 4; n += 1) await other.writePage(id);
    expect((await shownPages(page)).at(-1)?.number).toBe(1);

    // One attempt failed; by itself the next would come six seconds later.
    const failed = await attempt;
    await vi.waitUntil(() => failed.isClosed(), { timeout: 10_000 });
    proxy.pass();
    const back = performance.now();
    await context.setOffline(false);
    await seeWords(page, 4);
    expect(performance.now() - back).toBeLessThan(4_000);
    await expectTheServersBook(scene, 4);
    await closeScene(scene);
  });
});
