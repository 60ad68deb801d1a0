import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badGateway } from '../fixtures/bad-network.ts';
import { newVisitor, openBrowser, type Visitor } from '../fixtures/browser.ts';
import { FRIENDS, seePage } from '../fixtures/making.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { makeFriends, readStory, type ToldStory, tellStory } from '../fixtures/telling.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let story: ToldStory;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'off', PAGE_PACE_MS: '100' } });
  browser = await openBrowser();
  visitor = await newVisitor(browser, product.origin);
  page = visitor.page;
  story = await tellStory(page, { characters: await makeFriends(page, [FRIENDS[0]]), pages: 4 });
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const open = async (pageIndex: number): Promise<void> => {
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=${pageIndex}`);
  await seePage(page, pageIndex + 1);
};

const pictureOf = (n: number): RegExp => new RegExp(`/weaversworld/pictures/${story.pages[n - 1]?.id}-`);

/** The name of whatever has the focus. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
  });

/** Presses Tab until the control of that name has the focus; its focus must be seen. */
const tabTo = async (name: string): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused()) !== name) continue;
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(outline, `the outline of ${name}`).toBeGreaterThanOrEqual(2);
    return;
  }
  throw new Error(`Tab never reached '${name}'; it stands on '${await focused()}'.`);
};

describe('with the keyboard alone', () => {
  it('a story is opened, its pages are turned, and the way leads home', async () => {
    await page.goto('/weaversworld');
    await page.getByText('4 / 10 pages').waitFor();
    await tabTo(story.title);
    await page.keyboard.press('Enter');
    await seePage(page, 4);
    await page.keyboard.press('ArrowLeft');
    await seePage(page, 3);
    await page.keyboard.press('ArrowLeft');
    await seePage(page, 2);
    await page.keyboard.press('ArrowRight');
    await seePage(page, 3);
    await tabTo('Previous page');
    await page.keyboard.press('Enter');
    await seePage(page, 2);
    await page.keyboard.press('Space');
    await seePage(page, 1);
    expect(await page.getByRole('button', { name: 'Previous page' }).isDisabled()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await seePage(page, 1);

    // Arrow keys belong to the choices of an open dialog; Escape closes it and the focus returns.
    await page.getByRole('button', { name: 'Reading settings' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reading settings' });
    await dialog.getByRole('radio', { name: 'Normal' }).first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await dialog.getByRole('radio', { name: 'Large', exact: true }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Page 1 of 10', { exact: true }).waitFor();
    expect(await focused()).toBe('Reading settings');
    await tabTo('Back to Home');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/weaversworld');
  });
});

describe('how the page looks to its reader', () => {
  const words = () =>
    page
      .getByRole('article')
      .locator('p')
      .filter({ hasText: story.pages[0]?.text.slice(0, 20) ?? '' });
  const look = () =>
    words().evaluate((paragraph) => {
      const { fontSize, lineHeight, fontFamily } = getComputedStyle(paragraph);
      const paper = getComputedStyle(paragraph.closest('article') as Element).backgroundColor;
      const size = Number.parseFloat(fontSize);
      return { size, spacing: Number.parseFloat(lineHeight) / size, face: fontFamily, paper };
    });

  it('is chosen once and kept', async () => {
    await open(0);
    const usual = await look();
    await page.getByRole('button', { name: 'Reading settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reading settings' });
    for (const choice of ['Largest', 'Wide', 'Plain', 'Mint'])
      await dialog.getByRole('radio', { name: choice, exact: true }).check({ force: true });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const chosen = await look();
    expect(chosen.size).toBeGreaterThan(usual.size * 1.3);
    expect(chosen.spacing).toBeGreaterThan(usual.spacing * 1.2);
    expect(chosen.face).not.toBe(usual.face);
    expect(chosen.paper).not.toBe(usual.paper);
    await page.reload();
    await seePage(page, 1);
    expect(await look()).toEqual(chosen);
    await page.evaluate(() => localStorage.removeItem('ww.reading'));
  });

  it('fills the screen on asking', async () => {
    await open(0);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement === document.documentElement);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement === null);
  });

  it('is a book on paper: every page with its words and its picture, and nothing else', async () => {
    await open(1);
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction((count) => {
      const shown = [...document.images].filter((image) => image.checkVisibility());
      return (
        shown.length === count && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      );
    }, story.pages.length);
    const [printed = ''] = await page.locator('body').allInnerTexts();
    expect(printed).toContain(story.title);
    for (const { text } of story.pages) expect(printed).toContain(text.split('\n')[0]);
    expect(printed).not.toMatch(/Create Next Page|Back to Home|Sign In/);
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Create Next Page' }).waitFor();
    // The browser's own print, from the screen: a title page and one for each page of the story.
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1 + story.pages.length);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-printing-story'))).toBe(
      false,
    );
  });
});

describe('pictures', () => {
  it('are tried again after 1, 2 and 4 seconds, then when somebody asks', async () => {
    const { context, page: reader } = await newVisitor(browser, product.origin);
    await context.addCookies(await visitor.context.cookies());
    const asked: number[] = [];
    await reader.route(pictureOf(1), async (route) => {
      // The shelf is not visited: whoever asks is the reader.
      asked.push(Date.now());
      if (asked.length <= 4) await route.abort();
      else await route.continue();
    });
    await reader.goto(`/weaversworld/story/${story.id}?pageIndex=0`);
    await reader.getByText('Page 1 of 10', { exact: true }).waitFor();
    await reader.getByRole('button', { name: 'Show the picture' }).click();
    await seePage(reader, 1);
    const delays = asked.slice(1, -1).map((at, index) => at - (asked[index] ?? 0));
    expect(delays).toHaveLength(3);
    for (const [index, wanted] of [1_000, 2_000, 4_000].entries()) {
      expect(delays[index]).toBeGreaterThanOrEqual(wanted - 50);
      expect(delays[index]).toBeLessThan(wanted + 900);
    }
    await context.close();
  });

  it('of the next page are there before it is turned', async () => {
    const arrived = page.waitForResponse(pictureOf(2));
    await open(0);
    await (await arrived).finished();
    const asked: string[] = [];
    const note = (request: { url(): string }) => void asked.push(request.url());
    page.on('request', note);
    await page.getByRole('button', { name: 'Next page', exact: true }).click();
    // With the very frame that shows the next page its picture is there.
    const state = await page.waitForFunction(() => {
      if (!document.querySelector('main')?.textContent?.includes('Page 2 of 10')) return null;
      const image = document.querySelector<HTMLImageElement>('article img');
      return image?.complete && image.naturalWidth > 0 ? 'there' : 'late';
    });
    expect(await state.jsonValue()).toBe('there');
    expect(asked.filter((url) => pictureOf(2).test(url))).toEqual([]);
    page.off('request', note);
  });
});

describe('the whole picture', () => {
  it.each([
    [1280, 800],
    [1024, 768],
    [1920, 1080],
    [390, 844],
  ])('stands above the page turner in a window of %i x %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    await open(1);
    const picture = await page.locator('article img').boundingBox();
    const turner = await page.getByRole('navigation', { name: 'Pages', exact: true }).boundingBox();
    if (!picture || !turner) throw new Error('Picture or turner is not there.');
    expect(picture.width).toBeGreaterThan(Math.min(width * 0.45, 700));
    expect(picture.y + picture.height).toBeLessThanOrEqual(turner.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('nothing jumps', () => {
  it('when a page could not be asked for', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(3);
    const places = async () => [
      await page.getByRole('article').boundingBox(),
      await page.getByRole('navigation', { name: 'Pages', exact: true }).boundingBox(),
    ];
    const before = await places();
    const mend = await badGateway(page, 'POST', '/pages/');
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Failed to generate page. Please try again.' });
    await notice.waitFor();
    expect(await places()).toEqual(before);
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
    await mend();
  });

  it('while a page is asked for and its words and picture arrive', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(3);
    await page.evaluate(() => {
      const kept = window as unknown as { shifts: number[] };
      kept.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          kept.shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    await seePage(page, 5);
    // The button was busy meanwhile, and kept the focus.
    expect(await focused()).toBe('Create Next Page');
    await page.keyboard.press('Enter');
    await seePage(page, 6);
    expect((await readStory(page, story.id)).pages).toHaveLength(6);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.005);
    expect(visitor.complaints).toEqual([]);
  });
});
