import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../db/open-db.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { openTestStore } from '../testing/test-database.ts';
import { createPage } from './pages.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

/** Each statement of a transaction is a round trip on PostgreSQL. */
it('creates a page with five statements between begin and commit', async () => {
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const { deps, newStory, pageOf } = createStoryWorld({ db });
  const story = await newStory();
  await createPage({ ...deps, config: { ...deps.config, RATE_LIMITS: 'off' } }, story);
  const { id } = await pageOf(story);
  await db.updateTable('pages').set({ text: 'Once' }).where('id', '=', id).execute();
  statements = 0;
  const page = await createPage({ ...deps, config: { ...deps.config, RATE_LIMITS: 'off' } }, story, 2);
  expect(page).toMatchObject({ page_number: 2, text: '', image_status: 'pending' });
  expect(statements).toBe(5);
});

it('changes nothing when no page may be created: the story keeps its number of events', async () => {
  const { deps, newStory } = createStoryWorld(store);
  const story = await newStory();
  const first = await createPage(deps, story, 1);
  await expect(createPage(deps, story)).rejects.toMatchObject({ status: 409 });
  await store.db.updateTable('pages').set({ text: 'Once' }).where('id', '=', first.id).execute();
  expect(await createPage(deps, story, 1)).toMatchObject({ id: first.id, text: 'Once' });
  const { seq } = await store.db
    .selectFrom('stories')
    .select('seq')
    .where('id', '=', story)
    .executeTakeFirstOrThrow();
  expect(seq).toBe(1);
  expect(await store.db.selectFrom('events').select('seq').execute()).toEqual([{ seq: 1 }]);
});
