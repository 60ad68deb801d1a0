import { offersHelp } from '../http/moderated-fields.ts';
import { withTimeout } from '../http/with-timeout.ts';
import type { PictureFile } from '../pictures/picture-store.ts';
import type { StoryPlan, StoryRequest } from '../storyteller/story-plan.ts';
import { connectServices, type OutsideServicesDeps } from './connect-services.ts';
import { findConsent } from './find-consent.ts';
import type { RasterFile } from './picture-file.ts';
import { requestPicture } from './request-picture.ts';
import { requestStory } from './request-story.ts';
import { dayOf, refundBudget, reservePicture, reserveStory } from './service-budget.ts';
import type { ServiceError } from './service-error.ts';
import {
  beginStory,
  claimPicture,
  findIllustrator,
  isFirstPictureAwaited,
  recordTeller,
  releasePicture,
} from './story-makers.ts';

/** With less time than this left, a service is not asked. */
const MIN_WAIT_MS = 800;
/** A picture waits for its turn at the service as long as it may take, and as long again. */
const PICTURE_QUEUE_FACTOR = 2;
/** Pages that are painted by the look of page 1 wait for it; how often they look. */
const FIRST_PAGE_CHECK_MS = 500;
const DEFAULT_RETRY_AFTER_MS = 20_000;
const MAX_PUT_OFF_MS = 300_000;

/** The page that a story or a picture is for. */
export interface ServicePage {
  storyId: number;
  pageId: number;
  /** Null for visitors without an account, for whom no service is asked. */
  profileId: number | null;
}

/** A story whose words may be a child’s disclosure stays on this server, and so do its pictures. */
const mayDisclose = ({ theme, desiredEnding, cast }: StoryRequest): boolean =>
  offersHelp([
    theme,
    desiredEnding,
    ...cast.flatMap(({ name, creature, description }) => [name, creature, description]),
  ]);

/** A picture of a service; or when to ask again; or null: the embedded illustrator draws it. */
export type GeneratedPicture = { picture: RasterFile } | { askAgainInMs: number } | null;

/**
 * Stories and pictures by outside services, for children whose parent consented, within budgets. Everything that goes wrong gives
 * null, and the embedded storyteller or illustrator goes on; it is counted, and logged without a word of the child.
 */
export const createOutsideServices = (deps: OutsideServicesDeps) => {
  const { settings, db, now, metrics } = deps;
  const { story, picture, recipient, note, failed, countUsage, watchConsent, checkWith } =
    connectServices(deps);

  /**
   * A whole story, or null. `deadline` (milliseconds since 1970) is when the child must have a text from somebody. Asked once for
   * each story, whatever happens to this server.
   */
  const generateStory = async (
    page: ServicePage,
    request: StoryRequest,
    { deadline, signal, onWaiting }: { deadline: number; signal: AbortSignal; onWaiting(): void },
  ): Promise<StoryPlan | null> => {
    if (page.profileId === null || mayDisclose(request)) return null;
    const consent = await findConsent(db, page.profileId, recipient);
    if (consent === null || !(await beginStory(db, page.storyId, picture?.label ?? null))) return null;
    if (story === null || deadline - now() < MIN_WAIT_MS) return null;
    const account = { userId: consent.userId, day: dayOf(now()) };
    const startedAt = performance.now();
    if (!(await reserveStory(db, { ...account, perDay: settings.storiesPerDay }))) {
      note('story', 'no-budget', startedAt);
      return null;
    }
    onWaiting();
    const watched = watchConsent(page.profileId);
    const isFlagged = checkWith(watched);
    try {
      const { plan } = await requestStory(
        {
          ...story,
          policy: watched.policyOf(story),
          now,
          onUsage: countUsage('story', account),
          ...(isFlagged && { isFlagged }),
        },
        request,
        { privateNames: consent.privateNames, deadline, signal },
      );
      await watched.assertGiven();
      await recordTeller(db, page.storyId, story.label);
      note('story', 'ok', startedAt);
      return plan;
    } catch (error) {
      failed('story', error, startedAt);
      if (watched.sent === 0) await refundBudget(db, account, 'stories');
      return null;
    }
  };

  const generatePicture = async (
    page: ServicePage,
    plan: StoryPlan,
    options: {
      pageNumber: number;
      /** Makes the embedded illustrator's picture. */
      draw(): Promise<string>;
      firstPicture(): Promise<PictureFile | null>;
      signal: AbortSignal;
      onWaiting(): void;
    },
  ): Promise<GeneratedPicture> => {
    if (picture === null || page.profileId === null) return null;
    const consent = await findConsent(db, page.profileId, recipient);
    if (consent === null || (await findIllustrator(db, page.storyId)) !== picture.label) return null;
    const isModelAwaited = picture.settings.mode === 'edit' && options.pageNumber > 1;
    if (isModelAwaited && (await isFirstPictureAwaited(db, page.storyId)))
      return { askAgainInMs: FIRST_PAGE_CHECK_MS };
    if (!(await claimPicture(db, page.pageId))) return null;
    const account = { userId: consent.userId, day: dayOf(now()) };
    const limits = { perDay: settings.picturesPerDay, totalPerDay: settings.picturesTotalPerDay };
    const startedAt = performance.now();
    if (!(await reservePicture(db, { ...account, ...limits }))) {
      note('picture', 'no-budget', startedAt);
      await releasePicture(db, page.pageId, 'failed');
      return null;
    }
    options.onWaiting();
    const { pageNumber, draw } = options;
    const watched = watchConsent(page.profileId);
    const isFlagged = checkWith(watched);
    const service = {
      ...picture,
      policy: watched.policyOf(picture),
      onUsage: countUsage('picture', account),
    };
    try {
      const firstPicture = pageNumber > 1 ? await options.firstPicture() : null;
      const { painted, flagged } = await withTimeout(
        picture.settings.waitMs * PICTURE_QUEUE_FACTOR,
        options.signal,
        async (signal) => {
          const { privateNames } = consent;
          const painted = await requestPicture(service, {
            plan,
            pageNumber,
            draw,
            firstPicture,
            privateNames,
            signal,
          });
          const url = `data:${painted.type};base64,${painted.bytes.toString('base64')}`;
          const flagged = await isFlagged?.([{ type: 'image_url', image_url: { url } }], signal);
          return { painted, flagged: flagged === true };
        },
      );
      await watched.assertGiven();
      metrics.providerUnits('pictures', 1);
      note('picture', flagged ? 'flagged' : 'ok', startedAt);
      await releasePicture(db, page.pageId, flagged ? 'failed' : 'painted');
      return flagged ? null : { picture: painted };
    } catch (error) {
      failed('picture', error, startedAt);
      const { kind, retryAfterMs } = error as ServiceError;
      if (watched.sent === 0 || kind === 'rate-limited') await refundBudget(db, account, 'pictures');
      const isDeferred = kind === 'rate-limited';
      await releasePicture(db, page.pageId, isDeferred ? 'deferred' : 'failed');
      return isDeferred
        ? { askAgainInMs: Math.min(retryAfterMs ?? DEFAULT_RETRY_AFTER_MS, MAX_PUT_OFF_MS) }
        : null;
    }
  };

  return { generateStory, generatePicture };
};

export type OutsideServices = ReturnType<typeof createOutsideServices>;
