import type { Page } from 'playwright/test';
import { createCharacters, createStory, readStory, send } from '../fixtures/stories.ts';
import { createCharacter, expectPage, FRIENDS } from '../fixtures/story-steps.ts';
import { expect, test } from '../fixtures/test.ts';

const HOME = '/weaversworld';
const STORIES = '/weaversworld/api/stories/';

const cards = (page: Page) => page.getByRole('region', { name: 'Stories' }).getByRole('listitem');
const cardOf = (page: Page, title: string) => cards(page).filter({ hasText: title });
const gone = (page: Page, title: string) => page.getByText(`${title} is gone from your shelf.`);

test.describe('the story list', () => {
  test('deletes a story at once, restores it with Undo, and deletes it for good without', async ({
    product,
    visit,
  }) => {
    const { page } = await visit(product.origin);
    const characters = await createCharacters(page, [FRIENDS[0]]);
    const deleted = await createStory(page, { characters, title: 'The Kept One', pages: 1 });
    await createStory(page, { characters, title: 'The Other One' });
    await page.goto(HOME);
    await expect(cardOf(page, 'The Kept One').getByText('1 / 10 pages')).toBeVisible();
    await expect(
      cardOf(page, 'The Kept One').getByRole('img', { name: 'Cover of The Kept One' }),
    ).toBeVisible();
    await expect(cardOf(page, 'The Other One').getByText('0 / 10 pages')).toBeVisible();

    const deleteIt = async () => {
      await page.getByRole('button', { name: 'Delete The Kept One' }).click();
      await expect(gone(page, 'The Kept One')).toBeVisible();
      await expect(cardOf(page, 'The Kept One')).toHaveCount(0);
      expect((await page.request.get(`${STORIES}${deleted.id}/`)).status()).toBe(404);
    };
    await deleteIt();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cardOf(page, 'The Kept One').getByText('1 / 10 pages')).toBeVisible();
    await page.reload();
    await expect(cardOf(page, 'The Kept One').getByText('1 / 10 pages')).toBeVisible();
    expect((await page.request.get(`${STORIES}${deleted.id}/`)).status()).toBe(200);

    await deleteIt();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect(gone(page, 'The Kept One')).toHaveCount(0);
    await page.reload();
    await expect(cardOf(page, 'The Other One')).toBeVisible();
    await expect(cardOf(page, 'The Kept One')).toHaveCount(0);
  });

  test('shows nine stories per page, those with pages first, and pages through them', async ({
    product,
    visit,
  }) => {
    const { page } = await visit(product.origin);
    const characters = await createCharacters(page, [FRIENDS[1]]);
    const written = await createStory(page, { characters, title: 'Story with a page', pages: 1 });
    for (let n = 1; n <= 10; n += 1) await createStory(page, { characters, title: `Story ${n} of many` });
    await page.goto(HOME);
    await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    const titles = await cards(page).getByRole('heading').allInnerTexts();
    expect(titles.slice(0, 3)).toEqual([written.title, 'Story 10 of many', 'Story 9 of many']);
    await expect(page.getByRole('button', { name: 'Previous stories' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next stories' }).click();
    await expect(page.getByText('2 / 2', { exact: true })).toBeVisible();
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual([
      'Story 2 of many',
      'Story 1 of many',
    ]);
    await expect(page.getByRole('button', { name: 'Next stories' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Create New Story' })).toBeVisible();

    // With nine stories left there is one page, and no arrows.
    for (const n of [1, 2]) {
      await page.getByRole('button', { name: `Delete Story ${n} of many` }).click();
      await expect(gone(page, `Story ${n} of many`)).toBeVisible();
    }
    await expect(page.getByText(/^\d \/ 2$/)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(10);
  });
});

test.describe('a finished story', () => {
  test('opens at its last page or at its cover, and leads to a new story with the same characters', async ({
    product,
    visit,
  }) => {
    const { page } = await visit(product.origin);
    const characters = await createCharacters(page);
    const story = await createStory(page, { characters: characters.slice(0, 2), pages: 10 });
    await page.goto(HOME);
    const card = cardOf(page, story.title);
    await expect(card.getByText('10 / 10 pages')).toBeVisible();
    await card.getByRole('link', { name: `Read again ${story.title}` }).click();
    await expect(page.getByRole('heading', { name: story.title, level: 1 })).toBeVisible();
    await expect(page.locator('img[src*="/pictures/"]')).toBeVisible();
    await expect(page.getByText(/^Page \d/)).toHaveCount(0);
    await page.getByRole('button', { name: "I'll read" }).click();
    await expectPage(page, 1);
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await card.getByRole('heading').getByRole('link').click();
    await expectPage(page, 10);
    await page.getByRole('link', { name: 'Another adventure with these friends' }).click();
    await expect(page.getByRole('heading', { name: 'Create a Story' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Pip' })).toBeVisible();
    // Each character has a portrait: three available, two selected, two at the button that starts the story.
    await page.waitForFunction(() => {
      const portraits = [...document.querySelectorAll<HTMLImageElement>('img[src*="/portrait/"]')];
      return portraits.length === 7 && portraits.every(({ naturalWidth }) => naturalWidth > 0);
    });
    await expect(page.getByRole('button', { name: 'Remove Bruno' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Tilly' })).toHaveCount(0);
  });
});

test.describe('a URL that leads nowhere', () => {
  test('shows the error and leads home', async ({ product, visit, problems }) => {
    problems.allow(/^response 40[34]: GET \/weaversworld\/api\/stories\/[^/]+\/$/);
    const { page } = await visit(product.origin);
    const owner = await visit(product.origin);
    const characters = await createCharacters(owner.page, [FRIENDS[2]]);
    const theirs = await createStory(owner.page, { characters });
    for (const id of ['seven', '12345', '-1', '99999999999999999999']) {
      await page.goto(`${HOME}/story/${id}`);
      await expect(page.getByRole('alert').filter({ hasText: 'Story not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Return Home' }).click();
      await expect(page).toHaveURL(HOME);
    }
    await page.goto(`${HOME}/story/${theirs.id}`);
    await expect(
      page.getByText('You do not have access to this story - Redirecting to homepage...'),
    ).toBeVisible();
    await expect(page).toHaveURL(HOME);
  });

  test('opens the latest page when its pageIndex does not exist', async ({ product, visit }) => {
    const { page } = await visit(product.origin);
    const characters = await createCharacters(page, [FRIENDS[2]]);
    const { id } = await createStory(page, { characters, pages: 2 });
    for (const [pageIndex, shown] of [
      ['0', 1],
      ['1', 2],
      ['-1', 2],
      ['2', 2],
      ['10', 2],
      ['x', 2],
      ['', 2],
      ['0.5', 2],
    ] as const) {
      await page.goto(`${HOME}/story/${id}?pageIndex=${pageIndex}`);
      await expectPage(page, shown);
    }
  });
});

test.describe('repeated requests', () => {
  test('start one story with three clicks', async ({ product, visit }) => {
    const { page } = await visit(product.origin);
    await page.goto(`${HOME}/create`);
    await createCharacter(page, FRIENDS[0]);
    await page.getByLabel('Theme').fill('a sleepy volcano');
    await page.getByLabel('Desired Ending').fill('the volcano sings a lullaby');
    await page.getByRole('button', { name: 'Start Story' }).click({ clickCount: 3 });
    await expect(page).toHaveURL(/\/weaversworld\/story\/\d+$/);
    await expectPage(page, 1);
    const stories: unknown[] = await (await page.request.get(STORIES)).json();
    expect(stories).toHaveLength(1);
  });

  test('write one page with three concurrent requests', async ({ product, visit }) => {
    const { page } = await visit(product.origin);
    const characters = await createCharacters(page, [FRIENDS[1]]);
    const books: { pages: number; accepted: number }[] = [];
    // On a busy machine a request may arrive when the page of another one is written: then it rightly gets the next page.
    await expect(async () => {
      const { id } = await createStory(page, { characters, pages: 1 });
      const ask = () => send(page, `${STORIES}${id}/pages/`);
      const answers = await Promise.all([ask(), ask(), ask()]);
      const statuses = answers.map((answer) => answer.status()).sort();
      const { pages } = await readStory(page, id);
      books.push({ pages: pages.length, accepted: statuses.filter((status) => status === 202).length });
      expect(statuses).toEqual([202, 409, 409]);
    }).toPass({ timeout: 120_000 });
    for (const { pages, accepted } of books) expect(pages).toBe(1 + accepted);
  });
});
