import { compiledQuery } from '../db/compiled-query.ts';
import type { Db } from '../db/open-db.ts';
import { type EncodedBody, encodedBody } from '../http/encoded-body.ts';
import type { OwnedRow } from './access.ts';
import { readStory, type StoryRow, shareUrl, storyJson } from './story-json.ts';

/** What decides who may read a story, and which rendering of it is the present one. */
export type StoryHead = OwnedRow &
  Pick<StoryRow, 'is_public' | 'share_token' | 'deleted_at' | 'epoch' | 'seq'>;

const readHeads = compiledQuery((db, { id }: { id: number }) =>
  db
    .selectFrom('stories')
    .leftJoin('child_profiles', 'child_profiles.id', 'stories.profile_id')
    .select([
      'stories.anonymous_id',
      'stories.is_public',
      'stories.share_token',
      'stories.deleted_at',
      'stories.epoch',
      'stories.seq',
      'child_profiles.user_id as owner_user_id',
    ])
    .where('stories.id', '=', id),
);

/** Of JSON, in characters: some 3,000 stories of ten pages. Their compressed forms take about half as much again. */
const MAX_CHARACTERS = 16_000_000;

interface Rendering {
  epoch: string;
  seq: number;
  /** The story without what differs between its readers. */
  json: string;
  /** By ownership and share link. */
  bodies: Map<string, EncodedBody>;
}

const MAX_BODIES = 4;

/**
 * Renders stories and keeps the latest, because the same story is read by its family, by every reader of a share link, and
 * by each browser that connects again. A rendering is used only when the database has the same `epoch` and `seq`, which
 * every change of a story advances, so it is never older than the row, on any number of servers.
 */
export const createRenderedStories = (db: Db, maxCharacters = MAX_CHARACTERS) => {
  const renderings = new Map<number, Rendering>();
  let characters = 0;

  const forget = (storyId: number): void => {
    characters -= renderings.get(storyId)?.json.length ?? 0;
    renderings.delete(storyId);
  };
  const keep = (storyId: number, rendering: Rendering): void => {
    forget(storyId);
    renderings.set(storyId, rendering);
    characters += rendering.json.length;
    for (const [oldest] of renderings) {
      if (characters <= maxCharacters) break;
      forget(oldest);
    }
  };

  const current = async (storyId: number, { epoch, seq }: StoryHead): Promise<Rendering | undefined> => {
    const known = renderings.get(storyId);
    if (known?.epoch === epoch && known.seq === seq) {
      // A Map is ordered by insertion: the story that was read last is forgotten last.
      renderings.delete(storyId);
      renderings.set(storyId, known);
      return known;
    }
    const found = await readStory(db, storyId);
    if (found === undefined) return undefined;
    const { story, pages } = found;
    if (story.epoch !== epoch || story.seq !== seq) return undefined;
    const json = JSON.stringify(storyJson(story, pages));
    const rendering: Rendering = { epoch, seq, json, bodies: new Map() };
    keep(storyId, rendering);
    return rendering;
  };

  return {
    /** The present head of a story, deleted ones too. */
    head: async (storyId: number): Promise<StoryHead | undefined> =>
      (await readHeads(db, { id: storyId }))[0],

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
      const rendering = await current(storyId, head);
      if (rendering === undefined) return undefined;
      const share_url = isOwner ? shareUrl(head, origin) : null;
      const key = `${isOwner} ${share_url}`;
      const known = rendering.bodies.get(key);
      if (known !== undefined) return known;
      const own = JSON.stringify({ user_is_owner: isOwner, share_url });
      const body = encodedBody(`${rendering.json.slice(0, -1)},${own.slice(1)}`);
      if (rendering.bodies.size >= MAX_BODIES) rendering.bodies.clear();
      rendering.bodies.set(key, body);
      return body;
    },
  };
};
