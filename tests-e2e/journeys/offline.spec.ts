import { childChip, signIn, signOut } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { keptPaths, waitUntilKept, waitUntilStoryKept } from '../fixtures/kept-files.ts';
import { createCharacters, createStory } from '../fixtures/stories.ts';
import { expect, test, type Visitor } from '../fixtures/test.ts';

/*
 * A family in a plane. The service worker is active in these journeys; in all others it is blocked, because requests that it
 * makes pass by Playwright's routes.
 */

test.use({ serviceWorkers: 'allow' });

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
  await waitUntilKept(page);
  await waitUntilStoryKept(page, story.id, PAGES);
  return { parent, story };
};

test('a finished story is read again without a connection, also after a reload', async ({
  product,
  visit,
  problems,
}) => {
  problems.allow(...WITHOUT_NETWORK);
  const visitor = await visit(product.origin);
  const { page, context } = visitor;
  const { story } = await readStory(visitor, product.origin);
  const first = story.pages[0]!;

  await context.setOffline(true);
  await page.goto('/weaversworld');
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByRole('heading', { name: "Mia's Stories" })).toBeVisible();
  await expect(childChip(page, 'Mia')).toBeVisible();
  await page.getByRole('link', { name: 'Read again' }).click();
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
});

test('nothing private is left after signing out', async ({ product, visit, problems }) => {
  problems.allow(...WITHOUT_NETWORK);
  const visitor = await visit(product.origin);
  const { page, context } = visitor;
  const { story } = await readStory(visitor, product.origin);
  await signOut(page);
  const privatePaths = async () =>
    (await keptPaths(page, 'family')).filter(
      (path) => path !== '/.family/session' && path !== '/.family/list',
    );
  await expect.poll(privatePaths).toEqual([]);
  await context.setOffline(true);
  await page.goto(`/weaversworld/story/${story.id}`);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByText(story.pages[0]!.text.slice(0, 20))).toHaveCount(0);
  await page.goto('/weaversworld');
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByText(story.title)).toHaveCount(0);
  await expect(page.getByText('Mia')).toHaveCount(0);
});
