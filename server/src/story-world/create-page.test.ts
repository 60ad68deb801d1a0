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

/** A story whose pages have these texts. */
const storyWith = async (
  { deps, newStory }: ReturnType<typeof createStoryWorld>,
  texts: string[],
  change: object = {},
): Promise<number> => {
  const story_id = await newStory(change);
  for (const [at, text] of texts.entries())
    await deps.db
      .insertInto('pages')
      .values({
        id: deps.newId(),
        story_id,
        page_number: at + 1,
        text,
        image_status: 'pending',
        created_at: 1,
      })
      .execute();
  return story_id;
};
const STRANGER = { ...GUEST, anonymousId: 'somebody else' };
const ALL = Array.from({ length: 10 }, (_, at) => `Text ${at}`);

it.each([
  ['nothing is written', { texts: [], expected: 1 }],
  ['page 1 has its text', { texts: ['Once'], expected: 2 }],
  ['page 9 has its text', { texts: ALL.slice(0, 9), expected: 10 }],
  ['page 3 is being written', { texts: ['Once', 'Then', ''], expected: 409 }],
  ['page 3 is requested, and being written', { texts: ['Once', 'Then', ''], requested: 3, expected: 409 }],
  [
    'page 2 is requested, and page 3 is being written',
    { texts: ['Once', 'Then', ''], requested: 2, expected: 2 },
  ],
  ['page 3 is requested, and page 2 has its text', { texts: ['Once', 'Then'], requested: 3, expected: 3 }],
  ['the last page is being written', { texts: [...ALL.slice(0, 9), ''], expected: 409 }],
  ['all pages are written', { texts: ALL, expected: 400 }],
  ['all pages are written, and the last one is requested', { texts: ALL, requested: 10, expected: 10 }],
  ['the visitor is another one', { texts: [], visitor: STRANGER, expected: 403 }],
  ['the visitor has no session', { texts: [], visitor: { ...GUEST, anonymousId: null }, expected: 403 }],
  ['the story belongs to a profile of another account', { texts: [], isOfProfile: true, expected: 403 }],
  ['the story is deleted', { texts: [], change: { deleted_at: 5 }, expected: 404 }],
  [
    'the story is deleted, and another visitor asks',
    { texts: [], change: { deleted_at: 5 }, visitor: STRANGER, expected: 404 },
  ],
])('decides whether the next page may be created: %s', async (_, given) => {
  const {
    texts,
    expected,
    requested,
    visitor = GUEST,
    change = {},
    isOfProfile = false,
  } = given as {
    texts: string[];
    expected: number;
    requested?: number;
    visitor?: typeof GUEST;
    change?: object;
    isOfProfile?: boolean;
  };
  const world = createStoryWorld(store);
  const user = { email: 'a@example.org', password_hash: '', verified_at: null, created_at: 1 };
  if (isOfProfile) {
    await store.db
      .insertInto('users')
      .values({ id: 1, ...user })
      .execute();
    await store.db
      .insertInto('child_profiles')
      .values({ id: 1, user_id: 1, name: 'Ada', age: 5, created_at: 1 })
      .execute();
  }
  const owner = isOfProfile ? { profile_id: 1, anonymous_id: null } : {};
  const story = await storyWith(world, texts, { ...change, ...owner });
  const answered = await createPage(world.deps, story, { visitor, requested }).then(
    ({ page_number }) => page_number,
    ({ status }) => status,
  );
  expect(answered).toBe(expected);
  const pages = await store.db.selectFrom('pages').select('id').where('story_id', '=', story).execute();
  const isCreated = expected < 100 && expected > texts.length;
  expect(pages).toHaveLength(texts.length + (isCreated ? 1 : 0));
});

it('answers 404 for a story that is not there', async () => {
  const { deps } = createStoryWorld(store);
  await expect(createPage(deps, 99, { visitor: GUEST })).rejects.toMatchObject({ status: 404 });
});

it('begins five pages of an owner at a time, also when they are requested together', async () => {
  const { deps, newStory } = createStoryWorld(store);
  const stories = [];
  for (let n = 0; n < 8; n += 1) stories.push(await newStory());
  const answers = await Promise.all(
    stories.map((story) =>
      createPage(deps, story, { visitor: GUEST }).then(
        () => 202,
        ({ status }) => status as number,
      ),
    ),
  );
  expect(answers.toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
  await expect(createPage(deps, stories.at(-1) ?? 0, { visitor: GUEST })).rejects.toMatchObject({
    status: 429,
  });
});

it('creates one page of a story, however many requests ask for it at the same moment', async () => {
  const { deps, newStory } = createStoryWorld(store);
  const story = await newStory();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      createPage(deps, story, { visitor: GUEST }).then(
        () => 202,
        ({ status }) => status as number,
      ),
    ),
  );
  expect(answers.toSorted()).toEqual([202, 409, 409, 409, 409, 409]);
  const { seq } = await store.db
    .selectFrom('stories')
    .select('seq')
    .where('id', '=', story)
    .executeTakeFirstOrThrow();
  expect(seq).toBe(1);
});
