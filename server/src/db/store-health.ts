import type { Logger } from 'pino';
import type { Db } from './database.ts';
import { writeState } from './server-state.ts';
import { isStoreFailure } from './store-errors.ts';

/** A readiness check writes at most this often, so that it cannot be used to keep the disk busy. */
const CHECK_INTERVAL_MS = 1000;
/** Milliseconds after which the store counts as not accepting writes: below the two seconds that a load balancer waits for /readyz. */
const CHECK_TIMEOUT_MS = 1500;
/** Milliseconds between two reports of a store that goes on failing: only a readiness check finds that it has recovered. */
const REPORT_INTERVAL_MS = 60_000;
/** Written by a check after a failure: space for one small row proves little about a full disk. */
const PROOF_BYTES = 64 * 1024;

/** Whether the store accepts writes. */
export interface StoreHealth {
  /** Records an error that a request or a job met; errors that are not the store's are ignored. */
  note(error: unknown): void;
  /** Writes to the store. True when it accepts writes, at most a second ago. Never rejects. */
  isReady(): Promise<boolean>;
}

/** False when the check takes too long; it goes on. */
const inTime = async (check: Promise<boolean>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, false);
  });
  return Promise.race([check, late]).finally(() => clearTimeout(timer));
};

/** Follows the state of the store, and logs when it fails, with the cause, once a minute at most, and when it works again. */
export const createStoreHealth = ({ db, log }: { db: Db; log: Logger }): StoreHealth => {
  let isFailing = false;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check: Promise<boolean> = Promise.resolve(true);
  let isChecking = false;

  const note = (error: unknown): void => {
    if (!isStoreFailure(error)) return;
    // The next check must not answer from before this failure.
    checkedAt = Number.NEGATIVE_INFINITY;
    const at = performance.now();
    if (isFailing && at - reportedAt < REPORT_INTERVAL_MS) return;
    isFailing = true;
    reportedAt = at;
    const { code, message } = error as { code?: unknown; message?: unknown };
    log.error({ event: 'store.failed', code, cause: message }, 'the store does not accept writes');
  };

  const write = async (): Promise<boolean> => {
    try {
      if (isFailing) await writeState(db, 'readiness', 'x'.repeat(PROOF_BYTES));
      await writeState(db, 'readiness', 'ok');
      if (isFailing) log.warn({ event: 'store.recovered' }, 'the store accepts writes again');
      isFailing = false;
      return true;
    } catch (error) {
      if (!isStoreFailure(error))
        log.error({ event: 'readiness.failed', err: error }, 'the readiness check failed');
      note(error);
      return false;
    }
  };

  return {
    note,
    isReady: () => {
      const at = performance.now();
      if (!isChecking && at - checkedAt >= CHECK_INTERVAL_MS) {
        checkedAt = at;
        isChecking = true;
        check = write().finally(() => {
          isChecking = false;
        });
      }
      return inTime(check);
    },
  };
};
