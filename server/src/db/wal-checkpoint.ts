import type Database from 'libsql';
import type { Logger } from 'pino';

type Sqlite = InstanceType<typeof Database>;

const HOUR_MS = 3600_000;
/** Milliseconds between a deletion and the checkpoint after it, and at least between two checkpoints. */
const DELAY_MS = 200;
const MIN_INTERVAL_MS = 1000;
const MAX_RETRY_MS = 60_000;
/** About half a minute of retries. */
const ATTEMPTS_BEFORE_WARNING = 6;

/** Empties the write-ahead log. */
export interface WalCheckpoints {
  /** Empties the log now, or, when a reader prevents it, as soon as possible. True when it is empty. */
  truncate(): boolean;
  /** Empties the log soon. */
  request(): void;
  /** Empties the log a last time and stops. */
  close(): void;
}

/**
 * Moves the write-ahead log into the database and truncates it, after deletions and every hour: until then deleted text is
 * still in the log. It uses a connection of its own that never waits, because waiting for a reader would stop the server;
 * `busy` means that a reader needs the log, and the checkpoint is tried again.
 */
export const createWalCheckpoints = (open: () => Sqlite, log: Logger | undefined): WalCheckpoints => {
  let statement: { all(parameters: unknown[]): unknown[] } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const checkpoint = (): boolean => {
    try {
      if (statement === undefined) {
        const sqlite = open();
        sqlite.exec('PRAGMA busy_timeout = 0');
        statement = sqlite.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
      }
      const [result] = (statement?.all([]) ?? []) as { busy?: number }[];
      return result?.busy === 0;
    } catch {
      // A full disk, for instance: the store's health reports it, and the checkpoint is tried again.
      statement = undefined;
      return false;
    }
  };

  const schedule = (ms: number): void => {
    if (timer === undefined && !isClosed) timer = setTimeout(truncate, ms).unref();
  };

  const truncate = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    lastAt = performance.now();
    if (checkpoint()) {
      if (failures >= ATTEMPTS_BEFORE_WARNING)
        log?.warn({ event: 'wal.truncated' }, 'the write-ahead log could be emptied again');
      failures = 0;
      return true;
    }
    failures += 1;
    if (failures === ATTEMPTS_BEFORE_WARNING)
      log?.warn(
        { event: 'wal.busy' },
        'deleted text stays in weaversworld.db-wal while another program reads the database: close that program',
      );
    schedule(Math.min(MIN_INTERVAL_MS * 2 ** (failures - 1), MAX_RETRY_MS));
    return false;
  };

  const request = (): void => schedule(Math.max(DELAY_MS, lastAt + MIN_INTERVAL_MS - performance.now()));
  const hourly = setInterval(request, HOUR_MS).unref();

  return {
    truncate,
    request,
    close: () => {
      clearInterval(hourly);
      isClosed = true;
      if (!truncate())
        log?.warn(
          { event: 'wal.not-truncated' },
          'weaversworld.db-wal is kept, because another program reads the database: it may hold deleted text',
        );
    },
  };
};
