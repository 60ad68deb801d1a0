import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsEverywhere } from '../fixtures/axe.ts';
import { newVisitor, openBrowser, type Visitor } from '../fixtures/browser.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { createScreens, homeScreens, newcomerScreens, type StoryScreen } from '../fixtures/story-screens.ts';
import { makeFriends, tellStory } from '../fixtures/telling.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'off', PAGE_PACE_MS: '50' } });
  browser = await openBrowser();
  visitor = await newVisitor(browser, product.origin);
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const lookAt = async (screens: StoryScreen[]): Promise<void> => {
  for (const { name, open } of screens) {
    await open(visitor.page);
    expect(await violationsEverywhere(visitor.page), name).toEqual([]);
  }
};

describe('no rule of accessibility is broken, at a desk and on a telephone, by day and by night', () => {
  it('before anything was made', () => lookAt(newcomerScreens));

  it('while characters and a story are made', async () => {
    await makeFriends(visitor.page);
    await lookAt(createScreens);
  });

  it('on the shelf', async () => {
    const characters = await makeFriends(visitor.page);
    await tellStory(visitor.page, { characters, title: 'The Kept One', pages: 1 });
    await tellStory(visitor.page, { characters, title: 'The Other One' });
    await lookAt(homeScreens('The Other One'));
  });
});
