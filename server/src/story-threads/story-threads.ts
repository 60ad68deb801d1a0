import type { StoryEngine } from '../story-world/story-provider.ts';
import type { openThreadPool, Tasks, ThreadPoolOptions } from './thread-pool.ts';

/** The embedded storyteller and illustrator in worker threads, so that they never hold the event loop. */
export interface StoryThreads extends StoryEngine {
  /** Ends the threads; tasks that have not finished reject. */
  close(): Promise<void>;
}

/**
 * Creates the threads. The first one is started with the first task: it takes half as much CPU time as the rest of the server's start.
 * A family whose character is typed has it ready before the first story, because the preview is a task.
 */
export const createStoryThreads = (options: ThreadPoolOptions): StoryThreads => {
  let opening: Promise<ReturnType<typeof openThreadPool>> | undefined;
  const run = async <Name extends keyof Tasks>(
    name: Name,
    task: Parameters<Tasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<ReturnType<Tasks[Name]>> => {
    opening ??= import('./thread-pool.ts').then((module) => module.openThreadPool(options));
    const pool = await opening;
    return pool.run(name, task, signal);
  };
  return {
    provider: {
      plan: (request, signal) => run('plan', request, signal),
      draw: (plan, pageNumber, signal) => run('draw', { plan, pageNumber }, signal),
      describe: (plan, pageNumber, signal) => run('describe', { plan, pageNumber }, signal),
    },
    drawPreview: (sketch) => run('preview', sketch),
    drawPortrait: (member, options) => run('portrait', { member, options }),
    renderCard: async (picture) => Buffer.from(await run('card', { picture })),
    close: async () => (await opening)?.close(),
  };
};
