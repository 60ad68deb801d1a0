import type { Page } from 'playwright/test';
import { signIn } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { readAloudButton } from '../fixtures/read-aloud-bar.ts';
import { measureReader } from '../fixtures/reader-layout.ts';
import { installScriptedSpeech } from '../fixtures/scripted-speech.ts';
import { createCharacters, createStory, send } from '../fixtures/stories.ts';
import { expectPage, FRIENDS } from '../fixtures/story-steps.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off', PAGE_DELAY_MS: '0' } });

const PHONE = { width: 390, height: 844 };

/** Two frames: one for the layout, one for the text that is fitted to it. */
const nextLayout = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  await nextLayout(page);
};

const WINDOWS = [PHONE, { width: 1920, height: 1080 }];

/** The sizes of the words in pixels: one list for each window, with the three settings in their order. */
const readSizes = async (page: Page): Promise<number[][]> => {
  const sizes: number[][] = WINDOWS.map(() => []);
  for (const size of ['normal', 'large', 'largest']) {
    await page.evaluate((value) => {
      localStorage.setItem('ww.reading', JSON.stringify({ size: value }));
    }, size);
    await page.reload();
    await expectPage(page, 1);
    await expect(page.locator(`[data-size="${size}"] [data-word]`).first()).toBeVisible();
    for (const [index, window] of WINDOWS.entries()) {
      await resize(page, window);
      sizes[index]?.push((await measureReader(page)).type);
    }
  }
  return sizes;
};

test('the words grow with each reading size, at any age, on a phone and a large window', async ({
  product,
  visit,
}) => {
  const parent = newParent('sizes');
  const [four, eleven] = await createAccount(product.origin, parent, [
    { name: 'Juno', age: 4 },
    { name: 'Milo', age: 11 },
  ]);
  const guest = await visit(product.origin);
  const family = await visit(product.origin);
  await signIn(family.page, parent);
  const open = async (page: Page): Promise<void> => {
    const story = await createStory(page, { characters: await createCharacters(page, FRIENDS), pages: 1 });
    await page.goto(`/weaversworld/story/${story.id}?pageIndex=0`);
    await expectPage(page, 1);
  };
  const expectGrowth = async (page: Page, age: string): Promise<number[]> => {
    const found = await readSizes(page);
    for (const [index, sizes] of found.entries()) {
      const [normal = 0, large = 0, largest = 0] = sizes;
      const where = `${age} at ${WINDOWS[index]?.width}: ${sizes}`;
      expect(large, where).toBeGreaterThan(normal);
      expect(largest, where).toBeGreaterThan(large);
    }
    return found.map(([normal = 0]) => normal);
  };
  await open(guest.page);
  const normal = [await expectGrowth(guest.page, 'no age')];
  for (const [age, child] of [
    ['4', four],
    ['11', eleven],
  ] as const) {
    await send(family.page, `/weaversworld/api/child-profiles/${child?.id}/set-active/`);
    await open(family.page);
    normal.push(await expectGrowth(family.page, age));
  }
  const [none = [], young = [], older = []] = normal;
  // On the large window, where no page of this length is made smaller to fit.
  const sizes = [young, none, older].map((one) => one[1]);
  expect(sizes).toEqual(sizes.toSorted((a = 0, b = 0) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test('a notice has a place of its own, where it covers no word', async ({ product, visit }) => {
  const { page, context } = await visit(product.origin);
  const story = await createStory(page, { characters: await createCharacters(page, FRIENDS), pages: 2 });
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=0`);
  await expectPage(page, 1);
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'The next page can be written' });
  await expect(notice).toBeVisible();
  for (const size of [
    PHONE,
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    await resize(page, size);
    const seen = await measureReader(page);
    const where = `${size.width} x ${size.height}: ${JSON.stringify(seen)}`;
    expect(seen, where).toMatchObject({ covered: [], scrollsSideways: false });
    expect(seen.linesInSight, where).toBeGreaterThanOrEqual(2);
  }
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('article')).toBeFocused();
});

test("a child's buttons are 64 px, on phones and tablets, before and during read-aloud", async ({
  product,
  visit,
}) => {
  const { page, context } = await visit(product.origin);
  await installScriptedSpeech(context);
  const story = await createStory(page, { characters: await createCharacters(page, FRIENDS), pages: 2 });
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=0`);
  await expectPage(page, 1);
  const small = async (names: string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const name of names) {
      const box = await page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('link', { name, exact: true }))
        .boundingBox();
      if (!box || box.width < 63.5 || box.height < 63.5)
        found.push(`${name}: ${box ? `${box.width} x ${box.height}` : 'no box'}`);
    }
    return found;
  };
  const sizes = [
    { width: 360, height: 740 },
    { width: 375, height: 667 },
    PHONE,
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
  ];
  for (const size of sizes) {
    await resize(page, size);
    const where = `${size.width} x ${size.height}`;
    expect(await small(['Back to Home', 'Read story aloud', 'Previous page', 'Next page']), where).toEqual(
      [],
    );
    expect(await measureReader(page), where).toMatchObject({ covered: [], scrollsSideways: false });
  }
  await readAloudButton(page).click();
  for (const size of sizes) {
    await resize(page, size);
    const where = `${size.width} x ${size.height} while read aloud`;
    expect(await small(['Back to Home', 'Pause reading', 'Previous page', 'Next page']), where).toEqual([]);
    expect(await measureReader(page), where).toMatchObject({ covered: [], scrollsSideways: false });
  }
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await page.goto('/weaversworld');
  for (const size of sizes.filter(({ height }) => height > 480)) {
    await resize(page, size);
    const where = `${size.width} x ${size.height}, header`;
    expect(await small(["Weaver's World", 'Play music', 'Night colours']), where).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(size.width);
  }
});

/** What reaches out of the window at its right, outermost first. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .slice(0, 8)
          .map((element) => `${element.tagName} ${element.className}`),
  );

test('text at 200 % scrolls the window up and down only, and leaves words in sight', async ({
  product,
  visit,
}) => {
  const { page } = await visit(product.origin);
  const story = await createStory(page, { characters: await createCharacters(page, FRIENDS), pages: 2 });
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=0`);
  await expectPage(page, 1);
  for (const size of [PHONE, { width: 1280, height: 800 }]) {
    await resize(page, size);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await nextLayout(page);
    const seen = await measureReader(page);
    const where = `${size.width} x ${size.height}: ${JSON.stringify(seen)}`;
    expect(await tooWide(page), where).toEqual([]);
    expect(seen.covered, where).toEqual([]);
    expect(seen.linesInSight, where).toBeGreaterThanOrEqual(1);
  }
  for (const path of ['/weaversworld', '/weaversworld/create', '/accounts/signup'])
    for (const size of [PHONE, { width: 1280, height: 800 }]) {
      await resize(page, size);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      await nextLayout(page);
      expect(await tooWide(page), `${path} at ${size.width}`).toEqual([]);
    }
});
