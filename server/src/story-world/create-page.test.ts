import { afterEach, beforeEach, expect, it } from 'vitest';
import { dialectOf } from '../db/database.ts';
import type { Store } from '../db/open-db.ts';
import { createStoryWorld, GUEST } from '../testing/story-world.ts';
import { openTestStore } from '../testing/test-database.ts';
import { createPage } from './pages.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

/** Each statement of a transaction is a round trip on PostgreSQL. */
it('creates a page with few statements: four of a transaction on SQLite, one on PostgreSQL', async () => {
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
  await createPage({ ...deps, config: { ...deps.config, RATE_LIMITS: 'off' } }, story, { visitor: GUEST });
  const { id } = await pageOf(story);
  await db.updateTable('pages').set({ text: 'Once' }).where('id', '=', id).execute();
  statements = 0;
  const page = await createPage({ ...deps, config: { ...deps.config, RATE_LIMITS: 'off' } }, story, {
    visitor: GUEST,
    requested: 2,
  });
  expect(page).toMatchObject({ page_number: 2, text: '', image_status: 'pending' });
  expect(statements).toBe(dialectOf(db) === 'sqlite' ? 4 : 1);
  const [job] = await db.selectFrom('page_jobs').selectAll().where('page_id', '=', page.id).execute();
  expect(job).toMatchObject({ stage: 'text', attempts: 0, lease_token: null });
  const [event] = await db.selectFrom('events').selectAll().where('page_id', '=', page.id).execute();
  expect(event).toMatchObject({ story_id: story, seq: 2, type: 'page_update' });
});

it('changes nothing when no page may be created: the story keeps its number of events', async () => {
  const { deps, newStory } = createStoryWorld(store);
  const story = await newStory();
  const first = await createPage(deps, story, { visitor: GUEST, requested: 1 });
  await expect(createPage(deps, story, { visitor: GUEST })).rejects.toMatchObject({ status: 409 });
  await store.db.updateTable('pages').set({ text: 'Once' }).where('id', '=', first.id).execute();
  expect(await createPage(deps, story, { visitor: GUEST, requested: 1 })).toMatchObject({
    id: first.id,
    text: 'Once',
  });
  const { seq } = await store.db
    .selectFrom('stories')
    .select('seq')
    .where('id', '=', story)
    .executeTakeFirstOrThrow();
  expect(seq).toBe(1);
  expect(await store.db.selectFrom('events').select('seq').execute()).toEqual([{ seq: 1 }]);
});
