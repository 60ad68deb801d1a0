import type { Logger } from 'pino';
import type { Db } from '../db/open-db.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { findConsent } from './find-consent.ts';
import type { ProviderSettings, ServiceSettings } from './provider-settings.ts';
import { StoryFlaggedError, StoryRejectedError } from './request-story.ts';
import { createResiliencePolicy, type ResiliencePolicy } from './resilience-policy.ts';
import { recordUsage } from './service-budget.ts';
import { createServiceClient, type Usage } from './service-client.ts';
import { recipientOf } from './service-consents.ts';
import { type FailureKind, ServiceError } from './service-error.ts';

/** Answers of text and moderation services are a few kilobytes long; a picture is base64 in JSON. */
const MAX_TEXT_BYTES = 2_000_000;
const MAX_PICTURE_ANSWER_BYTES = 17_000_000;

type ServiceName = 'story' | 'picture' | 'check';
/** How a request for a story or a picture ended. `rejected-story`: it did not pass the checks. */
type ServiceOutcome = 'ok' | 'rejected-story' | 'flagged' | 'no-budget' | FailureKind;

export interface OutsideServicesDeps {
  settings: ProviderSettings;
  db: Db;
  log: Logger;
  now(): number;
  metrics: Pick<Metrics, 'providerCall' | 'providerUnits'>;
}

/**
 * The services that are set, each with its client and its policy, and what is done around every call: counting and asking for
 * consent.
 */
export const connectServices = ({ settings, db, log, now, metrics }: OutsideServicesDeps) => {
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

  /**
   * The consent of one story or picture. It is read again before every call, because calls wait for their turn, and before what a service
   * made is used. `sent` counts the calls that left.
   */
  const watchConsent = (profileId: number) => {
    const watched = {
      sent: 0,
      assertGiven: async (): Promise<void> => {
        if ((await findConsent(db, profileId, recipient)) === null) throw new ServiceError('withdrawn');
      },
      policyOf: ({ policy }: { policy: ResiliencePolicy }): ResiliencePolicy => ({
        run: (work, signal) =>
          policy.run(async (limited) => {
            await watched.assertGiven();
            limited.throwIfAborted();
            watched.sent += 1;
            return work(limited);
          }, signal),
      }),
    };
    return watched;
  };
  type WatchedConsent = ReturnType<typeof watchConsent>;

  /** Whether the moderation service flags this; undefined without one. Rejects when it cannot say. */
  const checkWith = (watched: WatchedConsent) =>
    check === null
      ? undefined
      : async (
          input: Parameters<typeof check.client.isFlagged>[0],
          signal: AbortSignal,
        ): Promise<boolean> => {
          const startedAt = performance.now();
          try {
            const flagged = await watched
              .policyOf(check)
              .run((limited) => check.client.isFlagged(input, limited), signal);
            note('check', flagged ? 'flagged' : 'ok', startedAt);
            return flagged;
          } catch (error) {
            failed('check', error, startedAt);
            // The checked text is already paid for: a rate-limited moderation call must not repeat the generation.
            throw error instanceof ServiceError && error.kind === 'rate-limited'
              ? new ServiceError('unavailable', error)
              : error;
          }
        };

  const countUsage = (service: ServiceName, account: { userId: number; day: string }) => (usage: Usage) => {
    metrics.providerUnits(`${service}-input-tokens`, usage.inputTokens);
    metrics.providerUnits(`${service}-output-tokens`, usage.outputTokens);
    recordUsage(db, account, usage).catch((error: unknown) =>
      log.warn({ event: 'service.usage-lost', err: error }, 'the cost of a service was not recorded'),
    );
  };

  return { story, picture, recipient, note, failed, countUsage, watchConsent, checkWith };
};
