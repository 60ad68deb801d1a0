import { compiledQuery } from '../db/compiled-query.ts';
import type { Db } from '../db/open-db.ts';
import type { PagesTable } from '../db/schema.ts';
import { isUniqueViolation } from '../db/store-errors.ts';
import { HttpError } from '../http/http-error.ts';
import { tooManyRequests } from '../http/rate-limiter.ts';
import { withFreeId } from './ids.ts';
import { STORY_NOT_FOUND } from './owner.ts';
import { stepDelay } from './page-job-leases.ts';
import { updateStory, updateStoryWithEvent } from './story-events.ts';
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

const inProgressQuery = (column: 'profile_id' | 'anonymous_id') =>
  compiledQuery((db, { owner }: { owner: number | string }) =>
    db
      .selectFrom('page_jobs')
      .innerJoin('pages', 'pages.id', 'page_jobs.page_id')
      .innerJoin('stories', 'stories.id', 'pages.story_id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('page_jobs.stage', '=', 'text')
      .where(`stories.${column}`, '=', owner),
  );
const IN_PROGRESS = {
  profile_id: inProgressQuery('profile_id'),
  anonymous_id: inProgressQuery('anonymous_id'),
};

const pagesInProgress = async (
  trx: Db,
  { profile_id, anonymous_id }: { profile_id: number | null; anonymous_id: string | null },
): Promise<number> => {
  const [row] = await (profile_id === null
    ? IN_PROGRESS.anonymous_id(trx, { owner: anonymous_id ?? '' })
    : IN_PROGRESS.profile_id(trx, { owner: profile_id }));
  return Number(row?.count ?? 0);
};

const readLastPage = compiledQuery((db, { story }: { story: number }) =>
  db
    .selectFrom('pages')
    .select(['page_number', 'text'])
    .where('story_id', '=', story)
    .orderBy('page_number', 'desc')
    .limit(1),
);

type NewPage = Pick<PagesTable, 'story_id' | 'page_number' | 'text' | 'image_status' | 'created_at'> & {
  id: number;
};
const insertPage = compiledQuery(
  (db, { id, story_id, page_number, text, image_status, created_at }: NewPage) =>
    db.insertInto('pages').values({ id, story_id, page_number, text, image_status, created_at }),
);

const insertJob = compiledQuery((db, { page_id, due_at }: { page_id: number; due_at: number }) =>
  db.insertInto('page_jobs').values({ page_id, stage: 'text', attempts: 0, due_at }),
);

/** The requested page is written already. */
class PageWrittenError extends Error {}

const isWritten = (
  last: { page_number: number; text: string } | undefined,
  requested: number | undefined,
): boolean =>
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

/** The page that a repeated request asks for; if its picture failed, it is drawn again now. */
const readWrittenPage = (deps: StoryWorldDeps, storyId: number, requested: number): Promise<PageRow> =>
  updateStory(deps, storyId, async (trx) => {
    const page = await selectPages(trx)
      .where('pages.story_id', '=', storyId)
      .where('pages.page_number', '=', requested)
      .executeTakeFirstOrThrow();
    await retryPictureNow(trx, page, deps.now());
    return page;
  });

const insertNextPage = (deps: StoryWorldDeps, storyId: number, requested?: number): Promise<PageRow> =>
  updateStoryWithEvent(deps, storyId, async (trx, story, store) => {
    if (story === undefined || story.deleted_at !== null) throw new HttpError(404, STORY_NOT_FOUND);
    const [last] = await readLastPage(trx, { story: storyId });
    if (isWritten(last, requested)) throw new PageWrittenError();
    const page_number = nextPageNumber(last, story.total_pages);
    if (page_number instanceof HttpError) throw page_number;
    if (deps.config.RATE_LIMITS === 'on' && (await pagesInProgress(trx, story)) >= MAX_PAGES_IN_PROGRESS)
      throw tooManyRequests(10, 'Other pages are being written already. Please wait for one of them.');
    const now = deps.now();
    const page = {
      id: deps.newId(),
      story_id: storyId,
      page_number,
      text: '',
      image_status: 'pending',
    } as const;
    await insertPage(trx, { ...page, created_at: now });
    await insertJob(trx, { page_id: page.id, due_at: now + stepDelay(deps, 'text') });
    await store({ type: 'page_update', pageId: page.id });
    return { ...page, picture_key: null, picture_description: null };
  });

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
  try {
    return await withFreeId('pages', () => insertNextPage(deps, storyId, requested));
  } catch (error) {
    if (error instanceof PageWrittenError && requested !== undefined)
      return readWrittenPage(deps, storyId, requested);
    // A concurrent request created the same page.
    if (isDuplicatePage(error)) throw new HttpError(409, 'A page is being written already');
    throw error;
  }
};
