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

/** The welcome of a new visitor, and what a remote's failure leaves. */
export const newcomerStates: Screen[] = [
  {
    name: 'home, the sample story',
    open: async (page) => {
      await page.goto('/weaversworld');
      await page.getByRole('button', { name: 'Turn the page' }).click();
    },
    show: (page) =>
      page
        .getByRole('region', { name: 'A story to try' })
        .evaluate((region) => region.scrollIntoView({ block: 'center', behavior: 'instant' })),
  },
];

/** A remote whose files are gone. Must be the first page of its visitor: no service worker answers then. */
export const failureStates: Screen[] = [
  {
    name: 'a screen that could not be loaded',
    open: async (page) => {
      await page.route('**/remotes/auth/**', (route) => route.abort());
      await page.goto('/accounts/login');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'create, the characters could not be loaded',
    open: async (page) => {
      await page.route('**/remotes/characters/**', (route) => route.abort());
      await page.goto('/weaversworld/create');
      await expect(page.getByText('The characters could not come just now.')).toBeVisible();
    },
  },
];

/** A book for paper; needs a finished story. */
export const printStates = (finished: number): Screen[] => [
  {
    name: 'printed book, the cover',
    isPrint: true,
    open: async (page) => {
      await page.goto(`/weaversworld/story/${finished}?pageIndex=0`);
      await expectPage(page, 1);
    },
  },
  {
    name: 'printed book, a page',
    isPrint: true,
    open: async (page) => {
      await page.goto(`/weaversworld/story/${finished}?pageIndex=0`);
      await expectPage(page, 1);
    },
    show: async (page) => {
      const picture = page.locator('[data-book] img').nth(3);
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image) =>
        (image.parentElement ?? image).scrollIntoView({ behavior: 'instant' }),
      );
    },
  },
];

/** The book alone on the screen. */
export const fullScreenState = (finished: number): Screen => ({
  name: 'reader, full screen',
  isFullScreen: true,
  open: async (page) => {
    await page.goto(`/weaversworld/story/${finished}?pageIndex=2`);
    await expectPage(page, 3);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
  },
});

/** The library in a plane. Nothing can be opened from the network after these. */
export const offlineStates = (there: { id: number; title: string }, missing: number): Screen[] => [
  {
    name: 'library, offline',
    open: async (page) => {
      await page.context().setOffline(true);
      await page.goto('/weaversworld');
      await expect(page.getByText("You're offline.")).toBeVisible();
      await expect(page.getByRole('link', { name: there.title }).first()).toBeVisible();
    },
  },
  {
    name: 'cover, offline',
    open: async (page) => {
      await page.goto(`/weaversworld/story/${there.id}?cover=1`);
      await expect(page.getByRole('button', { name: "I'll read" })).toBeVisible();
    },
  },
  {
    name: 'reader, a story that is not on this device',
    open: async (page) => {
      await page.goto(`/weaversworld/story/${missing}`);
      await expect(page.getByText("This story isn't on this device yet.")).toBeVisible();
    },
  },
];

/** The create screen in use, and what follows it. Needs the characters Pip and Bruno. */
export const createStates: Screen[] = [
  {
    name: 'create, edit a character',
    open: async (page) => {
      await page.goto('/weaversworld/create');
      await page.getByRole('button', { name: 'Edit Bruno' }).click();
      await expect(page.getByText(/^I’ll draw Bruno as/)).toBeVisible();
    },
  },
  {
    name: 'create, edit a character on a phone',
    isPhone: true,
    open: async (page) => {
      await page.goto('/weaversworld/create');
      await page.getByRole('button', { name: 'Edit Bruno' }).click();
      await expect(page.getByText(/^I’ll draw Bruno as/)).toBeVisible();
    },
  },
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
