import { Refusal } from '../context.ts';
import type { Db } from '../db/open.ts';
import { record } from './events.ts';
import { pause } from './pace.ts';
import { type PageRow, selectPages } from './story-json.ts';
import { changeStory, type World } from './world.ts';

/** The number of the page that may be begun now, or why none may. */
export const nextPage = (
  last: { page_number: number; text: string } | undefined,
  totalPages: number,
): number | Refusal => {
  if (last !== undefined && last.text === '') return new Refusal(409, 'A page is being written already');
  const next = (last?.page_number ?? 0) + 1;
  return next <= totalPages ? next : new Refusal(400, 'All pages of this story have been written');
};

const isWritten = (
  last: { page_number: number; text: string } | undefined,
  wanted: number | undefined,
): wanted is number =>
  last !== undefined &&
  wanted !== undefined &&
  (wanted < last.page_number || (wanted === last.page_number && last.text !== ''));

/** A picture that failed waits for minutes; now it is tried at once. */
const hurryPicture = async (trx: Db, { id, image_status }: PageRow, now: number): Promise<void> => {
  if (image_status !== 'failed') return;
  await trx
    .updateTable('page_work')
    .set({ due_at: now })
    .where('page_id', '=', id)
    .where('lease_by', 'is', null)
    .execute();
};

/** The page that a request means by its X-Page-Number; undefined when it names none. */
export const wantedPage = (header: unknown): number | undefined =>
  typeof header === 'string' && /^[1-9]\d{0,3}$/.test(header) ? Number(header) : undefined;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && /unique.*page_number/i.test(error.message);

/**
 * Begins the next page: the empty page, its work and its event, all or nothing. Throws 409 or 400. A request for page
 * `wanted` that arrives once more when that page is written gets the page, and no second one is begun; if its picture
 * failed, it is drawn now.
 */
export const beginPage = async (world: World, storyId: number, wanted?: number): Promise<PageRow> => {
  const id = world.newId();
  const now = world.now();
  try {
    return await changeStory(world, storyId, async (trx) => {
      const story = await trx
        .selectFrom('stories')
        .select('total_pages')
        .where('id', '=', storyId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (story === undefined) throw new Refusal(404, 'Story not found');
      const last = await trx
        .selectFrom('pages')
        .select(['page_number', 'text'])
        .where('story_id', '=', storyId)
        .orderBy('page_number', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (isWritten(last, wanted)) {
        const page = await selectPages(trx)
          .where('pages.story_id', '=', storyId)
          .where('pages.page_number', '=', wanted)
          .executeTakeFirstOrThrow();
        await hurryPicture(trx, page, now);
        return page;
      }
      const page_number = nextPage(last, story.total_pages);
      if (page_number instanceof Refusal) throw page_number;
      await trx
        .insertInto('pages')
        .values({ id, story_id: storyId, page_number, text: '', image_status: 'pending', created_at: now })
        .execute();
      const due_at = now + pause(world, 'text');
      await trx.insertInto('page_work').values({ page_id: id, stage: 'text', attempts: 0, due_at }).execute();
      await record(trx, storyId, { type: 'page_update', pageId: id }, now);
      return selectPages(trx).where('pages.id', '=', id).executeTakeFirstOrThrow();
    });
  } catch (error) {
    // Another server began the same page in the same moment.
    if (isTaken(error)) throw new Refusal(409, 'A page is being written already');
    throw error;
  }
};
