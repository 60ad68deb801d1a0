import type { Page } from 'playwright/test';
import { signIn, signOut } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { createCharacters, createStory, send } from '../fixtures/stories.ts';
import { expect, test } from '../fixtures/test.ts';

/** True when the browser can show this URL from its cache, without the server. */
const isCached = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(
    (one) =>
      fetch(one, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    url,
  );
/** Loads a URL as the page does. */
const load = (page: Page, url: string): Promise<number> =>
  page.evaluate((one) => fetch(one).then((answer) => answer.blob().then(() => answer.status)), url);

test('a picture of a private story is never in the browser cache, and after logout none is', async ({
  product,
  visit,
  problems,
}) => {
  // What `only-if-cached` finds nowhere is a failed request.
  problems.allow(/^request failed: GET \S*\/pictures\//, /^console error: .*ERR_CACHE_MISS/);
  const parent = newParent('cache');
  await createAccount(product.origin, parent, ['Mia']);
  const { page } = await visit(product.origin);
  await signIn(page, parent);
  const { id, pages } = await createStory(page, { characters: await createCharacters(page), pages: 1 });
  const url = pages[0]?.permanent_image_url ?? '';
  expect(url).toMatch(/^\/weaversworld\/pictures\//);

  expect(await load(page, url)).toBe(200);
  expect(await isCached(page, url)).toBe(false);
  await send(page, `/weaversworld/api/stories/${id}/toggle-sharing/`);
  expect(await load(page, url)).toBe(200);
  expect(await isCached(page, url)).toBe(true);
  await signOut(page);
  expect(await isCached(page, url)).toBe(false);
});
