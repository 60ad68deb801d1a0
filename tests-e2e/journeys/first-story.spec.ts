import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from '../fixtures/browser.ts';
import { FRIENDS, seePage, startStory } from '../fixtures/making.ts';
import { type Product, startProduct } from '../fixtures/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

interface KeptStory {
  title: string;
  pages: Array<{ id: number; page_number: number; text: string; image_status: string }>;
}

describe('a visitor without an account', () => {
  it('makes three characters and a story whose ten pages arrive live, and finds it again after everything stops', async () => {
    const { context, page, complaints } = await newVisitor(browser, product.origin);
    const keptStory = async (id: string): Promise<KeptStory> =>
      (await context.request.get(`/weaversworld/api/stories/${id}/`)).json();

    await page.goto('/');
    await page.waitForURL('**/weaversworld');
    await page.getByRole('link', { name: 'Sign Up to Get Started' }).waitFor();

    const id = await startStory(page, FRIENDS, 'a lost lighthouse', 'everyone sails home singing');
    await seePage(page, 1);
    for (let n = 2; n <= 4; n += 1) {
      await page.getByRole('button', { name: 'Create Next Page' }).click();
      await seePage(page, n);
    }

    // The server dies right after it promised page 5; the page is written once it is back, exactly once.
    const promised = page.waitForResponse((response) => response.url().endsWith(`/stories/${id}/pages/`));
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    expect((await promised).status()).toBe(202);
    await product.stop('SIGKILL');
    await product.start();
    await seePage(page, 5);

    for (let n = 6; n <= 10; n += 1) {
      await page.getByRole('button', { name: 'Create Next Page' }).click();
      await seePage(page, n);
    }
    const prompt = page.getByRole('region', { name: 'Keep this story' });
    await prompt
      .getByText('Great job on your story! Create an account to save this story and make more.')
      .waitFor();
    // In sight without scrolling.
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const place = await prompt.boundingBox();
      const turner = await page.getByRole('navigation', { name: 'Pages', exact: true }).boundingBox();
      if (!place || !turner) throw new Error('Prompt or turner is not there.');
      expect(place.y + place.height).toBeLessThanOrEqual(turner.y);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }

    const story = await keptStory(id);
    expect(story.pages.map(({ page_number }) => page_number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(story.pages.every(({ image_status }) => image_status === 'completed')).toBe(true);
    const words = story.pages.map(({ text }) => text).join(' ');
    for (const { name } of FRIENDS) expect(words).toContain(name);
    expect(words).toMatch(/lighthouse/i);
    expect(words).toMatch(/sail|singing|home/i);

    await page.getByRole('button', { name: 'Maybe Later' }).click();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    const card = page.getByRole('listitem').filter({ hasText: story.title });
    await card.getByText('10 / 10 pages').waitFor();
    await card.locator('img[src*="/pictures/"]').waitFor();

    await product.stop();
    await product.start();
    await page.reload();
    await page.getByText('10 / 10 pages').waitFor();
    expect(await keptStory(id)).toEqual(story);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
