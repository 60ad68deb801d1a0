import type { Usage } from './service-client.ts';
import type { FailureKind } from './service-error.ts';

/** The services that are counted. */
export type ServiceName = 'story' | 'picture' | 'check';
/** How a request for a story or a picture ended. `rejected-story`: it did not pass the checks. */
export type ServiceOutcome = 'ok' | 'rejected-story' | 'flagged' | 'no-budget' | FailureKind;

/** Counts since the server started, by service: outcomes, seconds, calls answered, tokens. Nothing about a child. */
export interface ServiceCounts {
  outcomes: Record<string, number>;
  /** Seconds of all requests together. */
  seconds: number;
  answers: number;
  inputTokens: number;
  outputTokens: number;
  /** In dollars, where the service says so. */
  cost: number;
}

/** Counts what services do, to be read by whoever publishes metrics. */
export const createServiceMetrics = () => {
  const counts: Record<ServiceName, ServiceCounts> = {
    story: newCounts(),
    picture: newCounts(),
    check: newCounts(),
  };
  return {
    /** The counts as they are now. */
    read: (): Readonly<Record<ServiceName, Readonly<ServiceCounts>>> => counts,
    ended: (service: ServiceName, outcome: ServiceOutcome, ms: number): void => {
      const of = counts[service];
      of.outcomes[outcome] = (of.outcomes[outcome] ?? 0) + 1;
      of.seconds += ms / 1000;
    },
    used: (service: ServiceName, usage: Usage): void => {
      const of = counts[service];
      of.answers += 1;
      of.inputTokens += usage.inputTokens;
      of.outputTokens += usage.outputTokens;
      of.cost += usage.cost ?? 0;
    },
  };
};

const newCounts = (): ServiceCounts => ({
  outcomes: {},
  seconds: 0,
  answers: 0,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
});
