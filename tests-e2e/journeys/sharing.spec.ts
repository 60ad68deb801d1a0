import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from '../fixtures/browser.ts';
import { FRIENDS, seePage } from '../fixtures/making.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { makeFriends, readStory, type ToldStory, tellStory } from '../fixtures/telling.ts';

let product: Product;
let browser: Browser;
let owner: Visitor;
let story: ToldStory;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMITS: 'off', PAGE_PACE_MS: '100' } });
  browser = await openBrowser();
  owner = await newVisitor(browser, product.origin);
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  story = await tellStory(owner.page, { characters: await makeFriends(owner.page), pages: 2 });
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** Opens the story and shares it; gives the link in the dialog, which stays open. */
const share = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your story' });
  await dialog.getByText('Your story is now public. Anyone can read it at this link:').waitFor();
  return dialog.getByLabel('Link to the story').inputValue();
};

const meta = (html: string, property: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

describe('a shared story', () => {
  it('is given a link, is read live by a browser without account, and is private again at once', async () => {
    const { page } = owner;
    await page.goto(`/weaversworld/story/${story.id}`);
    await seePage(page, 2);

    // Private until its owner says otherwise.
    const stranger = await newVisitor(browser, product.origin);
    await stranger.page.goto(`/weaversworld/story/${story.id}`);
    await stranger.page
      .getByText('You do not have access to this story - Redirecting to homepage...')
      .waitFor();
    await stranger.page.waitForURL('**/weaversworld');

    const link = await share(page);
    expect(link).toMatch(new RegExp(`^${product.origin}/s/[\\w-]{22}$`));
    const dialog = page.getByRole('dialog', { name: 'Share your story' });
    const before = Date.now();
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await dialog.getByRole('button', { name: 'Copied!' }).waitFor();
    await dialog.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    expect(Date.now() - before).toBeGreaterThan(1_900);
    expect(Date.now() - before).toBeLessThan(4_000);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Shared', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show link' }).click();
    expect(await dialog.getByLabel('Link to the story').inputValue()).toBe(link);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // The other browser reads every page there is and may change nothing.
    const reader = stranger.page;
    await reader.goto(link);
    await reader.waitForURL(`**/weaversworld/story/${story.id}*`);
    await seePage(reader, 2);
    await reader
      .getByText(story.pages[1]?.text.slice(0, 30) ?? '')
      .first()
      .waitFor();
    await reader.getByRole('button', { name: 'Previous page' }).click();
    await seePage(reader, 1);
    expect(await reader.getByRole('button', { name: /^Shared?$|Show link/ }).count()).toBe(0);
    expect(await reader.getByRole('button', { name: 'Create Next Page' }).count()).toBe(0);
    await reader.getByRole('button', { name: 'Next page' }).click();

    // What the owner adds arrives there.
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    await seePage(page, 3);
    await seePage(reader, 3);

    // Taken back: the reader is sent home while reading, the link is dead, the next one is another.
    await page.getByRole('button', { name: 'Shared', exact: true }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
    await reader.getByText('You do not have access to this story').waitFor();
    await reader.waitForURL('**/weaversworld');
    expect((await stranger.context.request.get(link)).status()).toBe(404);
    expect((await stranger.context.request.get(`${link}/card.png`)).status()).toBe(404);
    expect((await stranger.context.request.get(`/weaversworld/api/stories/${story.id}/`)).status()).toBe(403);
    const again = await share(page);
    expect(again).not.toBe(link);
    expect((await stranger.context.request.get(link)).status()).toBe(404);
    expect((await stranger.context.request.get(again)).status()).toBe(200);
    expect([...owner.complaints, ...stranger.complaints]).toEqual([]);
    await stranger.context.close();
  });

  it('shows others a preview that names no child, with a picture, and asks not to be indexed', async () => {
    const { page } = owner;
    const told = await readStory(page, story.id);
    expect(told.is_public).toBe(true);
    const link = told.share_url ?? '';
    const other = await newVisitor(browser, product.origin);
    const answer = await other.context.request.get(link);
    const html = await answer.text();

    expect(meta(html, 'og:url')).toBe(link);
    expect(meta(html, 'og:title')).toBeTruthy();
    expect(meta(html, 'og:description')).toBeTruthy();
    expect(meta(html, 'og:type')).toBe('article');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'robots')).toContain('noindex');
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
    expect(html).not.toContain(told.title);
    expect(html).not.toContain('kite');
    for (const { name } of FRIENDS) expect(html).not.toContain(name);

    const card = await other.context.request.get(meta(html, 'og:image') ?? '');
    expect(card.headers()['content-type']).toBe('image/png');
    const png = await card.body();
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    await other.context.close();
  });
});
