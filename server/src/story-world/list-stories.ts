import { type Db, readSnapshot } from '../db/database.ts';
import type { Owner } from '../deps.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { listEtag, readListVersion, versionOfRows, WHOLE_SHELF } from './list-version.ts';
import { ownerFilter } from './owner.ts';
import { type PageRow, type StoryRow, selectPages, selectStories, storyJsonFor } from './story-json.ts';

/** Stories per query: about 5 ms of work with ten pages each. */
const BATCH_ROWS = 40;

const readBatch = (
  db: Db,
  ids: number[],
): Promise<{ stories: StoryRow[]; pagesOf: Map<number, PageRow[]> }> =>
  readSnapshot(db, async (trx) => {
    const stories = await selectStories(trx)
      .where('stories.id', 'in', ids)
      .where('stories.deleted_at', 'is', null)
      .orderBy('stories.id', 'desc')
      .execute();
    const pages = await selectPages(trx).where('pages.story_id', 'in', ids).execute();
    const pagesOf = new Map<number, PageRow[]>(stories.map(({ id }) => [id, []]));
    for (const page of pages) pagesOf.get(page.story_id)?.push(page);
    return { stories, pagesOf };
  });

/**
 * The stories of an owner as a JSON array, newest first; null when the client has this version already. A thousand stories are
 * read in batches, between which other requests run; each story is consistent with its pages, and the ETag is of the stories
 * as they were read. Links lead to `origin`.
 */
export const listStories = async (
  db: Db,
  owner: Owner,
  origin: string,
  isKnown: (etag: string) => boolean,
): Promise<{ etag: string; body: string | null }> => {
  const etagOf = (version: string) => listEtag('stories', `${origin} ${version}`);
  const present = etagOf(await readListVersion(db, owner, WHOLE_SHELF));
  if (isKnown(present)) return { etag: present, body: null };
  const [column, equal, value] = ownerFilter(owner);
  const rows = await db
    .selectFrom('stories')
    .select('id')
    .where(column, equal, value)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const list: string[] = [];
  const read: StoryRow[] = [];
  for (let at = 0; at < rows.length; at += BATCH_ROWS) {
    if (at > 0) await yieldToEventLoop();
    const ids = rows.slice(at, at + BATCH_ROWS).map(({ id }) => id);
    const { stories, pagesOf } = await readBatch(db, ids);
    for (const story of stories) {
      const json = storyJsonFor(story, pagesOf.get(story.id) ?? [], true, origin);
      list.push(JSON.stringify(story.is_favourite === 1 ? { ...json, is_favourite: true } : json));
    }
    read.push(...stories);
  }
  return { etag: etagOf(versionOfRows(read)), body: `[${list.join()}]` };
};
