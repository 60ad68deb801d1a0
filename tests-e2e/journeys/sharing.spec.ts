import type { Page } from 'playwright/test';
import { createCharacters, createStory, readStory, type Story } from '../fixtures/stories.ts';
import { expectPage, FRIENDS } from '../fixtures/story-steps.ts';
import { test as base, expect, type Visitor } from '../fixtures/test.ts';

const test = base.extend<{ owner: Visitor & { story: Story } }>({
  /** A visitor with a private story of two pages. */
  owner: async ({ product, visit }, provide) => {
    const { context, page } = await visit(product.origin, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const story = await createStory(page, { characters: await createCharacters(page), pages: 2 });
    await provide({ context, page, story });
  },
});

/** Shares the open story; returns the link in the dialog, which stays open. */
const share = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your story' });
  await expect(dialog.getByText('Your story is now public. Anyone can read it at this link:')).toBeVisible();
  return dialog.getByLabel('Link to the story').inputValue();
};

const meta = (html: string, property: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

test.describe('a shared story', () => {
  test('gets a link, is read live without an account, and is private again at once', async ({
    product,
    visit,
    owner,
    problems,
  }) => {
    problems.allow(/^response 403: GET \/weaversworld\/api\/stories\/\d+\/$/);
    const { page, story } = owner;
    await page.goto(`/weaversworld/story/${story.id}`);
    await expectPage(page, 2);

    // Private until its owner shares it.
    const stranger = await visit(product.origin);
    await stranger.page.goto(`/weaversworld/story/${story.id}`);
    await expect(
      stranger.page.getByText('You do not have access to this story - Redirecting to homepage...'),
    ).toBeVisible();
    await expect(stranger.page).toHaveURL('/weaversworld');

    const link = await share(page);
    expect(link).toMatch(new RegExp(`^${product.origin}/s/[\\w-]{22}$`));
    const dialog = page.getByRole('dialog', { name: 'Share your story' });
    const before = Date.now();
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    expect(Date.now() - before).toBeGreaterThan(1_900);
    expect(Date.now() - before).toBeLessThan(15_000);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Shared', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show link' }).click();
    await expect(dialog.getByLabel('Link to the story')).toHaveValue(link);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    // Another browser reads every page and cannot change anything.
    const reader = stranger.page;
    await reader.goto(link);
    await expect(reader).toHaveURL(new RegExp(`/weaversworld/story/${story.id}`));
    await expectPage(reader, 2);
    await expect(reader.getByText(story.pages[1]?.text.slice(0, 30) ?? '').first()).toBeVisible();
    await reader.getByRole('button', { name: 'Previous page' }).click();
    await expectPage(reader, 1);
    await expect(reader.getByRole('button', { name: /^Shared?$|Show link/ })).toHaveCount(0);
    await expect(reader.getByRole('button', { name: 'Create Next Page' })).toHaveCount(0);
    await reader.getByRole('button', { name: 'Next page' }).click();

    // A new page arrives there, too.
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    await expectPage(page, 3);
    await expectPage(reader, 3);

    // Private again: the reader is redirected home, the link is dead, and the next link is a new one.
    await page.getByRole('button', { name: 'Shared', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await expect(reader.getByText('You do not have access to this story')).toBeVisible();
    await expect(reader).toHaveURL('/weaversworld');
    expect((await stranger.context.request.get(link)).status()).toBe(404);
    expect((await stranger.context.request.get(`${link}/card.png`)).status()).toBe(404);
    expect((await stranger.context.request.get(`/weaversworld/api/stories/${story.id}/`)).status()).toBe(403);
    // A slip: 'Undo' brings back the same link. Only another 'Share' makes a new one.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Shared', exact: true })).toBeVisible();
    expect((await stranger.context.request.get(link)).status()).toBe(200);
    await page.getByRole('button', { name: 'Shared', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    const again = await share(page);
    expect(again).not.toBe(link);
    expect((await stranger.context.request.get(link)).status()).toBe(404);
    expect((await stranger.context.request.get(again)).status()).toBe(200);
  });

  test('has a preview with a picture, which names no child and must not be indexed', async ({
    product,
    visit,
    owner,
  }) => {
    const { page, story } = owner;
    await page.goto(`/weaversworld/story/${story.id}`);
    const link = await share(page);
    const shared = await readStory(page, story.id);
    expect(shared.is_public).toBe(true);
    expect(shared.share_url).toBe(link);
    const other = await visit(product.origin);
    const answer = await other.context.request.get(link);
    const html = await answer.text();

    expect(meta(html, 'og:url')).toBe(link);
    expect(meta(html, 'og:title')).toBeTruthy();
    expect(meta(html, 'og:description')).toBeTruthy();
    expect(meta(html, 'og:type')).toBe('article');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'robots')).toContain('noindex');
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
    expect(html).not.toContain(shared.title);
    expect(html).not.toContain('kite');
    for (const { name } of FRIENDS) expect(html).not.toContain(name);

    const card = await other.context.request.get(meta(html, 'og:image') ?? '');
    expect(card.headers()['content-type']).toBe('image/png');
    const png = await card.body();
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
