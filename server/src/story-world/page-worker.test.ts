import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../db/store.ts';
import { until } from '../testing/listening-server.ts';
import { createStoryWorld, GUEST, type StoryWorld, testPlan } from '../testing/story-world.ts';
import { openTestStore } from '../testing/test-database.ts';
import { claimJob, LeaseLostError } from './page-job-leases.ts';
import { createPageWorker } from './page-worker.ts';
import { createPage } from './pages.ts';
import { runStep } from './run-step.ts';

let store: Store;
let world: StoryWorld;
const workers = new Set<ReturnType<typeof createPageWorker>>();

beforeEach(async () => {
  store = await openTestStore();
  world = createStoryWorld(store);
});
afterEach(async () => {
  for (const worker of workers) await worker.stop();
  workers.clear();
  await store.close();
});

const LEASE_MS = 300;

/** A worker as one server runs it, with leases that are far shorter than its steps. */
const startWorker = () => {
  const { deps } = world;
  const worker = createPageWorker({
    ...deps,
    leaseMs: LEASE_MS,
    pollMs: 10,
    runStep: async (job, signal) => {
      await runStep(deps, job, signal);
    },
  });
  workers.add(worker);
  worker.wake();
  return worker;
};
const jobs = () => store.db.selectFrom('page_jobs').selectAll().execute();
const statusOf = async (story: number) => (await world.pageOf(story)).image_status;
/** Rejects when the signal is aborted, and else never ends. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('a step that takes longer than its lease', () => {
  it('is run once: the lease is renewed while it runs', async () => {
    const { deps, provider, newStory } = world;
    let finish: () => void = () => undefined;
    let plans = 0;
    provider.plan = async () => {
      plans += 1;
      await new Promise<void>((resolve) => (finish = resolve));
      return testPlan();
    };
    const story = await newStory();
    await createPage(deps, story, { visitor: GUEST });
    startWorker();
    startWorker();
    const [first] = await until(jobs, ([job]) => job?.lease_token !== null);
    // Two renewals later the first lease would have expired long ago.
    await until(jobs, ([job]) => (job?.lease_until ?? 0) > (first?.lease_until ?? 0) + 2 * LEASE_MS, 60_000);
    expect(plans).toBe(1);
    finish();
    await until(
      () => statusOf(story),
      (status) => status === 'completed',
      60_000,
    );
    expect(plans).toBe(1);
  });

  it('is aborted when another worker has the job', async () => {
    const { deps, provider, newStory } = world;
    let reason: unknown;
    provider.plan = (_, signal) => {
      signal.addEventListener('abort', () => (reason = signal.reason));
      return untilAborted(signal);
    };
    await createPage(deps, await newStory(), { visitor: GUEST });
    const worker = startWorker();
    await until(jobs, ([job]) => job?.lease_token !== null);
    await store.db.updateTable('page_jobs').set({ lease_token: 'another', lease_until: 9e15 }).execute();
    await until(
      async () => reason,
      (value) => value !== undefined,
      60_000,
    );
    expect(reason).toBeInstanceOf(LeaseLostError);
    await worker.stop();
    expect(await jobs()).toMatchObject([{ lease_token: 'another', attempts: 0 }]);
  });
});

it('a worker that stops aborts its steps and gives the jobs back, due as before', async () => {
  const { deps, provider, newStory } = world;
  provider.plan = (_, signal) => untilAborted(signal);
  await createPage(deps, await newStory(), { visitor: GUEST });
  const [before] = await jobs();
  const worker = startWorker();
  await until(jobs, ([job]) => job?.lease_token !== null);
  await worker.stop();
  expect(await jobs()).toEqual([before]);
});

it('a provider that ignores the signal does not delay the stop', async () => {
  const { deps, provider, newStory } = world;
  provider.plan = () => new Promise(() => undefined);
  await createPage(deps, await newStory(), { visitor: GUEST });
  const worker = startWorker();
  await until(jobs, ([job]) => job?.lease_token !== null);
  await worker.stop();
  expect(await jobs()).toMatchObject([{ lease_token: null, attempts: 0 }]);
});

it('texts are written while every place for pictures is taken', async () => {
  const { deps, provider, newStory } = world;
  let drawing = 0;
  provider.draw = (_, __, signal) => {
    drawing += 1;
    return untilAborted(signal);
  };
  for (let count = 0; count < 4; count += 1) await createPage(deps, await newStory(), { visitor: GUEST });
  startWorker();
  await until(
    async () => drawing,
    (count) => count >= 2,
  );
  const late = await newStory();
  await createPage(deps, late, { visitor: GUEST });
  const page = await until(
    () => world.pageOf(late),
    ({ text }) => text !== '',
  );
  expect(page.text).toBe('Text of page 1');
  expect(drawing).toBe(2);
});

it('takes up a job whose lease has expired, also while it is woken all the time', async () => {
  const { deps, newStory } = world;
  const story = await newStory();
  await createPage(deps, story, { visitor: GUEST });
  const expired = { lease_token: 'of a server that crashed', lease_until: Date.now() + 50 };
  await store.db.updateTable('page_jobs').set(expired).execute();
  const worker = startWorker();
  const waking = setInterval(() => worker.wake(), 1);
  try {
    const page = await until(
      () => world.pageOf(story),
      ({ text }) => text !== '',
      60_000,
    );
    expect(page.text).toBe('Text of page 1');
  } finally {
    clearInterval(waking);
  }
});

it('only looks for jobs, and claims none, when it is woken while none is due', async () => {
  const { deps, newStory } = world;
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const later = { ...deps, config: { ...deps.config, PAGE_DELAY_MS: 600_000 } };
  await createPage(later, await newStory(), { visitor: GUEST });
  // One look at the clock for each stage, and one before it sleeps.
  let looks = 0;
  const now = () => {
    looks += 1;
    return Date.now();
  };
  const worker = createPageWorker({
    ...deps,
    db,
    leaseMs: LEASE_MS,
    pollMs: 600_000,
    now,
    runStep: async () => undefined,
  });
  workers.add(worker);
  const wake = async (expected: number) => {
    statements = 0;
    looks = 0;
    worker.wake();
    await until(
      async () => looks,
      (count) => count === 3,
    );
    expect(statements).toBe(expected);
  };
  // The first time is a poll, which tries to claim.
  await wake(4);
  await wake(2);
});

it('of 2,000 pages eight workers claim none twice', { timeout: 120_000 }, async () => {
  const { deps, newStory } = world;
  const story = await newStory();
  const ids = Array.from({ length: 2000 }, () => deps.newId());
  const pages = ids.map((id, index) => ({
    id,
    story_id: story,
    page_number: index + 1,
    text: '',
    image_status: 'pending' as const,
    created_at: 0,
  }));
  const due = ids.map((page_id) => ({ page_id, stage: 'text' as const, attempts: 0, due_at: 0 }));
  for (let from = 0; from < ids.length; from += 500) {
    await store.db
      .insertInto('pages')
      .values(pages.slice(from, from + 500))
      .execute();
    await store.db
      .insertInto('page_jobs')
      .values(due.slice(from, from + 500))
      .execute();
  }
  const claimed: number[] = [];
  const claimAll = async () => {
    for (;;) {
      const job = await claimJob(store.db, { stage: 'text', now: Date.now(), leaseMs: 600_000 });
      if (job === null) return;
      claimed.push(job.pageId);
    }
  };
  await Promise.all(Array.from({ length: 8 }, claimAll));
  expect(claimed).toHaveLength(2000);
  expect(new Set(claimed).size).toBe(2000);
});
