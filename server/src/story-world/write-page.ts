import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { CastMember, StoryPlan } from '../storyteller/plan.ts';
import { record } from './events.ts';
import { randomKey } from './ids.ts';
import { DEFAULT_TITLE } from './input.ts';
import { pause } from './pace.ts';
import { finish, type Job, LeaseLost, MAX_ATTEMPTS, putBack, retryDelay } from './work.ts';
import { changeStory, type World } from './world.ts';

/** How many of a family's last stories the storyteller avoids. */
const REMEMBERED = 30;

const Cast = z.array(CastMember);

const readPlan = (json: string | null): StoryPlan | null =>
  json === null ? null : (StoryPlan.safeParse(JSON.parse(json)).data ?? null);

const readForWriting = (db: Db, pageId: number) =>
  db
    .selectFrom('pages')
    .innerJoin('stories', 'stories.id', 'pages.story_id')
    .leftJoin('child_profiles', 'child_profiles.id', 'stories.profile_id')
    .select([
      'pages.page_number',
      'pages.text',
      'pages.image_status',
      'stories.id as story_id',
      'stories.profile_id',
      'stories.anonymous_id',
      'stories.title',
      'stories.theme',
      'stories.desired_ending',
      'stories.total_pages',
      'stories.cast_json',
      'stories.plan_json',
      'stories.seed',
      'child_profiles.age',
    ])
    .where('pages.id', '=', pageId)
    .executeTakeFirstOrThrow();
type Writing = Awaited<ReturnType<typeof readForWriting>>;

/** The plots this owner was told lately. */
const toldLately = async (db: Db, story: Writing): Promise<string[]> => {
  const rows = await db
    .selectFrom('stories')
    .select('plot')
    .where('plot', 'is not', null)
    .where('id', '<>', story.story_id)
    .where((eb) =>
      story.profile_id === null
        ? eb('anonymous_id', '=', story.anonymous_id)
        : eb('profile_id', '=', story.profile_id),
    )
    .orderBy('created_at', 'desc')
    .limit(REMEMBERED)
    .execute();
  return rows.flatMap(({ plot }) => (plot === null ? [] : [plot]));
};

const planFor = async (world: World, story: Writing): Promise<StoryPlan> =>
  readPlan(story.plan_json) ??
  // A provider that writes rubbish has failed.
  StoryPlan.parse(
    await world.provider.plan({
      theme: story.theme,
      desiredEnding: story.desired_ending,
      totalPages: story.total_pages,
      cast: Cast.parse(JSON.parse(story.cast_json)),
      age: story.age,
      seed: story.seed,
      told: await toldLately(world.db, story),
    }),
  );

const writeText = async (world: World, job: Job, story: Writing): Promise<void> => {
  const plan = await planFor(world, story);
  const text = plan.scenes.find((scene) => scene.pageNumber === story.page_number)?.text.trim() ?? '';
  if (text === '') throw new Error(`The plan has no text for page ${story.page_number}`);
  const now = world.now();
  const named = story.page_number === 1 && story.title === DEFAULT_TITLE && plan.title.trim() !== '';
  await changeStory(world, job.storyId, async (trx) => {
    const dueAt = now + pause(world, 'processing');
    await putBack(trx, job, { stage: 'picture', attempts: 0, dueAt });
    await trx.updateTable('pages').set({ text }).where('id', '=', job.pageId).execute();
    if (story.plan_json === null || readPlan(story.plan_json) === null)
      await trx
        .updateTable('stories')
        .set({ plan_json: JSON.stringify(plan), plot: plan.plot })
        .where('id', '=', job.storyId)
        .execute();
    await record(trx, job.storyId, { type: 'page_update', pageId: job.pageId }, now);
    if (!named) return;
    await trx.updateTable('stories').set({ title: plan.title }).where('id', '=', job.storyId).execute();
    await record(trx, job.storyId, { type: 'title_update' }, now);
  });
};

type PictureStep = {
  image_status: 'processing' | 'downloading' | 'completed' | 'failed';
  picture?: string;
  picture_key?: string;
};

/** Keeps one step of a picture and tells of it; `pause` null means that nothing is left to do. */
const step = (
  world: World,
  job: Job,
  change: PictureStep,
  next: { pause: number; attempts: number } | null,
): Promise<void> =>
  changeStory(world, job.storyId, async (trx) => {
    const now = world.now();
    if (next === null) await finish(trx, job);
    else await putBack(trx, job, { stage: 'picture', attempts: next.attempts, dueAt: now + next.pause });
    await trx.updateTable('pages').set(change).where('id', '=', job.pageId).execute();
    await record(trx, job.storyId, { type: 'page_update', pageId: job.pageId }, now);
  });

const writePicture = async (world: World, job: Job, story: Writing): Promise<void> => {
  const { attempts } = job;
  switch (story.image_status) {
    case 'pending':
    case 'failed':
      return step(
        world,
        job,
        { image_status: 'processing' },
        { pause: pause(world, 'downloading'), attempts },
      );
    case 'processing': {
      const plan = readPlan(story.plan_json);
      if (plan === null) throw new Error('The story has no plan to draw from');
      const picture = await world.provider.draw(plan, story.page_number);
      if (!picture.includes('<svg')) throw new Error('The illustrator gave no picture');
      return step(
        world,
        job,
        { image_status: 'downloading', picture },
        { pause: pause(world, 'completed'), attempts },
      );
    }
    default:
      return step(world, job, { image_status: 'completed', picture_key: randomKey() }, null);
  }
};

/** Puts failed work off; a picture that failed too often is shown as failed, and tried again later. */
const putOff = async (world: World, job: Job): Promise<void> => {
  const attempts = job.attempts + 1;
  const delay = retryDelay(attempts, world.config.PAGE_RETRY_MS);
  if (job.stage === 'picture' && attempts >= MAX_ATTEMPTS)
    return step(world, job, { image_status: 'failed' }, { pause: delay, attempts });
  // A child waits for the text: it is never put off for long.
  const wait = job.stage === 'text' ? Math.min(delay, world.config.PAGE_RETRY_MS * 30) : delay;
  await putBack(world.db, job, { stage: job.stage, attempts, dueAt: world.now() + wait });
};

const inTime = async <T>(made: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The provider took longer than ${ms} ms`)), ms);
  });
  return Promise.race([made, late]).finally(() => clearTimeout(timer));
};

/** Takes one step of a page: its text, or the next state of its picture. Never rejects; failures are put off. */
export const takeStep = async (world: World, job: Job): Promise<void> => {
  try {
    const story = await readForWriting(world.db, job.pageId);
    const write = job.stage === 'text' ? writeText : writePicture;
    await inTime(write(world, job, story), world.config.PAGE_LEASE_MS * 0.8);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    world.log.warn({ err: error, pageId: job.pageId, stage: job.stage }, 'a page step failed');
    await putOff(world, job).catch((failure: unknown) => {
      // The lease runs out by itself, then the step is taken again.
      if (!(failure instanceof LeaseLost)) world.log.error({ err: failure }, 'a page could not be put off');
    });
  }
};
