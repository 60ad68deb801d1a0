import type { Db } from '../db/open-db.ts';

/**
 * Begins a story by services: false when it was begun before. A server that was killed in the middle does not ask, and pay, again; the
 * embedded storyteller writes that story.
 */
export const beginStory = async (db: Db, storyId: number, illustrator: string | null): Promise<boolean> => {
  const row = await db
    .insertInto('story_makers')
    .values({ story_id: storyId, teller: null, illustrator })
    .onConflict((conflict) => conflict.column('story_id').doNothing())
    .returning('story_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Records which service wrote a story. */
export const recordTeller = async (db: Db, storyId: number, teller: string): Promise<void> => {
  await db.updateTable('story_makers').set({ teller }).where('story_id', '=', storyId).execute();
};

/** The picture service that this story began with; null for the embedded illustrator. */
export const findIllustrator = async (db: Db, storyId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('story_makers')
    .select('illustrator')
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  return row?.illustrator ?? null;
};

/** How often a page is given to a service that put it off. */
const MAX_TRIES = 3;

/** Begins a picture by a service: false when it was asked for before, and may have been paid for. */
export const claimPicture = async (db: Db, pageId: number): Promise<boolean> => {
  const row = await db
    .insertInto('page_paintings')
    .values({ page_id: pageId, tries: 1, outcome: 'asked' })
    .onConflict((conflict) =>
      conflict
        .column('page_id')
        .doUpdateSet((eb) => ({ tries: eb('page_paintings.tries', '+', 1), outcome: 'asked' }))
        .where('page_paintings.outcome', '=', 'deferred')
        .where('page_paintings.tries', '<', MAX_TRIES),
    )
    .returning('page_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the picture of a story's first page is still being made. */
export const isFirstPictureAwaited = async (db: Db, storyId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('story_id', '=', storyId)
    .where('page_number', '=', 1)
    .where('image_status', 'in', ['pending', 'processing'])
    .executeTakeFirst();
  return row !== undefined;
};

/** Ends a picture by a service, or puts it off. */
export const releasePicture = async (
  db: Db,
  pageId: number,
  outcome: 'painted' | 'failed' | 'deferred',
): Promise<void> => {
  await db.updateTable('page_paintings').set({ outcome }).where('page_id', '=', pageId).execute();
};

/** Who made the stories of child profiles, the latest first; stories without a row are the embedded storyteller's. */
export const listMakers = async (db: Db, profileIds: readonly number[], limit: number) => {
  if (profileIds.length === 0) return [];
  const rows = await db
    .selectFrom('stories')
    .innerJoin('story_makers', 'story_makers.story_id', 'stories.id')
    .select(['stories.id', 'stories.profile_id', 'stories.title', 'story_makers.teller'])
    .select((eb) =>
      eb
        .selectFrom('page_paintings')
        .innerJoin('pages', 'pages.id', 'page_paintings.page_id')
        .whereRef('pages.story_id', '=', 'stories.id')
        .where('page_paintings.outcome', '=', 'painted')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('painted'),
    )
    .select('story_makers.illustrator')
    .where('stories.profile_id', 'in', profileIds)
    .where('stories.deleted_at', 'is', null)
    .orderBy('stories.created_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ painted, ...row }) => ({ ...row, painted: Number(painted ?? 0) }));
};
