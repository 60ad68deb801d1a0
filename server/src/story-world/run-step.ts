import type { Db } from '../db/open-db.ts';
import type { StepOutcome } from '../metrics/metrics.ts';
import type { StoredPicture } from '../pictures/picture-store.ts';
import type { StoryPlan } from '../storyteller/story-plan.ts';
import { randomKey } from './ids.ts';
import {
  describePicture,
  drawOrPaint,
  planFor,
  readPlan,
  readStoryForPage,
  type StepContext,
  type StoryForPage,
} from './make-page.ts';
import {
  completeJob,
  LeaseLostError,
  MAX_ATTEMPTS,
  type PageJob,
  reschedule,
  retryDelay,
  returnLease,
  stepDelay,
  WorkerStoppedError,
} from './page-job-leases.ts';
import { DEFAULT_TITLE } from './request-bodies.ts';
import { measureStory } from './storage-quota.ts';
import { appendEvent, updateStory } from './story-events.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

const savePlan = async (trx: Db, storyId: number, plan: StoryPlan): Promise<void> => {
  const plan_json = JSON.stringify(plan);
  await trx
    .insertInto('story_plans')
    .values({ story_id: storyId, plan_json })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet({ plan_json }))
    .execute();
  await trx.updateTable('stories').set({ plot: plan.plot }).where('id', '=', storyId).execute();
};

const writeText = async (
  deps: StoryWorldDeps,
  job: PageJob,
  story: StoryForPage,
  context: StepContext,
): Promise<void> => {
  const plan = await planFor(deps, job, story, context);
  context.signal.throwIfAborted();
  const text = plan.scenes.find((scene) => scene.pageNumber === story.page_number)?.text.trim() ?? '';
  if (text === '') throw new Error(`The plan has no text for page ${story.page_number}`);
  const now = deps.now();
  const usesPlanTitle = story.page_number === 1 && story.title === DEFAULT_TITLE && plan.title.trim() !== '';
  await updateStory(deps, job.storyId, async (trx) => {
    const dueAt = now + stepDelay(deps, 'processing');
    await reschedule(trx, job, { stage: 'picture', attempts: 0, dueAt });
    await trx.updateTable('pages').set({ text }).where('id', '=', job.pageId).execute();
    if (readPlan(story.plan_json) === null) await savePlan(trx, job.storyId, plan);
    await measureStory(trx, job.storyId);
    await appendEvent(trx, job.storyId, { type: 'page_update', pageId: job.pageId }, now);
    if (!usesPlanTitle) return;
    await trx.updateTable('stories').set({ title: plan.title }).where('id', '=', job.storyId).execute();
    await appendEvent(trx, job.storyId, { type: 'title_update' }, now);
  });
};

type PictureStep = {
  image_status: 'processing' | 'downloading' | 'completed' | 'failed';
  picture_key?: string;
  picture_description?: string;
};

/** Saves one step of a picture with its event; `nextStep` null completes the job. */
const savePictureStep = (
  deps: StoryWorldDeps,
  job: PageJob,
  change: PictureStep,
  nextStep: { pause: number; attempts: number } | null,
  picture?: StoredPicture,
): Promise<void> =>
  updateStory(deps, job.storyId, async (trx) => {
    const now = deps.now();
    if (nextStep === null) await completeJob(trx, job);
    else
      await reschedule(trx, job, {
        stage: 'picture',
        attempts: nextStep.attempts,
        dueAt: now + nextStep.pause,
      });
    await trx.updateTable('pages').set(change).where('id', '=', job.pageId).execute();
    if (picture !== undefined) {
      await deps.pictures.attach(trx, job.pageId, picture);
      await measureStory(trx, job.storyId);
    }
    await appendEvent(trx, job.storyId, { type: 'page_update', pageId: job.pageId }, now);
  });

const writePicture = async (
  deps: StoryWorldDeps,
  job: PageJob,
  story: StoryForPage,
  context: StepContext,
): Promise<void> => {
  const { attempts } = job;
  switch (story.image_status) {
    case 'pending':
    case 'failed':
      return savePictureStep(
        deps,
        job,
        { image_status: 'processing' },
        { pause: stepDelay(deps, 'downloading'), attempts },
      );
    case 'processing': {
      const plan = readPlan(story.plan_json);
      if (plan === null) throw new Error('The story has no plan');
      const picture = await drawOrPaint(deps, job, story, plan, context);
      context.signal.throwIfAborted();
      if ('askAgainInMs' in picture)
        return reschedule(deps.db, job, {
          stage: 'picture',
          attempts,
          dueAt: deps.now() + picture.askAgainInMs,
        });
      const picture_description = await describePicture(deps, plan, story.page_number, context.signal);
      return savePictureStep(
        deps,
        job,
        { image_status: 'downloading', picture_description },
        { pause: stepDelay(deps, 'completed'), attempts },
        await deps.pictures.put(picture),
      );
    }
    default:
      return savePictureStep(deps, job, { image_status: 'completed', picture_key: randomKey() }, null);
  }
};

/** Reschedules a failed job; a picture that failed too often gets the status 'failed' and is retried later. */
const retryLater = async (deps: StoryWorldDeps, job: PageJob): Promise<void> => {
  const attempts = job.attempts + 1;
  const delay = retryDelay(attempts, deps.config.PAGE_RETRY_MS);
  if (job.stage === 'picture' && attempts >= MAX_ATTEMPTS)
    return savePictureStep(deps, job, { image_status: 'failed' }, { pause: delay, attempts });
  // A child is waiting for the text, so its delay stays short.
  const cappedDelay = job.stage === 'text' ? Math.min(delay, deps.config.PAGE_RETRY_MS * 30) : delay;
  await reschedule(deps.db, job, { stage: job.stage, attempts, dueAt: deps.now() + cappedDelay });
};

/** Rejects with the signal's reason as soon as it is aborted, also when `work` ignores the signal. */
const orAborted = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const ended = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true, signal: ended.signal });
  });
  return Promise.race([work, aborted]).finally(() => ended.abort());
};

/**
 * Runs one step of a page job: its text, or the next state of its picture. Never rejects: failures, and steps that take
 * longer than PAGE_STEP_TIMEOUT_MS without waiting for an outside service, are rescheduled; a step that `stopped` aborts
 * gives its lease back. `releaseSlot` is called when the step begins to wait.
 */
export const runStep = async (
  deps: StoryWorldDeps,
  job: PageJob,
  stopped: AbortSignal,
  releaseSlot: () => void = () => undefined,
): Promise<StepOutcome> => {
  const late = new AbortController();
  const limit = deps.config.PAGE_STEP_TIMEOUT_MS;
  const timer = setTimeout(() => late.abort(new Error(`The step took longer than ${limit} ms`)), limit);
  const signal = AbortSignal.any([late.signal, stopped]);
  try {
    const story = await readStoryForPage(deps.db, job.pageId);
    const write = job.stage === 'text' ? writeText : writePicture;
    const onWaiting = () => {
      clearTimeout(timer);
      releaseSlot();
    };
    await orAborted(write(deps, job, story, { signal, onWaiting }), signal);
    return 'done';
  } catch (error) {
    if (error instanceof LeaseLostError) return 'aborted';
    const isStopped = error instanceof WorkerStoppedError;
    if (!isStopped)
      deps.log.warn(
        { event: 'page.step-failed', err: error, pageId: job.pageId, stage: job.stage },
        'page step failed',
      );
    await (isStopped ? returnLease(deps.db, job) : retryLater(deps, job)).catch((failure: unknown) => {
      // The lease expires, then the step is run again.
      if (!(failure instanceof LeaseLostError))
        deps.log.error({ event: 'page.reschedule-failed', err: failure }, 'rescheduling a page job failed');
    });
    return isStopped ? 'aborted' : 'failed';
  } finally {
    clearTimeout(timer);
  }
};
