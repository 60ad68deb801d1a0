import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { Piscina, queueOptionsSymbol } from 'piscina';
import type * as tasks from './story-tasks.ts';

/** The tasks of a worker thread, by name. */
export type Tasks = typeof tasks;

/** What waits for a free thread is taken in this order: somebody is waiting for a text, while pictures follow it. */
const PRIORITY: Record<keyof Tasks, number> = {
  plan: 0,
  draw: 1,
  describe: 1,
  preview: 2,
  portrait: 2,
  card: 3,
};

interface QueuedTask {
  readonly [queueOptionsSymbol]: object | null;
}
const priorityOf = (task: QueuedTask): number =>
  (task[queueOptionsSymbol] as { priority: number } | null)?.priority ?? 0;

/** A queue in order of priority, and of arrival within one. */
const createPriorityQueue = () => {
  const waiting: QueuedTask[] = [];
  return {
    get size() {
      return waiting.length;
    },
    push: (task: QueuedTask): void => {
      const after = waiting.findIndex((other) => priorityOf(other) > priorityOf(task));
      waiting.splice(after === -1 ? waiting.length : after, 0, task);
    },
    shift: (): QueuedTask | null => waiting.shift() ?? null,
    remove: (task: QueuedTask): void => {
      const index = waiting.indexOf(task);
      if (index !== -1) waiting.splice(index, 1);
    },
  };
};

/** In the production build; otherwise the threads run from TypeScript. */
const FILE = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.js') ? 'story-tasks.js' : 'story-tasks-from-source.mjs',
);
/** One core is left for the event loop. */
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** The event loop goes before the threads when there is one core for both. */
const NICE_INCREMENT = 5;

export interface ThreadPoolOptions {
  log: Logger;
  maxThreads?: number;
  /** What a thread runs, by default the tasks that belong to this module; tests name those of the production build. */
  file?: string;
}

/** Starts one worker thread; others follow while tasks wait. An aborted task that runs already ends its thread, which another replaces. */
export const openThreadPool = ({ log, maxThreads = MAX_THREADS, file = FILE }: ThreadPoolOptions) => {
  const pool = new Piscina({
    filename: file,
    minThreads: 1,
    maxThreads,
    idleTimeout: Number.POSITIVE_INFINITY,
    taskQueue: createPriorityQueue(),
    niceIncrement: NICE_INCREMENT,
  });
  // The tasks of a thread that ends reject by themselves; without a listener the process would end too.
  pool.on('error', (error) =>
    log.error({ event: 'story-threads.failed', err: error }, 'a worker thread failed'),
  );
  return {
    run: <Name extends keyof Tasks>(
      name: Name,
      task: Parameters<Tasks[Name]>[0],
      signal?: AbortSignal,
    ): Promise<ReturnType<Tasks[Name]>> => {
      const queued = { ...task, [queueOptionsSymbol]: { priority: PRIORITY[name] } };
      return pool.run(queued, { name, ...(signal === undefined ? {} : { signal }) });
    },
    /** Ends the threads; tasks that have not finished reject. */
    close: (): Promise<void> => pool.destroy(),
  };
};
