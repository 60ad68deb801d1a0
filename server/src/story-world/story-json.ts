import { z } from 'zod';
import { compiledQuery } from '../db/compiled-query.ts';
import { type Db, readSnapshot } from '../db/database.ts';
import type { PagesTable } from '../db/schema.ts';
import { CastMember } from '../storyteller/story-plan.ts';
import type { OwnedRow } from './access.ts';

/** A page without its picture, which is only read to be served. */
export type PageRow = Pick<
  PagesTable,
  'page_number' | 'text' | 'image_status' | 'picture_key' | 'picture_description'
> & {
  id: number;
  story_id: number;
};

/** A story without its plan. */
export interface StoryRow extends OwnedRow {
  id: number;
  profile_id: number | null;
  title: string;
  theme: string;
  desired_ending: string;
  total_pages: number;
  cast_json: string;
  is_public: number;
  share_token: string | null;
  is_favourite: number;
  favourite_seq: number;
  epoch: string;
  seq: number;
  deleted_at: number | null;
}

/** Base path of the story-world API. */
export const API_BASE = '/weaversworld/api';

/** Query for stories with their owner's user id. */
export const selectStories = (db: Db) =>
  db
    .selectFrom('stories')
    .leftJoin('child_profiles', 'child_profiles.id', 'stories.profile_id')
    .select([
      'stories.id',
      'stories.profile_id',
      'stories.anonymous_id',
      'stories.title',
      'stories.theme',
      'stories.desired_ending',
      'stories.total_pages',
      'stories.cast_json',
      'stories.is_public',
      'stories.share_token',
      'stories.is_favourite',
      'stories.favourite_seq',
      'stories.epoch',
      'stories.seq',
      'stories.deleted_at',
      'child_profiles.user_id as owner_user_id',
    ]);

/** The story with this id, deleted ones too. */
export const readStoryRow = compiledQuery((db, { id }: { id: number }) =>
  selectStories(db).where('stories.id', '=', id),
);

/** Query for pages in order, without their pictures. */
export const selectPages = (db: Db) =>
  db
    .selectFrom('pages')
    .select([
      'pages.id',
      'pages.story_id',
      'pages.page_number',
      'pages.text',
      'pages.image_status',
      'pages.picture_key',
      'pages.picture_description',
    ])
    .orderBy('pages.page_number');

/** A story (deleted ones too) and its pages, read in one transaction; undefined when there is none. */
export const readStory = (
  db: Db,
  storyId: number,
): Promise<{ story: StoryRow; pages: PageRow[] } | undefined> =>
  readSnapshot(db, (trx) => readStoryIn(trx, storyId));

/** Like `readStory`, in the caller's transaction. */
export const readStoryIn = async (
  trx: Db,
  storyId: number,
): Promise<{ story: StoryRow; pages: PageRow[] } | undefined> => {
  const [story] = await readStoryRow(trx, { id: storyId });
  if (story === undefined) return undefined;
  return { story, pages: await selectPages(trx).where('story_id', '=', storyId).execute() };
};

/** The JSON of a page. The permanent URL is present once the picture is completed. */
export const pageJson = (page: PageRow) => ({
  id: page.id,
  page_number: page.page_number,
  text: page.text,
  image_status: page.image_status,
  image_url: page.image_status === 'completed' ? `${API_BASE}/pages/${page.id}/image/` : null,
  permanent_image_url:
    page.picture_key === null ? null : `/weaversworld/pictures/${page.id}-${page.picture_key}.svg`,
  image_description: page.picture_description,
});

const CastIds = z.array(CastMember.pick({ id: true }).transform(({ id }) => Number(id)));

/** The characters as they were at creation; none when what is stored cannot be read. */
export const readStoredCast = (story: Pick<StoryRow, 'cast_json'>): CastMember[] =>
  z.array(CastMember).safeParse(JSON.parse(story.cast_json)).data ?? [];

/** The ids of the characters selected at creation. */
const castIds = (story: Pick<StoryRow, 'cast_json'>): number[] => {
  const parsed = CastIds.safeParse(JSON.parse(story.cast_json));
  return parsed.success ? parsed.data : [];
};

/** The JSON of a story that is the same for every reader, without ownership and share link. */
export const storyJson = (story: StoryRow, pages: PageRow[]) => ({
  id: story.id,
  title: story.title,
  theme: story.theme,
  desired_ending: story.desired_ending,
  characters: castIds(story),
  pages: pages.map(pageJson),
  total_pages: story.total_pages,
  is_public: story.is_public === 1,
  epoch: story.epoch,
  seq: story.seq,
});

/** The share link of a public story; null otherwise. */
export const shareUrl = (
  story: Pick<StoryRow, 'is_public' | 'share_token'>,
  origin: string,
): string | null =>
  story.is_public === 1 && story.share_token !== null ? `${origin}/s/${story.share_token}` : null;

/** The JSON of a story for one reader. Only the owner gets the share link. */
export const storyJsonFor = (story: StoryRow, pages: PageRow[], isOwner: boolean, origin: string) => ({
  ...storyJson(story, pages),
  user_is_owner: isOwner,
  share_url: isOwner ? shareUrl(story, origin) : null,
});
