import { expect, type Page } from 'playwright/test';
import type { Screen } from '../fixtures/axe.ts';
import { choose, expectPage } from '../fixtures/story-steps.ts';

const openCreate = async (page: Page): Promise<void> => {
  await page.goto('/weaversworld/create');
  await choose(page, 'checkbox', 'Pip');
  await choose(page, 'checkbox', 'Bruno');
  for (const idea of ['Castle', 'A party'])
    await page.locator('button[aria-pressed]').filter({ hasText: idea }).click();
};

/** The create screen in use, and what follows it. Needs the characters Pip and Bruno. */
export const createStates: Screen[] = [
  {
    name: 'create, ready to start',
    open: async (page) => {
      await openCreate(page);
      await expect(page.getByRole('button', { name: 'Start Story' })).toBeEnabled();
    },
  },
  {
    name: 'reader, the first page being written',
    // From the screen before.
    open: async (page) => {
      // Not answered: the page is being written for as long as the pictures take.
      await page.route('**/pages/', () => undefined, { times: 1 });
      await page.getByRole('button', { name: 'Start Story' }).click();
      await expect(page.getByText('Creating your story...')).toBeVisible();
    },
  },
];

/** Home with a search and with favourites; the story gets a heart. */
export const libraryStates = (favourite: string): Screen[] => [
  {
    name: 'home, a search',
    open: async (page) => {
      await page.goto('/weaversworld');
      await page.getByLabel('Find a story').fill('the');
      await expect(page.getByRole('link', { name: favourite }).first()).toBeVisible();
    },
  },
  {
    name: 'home, favourites',
    open: async (page) => {
      await page.goto('/weaversworld');
      await page.getByRole('button', { name: `Favourite: ${favourite}` }).click();
      const favourites = page.getByRole('button', { name: 'Favourites', exact: true });
      await favourites.click();
      await expect(favourites).toHaveAttribute('aria-pressed', 'true');
    },
  },
];

/** A story that was shared and is private again, then the reader without a connection; nothing can be opened after these. */
export const lastReaderStates = (begun: number, pages: number): Screen[] => [
  {
    name: 'reader, private again',
    open: async (page) => {
      // The screen before reads another story aloud, which goes on here: a press on the bar opens that story.
      await page.getByRole('button', { name: 'Stop reading' }).click();
      await page.goto(`/weaversworld/story/${begun}`);
      await expectPage(page, pages);
      await page.getByRole('button', { name: 'Shared', exact: true }).click();
      await expect(page.getByText('This story is private again.')).toBeVisible();
    },
  },
  {
    name: 'reader, offline',
    open: async (page) => {
      await page.reload();
      await expectPage(page, pages);
      await page.context().setOffline(true);
      await expect(page.getByText('The next page can be written')).toBeVisible();
    },
  },
];
