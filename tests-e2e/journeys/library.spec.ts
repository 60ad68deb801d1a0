import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from '../fixtures/browser.ts';
import { FRIENDS, makeCharacter, seePage } from '../fixtures/making.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { makeFriends, send, tellStory } from '../fixtures/telling.ts';

const HOME = '/weaversworld';
const STORIES = '/weaversworld/api/stories/';

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

const visit = (): Promise<Visitor> => newVisitor(browser, product.origin);
const cards = (page: Page) => page.getByRole('region', { name: 'Stories' }).getByRole('listitem');
const cardOf = (page: Page, title: string) => cards(page).filter({ hasText: title });
const gone = (page: Page, title: string) => page.getByText(`${title} is gone from your shelf.`);

describe('the shelf', () => {
  it('takes a story away at once, gives it back on asking, and lets it go for good', async () => {
    const { context, page, complaints } = await visit();
    const characters = await makeFriends(page, [FRIENDS[0]]);
    const kept = await tellStory(page, { characters, title: 'The Kept One', pages: 1 });
    await tellStory(page, { characters, title: 'The Other One' });
    await page.goto(HOME);
    await cardOf(page, 'The Kept One').getByText('1 / 10 pages').waitFor();
    await cardOf(page, 'The Kept One').getByRole('img', { name: 'Cover of The Kept One' }).waitFor();
    await cardOf(page, 'The Other One').getByText('0 / 10 pages').waitFor();

    const takeAway = async () => {
      await page.getByRole('button', { name: 'Delete The Kept One' }).click();
      await gone(page, 'The Kept One').waitFor();
      expect(await cardOf(page, 'The Kept One').count()).toBe(0);
      expect((await page.request.get(`${STORIES}${kept.id}/`)).status()).toBe(404);
    };
    await takeAway();
    await page.getByRole('button', { name: 'Undo' }).click();
    await cardOf(page, 'The Kept One').getByText('1 / 10 pages').waitFor();
    await page.reload();
    await cardOf(page, 'The Kept One').getByText('1 / 10 pages').waitFor();
    expect((await page.request.get(`${STORIES}${kept.id}/`)).status()).toBe(200);

    await takeAway();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await gone(page, 'The Kept One').waitFor({ state: 'detached' });
    await page.reload();
    await cardOf(page, 'The Other One').waitFor();
    expect(await cardOf(page, 'The Kept One').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows nine stories a page, those with pages first, and finds its way among them', async () => {
    const { context, page } = await visit();
    const characters = await makeFriends(page, [FRIENDS[1]]);
    const written = await tellStory(page, { characters, title: 'Story with a page', pages: 1 });
    for (let n = 1; n <= 10; n += 1) await tellStory(page, { characters, title: `Story ${n} of many` });
    await page.goto(HOME);
    await page.getByText('1 / 2', { exact: true }).waitFor();
    expect(await cards(page).count()).toBe(10);
    const titles = await cards(page).getByRole('heading').allInnerTexts();
    expect(titles.slice(0, 3)).toEqual([written.title, 'Story 10 of many', 'Story 9 of many']);
    expect(await page.getByRole('button', { name: 'Previous stories' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Next stories' }).click();
    await page.getByText('2 / 2', { exact: true }).waitFor();
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual([
      'Story 2 of many',
      'Story 1 of many',
    ]);
    expect(await page.getByRole('button', { name: 'Next stories' }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Create New Story' }).waitFor();

    // Nine are left: there is nothing to turn any more.
    for (const n of [1, 2]) {
      await page.getByRole('button', { name: `Delete Story ${n} of many` }).click();
      await gone(page, `Story ${n} of many`).waitFor();
    }
    await page.getByText(/^\d \/ 2$/).waitFor({ state: 'detached' });
    expect(await cards(page).count()).toBe(10);
    await context.close();
  });
});

describe('a finished story', () => {
  it('opens at its end or at its cover, and leads to another adventure with the same friends', async () => {
    const { context, page } = await visit();
    const characters = await makeFriends(page);
    const story = await tellStory(page, { characters: characters.slice(0, 2), pages: 10 });
    await page.goto(HOME);
    const card = cardOf(page, story.title);
    await card.getByText('10 / 10 pages').waitFor();
    await card.getByRole('link', { name: `Read again ${story.title}` }).click();
    await page.getByRole('heading', { name: story.title, level: 1 }).waitFor();
    await page.locator('img[src*="/pictures/"]').waitFor();
    expect(await page.getByText(/^Page \d/).count()).toBe(0);
    await page.getByRole('button', { name: "I'll read" }).click();
    await seePage(page, 1);
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await card.getByRole('heading').getByRole('link').click();
    await seePage(page, 10);
    await page.getByRole('link', { name: 'Another adventure with these friends' }).click();
    await page.getByRole('heading', { name: 'Create a Story' }).waitFor();
    await page.getByRole('button', { name: 'Remove Pip' }).waitFor();
    // Everybody is drawn where they are picked: three available, two selected.
    await page.waitForFunction(() => {
      const portraits = [...document.querySelectorAll<HTMLImageElement>('img[src*="/portrait/"]')];
      return portraits.length === 5 && portraits.every(({ naturalWidth }) => naturalWidth > 0);
    });
    await page.getByRole('button', { name: 'Remove Bruno' }).waitFor();
    expect(await page.getByRole('button', { name: 'Remove Tilly' }).count()).toBe(0);
    await context.close();
  });
});

describe('an address that leads nowhere', () => {
  it('says so, and knows the way home', async () => {
    const { context, page, complaints } = await visit();
    const owner = await visit();
    const characters = await makeFriends(owner.page, [FRIENDS[2]]);
    const theirs = await tellStory(owner.page, { characters });
    for (const id of ['seven', '12345', '-1', '99999999999999999999']) {
      await page.goto(`${HOME}/story/${id}`);
      await page.getByRole('alert').filter({ hasText: 'Story not found' }).waitFor();
      await page.getByRole('link', { name: 'Return Home' }).click();
      await page.waitForURL(`**${HOME}`);
    }
    await page.goto(`${HOME}/story/${theirs.id}`);
    await page.getByText('You do not have access to this story - Redirecting to homepage...').waitFor();
    await page.waitForURL(`**${HOME}`);
    expect(complaints).toEqual([]);
    await owner.context.close();
    await context.close();
  });

  it('opens the latest page when the page it names is not there', async () => {
    const { context, page } = await visit();
    const characters = await makeFriends(page, [FRIENDS[2]]);
    const { id } = await tellStory(page, { characters, pages: 2 });
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
      await seePage(page, shown);
    }
    await context.close();
  });
});

describe('an impatient hand', () => {
  it('starts one story with three presses', async () => {
    const { context, page } = await visit();
    await page.goto(`${HOME}/create`);
    await makeCharacter(page, FRIENDS[0]);
    await page.getByLabel('Theme').fill('a sleepy volcano');
    await page.getByLabel('Desired Ending').fill('the volcano sings a lullaby');
    await page.getByRole('button', { name: 'Start Story' }).click({ clickCount: 3 });
    await page.waitForURL(`**${HOME}/story/*`);
    await seePage(page, 1);
    const stories: unknown[] = await (await page.request.get(STORIES)).json();
    expect(stories).toHaveLength(1);
    await context.close();
  });

  it('has one page written by three requests at once', async () => {
    const { context, page } = await visit();
    const characters = await makeFriends(page, [FRIENDS[1]]);
    const { id } = await tellStory(page, { characters, pages: 1 });
    const ask = () => send(page, `${STORIES}${id}/pages/`);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map((answer) => answer.status()).sort()).toEqual([202, 409, 409]);
    await context.close();
  });
});
