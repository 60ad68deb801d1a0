import type { BrowserContext, Page } from 'playwright/test';
import { readAloudBar, readAloudButton } from '../fixtures/read-aloud-bar.ts';
import { hiddenAtTheEnd, isSpokenInSight, measureReader } from '../fixtures/reader-layout.ts';
import { installScriptedSpeech } from '../fixtures/scripted-speech.ts';
import { createCharacters, createStory, type Story } from '../fixtures/stories.ts';
import { expectPage, FRIENDS } from '../fixtures/story-steps.ts';
import { expect, test } from '../fixtures/test.ts';

const SERVER = { RATE_LIMITS: 'off', PAGE_DELAY_MS: '0' };
test.use({ serverEnv: SERVER });

/** A finished story, and the cookies of its owner. */
let story: Story;
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>;

// In one worker, because `beforeAll` runs once for each.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser, products }) => {
  const { origin } = await products(SERVER);
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  story = await createStory(page, { characters: await createCharacters(page, FRIENDS), pages: 10 });
  storageState = await context.storageState();
  await context.close();
});

/** What each viewport must give: share of the picture, lines of text in sight, and their size. */
const VIEWPORTS = [
  { width: 1920, height: 1080, share: 0.44, lines: 7, type: 30, sideBySide: true, spoken: false },
  { width: 1280, height: 800, share: 0.39, lines: 7, type: 24, sideBySide: true, spoken: true },
  { width: 1024, height: 768, share: 0.34, lines: 8, type: 24, sideBySide: true, spoken: true },
  { width: 768, height: 1024, share: 0.45, lines: 5, type: 24, sideBySide: false, spoken: false },
  { width: 390, height: 844, share: 0.33, lines: 6, type: 20, sideBySide: false, spoken: true },
  { width: 320, height: 640, share: 0.35, lines: 3, type: 20, sideBySide: false, spoken: true },
  { width: 844, height: 390, share: 0.22, lines: 6, type: 20, sideBySide: true, spoken: true },
  { width: 667, height: 375, share: 0.2, lines: 6, type: 20, sideBySide: true, spoken: false },
] as const;

/** Turns to the page, and waits until the turn is over and the layout is the window's. */
const turnTo = async (page: Page, n: number): Promise<void> => {
  await page.getByRole('button', { name: `Go to page ${n}`, exact: true }).click();
  await expectPage(page, n);
  await expect(page.locator('article[data-turning]')).toHaveCount(0);
};

const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  // Two frames: one for the layout, one for the text that is fitted to it.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};

test('picture and words own the screen in every viewport, and nothing covers them', async ({
  product,
  visit,
}) => {
  const { page } = await visit(product.origin, { storageState });
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=4`);
  await expectPage(page, 5);

  // With the completion prompt, which has a place of its own.
  const prompt = page.getByRole('region', { name: 'Keep this story' });
  await expect(prompt).toBeVisible();
  for (const { width, height } of VIEWPORTS) {
    await resize(page, { width, height });
    const { covered, scrollsSideways } = await measureReader(page);
    expect({ covered, scrollsSideways }, `${width} x ${height} with the prompt`).toEqual({
      covered: [],
      scrollsSideways: false,
    });
  }
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(prompt).toHaveCount(0);

  for (const { width, height, share, lines, type, sideBySide } of VIEWPORTS) {
    await resize(page, { width, height });
    const seen = await measureReader(page);
    const where = `${width} x ${height}: ${JSON.stringify(seen)}`;
    expect(seen, where).toMatchObject({ covered: [], scrolls: false, scrollsSideways: false, sideBySide });
    expect(seen.pictureShare, where).toBeGreaterThanOrEqual(share);
    expect(seen.linesInSight, where).toBeGreaterThanOrEqual(Math.min(lines, seen.lines));
    expect(seen.type, where).toBeGreaterThanOrEqual(type);
  }

  // A page with few words has them at their full size.
  await resize(page, { width: 1280, height: 800 });
  const lengths = story.pages.map(({ text }) => text.length);
  await turnTo(page, lengths.indexOf(Math.min(...lengths)) + 1);
  expect((await measureReader(page)).type, `${lengths}`).toBeGreaterThanOrEqual(28);
  await turnTo(page, 5);

  // The prompt was answered for this story.
  await page.reload();
  await expectPage(page, 5);
  await expect(prompt).toHaveCount(0);
});

test('the end of the book is in sight in every viewport, with the prompt and without it', async ({
  product,
  visit,
}) => {
  const { page } = await visit(product.origin, { storageState });
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=9`);
  await expectPage(page, 10);
  const prompt = page.getByRole('region', { name: 'Keep this story' });
  const check = async (state: string): Promise<void> => {
    for (const { width, height } of VIEWPORTS) {
      await resize(page, { width, height });
      const where = `${width} x ${height} ${state}`;
      expect(await hiddenAtTheEnd(page), where).toEqual([]);
      const { covered, lines, linesInSight, scrollsSideways } = await measureReader(page);
      expect({ covered, scrollsSideways }, where).toEqual({ covered: [], scrollsSideways: false });
      expect(linesInSight, where).toBeGreaterThanOrEqual(Math.min(width === 390 ? 6 : 1, lines));
    }
  };
  await expect(prompt).toBeVisible();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src*="/cast/"]')].every(
      ({ naturalWidth }) => naturalWidth > 0,
    ),
  );
  await check('with the prompt');
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(prompt).toHaveCount(0);
  await check('without the prompt');
});

/** The page between the first and the last one that has the most sentences: what a page says depends on the story. */
const pageOfMostSentences = (): number => {
  const counts = story.pages.slice(1, -1).map(({ text }) => text.match(/[.!?…]”?(?= |$)/g)?.length ?? 0);
  return counts.indexOf(Math.max(...counts)) + 2;
};

test('the sentence being spoken stays in sight, in five viewports', async ({ product, visit }) => {
  const { context, page } = await visit(product.origin, { storageState });
  await installScriptedSpeech(context);
  const read = pageOfMostSentences();
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=${read - 1}`);
  await expectPage(page, read);
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  // In larger type the page has to scroll.
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page
    .getByRole('dialog')
    .locator('label')
    .filter({ hasText: /^Large$/ })
    .click();
  await page.keyboard.press('Escape');

  for (const { width, height } of VIEWPORTS.filter(({ spoken }) => spoken)) {
    await resize(page, { width, height });
    if ((await readAloudBar(page).count()) > 0) {
      await page.getByRole('button', { name: 'Stop reading' }).click();
      await turnTo(page, read);
    }
    await readAloudButton(page).click();
    await expect(page.locator('[data-spoken]')).toBeVisible();
    let sentences = 0;
    for (; (await page.locator('[data-spoken]').count()) > 0 && sentences < 5; sentences += 1) {
      await expect
        .poll(() => isSpokenInSight(page), { message: `${width} x ${height}, sentence ${sentences + 1}` })
        .toBe(true);
      const before = await page.locator('[data-spoken]').textContent();
      await page.evaluate(() => window.scriptedVoice?.finish());
      await page.waitForFunction(
        (text) => document.querySelector('[data-spoken]')?.textContent !== text,
        before,
      );
    }
    expect(sentences).toBeGreaterThan(2);

    // The bar is in the row of the arrows, and covers neither.
    const boxes = await Promise.all(
      [
        readAloudBar(page),
        page.getByRole('button', { name: 'Previous page', exact: true }),
        page.getByRole('button', { name: 'Next page', exact: true }),
      ].map((one) => one.boundingBox()),
    );
    const [bar, back, next] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    if (!bar || !back || !next) throw new Error('A control has no box.');
    expect(Math.abs(bar.y + bar.height / 2 - (back.y + back.height / 2))).toBeLessThan(4);
    expect(bar.x).toBeGreaterThanOrEqual(back.x + back.width);
    expect(bar.x + bar.width).toBeLessThanOrEqual(next.x);
  }
});

test('a finger turns the page, each page starts at its top, and the last one ends the book', async ({
  product,
  visit,
}) => {
  const { context, page } = await visit(product.origin, {
    storageState,
    viewport: { width: 390, height: 640 },
    hasTouch: true,
  });
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=7`);
  await expectPage(page, 8);
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  const article = page.getByRole('article');
  await article.evaluate((spread) => spread.scrollTo(0, spread.scrollHeight));
  expect(await article.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);

  const devtools = await context.newCDPSession(page);
  const touch = (type: string, x?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y: 200 }],
    });
  const swipe = async (from: number, to: number): Promise<void> => {
    await touch('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part);
    await touch('touchEnd');
  };
  await swipe(300, 100);
  await expectPage(page, 9);
  expect(await article.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await swipe(100, 300);
  await expectPage(page, 8);
  await turnTo(page, 10);

  await expect(page.getByRole('heading', { name: 'The End' })).toBeVisible();
  await page.waitForFunction(() => {
    const cast = [...document.querySelectorAll<HTMLImageElement>('img[src*="/cast/"]')];
    return cast.length === 3 && cast.every(({ naturalWidth }) => naturalWidth > 0);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const waves = await page
    .locator('img[src*="/cast/"]')
    .evaluateAll((cast) => cast.map((one) => getComputedStyle(one).animationName));
  expect(waves).toEqual(Array(3).fill(expect.stringContaining('sway')));
  for (const name of ["I'll read", 'Print or save as PDF'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Another adventure with these friends' })).toBeVisible();
});
