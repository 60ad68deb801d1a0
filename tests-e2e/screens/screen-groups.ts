import { expect, type Page } from 'playwright/test';
import {
  createParentForScreens,
  openMigration,
  openRecoveryCodes,
  parentScreens,
  visitorScreens,
} from '../fixtures/account-screens.ts';
import { childChip, signIn } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import type { Authenticator } from '../fixtures/authenticator.ts';
import type { Screen } from '../fixtures/axe.ts';
import { waitUntilCached, waitUntilStoryCached } from '../fixtures/cached-files.ts';
import type { Product } from '../fixtures/product.ts';
import { readAloudBar, readAloudButton } from '../fixtures/read-aloud-bar.ts';
import { createCharacters, createStory, readStory, send } from '../fixtures/stories.ts';
import {
  createScreens,
  deniedScreen,
  homeScreens,
  keepAccessDeniedScreen,
  newcomerScreens,
  readerScreens,
} from '../fixtures/story-screens.ts';
import { expectPage } from '../fixtures/story-steps.ts';
import { carefulParentStates, profileStates, signupStates } from './account-states.ts';
import {
  createStates,
  failureStates,
  fullScreenState,
  lastReaderStates,
  libraryStates,
  newcomerStates,
  offlineStates,
  printStates,
} from './story-states.ts';

/** Screens of one visitor, in the order in which they are opened. */
export interface ScreenGroup {
  title: string;
  /** Makes what the screens show; the page belongs to a new visitor. */
  prepare(page: Page, product: Product): Promise<Screen[]>;
}

const BOOKS = [
  { title: 'The Kite Above the Hill', theme: 'a lost kite', pages: 10 },
  { title: 'A Lantern for the Whale', theme: 'the sea at night', pages: 10 },
  { title: 'Snow on the Sleeping Castle', theme: 'a castle in the snow', pages: 3 },
  { title: 'The Garden Behind the Wall', theme: 'a secret garden', pages: 1 },
];

/** Several books of three characters; the first is finished, and the last one begun. */
const createBooks = async (page: Page): Promise<number[]> => {
  const characters = await createCharacters(page);
  const ids: number[] = [];
  for (const book of BOOKS) ids.push((await createStory(page, { ...book, characters })).id);
  return ids;
};

const openReader = async (page: Page, id: number, pageNumber: number): Promise<void> => {
  await page.goto(`/weaversworld/story/${id}?pageIndex=${pageNumber - 1}`);
  await expectPage(page, pageNumber);
};

const withoutPrompt = async (page: Page): Promise<void> => {
  const later = page.getByRole('button', { name: 'Maybe Later' });
  if ((await later.count()) > 0) await later.click();
};

const readingScreens = (finished: number): Screen[] => [
  {
    name: 'reader, the last page without the prompt',
    open: async (page) => {
      await openReader(page, finished, 10);
      await withoutPrompt(page);
    },
  },
  { name: 'reader, a page in the middle', open: (page) => openReader(page, finished, 5) },
  {
    name: 'reader, theme and ending',
    open: async (page) => {
      await openReader(page, finished, 5);
      await page.getByRole('button', { name: /^Theme:/ }).click();
    },
  },
  {
    name: 'reader, read aloud',
    open: async (page) => {
      await openReader(page, finished, 3);
      await readAloudButton(page).click();
      await expect(page.locator('[data-spoken]')).toBeVisible();
      await expect(readAloudBar(page)).toBeVisible();
    },
  },
];

/** All screens of the product, in groups. */
export const SCREEN_GROUPS: ScreenGroup[] = [
  {
    title: 'A visitor who has made nothing yet',
    prepare: async () => [...newcomerScreens, ...newcomerStates],
  },
  {
    title: 'A visitor with characters and stories',
    prepare: async (page) => {
      const [finished = 0, , begun = 0] = await createBooks(page);
      return [
        ...homeScreens(BOOKS[3]?.title ?? ''),
        ...libraryStates(BOOKS[0]?.title ?? ''),
        ...createScreens,
        ...createStates,
        ...readerScreens({ begun, finished, begunPages: 3 }),
        ...readingScreens(finished),
        fullScreenState(finished),
        ...printStates(finished),
        ...lastReaderStates(begun, 3),
      ];
    },
  },
  {
    title: 'Somebody with a link',
    prepare: async (page, { origin }) => {
      const [finished = 0, theirs = 0] = await createBooks(page);
      await keepAccessDeniedScreen(page.context());
      await send(page, `/weaversworld/api/stories/${finished}/toggle-sharing/`);
      const { share_url } = await readStory(page, finished);
      await page.context().clearCookies();
      return [
        {
          name: 'a shared story',
          open: async (page) => {
            await page.goto(share_url ?? origin);
            await expect(page.getByRole('button', { name: "I'll read" })).toBeVisible();
          },
        },
        {
          name: 'a link that is not shared any more',
          open: async (page) => {
            await page.goto('/s/AAAAAAAAAAAAAAAAAAAAAA');
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          },
        },
        deniedScreen(theirs),
      ];
    },
  },
  {
    title: 'Accounts, signed out',
    prepare: async (_page, { origin }) => [
      ...signupStates(newParent('screens')),
      ...visitorScreens(await createParentForScreens(origin)),
      {
        name: 'mail of a development server',
        open: async (page) => void (await page.goto('/development/mail')),
      },
    ],
  },
  {
    title: 'A parent',
    prepare: async (page, { origin }) => {
      const parent = newParent('screens');
      await createAccount(origin, parent, ['Mia', 'Maximilian Alexander the Third']);
      await signIn(page, parent);
      await expect(childChip(page, 'Mia')).toBeVisible();
      await createBooks(page);
      const apps: Authenticator[] = [];
      return [
        {
          name: 'home of a child',
          open: async (page) => {
            await page.goto('/weaversworld');
            await expect(page.getByRole('heading', { name: "Mia's Stories" })).toBeVisible();
          },
        },
        {
          name: 'who is reading',
          open: async (page) => {
            await page.getByRole('button', { name: 'Who is reading?' }).click();
            await expect(page.getByRole('dialog').locator('img[data-there]')).toHaveCount(2);
          },
        },
        {
          name: 'stories of a child',
          open: async (page) => {
            await page.goto('/stories');
            await expect(page.getByRole('heading', { name: 'Child Profile Stories' })).toBeVisible();
          },
        },
        ...profileStates,
        ...parentScreens((app) => apps.push(app)),
        {
          name: 'recovery codes',
          open: (page) => openRecoveryCodes(page, apps[0] as Authenticator),
        },
        {
          name: 'the question for grown-ups',
          open: async (page) => {
            await page.evaluate(() => localStorage.setItem('ww.grown-up-gate', 'true'));
            await page.goto('/profile');
            await expect(page.getByRole('textbox', { name: /^What is/ })).toBeVisible();
          },
        },
      ];
    },
  },
  {
    title: 'A parent with two-factor authentication',
    prepare: (page, { origin }) => carefulParentStates(page, origin),
  },
  {
    title: 'Without a connection',
    prepare: async (page, { origin }) => {
      const parent = newParent('plane');
      await createAccount(origin, parent, ['Mia']);
      await signIn(page, parent);
      const [finished = 0, another = 0, begun = 0] = await createBooks(page);
      await page.goto('/weaversworld');
      await waitUntilCached(page);
      // The newest finished stories, which were never opened.
      await waitUntilStoryCached(page, finished, 20);
      await waitUntilStoryCached(page, another, 20);
      return offlineStates({ id: finished, title: BOOKS[0]?.title ?? '' }, begun);
    },
  },
  { title: 'When files are missing', prepare: async () => failureStates },
  {
    title: 'A parent who has made stories as a visitor',
    prepare: async (_page, { origin }) => {
      const parent = newParent('migration');
      await createAccount(origin, parent);
      const waiting = newParent('waiting');
      await createAccount(origin, waiting);
      return [
        {
          name: 'home after the first sign-in',
          open: async (page) => {
            await page.goto('/weaversworld');
            await page.evaluate(() =>
              localStorage.setItem(
                'ww.activity',
                JSON.stringify({ storiesCreated: 2, charactersCreated: 1, lastVisit: null }),
              ),
            );
            await signIn(page, waiting);
            await page.goto('/weaversworld');
            await expect(page.getByText('Your earlier stories are still here.')).toBeVisible();
          },
        },
        {
          name: 'the offer to save them',
          open: async (page) => {
            await page.context().clearCookies();
            await openMigration(page, parent);
          },
        },
      ];
    },
  },
];
