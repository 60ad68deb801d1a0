import type { Logger } from 'pino';
import type { Db } from '../db/open-db.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PictureFile } from '../pictures/picture-store.ts';
import type { StoryPlan, StoryRequest } from '../storyteller/story-plan.ts';
import { paintPage } from './paint-page.ts';
import type { RasterFile } from './picture-file.ts';
import type { ProviderSettings, ServiceSettings } from './provider-settings.ts';
import { requestStory, StoryFlaggedError, StoryRejectedError } from './request-story.ts';
import { createResiliencePolicy } from './resilience-policy.ts';
import { dayOf, recordUsage, refundBudget, reservePicture, reserveStory } from './service-budget.ts';
import { createServiceClient, type Usage } from './service-client.ts';
import { findConsent, recipientOf } from './service-consents.ts';
import { type FailureKind, ServiceError } from './service-error.ts';
import {
  beginPainting,
  beginStory,
  endPainting,
  findIllustrator,
  isFirstPictureAwaited,
  recordTeller,
} from './story-makers.ts';

/** Answers of text and moderation services are a few kilobytes long; a picture is base64 in JSON. */
const MAX_TEXT_BYTES = 2_000_000;
const MAX_PICTURE_ANSWER_BYTES = 17_000_000;
/** With less time than this left, a service is not asked. */
const MIN_WAIT_MS = 800;
/** A picture waits for its turn at the service as long as it may take, and as long again. */
const PICTURE_QUEUE_FACTOR = 2;
/** Pages that are painted by the look of page 1 wait for it; how often they look. */
const FIRST_PAGE_CHECK_MS = 500;
const DEFAULT_RETRY_AFTER_MS = 20_000;
const MAX_PUT_OFF_MS = 300_000;

type ServiceName = 'story' | 'picture' | 'check';
/** How a request for a story or a picture ended. `rejected-story`: it did not pass the checks. */
type ServiceOutcome = 'ok' | 'rejected-story' | 'flagged' | 'no-budget' | FailureKind;

/** The page that a story or a picture is for. */
export interface ServicePage {
  storyId: number;
  pageId: number;
  /** Null for visitors without an account, for whom no service is asked. */
  profileId: number | null;
}

/** A picture of a service; or when to ask again; or null: the embedded illustrator draws it. */
export type Painting = { picture: RasterFile } | { askAgainInMs: number } | null;

export interface OutsideServicesDeps {
  settings: ProviderSettings;
  db: Db;
  log: Logger;
  now(): number;
  metrics: Pick<Metrics, 'providerCall' | 'providerUnits'>;
}

/**
 * Stories and pictures by outside services, for children whose parent consented, within budgets. Everything that goes wrong gives
 * null, and the embedded storyteller or illustrator goes on; it is counted, and logged without a word of the child.
 */
export const createOutsideServices = ({ settings, db, log, now, metrics }: OutsideServicesDeps) => {
  const recipient = recipientOf(settings);

  const connect = <S extends ServiceSettings>(name: ServiceName, service: S | null, maxBytes: number) =>
    service && {
      settings: service,
      label: `${settings.notice.name}, ${service.model}`,
      client: createServiceClient(service, maxBytes),
      policy: createResiliencePolicy({
        atOnce: settings.atOnce,
        now,
        onLastingFailure: ({ kind, status }) =>
          log.error(
            { event: 'service.disabled', service: name, kind, status },
            `the ${name} service is not asked for an hour: check its address, key, model and account`,
          ),
      }),
    };
  const story = connect('story', settings.story, MAX_TEXT_BYTES);
  const picture = connect('picture', settings.picture, MAX_PICTURE_ANSWER_BYTES);
  const check = connect('check', settings.check, MAX_TEXT_BYTES);

  const note = (service: ServiceName, outcome: ServiceOutcome, startedAt: number, details = {}): void => {
    const ms = Math.round(performance.now() - startedAt);
    metrics.providerCall(service, outcome, ms / 1000);
    if (outcome !== 'ok')
      log.info(
        { event: 'service.failed', service, outcome, ms, ...details },
        `the ${service} service failed`,
      );
  };

  const failed = (service: ServiceName, error: unknown, startedAt: number): void => {
    if (error instanceof ServiceError) note(service, error.kind, startedAt, { status: error.status });
    else if (error instanceof StoryFlaggedError) note(service, 'flagged', startedAt);
    // Findings quote the story, so only their number is logged.
    else if (error instanceof StoryRejectedError)
      note(service, 'rejected-story', startedAt, { findings: error.findings.length });
    else throw error;
  };

  /** Whether the moderation service flags this; false without one. Rejects when it cannot say. */
  const isFlagged = async (
    input: Parameters<NonNullable<typeof check>['client']['isFlagged']>[0],
    signal: AbortSignal,
  ): Promise<boolean> => {
    if (check === null) return false;
    const startedAt = performance.now();
    try {
      const flagged = await check.policy.run((limited) => check.client.isFlagged(input, limited), signal);
      note('check', flagged ? 'flagged' : 'ok', startedAt);
      return flagged;
    } catch (error) {
      failed('check', error, startedAt);
      throw error;
    }
  };

  const countUsage = (service: ServiceName, account: { userId: number; day: string }) => (usage: Usage) => {
    metrics.providerUnits(`${service}-input-tokens`, usage.inputTokens);
    metrics.providerUnits(`${service}-output-tokens`, usage.outputTokens);
    recordUsage(db, account, usage).catch((error: unknown) =>
      log.warn({ event: 'service.usage-lost', err: error }, 'the cost of a service was not recorded'),
    );
  };

  /**
   * A whole story, or null. `deadline` (milliseconds since 1970) is when the child must have a text from somebody. Asked once for
   * each story, whatever happens to this server.
   */
  const tell = async (
    page: ServicePage,
    request: StoryRequest,
    { deadline, signal, onWaiting }: { deadline: number; signal: AbortSignal; onWaiting(): void },
  ): Promise<StoryPlan | null> => {
    if (page.profileId === null) return null;
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
    try {
      const { plan } = await requestStory(
        {
          ...story,
          now,
          onUsage: countUsage('story', account),
          isFlagged,
        },
        request,
        { privateNames: consent.privateNames, deadline, signal },
      );
      await recordTeller(db, page.storyId, story.label);
      note('story', 'ok', startedAt);
      return plan;
    } catch (error) {
      failed('story', error, startedAt);
      if (error instanceof ServiceError && error.kind === 'not-asked')
        await refundBudget(db, account, 'stories');
      return null;
    }
  };

  const paint = async (
    page: ServicePage,
    plan: StoryPlan,
    options: {
      pageNumber: number;
      /** The embedded illustrator's picture. */
      drawing: string;
      firstPicture(): Promise<PictureFile | null>;
      signal: AbortSignal;
      onWaiting(): void;
    },
  ): Promise<Painting> => {
    if (picture === null || page.profileId === null) return null;
    const consent = await findConsent(db, page.profileId, recipient);
    if (consent === null || (await findIllustrator(db, page.storyId)) !== picture.label) return null;
    const isModelAwaited = picture.settings.mode === 'edit' && options.pageNumber > 1;
    if (isModelAwaited && (await isFirstPictureAwaited(db, page.storyId)))
      return { askAgainInMs: FIRST_PAGE_CHECK_MS };
    if (!(await beginPainting(db, page.pageId))) return null;
    const account = { userId: consent.userId, day: dayOf(now()) };
    const limits = { perDay: settings.picturesPerDay, totalPerDay: settings.picturesTotalPerDay };
    const startedAt = performance.now();
    if (!(await reservePicture(db, { ...account, ...limits }))) {
      note('picture', 'no-budget', startedAt);
      await endPainting(db, page.pageId, 'failed');
      return null;
    }
    options.onWaiting();
    const { pageNumber, drawing } = options;
    const wait = AbortSignal.timeout(picture.settings.waitMs * PICTURE_QUEUE_FACTOR);
    const signal = AbortSignal.any([options.signal, wait]);
    try {
      const painted = await paintPage(
        { ...picture, onUsage: countUsage('picture', account) },
        {
          plan,
          pageNumber,
          drawing,
          firstPicture: pageNumber > 1 ? await options.firstPicture() : null,
          privateNames: consent.privateNames,
          signal,
        },
      );
      const url = `data:${painted.type};base64,${painted.bytes.toString('base64')}`;
      const flagged =
        check !== null && (await isFlagged([{ type: 'image_url', image_url: { url } }], signal));
      metrics.providerUnits('pictures', 1);
      note('picture', flagged ? 'flagged' : 'ok', startedAt);
      await endPainting(db, page.pageId, flagged ? 'failed' : 'painted');
      return flagged ? null : { picture: painted };
    } catch (error) {
      failed('picture', error, startedAt);
      const { kind, retryAfterMs } = error as ServiceError;
      if (kind === 'not-asked' || kind === 'rate-limited') await refundBudget(db, account, 'pictures');
      const isDeferred = kind === 'rate-limited';
      await endPainting(db, page.pageId, isDeferred ? 'deferred' : 'failed');
      return isDeferred
        ? { askAgainInMs: Math.min(retryAfterMs ?? DEFAULT_RETRY_AFTER_MS, MAX_PUT_OFF_MS) }
        : null;
    }
  };

  return { tell, paint };
};

export type OutsideServices = ReturnType<typeof createOutsideServices>;
