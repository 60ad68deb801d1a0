import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
} from 'cockatiel';
import type { FailureKind } from './service-error.ts';
import { ServiceError } from './service-error.ts';

/** Failures that say something about the service, and not about one request. */
const COUNTED: ReadonlySet<FailureKind> = new Set([
  'timeout',
  'unavailable',
  'bad-answer',
  'rate-limited',
  'quota',
  'settings',
  'rejected',
]);
/** Failures that only the operator can end. */
const LASTING: ReadonlySet<FailureKind> = new Set(['quota', 'settings']);

const FAILURES_IN_A_ROW = 5;
const HALF_OPEN_AFTER_MS = 30_000;
const LASTING_MS = 3_600_000;
/** How many calls may wait for each one that runs; more are not asked. */
const QUEUE_FACTOR = 10;

export interface ResiliencePolicyDeps {
  atOnce: number;
  now(): number;
  /** Called once when the service is left alone for an hour. */
  onLastingFailure(error: ServiceError): void;
  halfOpenAfterMs?: number;
}

/**
 * Bulkhead and circuit breaker of one service: at most `atOnce` calls at a time; after five failures in a row none for 30 s, then
 * one to try; after a wrong key, address or model, or an empty account, none for an hour. `run` rejects with ServiceError alone,
 * and as soon as `signal` aborts, also while the call waits for its turn: when the time is over by then, it was `not-asked`.
 */
export const createResiliencePolicy = (deps: ResiliencePolicyDeps) => {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof ServiceError && COUNTED.has(error.kind)),
    {
      halfOpenAfter: deps.halfOpenAfterMs ?? HALF_OPEN_AFTER_MS,
      breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    },
  );
  const bulkheadPolicy = bulkhead(deps.atOnce, deps.atOnce * QUEUE_FACTOR);
  let disabledUntil = 0;

  const translate = (error: unknown): ServiceError => {
    if (error instanceof ServiceError) return error;
    if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError)
      return new ServiceError('not-asked');
    if (error instanceof TaskCancelledError) return new ServiceError('aborted');
    throw error;
  };

  const runInTurn = async <T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
    try {
      return await bulkheadPolicy.execute(
        () =>
          breaker.execute(async () => {
            // The state may have changed while the call was waiting.
            if (deps.now() < disabledUntil) throw new ServiceError('not-asked');
            return work(signal);
          }),
        signal,
      );
    } catch (error) {
      const failure = translate(error);
      if (LASTING.has(failure.kind) && deps.now() >= disabledUntil) {
        disabledUntil = deps.now() + LASTING_MS;
        deps.onLastingFailure(failure);
      }
      throw failure;
    }
  };

  return {
    run: <T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
      if (deps.now() < disabledUntil) return Promise.reject(new ServiceError('not-asked'));
      return new Promise<T>((done, failed) => {
        let hasBegun = false;
        const abort = () => {
          const isTimeout = signal.reason?.name === 'TimeoutError';
          failed(new ServiceError(!isTimeout ? 'aborted' : hasBegun ? 'timeout' : 'not-asked'));
        };
        if (signal.aborted) return abort();
        signal.addEventListener('abort', abort, { once: true });
        const begin = (limited: AbortSignal) => {
          hasBegun = true;
          return work(limited);
        };
        runInTurn(begin, signal)
          .then(done, failed)
          .finally(() => signal.removeEventListener('abort', abort));
      });
    },
  };
};

export type ResiliencePolicy = ReturnType<typeof createResiliencePolicy>;
