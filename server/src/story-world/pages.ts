import type { Db } from '../db/database.ts';
import { isUniqueViolation } from '../db/store-errors.ts';
import type { Visitor } from '../deps.ts';
import { HttpError } from '../http/http-error.ts';
import { tooManyRequests } from '../http/rate-limiter.ts';
import { withFreeId } from './ids.ts';
import { insertNextPage, type PageOutcome, type PageRefusal } from './insert-page.ts';
import { NO_ACCESS, STORY_NOT_FOUND } from './owner.ts';
import { stepDelay } from './page-job-leases.ts';
import { updateStory } from './story-events.ts';
import { type PageRow, selectPages } from './story-json.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** Per owner, in different stories: a backlog of one visitor must not delay everybody else's pages. */
const MAX_PAGES_IN_PROGRESS = 5;

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

/** The error of a page that may not be created. */
const refuse = (refusal: Exclude<PageRefusal, 'written'>): HttpError => {
  switch (refusal) {
    case 'unknown':
      return new HttpError(404, STORY_NOT_FOUND);
    case 'forbidden':
      return new HttpError(403, NO_ACCESS);
    case 'being-written':
      return new HttpError(409, 'A page is being written already');
    case 'complete':
      return new HttpError(400, 'All pages of this story have been written');
    case 'too-many-in-progress':
      return tooManyRequests(10, 'Other pages are being written already. Please wait for one of them.');
  }
};

/** Creates the page under a free id. */
const insert = (
  deps: StoryWorldDeps,
  storyId: number,
  { visitor, requested }: { visitor: Visitor; requested?: number | undefined },
): Promise<{ id: number; outcome: PageOutcome }> =>
  withFreeId('pages', async () => {
    const [id, now] = [deps.newId(), deps.now()];
    const outcome = await insertNextPage(deps, {
      page: id,
      story: storyId,
      user_id: visitor.userId,
      guest: visitor.anonymousId,
      requested: requested ?? null,
      max_in_progress: deps.config.RATE_LIMITS === 'on' ? MAX_PAGES_IN_PROGRESS : null,
      now,
      due_at: now + stepDelay(deps, 'text'),
    });
    return { id, outcome };
  });

const emptyPage = (id: number, story_id: number, page_number: number): PageRow => ({
  id,
  story_id,
  page_number,
  text: '',
  image_status: 'pending',
  picture_key: null,
  picture_description: null,
});

/**
 * Creates the next page: the empty page, its job and its event, in one transaction. Throws 404 for an unknown story, 403 for one of
 * others, 409 while a page is being written and 400 after the last one. A repeated request for page `requested`, which is written
 * already, returns that page instead of creating another; if its picture failed, it is drawn again now.
 */
export const createPage = async (
  deps: StoryWorldDeps,
  storyId: number,
  request: { visitor: Visitor; requested?: number | undefined },
): Promise<PageRow> => {
  try {
    const { id, outcome } = await insert(deps, storyId, request);
    if (typeof outcome === 'number') return emptyPage(id, storyId, outcome);
    if (outcome !== 'written') throw refuse(outcome);
    return await readWrittenPage(deps, storyId, request.requested ?? 0);
  } catch (error) {
    // A concurrent request created the same page.
    if (isDuplicatePage(error)) throw refuse('being-written');
    throw error;
  }
};
