import { expectPage, FRIENDS, startStory } from '../fixtures/story-steps.ts';
import { expect, test } from '../fixtures/test.ts';

interface StoredStory {
  title: string;
  pages: Array<{ id: number; page_number: number; text: string; image_status: string }>;
}

// As most families see it: pages that turn.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('a visitor without an account', () => {
  test('makes three characters and a story of ten live pages, and finds it again after the server was killed and restarted', async ({
    ownProduct,
    visit,
    problems,
  }) => {
    // The server is killed and stopped once each.
    problems.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
    const product = await ownProduct();
    const { context, page } = await visit(product.origin);
    const storedStory = async (id: string): Promise<StoredStory> =>
      (await context.request.get(`/weaversworld/api/stories/${id}/`)).json();

    await page.goto('/');
    await expect(page).toHaveURL('/weaversworld');
    await expect(page.getByRole('link', { name: 'Sign Up to Get Started' })).toBeVisible();

    const id = await startStory(page, FRIENDS, 'a lost lighthouse', 'everyone sails home singing');
    await expectPage(page, 1);
    for (let n = 2; n <= 4; n += 1) {
      await page.getByRole('button', { name: 'Create Next Page' }).click();
      await expectPage(page, n);
    }

    // The server dies right after it accepted page 5, and writes that page exactly once when it runs again.
    const accepted = page.waitForResponse((response) => response.url().endsWith(`/stories/${id}/pages/`));
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    expect((await accepted).status()).toBe(202);
    await product.stop('SIGKILL');
    await product.start();
    await expectPage(page, 5);

    for (let n = 6; n <= 10; n += 1) {
      await page.getByRole('button', { name: 'Create Next Page' }).click();
      await expectPage(page, n);
    }
    const prompt = page.getByRole('region', { name: 'Keep this story' });
    await expect(
      prompt.getByText('Great job on your story! Create an account to save this story and make more.'),
    ).toBeVisible();
    // Visible without scrolling.
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await prompt.boundingBox();
      const pageNav = await page.getByRole('navigation', { name: 'Pages', exact: true }).boundingBox();
      if (!box || !pageNav) throw new Error('The prompt or the page navigation has no box.');
      expect(box.y + box.height).toBeLessThanOrEqual(pageNav.y);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }

    const story = await storedStory(id);
    expect(story.pages.map(({ page_number }) => page_number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(story.pages.every(({ image_status }) => image_status === 'completed')).toBe(true);
    const words = story.pages.map(({ text }) => text).join(' ');
    for (const { name } of FRIENDS) expect(words).toContain(name);
    expect(words).toMatch(/lighthouse/i);
    expect(words).toMatch(/sail|singing|home/i);

    await page.getByRole('button', { name: 'Maybe Later' }).click();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    const card = page.getByRole('listitem').filter({ hasText: story.title });
    await expect(card.getByText('10 / 10 pages')).toBeVisible();
    await expect(card.locator('img[src*="/pictures/"]')).toBeVisible();

    await product.stop();
    await product.start();
    await page.reload();
    await expect(page.getByText('10 / 10 pages')).toBeVisible();
    expect(await storedStory(id)).toEqual(story);
  });
});
