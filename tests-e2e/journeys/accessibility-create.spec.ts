import { expectAccessible } from '../fixtures/axe.ts';
import { createCharacters, createStory } from '../fixtures/stories.ts';
import { createScreens, homeScreens, newcomerScreens } from '../fixtures/story-screens.ts';
import { test } from '../fixtures/test.ts';

const CALM = { reducedMotion: 'reduce' } as const;

test.describe('axe finds no violation, on desktop and phone, in light and dark', () => {
  test('on home and create of a visitor who has made nothing yet', async ({ product, visit }) => {
    const { page } = await visit(product.origin, CALM);
    await expectAccessible(page, newcomerScreens);
  });

  test('on the create screen, in every state of its forms', async ({ product, visit }) => {
    const { page } = await visit(product.origin, CALM);
    await createCharacters(page);
    await expectAccessible(page, createScreens);
  });

  test('on home with stories', async ({ product, visit, problems }) => {
    problems.allow(/^response 502: GET \/weaversworld\/api\/stories\/$/);
    const { page } = await visit(product.origin, CALM);
    const characters = await createCharacters(page);
    await createStory(page, { characters, title: 'The Kept One', pages: 1 });
    await createStory(page, { characters, title: 'The Other One' });
    await expectAccessible(page, homeScreens('The Other One'));
  });
});
