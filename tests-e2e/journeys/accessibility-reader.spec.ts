import { expectAccessible } from '../fixtures/axe.ts';
import { createCharacters, createStory } from '../fixtures/stories.ts';
import {
  deniedScreen,
  keepAccessDeniedScreen,
  readerScreens,
  writingScreen,
} from '../fixtures/story-screens.ts';
import { FRIENDS } from '../fixtures/story-steps.ts';
import { test } from '../fixtures/test.ts';

const CALM = { reducedMotion: 'reduce' } as const;

test.describe('axe finds no violation, on desktop and phone, in light and dark', () => {
  test('in the reader, in every state of a story that exists', async ({ product, visit, problems }) => {
    problems.allow(/^response 502: POST \S+\/pages\/$/, /^response 404: GET \S+\/stories\/12345\/$/);
    const { page } = await visit(product.origin, CALM);
    const characters = await createCharacters(page);
    const begun = await createStory(page, { characters, pages: 2 });
    const finished = await createStory(page, { characters, pages: 10 });
    await expectAccessible(page, readerScreens({ begun: begun.id, finished: finished.id }));
  });

  test.describe('with a slow server', () => {
    test.use({ serverEnv: { PAGE_DELAY_MS: '60000' } });

    test('in the reader while the first page is written', async ({ product, visit }) => {
      const { page } = await visit(product.origin, CALM);
      await expectAccessible(page, [writingScreen]);
    });
  });

  test('in the reader when access is denied', async ({ product, visit, problems }) => {
    problems.allow(/^response 403: GET \S+\/stories\/\d+\/$/);
    const owner = await visit(product.origin, CALM);
    const characters = await createCharacters(owner.page, [FRIENDS[0]]);
    const theirs = await createStory(owner.page, { characters });
    const { context, page } = await visit(product.origin, CALM);
    await keepAccessDeniedScreen(context);
    await expectAccessible(page, [deniedScreen(theirs.id)]);
  });
});
