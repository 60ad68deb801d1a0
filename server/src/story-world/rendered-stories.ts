import { createBatchedReads } from '../db/batched-reads.ts';
import { compiledQuery, isAmong } from '../db/compiled-query.ts';
import type { Db } from '../db/open-db.ts';
import { createBodyCache } from '../http/body-cache.ts';
import type { EncodedBody } from '../http/encoded-body.ts';
import type { OwnedRow } from './access.ts';
import { readStory, type StoryRow, shareUrl, storyJsonFor } from './story-json.ts';

/** What decides who may read a story, and which rendering of it is the present one. */
export type StoryHead = OwnedRow &
  Pick<StoryRow, 'is_public' | 'share_token' | 'deleted_at' | 'epoch' | 'seq'>;

const readHeads = compiledQuery((db, { ids }: { ids: number[] }) =>
  db
    .selectFrom('stories')
    .leftJoin('child_profiles', 'child_profiles.id', 'stories.profile_id')
    .select([
      'stories.id',
      'stories.anonymous_id',
      'stories.is_public',
      'stories.share_token',
      'stories.deleted_at',
      'stories.epoch',
      'stories.seq',
      'child_profiles.user_id as owner_user_id',
    ])
    .where(isAmong(db, 'stories.id', ids)),
);

/** Some 2,500 stories of ten pages. */
const MAX_BYTES = 16_000_000;

/**
 * Renders stories and keeps the latest, because the same story is read by its family, by every reader of a share link, and
 * by each browser that connects again. Every change of what a reader sees advances the story's `seq`; a rendering is used
 * only while the database has the same `epoch` and `seq`.
 */
export const createRenderedStories = (db: Db, maxBytes = MAX_BYTES) => {
  const bodies = createBodyCache(maxBytes);
  const head = createBatchedReads(
    async (ids: number[]) =>
      new Map((await readHeads(db, { ids })).map((one): [number, StoryHead] => [one.id, one])),
    (id) => id,
  );
  return {
    /** The present head of a story, deleted ones too. */
    head,

    /** The validator of a story with this head for its owner, or for others. */
    etag: ({ epoch, seq }: StoryHead, isOwner: boolean): string =>
      `W/"${epoch}-${seq}-${isOwner ? 'o' : 'r'}"`,

    /** The story for one reader; undefined when it changed since its head was read. Links lead to `origin`. */
    body: async (
      storyId: number,
      head: StoryHead,
      isOwner: boolean,
      origin: string,
    ): Promise<EncodedBody | undefined> => {
      const version = `${head.epoch} ${head.seq}`;
      const key = `${storyId} ${isOwner ? `${shareUrl(head, origin)}` : 'reader'}`;
      const known = bodies.get(key, version);
      if (known !== undefined) return known;
      const found = await readStory(db, storyId);
      if (found === undefined) return undefined;
      const { story, pages } = found;
      if (`${story.epoch} ${story.seq}` !== version) return undefined;
      return bodies.put(key, version, JSON.stringify(storyJsonFor(story, pages, isOwner, origin)));
    },
  };
};
