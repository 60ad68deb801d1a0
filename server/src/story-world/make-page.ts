import { z } from 'zod';
import type { Db } from '../db/open-db.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { decodePicture, type PictureFile, svgFile } from '../pictures/picture-store.ts';
import { hedgedRequest } from '../providers/hedged-request.ts';
import { CastMember, type LastAdventure, StoryPlan } from '../storyteller/story-plan.ts';
import type { PageJob } from './page-job-leases.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** How many of an owner's latest plots the storyteller avoids. */
const RECENT_PLOTS = 30;
/**
 * While a service writes, the embedded plan begins this many milliseconds before the deadline, or at half of a shorter wait. A plan takes
 * 30 to 200 ms; many stories may reach their deadline together.
 */
const PLAN_AHEAD_MS = 5000;

const Cast = z.array(CastMember);

/** A stored plan; null when there is none that can be read. */
export const readPlan = (json: string | null): StoryPlan | null =>
  json === null ? null : (StoryPlan.safeParse(JSON.parse(json)).data ?? null);

/** The page of a job, with its story and plan. Rejects when the page was deleted. */
export const readStoryForPage = (db: Db, pageId: number) =>
  db
    .selectFrom('pages')
    .innerJoin('stories', 'stories.id', 'pages.story_id')
    .leftJoin('story_plans', 'story_plans.story_id', 'stories.id')
    .leftJoin('child_profiles', 'child_profiles.id', 'stories.profile_id')
    .select([
      'pages.page_number',
      'pages.text',
      'pages.image_status',
      'pages.created_at',
      'stories.id as story_id',
      'stories.profile_id',
      'stories.anonymous_id',
      'stories.title',
      'stories.theme',
      'stories.desired_ending',
      'stories.total_pages',
      'stories.cast_json',
      'story_plans.plan_json',
      'stories.seed',
      'child_profiles.age',
    ])
    .where('pages.id', '=', pageId)
    .executeTakeFirstOrThrow();
export type StoryForPage = Awaited<ReturnType<typeof readStoryForPage>>;

/** The owner's other stories that are planned, the latest first. */
const otherStories = (db: Db, story: StoryForPage) =>
  db
    .selectFrom('stories')
    .where('plot', 'is not', null)
    .where('id', '<>', story.story_id)
    .where((eb) =>
      story.profile_id === null
        ? eb('anonymous_id', '=', story.anonymous_id)
        : eb('profile_id', '=', story.profile_id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

const recentPlots = async (db: Db, story: StoryForPage): Promise<string[]> => {
  const rows = await otherStories(db, story).select('plot').limit(RECENT_PLOTS).execute();
  return rows.flatMap(({ plot }) => (plot === null ? [] : [plot]));
};

/** The owner's last story that has all its pages and is not deleted; null when it was gentle, which no cheerful line may mention. */
const lastAdventure = async (db: Db, story: StoryForPage): Promise<LastAdventure | null> => {
  const last = await otherStories(db, story)
    .innerJoin('story_plans', 'story_plans.story_id', 'stories.id')
    .select('story_plans.plan_json')
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('pages')
          .select('pages.id')
          .whereRef('pages.story_id', '=', 'stories.id')
          .whereRef('pages.page_number', '=', 'stories.total_pages')
          .where('pages.text', '<>', ''),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  const plan = readPlan(last?.plan_json ?? null);
  if (!plan?.about || plan.about.isGentle) return null;
  return { topic: plan.about.topic, castIds: plan.cast.map(({ id }) => id) };
};

/** While a step runs. */
export interface StepContext {
  signal: AbortSignal;
  /** The step now waits for an outside service, which has a time limit of its own. */
  onWaiting(): void;
}

/** The story's plan: the stored one, else a new one by an outside service or the embedded storyteller. */
export const planFor = async (
  deps: StoryWorldDeps,
  { pageId, storyId }: PageJob,
  story: StoryForPage,
  context: StepContext,
): Promise<StoryPlan> => {
  const stored = readPlan(story.plan_json);
  if (stored !== null) return stored;
  const request = {
    theme: story.theme,
    desiredEnding: story.desired_ending,
    totalPages: story.total_pages,
    cast: Cast.parse(JSON.parse(story.cast_json)),
    age: story.age,
    seed: story.seed,
    recentPlots: await recentPlots(deps.db, story),
    lastAdventure: await lastAdventure(deps.db, story),
  };
  const deadline = story.created_at + deps.config.STORY_AI_WAIT_MS;
  const page = { storyId, pageId, profileId: story.profile_id };
  const wait = Math.max(0, deadline - deps.now());
  const plan = await hedgedRequest({
    primary: async () => (await deps.outside?.generateStory(page, request, { ...context, deadline })) ?? null,
    backup: () =>
      withTimeout(deps.config.PAGE_STEP_TIMEOUT_MS, context.signal, (limited) =>
        deps.provider.plan(request, limited),
      ),
    afterMs: Math.max(wait / 2, wait - PLAN_AHEAD_MS),
  });
  // An invalid plan counts as a failure of the provider.
  return StoryPlan.parse(plan);
};

/** What the picture of a page shows, for people who cannot see it. */
export const describePicture = (
  { provider, config }: StoryWorldDeps,
  plan: StoryPlan,
  pageNumber: number,
  signal: AbortSignal,
): Promise<string> =>
  withTimeout(config.PAGE_STEP_TIMEOUT_MS, signal, (limited) => provider.describe(plan, pageNumber, limited));

/** The picture of a page: by an outside service, else by the embedded illustrator. */
export const drawOrPaint = async (
  deps: StoryWorldDeps,
  { pageId, storyId }: PageJob,
  story: StoryForPage,
  plan: StoryPlan,
  { signal, onWaiting }: StepContext,
): Promise<PictureFile | { askAgainInMs: number }> => {
  const pageNumber = story.page_number;
  const draw = async (): Promise<string> => {
    // While it waited for a service, the step had no time limit.
    const drawing = await withTimeout(deps.config.PAGE_STEP_TIMEOUT_MS, signal, (limited) =>
      deps.provider.draw(plan, pageNumber, limited),
    );
    if (!drawing.includes('<svg')) throw new Error('The provider returned no SVG');
    return drawing;
  };
  const page = { storyId, pageId, profileId: story.profile_id };
  const painting = await deps.outside?.generatePicture(page, plan, {
    pageNumber,
    draw,
    firstPicture: () => findFirstPicture(deps, storyId),
    signal,
    onWaiting,
  });
  if (!painting) return svgFile(await draw());
  return 'picture' in painting ? painting.picture : painting;
};

/** The picture of a story's first page; null while there is none. */
const findFirstPicture = async (deps: StoryWorldDeps, storyId: number): Promise<PictureFile | null> => {
  const page = await deps.db
    .selectFrom('pages')
    .select('id')
    .where('story_id', '=', storyId)
    .where('page_number', '=', 1)
    .executeTakeFirst();
  const stored = page === undefined ? null : await deps.pictures.get(page.id);
  return stored && { type: stored.type, bytes: await decodePicture(stored) };
};
