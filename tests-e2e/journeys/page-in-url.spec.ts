import type { Page } from 'playwright/test';
import { expectBar, readAloudBar, startReadAloud } from '../fixtures/read-aloud-bar.ts';
import { installScriptedSpeech } from '../fixtures/scripted-speech.ts';
import { createCharacters, createStory, type Story } from '../fixtures/stories.ts';
import { expectPage, FRIENDS } from '../fixtures/story-steps.ts';
import { test as base, expect, type Visitor } from '../fixtures/test.ts';

const HOME = '/weaversworld';

const test = base.extend<{ reader: Visitor & { story: Story; url: string } }>({
  /** The owner of a story of three pages, who came to it from Home. */
  reader: async ({ product, visit }, provide) => {
    const { context, page } = await visit(product.origin);
    await installScriptedSpeech(context);
    const story = await createStory(page, {
      characters: await createCharacters(page, [FRIENDS[0]]),
      pages: 3,
    });
    const url = `${HOME}/story/${story.id}`;
    await page.goto(HOME);
    await page.getByRole('link', { name: story.title, exact: true }).click();
    await expectPage(page, 3);
    await provide({ context, page, story, url });
  },
});

const turn = (page: Page, name: 'Next page' | 'Previous page') =>
  page.getByRole('button', { name, exact: true }).click();

// As most families see it: pages that turn.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the page of a story in the URL', () => {
  test('is replaced by every turn, so that a reload stays on the page and Back leaves the story', async ({
    reader: { page, url },
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/weaversworld/api/')) requests.push(request.url());
    });
    await expect(page).toHaveURL(url);
    await turn(page, 'Previous page');
    await expect(page).toHaveURL(`${url}?pageIndex=1`);
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(page).toHaveURL(`${url}?pageIndex=1`);
    await expectPage(page, 2);
    expect(requests).toEqual([]);

    await page.reload();
    await expectPage(page, 2);
    await page.goBack();
    await expect(page).toHaveURL(HOME);
    await page.goForward();
    await expectPage(page, 2);
  });

  test('follows the page that is being written', async ({ reader: { page, url } }) => {
    await turn(page, 'Previous page');
    await page.getByRole('button', { name: 'Create Next Page' }).click();
    await expect(page).toHaveURL(`${url}?pageIndex=3`);
    await expectPage(page, 4);
    await page.reload();
    await expectPage(page, 4);
  });

  test('agrees with the read-aloud bar', async ({ reader: { page, url } }) => {
    await turn(page, 'Previous page');
    await startReadAloud(page, 2);
    await turn(page, 'Previous page');
    await expect(page).toHaveURL(`${url}?pageIndex=0`);
    const link = readAloudBar(page).getByRole('link');
    for (const _press of ['once', 'twice']) {
      await link.click();
      await expect(page).toHaveURL(`${url}?pageIndex=1`);
      await expectPage(page, 2);
      await turn(page, 'Next page');
      await expectPage(page, 3);
    }
    await page.goBack();
    await expect(page).toHaveURL(HOME);
    await expectBar(page, 'playing', 2);
  });

  test('can be linked to, and is not part of the link to share', async ({
    product,
    visit,
    reader: { page, url },
  }) => {
    await turn(page, 'Previous page');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = page.getByRole('dialog').getByLabel('Link to the story');
    await expect(link).toHaveValue(/\/s\/[\w-]+$/);

    const { page: guest } = await visit(product.origin);
    await guest.goto(await link.inputValue());
    await expectPage(guest, 3);
    await guest.goto(`${url}?pageIndex=0`);
    await expectPage(guest, 1);
    await guest.goto(`${url}?pageIndex=9`);
    await expectPage(guest, 3);
    await expect(guest).toHaveURL(`${url}?pageIndex=2`);
  });
});
