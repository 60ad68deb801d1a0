import { expect, it } from 'vitest';
import { createStoryWorld, GUEST } from '../testing/story-world.ts';
import { openTestStore } from '../testing/test-database.ts';
import { createPageWorker } from './page-worker.ts';
import { createPage } from './pages.ts';
import { runStep } from './run-step.ts';

/** Turns of a timer of as many milliseconds as the worker waits before it looks again. */
const TURNS = 5;
const WAIT_MS = 50;
/** One look at each stage, and a try to claim the job that is due. */
const STATEMENTS_OF_A_LOOK = 3;

it('a due page that another transaction has locked is looked for now and then, and written once it is free', async () => {
  const dir = `/page-worker/${process.pid}`;
  const [store, other] = [await openTestStore(dir), await openTestStore(dir)];
  const { deps, newStory, pageOf } = createStoryWorld(store);
  const story = await newStory();
  await createPage(deps, story, { visitor: GUEST });
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const worker = createPageWorker({
    ...deps,
    db,
    leaseMs: 60_000,
    pollMs: 600_000,
    runStep: async (job, signal) => {
      await runStep(deps, job, signal);
    },
  });
  await other.db.transaction().execute(async (trx) => {
    await trx.selectFrom('page_jobs').select('page_id').forUpdate().execute();
    worker.wake();
    await expect.poll(() => statements).toBeGreaterThan(STATEMENTS_OF_A_LOOK);
    statements = 0;
    for (let n = 0; n < TURNS; n += 1) await new Promise((turn) => setTimeout(turn, WAIT_MS));
    expect(statements).toBeLessThanOrEqual((TURNS + 2) * STATEMENTS_OF_A_LOOK);
  });
  await expect.poll(async () => (await pageOf(story)).text).toBe('Text of page 1');
  await worker.stop();
  for (const one of [store, other]) await one.close();
});
