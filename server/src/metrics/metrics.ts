import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Stage } from '../story-world/page-job-leases.ts';

/** How a step of a page ended: `aborted` when its lease was lost or the server stopped. */
export type StepOutcome = 'done' | 'failed' | 'aborted';

/** What the parts of the server measure. Labels are names of this program, never what somebody typed. */
export interface Metrics {
  registry: Registry;
  /** Seconds of a request until its answer is sent. */
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** Seconds of one step of a page. */
  pageStep(stage: Stage, outcome: StepOutcome, seconds: number): void;
  /** One call of an outside text, picture or moderation service. */
  providerCall(kind: string, outcome: string, seconds: number): void;
  /** Tokens or pictures that an outside service charged for, e.g. `story-output-tokens`. */
  providerUnits(kind: string, units: number): void;
  /** A typed text whose score was uncertain: whether the sentence encoder was heard. */
  secondOpinion(outcome: 'given' | 'skipped'): void;
  /** Registers a number that is read whenever the metrics are. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STEP_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 150];

/** Creates the metrics of one server, with those of the Node process (memory, event loop delay, garbage collection). */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  const steps = new Histogram({
    name: 'page_step_duration_seconds',
    help: 'Seconds of one step of a page: its text or its picture.',
    labelNames: ['stage', 'outcome'],
    buckets: STEP_SECONDS,
    registers: [registry],
  });
  const calls = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Seconds of one call of an outside service.',
    labelNames: ['kind', 'outcome'],
    buckets: STEP_SECONDS,
    registers: [registry],
  });
  const units = new Counter({
    name: 'provider_units_total',
    help: 'Tokens (text) or pictures that outside services charged for.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const opinions = new Counter({
    name: 'second_opinions_total',
    help: 'Typed texts whose score was uncertain: judged with the sentence encoder, or without it for lack of time.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    registry,
    request: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    pageStep: (stage, outcome, seconds) => steps.observe({ stage, outcome }, seconds),
    providerCall: (kind, outcome, seconds) => calls.observe({ kind, outcome }, seconds),
    providerUnits: (kind, count) => units.inc({ kind }, count),
    secondOpinion: (outcome) => opinions.inc({ outcome }),
    gauge: (name, help, read) =>
      void new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      }),
  };
};
