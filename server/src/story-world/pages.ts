import type { Db } from '../db/open-db.ts';
import { isUniqueViolation } from '../db/store-errors.ts';
import { HttpError } from '../http/http-error.ts';
import { tooManyRequests } from '../http/rate-limiter.ts';
import { withFreeId } from './ids.ts';
import { STORY_NOT_FOUND } from './owner.ts';
import { stepDelay } from './page-job-leases.ts';
import { appendEvent, updateStory } from './story-events.ts';
import { type PageRow, selectPages } from './story-json.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** The number of the page that may be created now, or the error why none may. */
export const nextPageNumber = (
  last: { page_number: number; text: string } | undefined,
  totalPages: number,
): number | HttpError => {
  if (last !== undefined && last.text === '') return new HttpError(409, 'A page is being written already');
  const next = (last?.page_number ?? 0) + 1;
  return next <= totalPages ? next : new HttpError(400, 'All pages of this story have been written');
};

/** Per owner, in different stories: a backlog of one visitor must not delay everybody else's pages. */
const MAX_PAGES_IN_PROGRESS = 5;

const pagesInProgress = async (
  trx: Db,
  owner: { profile_id: number | null; anonymous_id: string | null },
): Promise<number> => {
  const { count } = await trx
    .selectFrom('page_jobs')
    .innerJoin('pages', 'pages.id', 'page_jobs.page_id')
    .innerJoin('stories', 'stories.id', 'pages.story_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_jobs.stage', '=', 'text')
    .where((eb) =>
      owner.profile_id === null
        ? eb('stories.anonymous_id', '=', owner.anonymous_id)
        : eb('stories.profile_id', '=', owner.profile_id),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
};

const isWritten = (
  last: { page_number: number; text: string } | undefined,
  requested: number | undefined,
): requested is number =>
  last !== undefined &&
  requested !== undefined &&
  (requested < last.page_number || (requested === last.page_number && last.text !== ''));

/** Makes the job of a failed picture, which waits for minutes, due now. */
const retryPictureNow = async (trx: Db, { id, image_status }: PageRow, now: number): Promise<void> => {
  if (image_status !== 'failed') return;
  await trx
    .updateTable('page_jobs')
    .set({ due_at: now })
    .where('page_id', '=', id)
    .where('lease_token', 'is', null)
    .execute();
};

/** The X-Page-Number header; undefined when it is missing or malformed. */
export const readPageNumber = (header: unknown): number | undefined =>
  typeof header === 'string' && /^[1-9]\d{0,3}$/.test(header) ? Number(header) : undefined;

const isDuplicatePage = (error: unknown): boolean => isUniqueViolation(error, 'pages', 'page_number');

/**
 * Creates the next page: the empty page, its job and its event, in one transaction. Throws 409 while a page is being
 * written and 400 after the last one. A repeated request for page `requested`, which is written already, returns that
 * page instead of creating another; if its picture failed, it is drawn again now.
 */
export const createPage = async (
  deps: StoryWorldDeps,
  storyId: number,
  requested?: number,
): Promise<PageRow> => {
  const now = deps.now();
  const create = () =>
    updateStory(deps, storyId, async (trx) => {
      const id = deps.newId();
      const story = await trx
        .selectFrom('stories')
        .select(['total_pages', 'profile_id', 'anonymous_id'])
        .where('id', '=', storyId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (story === undefined) throw new HttpError(404, STORY_NOT_FOUND);
      const last = await trx
        .selectFrom('pages')
        .select(['page_number', 'text'])
        .where('story_id', '=', storyId)
        .orderBy('page_number', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (isWritten(last, requested)) {
        const page = await selectPages(trx)
          .where('pages.story_id', '=', storyId)
          .where('pages.page_number', '=', requested)
          .executeTakeFirstOrThrow();
        await retryPictureNow(trx, page, now);
        return page;
      }
      const page_number = nextPageNumber(last, story.total_pages);
      if (page_number instanceof HttpError) throw page_number;
      if (deps.config.RATE_LIMITS === 'on' && (await pagesInProgress(trx, story)) >= MAX_PAGES_IN_PROGRESS)
        throw tooManyRequests(10, 'Other pages are being written already. Please wait for one of them.');
      await trx
        .insertInto('pages')
        .values({ id, story_id: storyId, page_number, text: '', image_status: 'pending', created_at: now })
        .execute();
      const due_at = now + stepDelay(deps, 'text');
      await trx.insertInto('page_jobs').values({ page_id: id, stage: 'text', attempts: 0, due_at }).execute();
      await appendEvent(trx, storyId, { type: 'page_update', pageId: id }, now);
      return selectPages(trx).where('pages.id', '=', id).executeTakeFirstOrThrow();
    });
  try {
    return await withFreeId('pages', create);
  } catch (error) {
    // A concurrent request created the same page.
    if (isDuplicatePage(error)) throw new HttpError(409, 'A page is being written already');
    throw error;
  }
};
