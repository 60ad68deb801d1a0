import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsEverywhere } from '../fixtures/axe.ts';
import { newVisitor, openBrowser, type Visitor } from '../fixtures/browser.ts';
import { FRIENDS } from '../fixtures/making.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import {
  deniedScreen,
  letRefusalsStand,
  readerScreens,
  type StoryScreen,
  writingScreen,
} from '../fixtures/story-screens.ts';
import { makeFriends, tellStory } from '../fixtures/telling.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'off', PAGE_PACE_MS: '50' } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const calmVisitor = async (origin: string): Promise<Visitor> => {
  const visitor = await newVisitor(browser, origin);
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
  return visitor;
};

const lookAt = async ({ page }: Visitor, screens: StoryScreen[]): Promise<void> => {
  for (const { name, open } of screens) {
    await open(page);
    expect(await violationsEverywhere(page), name).toEqual([]);
  }
};

describe('no rule of accessibility is broken, at a desk and on a telephone, by day and by night', () => {
  it('in the reader, whatever stands in it', async () => {
    const visitor = await calmVisitor(product.origin);
    const characters = await makeFriends(visitor.page);
    const begun = await tellStory(visitor.page, { characters, pages: 2 });
    const finished = await tellStory(visitor.page, { characters, pages: 10 });
    await lookAt(visitor, readerScreens({ begun: begun.id, finished: finished.id }));
    await visitor.context.close();
  });

  it('while the first page is written', async () => {
    const slow = await startProduct({ env: { PAGE_PACE_MS: '60000' } });
    const visitor = await calmVisitor(slow.origin);
    await lookAt(visitor, [writingScreen]);
    await visitor.context.close();
    await slow.remove();
  });

  it('where somebody may not read', async () => {
    const owner = await calmVisitor(product.origin);
    const theirs = await tellStory(owner.page, { characters: await makeFriends(owner.page, [FRIENDS[0]]) });
    const visitor = await calmVisitor(product.origin);
    await letRefusalsStand(visitor.context);
    await lookAt(visitor, [deniedScreen(theirs.id)]);
    await owner.context.close();
    await visitor.context.close();
  });
});
