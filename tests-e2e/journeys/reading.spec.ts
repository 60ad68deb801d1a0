import type { BrowserContext, Page } from 'playwright/test';
import { failWithBadGateway } from '../fixtures/bad-network.ts';
import { createCharacters, createStory, readStory, type Story } from '../fixtures/stories.ts';
import { choose, expectPage, FRIENDS } from '../fixtures/story-steps.ts';
import { expect, test } from '../fixtures/test.ts';

const SERVER = { RATE_LIMITS: 'off', PAGE_DELAY_MS: '100' };
// As most families see it: pages that turn.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.use({ serverEnv: SERVER });

/** A story of four pages, and the cookies of its owner. */
let story: Story;
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>;

const createFourPages = async (page: Page): Promise<Story> =>
  createStory(page, { characters: await createCharacters(page, [FRIENDS[0]]), pages: 4 });

// In one worker, because `beforeAll` runs once for each.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser, products }) => {
  const { origin } = await products(SERVER);
  const context = await browser.newContext({ baseURL: origin });
  story = await createFourPages(await context.newPage());
  storageState = await context.storageState();
  await context.close();
});

const open = async (page: Page, pageIndex: number): Promise<void> => {
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=${pageIndex}`);
  await expectPage(page, pageIndex + 1);
};

const pictureOf = (n: number): RegExp => new RegExp(`/weaversworld/pictures/${story.pages[n - 1]?.id}-`);

/** The name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
  });

/** Presses Tab until the control of that name has the focus, which must be visible. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) !== name) continue;
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(outline, `the outline of ${name}`).toBeGreaterThanOrEqual(2);
    return;
  }
  throw new Error(`Tab never reached '${name}'; the focus is on '${await focused(page)}'.`);
};

test.describe('with the keyboard only', () => {
  test('a visitor opens a story, turns its pages and goes home', async ({ product, visit }) => {
    const { page } = await visit(product.origin, { storageState });
    await page.goto('/weaversworld');
    await expect(page.getByText('4 / 10 pages')).toBeVisible();
    await tabTo(page, story.title);
    await page.keyboard.press('Enter');
    await expectPage(page, 4);
    await page.keyboard.press('ArrowLeft');
    await expectPage(page, 3);
    await page.keyboard.press('ArrowLeft');
    await expectPage(page, 2);
    await page.keyboard.press('ArrowRight');
    await expectPage(page, 3);
    await tabTo(page, 'Previous page');
    await page.keyboard.press('Enter');
    await expectPage(page, 2);
    await page.keyboard.press('Space');
    await expectPage(page, 1);
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expectPage(page, 1);

    // In an open dialog the arrow keys change its choices; Escape closes it and the focus returns.
    await page.getByRole('button', { name: 'Reading settings' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reading settings' });
    await dialog.getByRole('radio', { name: 'Normal' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Large', exact: true })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Page 1 of 10', { exact: true })).toBeVisible();
    expect(await focused(page)).toBe('Reading settings');
    await tabTo(page, 'Back to Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/weaversworld');
  });
});

test.describe('the reading settings', () => {
  const words = (page: Page) =>
    page
      .getByRole('article')
      .locator('p')
      .filter({ hasText: story.pages[0]?.text.slice(0, 20) ?? '' });
  const readStyles = (page: Page) =>
    words(page).evaluate((paragraph) => {
      const { fontSize, lineHeight, fontFamily } = getComputedStyle(paragraph);
      const paper = getComputedStyle(paragraph.closest('article') as Element).backgroundColor;
      const size = Number.parseFloat(fontSize);
      return { size, spacing: Number.parseFloat(lineHeight) / size, face: fontFamily, paper };
    });

  test('are applied and persisted', async ({ product, visit }) => {
    const { page } = await visit(product.origin, { storageState });
    await open(page, 0);
    const initial = await readStyles(page);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reading settings' });
    for (const choice of ['Largest', 'Wide', 'Plain', 'Mint']) await choose(dialog, 'radio', choice);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const chosen = await readStyles(page);
    expect(chosen.size).toBeGreaterThan(initial.size * 1.3);
    expect(chosen.spacing).toBeGreaterThan(initial.spacing * 1.2);
    expect(chosen.face).not.toBe(initial.face);
    expect(chosen.paper).not.toBe(initial.paper);
    await page.reload();
    await expectPage(page, 1);
    expect(await readStyles(page)).toEqual(chosen);
  });

  test('switch full screen on and off', async ({ product, visit }) => {
    const { page } = await visit(product.origin, { storageState });
    await open(page, 0);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    // The reader's tools, which the dialog covers, have such a button as well.
    const fullScreen = page.getByRole('dialog').getByRole('button', { name: 'Full screen' });
    await fullScreen.click();
    await page.waitForFunction(() => document.fullscreenElement === document.documentElement);
    // The book alone.
    await expect(page.locator('#root > header')).toBeHidden();
    await fullScreen.click();
    await page.waitForFunction(() => document.fullscreenElement === null);
    await expect(page.locator('#root > header')).toBeVisible();
  });

  test('printing gives a book: every page with its text and picture, and nothing else', async ({
    product,
    visit,
  }) => {
    const { page } = await visit(product.origin, { storageState });
    await open(page, 1);
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction((count) => {
      const shown = [...document.images].filter((image) => image.checkVisibility());
      return (
        shown.length === count && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      );
      // The cover has the first page's picture.
    }, 1 + story.pages.length);
    const [printed = ''] = await page.locator('body').allInnerTexts();
    expect(printed).toContain(story.title);
    for (const { text } of story.pages) expect(printed).toContain(text.split('\n')[0]);
    expect(printed).not.toMatch(/Create Next Page|Back to Home|Sign In/);
    // No cream edges, also by night: the paper is white.
    const papers = await page.evaluate(() =>
      [document.documentElement, document.body, document.querySelector('[data-book]')].map((element) =>
        element ? getComputedStyle(element).backgroundColor : 'missing',
      ),
    );
    for (const paper of papers) expect(paper).toMatch(/^rgba?\((255, 255, 255|0, 0, 0, 0)\)$/);
    await page.emulateMedia({ media: null });
    await expect(page.getByRole('button', { name: 'Create Next Page' })).toBeVisible();
    // The browser's own print from the screen: a cover and one landscape sheet for each page of the story.
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1 + story.pages.length);
    for (const [, width, height] of pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g))
      expect(Number(width) / Number(height)).toBeCloseTo(297 / 210, 2);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-printing-story'))).toBe(
      false,
    );
  });
});

test.describe('pictures', () => {
  test('are retried after 1, 2 and 4 seconds, then on request', async ({ product, visit, problems }) => {
    problems.allow(/^request failed: GET \/weaversworld\/pictures\//);
    const { page } = await visit(product.origin, { storageState });
    const asked: number[] = [];
    await page.route(pictureOf(1), async (route) => {
      asked.push(Date.now());
      if (asked.length <= 4) await route.abort();
      else await route.continue();
    });
    await page.goto(`/weaversworld/story/${story.id}?pageIndex=0`);
    await expect(page.getByText('Page 1 of 10', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show the picture' }).click();
    await expectPage(page, 1);
    const delays = asked.slice(1, -1).map((at, index) => at - (asked[index] ?? 0));
    expect(delays).toHaveLength(3);
    for (const [index, wanted] of [1_000, 2_000, 4_000].entries()) {
      expect(delays[index]).toBeGreaterThanOrEqual(wanted - 50);
      // Some seconds for a machine that is busy.
      expect(delays[index]).toBeLessThan(wanted + 5_000);
    }
  });

  test('of the next page are loaded before it is opened', async ({ product, visit }) => {
    const { page } = await visit(product.origin, { storageState });
    const arrived = page.waitForResponse(pictureOf(2));
    await open(page, 0);
    await (await arrived).finished();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Next page', exact: true }).click();
    // The first frame that shows the next page has its picture.
    const state = await page.waitForFunction(() => {
      if (!document.querySelector('main')?.textContent?.includes('Page 2 of 10')) return null;
      const image = document.querySelector<HTMLImageElement>('article img');
      return image?.complete && image.naturalWidth > 0 ? 'loaded' : 'late';
    });
    expect(await state.jsonValue()).toBe('loaded');
    expect(asked.filter((url) => pictureOf(2).test(url))).toEqual([]);
  });
});

test.describe('the whole picture', () => {
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [1920, 1080],
    [390, 844],
  ] as const)
    test(`is above the page navigation in a viewport of ${width} x ${height}`, async ({ product, visit }) => {
      const { page } = await visit(product.origin, { storageState, viewport: { width, height } });
      await open(page, 1);
      const picture = await page.locator('article img').boundingBox();
      const pageNav = await page.getByRole('navigation', { name: 'Pages', exact: true }).boundingBox();
      if (!picture || !pageNav) throw new Error('The picture or the page navigation has no box.');
      expect(picture.width).toBeGreaterThan(Math.min(width * 0.45, 700));
      expect(picture.y + picture.height).toBeLessThanOrEqual(pageNav.y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
});

test.describe('the layout does not shift', () => {
  test('when a page request fails', async ({ product, visit, problems }) => {
    problems.allow(/^response 502: POST \S+\/pages\/$/);
    const { page } = await visit(product.origin, { storageState });
    await open(page, 3);
    // The notice has a row of its own, for which the page becomes smaller; its top and the page navigation stay.
    const boxes = async () => {
      const article = await page.getByRole('article').boundingBox();
      const pageNav = await page.getByRole('navigation', { name: 'Pages', exact: true }).boundingBox();
      return { top: article?.y, pageNav };
    };
    const before = await boxes();
    const restore = await failWithBadGateway(page, 'POST', '/pages/');
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Failed to generate page. Please try again.' });
    await expect(notice).toBeVisible();
    expect(await boxes()).toEqual(before);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await restore();
  });

  test('while a page is requested and its text and picture arrive', async ({ product, visit }) => {
    const { page } = await visit(product.origin);
    const { id } = await createFourPages(page);
    await page.goto(`/weaversworld/story/${id}`);
    await expectPage(page, 4);
    await page.evaluate(() => {
      const kept = window as unknown as { shifts: number[] };
      kept.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          kept.shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    await expectPage(page, 5);
    // The button was busy in between, and keeps the focus.
    expect(await focused(page)).toBe('Create Next Page');
    await page.keyboard.press('Enter');
    await expectPage(page, 6);
    expect((await readStory(page, id)).pages).toHaveLength(6);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.005);
  });
});
