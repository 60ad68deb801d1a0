import { compiledQuery } from '../db/compiled-query.ts';
import { type Db, dialectOf } from '../db/database.ts';
import type { PagesTable } from '../db/schema.ts';
import { isUniqueViolation } from '../db/store-errors.ts';
import type { Visitor } from '../deps.ts';
import { HttpError } from '../http/http-error.ts';
import { tooManyRequests } from '../http/rate-limiter.ts';
import { isOwner } from './access.ts';
import { withFreeId } from './ids.ts';
import { insertPageAtOnce } from './insert-page-at-once.ts';
import { NO_ACCESS, STORY_NOT_FOUND } from './owner.ts';
import { stepDelay } from './page-job-leases.ts';
import { updateStory, updateStoryWithEvent } from './story-events.ts';
import { type PageRow, selectPages } from './story-json.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** The number of the page that may be created now, or the error why none may. */
export const nextPageNumber = (last: LastPage, totalPages: number): number | HttpError => {
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

/** The last page of a story; undefined before the first one. */
type LastPage = { page_number: number; text: string } | undefined;

const isWritten = (last: LastPage, requested: number | undefined): boolean =>
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

/** Who asks for the next page, and for which one, when the request says so. */
interface PageRequest {
  visitor: Visitor;
  requested?: number | undefined;
}

const emptyPage = (id: number, story_id: number, page_number: number): PageRow => ({
  id,
  story_id,
  page_number,
  text: '',
  image_status: 'pending',
  picture_key: null,
  picture_description: null,
});

const maxInProgress = ({ config }: StoryWorldDeps): number | null =>
  config.RATE_LIMITS === 'on' ? MAX_PAGES_IN_PROGRESS : null;

/** Creates the page if nothing is against it, on PostgreSQL; else undefined. */
const tryInsertAtOnce = async (
  deps: StoryWorldDeps,
  storyId: number,
  { visitor, requested }: PageRequest,
): Promise<PageRow | undefined> => {
  if (dialectOf(deps.db) === 'sqlite') return undefined;
  const [id, now] = [deps.newId(), deps.now()];
  const [created] = await insertPageAtOnce(deps.db, {
    id,
    story: storyId,
    user: visitor.userId,
    guest: visitor.anonymousId,
    requested: requested ?? null,
    max_in_progress: maxInProgress(deps),
    now,
    due_at: now + stepDelay(deps, 'text'),
  });
  if (created === undefined) return undefined;
  deps.notifier.publishStory(storyId);
  return emptyPage(id, storyId, created.page_number);
};

const insertInTransaction = (
  deps: StoryWorldDeps,
  storyId: number,
  { visitor, requested }: PageRequest,
): Promise<PageRow> =>
  updateStoryWithEvent(deps, storyId, async (trx, story, store) => {
    if (story === undefined || story.deleted_at !== null) throw new HttpError(404, STORY_NOT_FOUND);
    if (!isOwner(visitor, story)) throw new HttpError(403, NO_ACCESS);
    const { last_page_number: lastNumber, last_page_text: text } = story;
    const last = lastNumber === null ? undefined : { page_number: lastNumber, text: text ?? '' };
    if (isWritten(last, requested)) throw new PageWrittenError();
    const page_number = nextPageNumber(last, story.total_pages);
    if (page_number instanceof HttpError) throw page_number;
    const limit = maxInProgress(deps);
    if (limit !== null && (await pagesInProgress(trx, story)) >= limit)
      throw tooManyRequests(10, 'Other pages are being written already. Please wait for one of them.');
    const now = deps.now();
    const page = emptyPage(deps.newId(), storyId, page_number);
    const { id, story_id, text: none, image_status } = page;
    await insertPage(trx, { id, story_id, page_number, text: none, image_status, created_at: now });
    await insertJob(trx, { page_id: id, due_at: now + stepDelay(deps, 'text') });
    await store({ type: 'page_update', pageId: id });
    return page;
  });

const insertNextPage = async (
  deps: StoryWorldDeps,
  storyId: number,
  request: PageRequest,
): Promise<PageRow> =>
  (await tryInsertAtOnce(deps, storyId, request)) ?? insertInTransaction(deps, storyId, request);

/**
 * Creates the next page: the empty page, its job and its event, in one transaction. Throws 404 for an unknown story, 403 for one of
 * others, 409 while a page is being written and 400 after the last one. A repeated request for page `requested`, which is written
 * already, returns that page instead of creating another; if its picture failed, it is drawn again now.
 */
export const createPage = async (
  deps: StoryWorldDeps,
  storyId: number,
  request: PageRequest,
): Promise<PageRow> => {
  try {
    return await withFreeId('pages', () => insertNextPage(deps, storyId, request));
  } catch (error) {
    if (error instanceof PageWrittenError && request.requested !== undefined)
      return readWrittenPage(deps, storyId, request.requested);
    // A concurrent request created the same page.
    if (isDuplicatePage(error)) throw new HttpError(409, 'A page is being written already');
    throw error;
  }
};
