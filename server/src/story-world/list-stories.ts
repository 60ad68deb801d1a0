import type { FastifyRequest } from 'fastify';
import { publicOrigin } from '../accounts/request-origin.ts';
import { type Db, readSnapshot } from '../db/database.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { ownerFilter } from './owner.ts';
import { type PageRow, type StoryRow, selectPages, selectStories, storyJsonFor } from './story-json.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** Stories per query: about 5 ms of work with ten pages each. */
const PORTION = 40;

const readPortion = (
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
 * The stories of the request's owner as a JSON array, newest first. A thousand stories are read in portions, between
 * which other requests run; each story is consistent with its pages.
 */
export const listStories = async (deps: StoryWorldDeps, request: FastifyRequest): Promise<string> => {
  const owner = await deps.sessions.findOwner(request);
  if (owner === null) return '[]';
  const [column, equal, value] = ownerFilter(owner);
  const origin = publicOrigin(request, deps.config);
  const rows = await deps.db
    .selectFrom('stories')
    .select('id')
    .where(column, equal, value)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const list: string[] = [];
  for (let at = 0; at < rows.length; at += PORTION) {
    if (at > 0) await yieldToEventLoop();
    const ids = rows.slice(at, at + PORTION).map(({ id }) => id);
    const { stories, pagesOf } = await readPortion(deps.db, ids);
    for (const story of stories) {
      const json = storyJsonFor(story, pagesOf.get(story.id) ?? [], true, origin);
      list.push(JSON.stringify(story.is_favourite === 1 ? { ...json, is_favourite: true } : json));
    }
  }
  return `[${list.join()}]`;
};
