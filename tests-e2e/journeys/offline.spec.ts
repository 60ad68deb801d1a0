import { childChip, signIn, signOut } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { violations } from '../fixtures/axe.ts';
import { cachedPaths, waitUntilCached, waitUntilStoryCached } from '../fixtures/cached-files.ts';
import { startReadAloud } from '../fixtures/read-aloud-bar.ts';
import { expectSpeaking, installScriptedSpeech } from '../fixtures/scripted-speech.ts';
import { createCharacters, createStory, type Story, send } from '../fixtures/stories.ts';
import { choose } from '../fixtures/story-steps.ts';
import { expect, test, type Visitor } from '../fixtures/test.ts';

/*
 * A family in a plane. The service worker is active in these journeys; in all others it is blocked, because requests that it
 * makes pass by Playwright's routes.
 */

test.use({ serviceWorkers: 'allow', serverEnv: { RATE_LIMITS: 'off', PAGE_DELAY_MS: '0' } });

const PAGES = 10;
const WITHOUT_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /^console error: \[/, /WebSocket/];

/** A signed-in family with one finished story, which was opened while there was a connection. */
const readStory = async ({ page }: Visitor, origin: string) => {
  const parent = newParent('plane');
  await createAccount(origin, parent, ['Mia']);
  await signIn(page, parent);
  const story = await createStory(page, { characters: await createCharacters(page), pages: PAGES });
  await page.goto('/weaversworld');
  await expect(page.getByRole('link', { name: story.title, exact: true })).toBeVisible();
  await page.goto(`/weaversworld/story/${story.id}`);
  await expect(page.getByText(`Page ${PAGES} of ${PAGES}`)).toBeVisible();
  await waitUntilCached(page);
  await waitUntilStoryCached(page, story.id, PAGES);
  return { parent, story };
};

test('a finished story of the library, never opened here, is read without a connection, also after a reload', async ({
  product,
  visit,
  problems,
}) => {
  problems.allow(...WITHOUT_NETWORK);
  const visitor = await visit(product.origin);
  const { page, context } = visitor;
  await installScriptedSpeech(context);
  const parent = newParent('library');
  await createAccount(product.origin, parent, ['Mia']);
  await signIn(page, parent);
  const characters = await createCharacters(page);
  const stories: Story[] = [];
  for (const title of ['One', 'Two', 'Three'])
    stories.push(await createStory(page, { characters, pages: PAGES, title: `The Plane ${title}` }));
  await page.goto('/weaversworld');
  await expect(page.getByRole('link', { name: 'Read again' })).toHaveCount(3);
  await waitUntilCached(page);
  for (const [index, { id }] of stories.entries()) await waitUntilStoryCached(page, id, index * PAGES);
  await waitUntilStoryCached(page, stories[0]!.id, 3 * PAGES);
  const story = stories[0]!;
  const first = story.pages[0]!;

  await context.setOffline(true);
  await page.goto('/weaversworld');
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByRole('heading', { name: "Mia's Stories" })).toBeVisible();
  await expect(childChip(page, 'Mia')).toBeVisible();
  await expect(page.getByText('On this device', { exact: true })).toHaveCount(3);
  await page.getByRole('link', { name: `Read again ${story.title}` }).click();
  // At the cover, as a book is opened.
  await expect(page.getByRole('button', { name: "I'll read" })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=0`);
  await expect(page.getByText(`Page 1 of ${PAGES}`)).toBeVisible();
  await expect(page.getByText(first.text.slice(0, 20))).toBeVisible();

  for (let number = 1; number <= PAGES; number += 1) {
    await expect(page.getByText(`Page ${number} of ${PAGES}`)).toBeVisible();
    const picture = page.getByRole('main').locator('img[width="1200"]').last();
    await expect
      .poll(() =>
        picture.evaluate(
          (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth,
        ),
      )
      .toBeGreaterThan(0);
    if (number < PAGES) await page.getByRole('button', { name: 'Next page' }).click();
  }
  await page.reload();
  await expect(page.getByText(`Page ${PAGES} of ${PAGES}`)).toBeVisible();
  await startReadAloud(page, PAGES);
  await expectSpeaking(page, story.pages.at(-1)!.text.slice(0, 20));
});

test('nothing private is left after signing out, for nobody and for the next family', async ({
  product,
  visit,
  problems,
}) => {
  problems.allow(...WITHOUT_NETWORK);
  const visitor = await visit(product.origin);
  const { page, context } = visitor;
  const { story } = await readStory(visitor, product.origin);
  await signOut(page);
  const storiesAndPictures = async () =>
    (await cachedPaths(page, 'private')).filter((path) => /^\/(\.private\/stor|weaversworld)/.test(path));
  await expect.poll(storiesAndPictures).toEqual([]);

  const isNothingShown = async () => {
    await context.setOffline(true);
    await page.goto(`/weaversworld/story/${story.id}`);
    await expect(page.getByText("This story isn't on this device yet.")).toBeVisible();
    await page.goto('/weaversworld');
    await expect(page.getByText("You're offline.")).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(story.title)).toHaveCount(0);
    await expect(page.getByText('Mia')).toHaveCount(0);
    await context.setOffline(false);
  };
  await isNothingShown();

  const parent = newParent('next');
  await createAccount(product.origin, parent, ['Ben']);
  await signIn(page, parent);
  await page.goto('/weaversworld');
  await expect(childChip(page, 'Ben')).toBeVisible();
  const cachedSession = () =>
    page.evaluate(async () => (await (await caches.match('/.private/session'))?.text()) ?? '');
  await expect.poll(cachedSession).toContain('Ben');
  await isNothingShown();
});

test('the next guest of a tablet finds nothing of the guest before, by no address', async ({
  product,
  visit,
  problems,
}) => {
  problems.allow(...WITHOUT_NETWORK);
  const { page, context } = await visit(product.origin);
  await page.goto('/weaversworld');
  await waitUntilCached(page);
  const story = await createStory(page, { characters: await createCharacters(page), pages: PAGES });
  const address = `/weaversworld/story/${story.id}?pageIndex=0`;
  await page.goto(address);
  await waitUntilStoryCached(page, story.id, 0);
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByText(`Page 1 of ${PAGES}`)).toBeVisible();

  // The cookies of a guest end with the visit on a borrowed tablet, or after two weeks.
  await context.clearCookies();
  await page.goto(address);
  await expect(page.getByText("This story isn't on this device yet.")).toBeVisible();
  await expect(page.getByText(story.title)).toHaveCount(0);
  await expect
    .poll(async () => (await cachedPaths(page, 'private')).filter((path) => path.includes('story')))
    .toEqual([]);
});

test('pages of accounts and shared stories, calls and the registry are never cached', async ({
  product,
  visit,
}) => {
  const visitor = await visit(product.origin);
  const { page } = visitor;
  const { story } = await readStory(visitor, product.origin);
  const shared = await (await send(page, `/weaversworld/api/stories/${story.id}/toggle-sharing/`)).json();
  await page.goto(new URL(shared.share_url).pathname);
  await expect(page).toHaveURL(new RegExp(`/story/${story.id}`));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  const cached = (
    await Promise.all((['shell', 'files', 'private'] as const).map((one) => cachedPaths(page, one)))
  ).flat();
  const known =
    /^\/(\.offline\/|\.private\/|assets\/|faces\/|remotes\/[^/]+\/[^/]+\/|weaversworld\/pictures\/|weaversworld\/api\/stories\/\d+\/cast\/|settings\.json$|favicon\.svg$)/;
  expect(cached.filter((path) => !known.test(path))).toEqual([]);
});

test('what needs the server says so, and what was typed stays', async ({ product, visit, problems }) => {
  problems.allow(...WITHOUT_NETWORK);
  const { page, context } = await visit(product.origin);
  await page.goto('/weaversworld/create');
  await expect(page.getByRole('heading', { name: 'Create a Story' })).toBeVisible();
  await waitUntilCached(page);
  await createCharacters(page);
  await page.reload();
  await choose(page, 'checkbox', 'Pip');
  await page.getByLabel('Theme').fill('a lost lighthouse');
  await page.getByLabel('Desired Ending').fill('everyone sails home');
  const start = page.getByRole('button', { name: 'Start Story' });
  await expect(start).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText('A new story needs the internet.')).toBeVisible();
  await expect(start).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Theme')).toHaveValue('a lost lighthouse');
  await context.setOffline(false);
  await expect(page.getByText('A new story needs the internet.')).toHaveCount(0);
  await expect(page.getByText("You're offline.")).toHaveCount(0);
});
