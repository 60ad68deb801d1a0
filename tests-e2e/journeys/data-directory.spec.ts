import { readdirSync } from 'node:fs';
import { signIn } from '../fixtures/account-steps.ts';
import { createAccount, newParent } from '../fixtures/accounts.ts';
import { checkOutPreviousServer } from '../fixtures/previous-server.ts';
import { createCharacters, createStory, readStory } from '../fixtures/stories.ts';
import { expect, test } from '../fixtures/test.ts';

const KEPT = /weaversworld-before-.*\.db$/;

test('a data directory of the previous server is carried over: the child reads on where it was, and the family signs in', async ({
  ownProduct,
  visit,
}) => {
  const { server, remove } = await checkOutPreviousServer();
  const env = { RATE_LIMITS: 'off', PAGE_DELAY_MS: '0' };
  // Earlier servers know the setting by its earlier name.
  const before = await ownProduct({ server, env: { RATE_LIMITS: 'off', PAGE_PACE_MS: '0' } });
  const parent = newParent('mira');
  await createAccount(before.origin, parent, ['Robin']);
  const { page: guest, context } = await visit(before.origin);
  const story = await createStory(guest, { characters: await createCharacters(guest), pages: 2 });
  await before.stop();
  remove();

  const after = await ownProduct({ dataDir: before.dataDir, env });
  expect(readdirSync(before.dataDir).filter((name) => KEPT.test(name))).toHaveLength(1);
  expect(after.output()).toContain('store.copied');
  const { page } = await visit(after.origin, { storageState: await context.storageState() });
  const kept = await readStory(page, story.id);
  expect(kept.pages.map(({ text }) => text)).toEqual(story.pages.map(({ text }) => text));
  await page.goto(`/weaversworld/story/${story.id}?pageIndex=2`);
  await expect(page.getByText(story.pages[1]?.text.slice(0, 30) ?? '')).toBeVisible();
  const picture = await page.request.get(kept.pages[0]?.permanent_image_url ?? '');
  expect([picture.status(), await picture.text()]).toEqual([200, expect.stringContaining('<svg')]);

  await page.goto('about:blank');
  await after.stop();
  await after.start();
  expect(readdirSync(before.dataDir).filter((name) => KEPT.test(name))).toHaveLength(1);
  const { page: family } = await visit(after.origin);
  await signIn(family, parent);
  await expect(family.getByText('Robin').first()).toBeVisible();
});
