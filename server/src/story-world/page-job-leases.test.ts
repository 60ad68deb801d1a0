import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDb } from '../db/open-db.ts';
import { decodePicture } from '../pictures/picture-store.ts';
import { createStoryWorld, GUEST, type StoryWorld, testPlan } from '../testing/story-world.ts';
import { deleteExpired } from './housekeeping.ts';
import {
  claimJob,
  completeJob,
  LeaseLostError,
  releaseLeases,
  reschedule,
  retryDelay,
  type Stage,
} from './page-job-leases.ts';
import { createPage } from './pages.ts';
import { runStep } from './run-step.ts';
import type { StoryProvider } from './story-provider.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

const plan = testPlan;

let deps: StoryWorldDeps;
let provider: StoryProvider;
let newStory: StoryWorld['newStory'];
let pageOf: StoryWorld['pageOf'];
let close: () => Promise<void>;
let time = Date.UTC(2026, 10, 20);
let asked: Parameters<StoryProvider['plan']>[0][] = [];

beforeEach(async () => {
  const store = await openDb(':memory:');
  close = store.close;
  ({ deps, provider, newStory, pageOf } = createStoryWorld(store, () => time));
  asked = [];
  provider.plan = async (request) => {
    asked.push(request);
    return plan();
  };
});
afterEach(() => close());

const NEVER = new AbortController().signal;
const claim = (stage: Stage, now = time, leaseMs = 1000) => claimJob(deps.db, { stage, now, leaseMs });
const take = async (): Promise<boolean> => {
  const job = (await claim('text')) ?? (await claim('picture'));
  if (job === null) return false;
  await runStep(deps, job, NEVER);
  return true;
};
const takeAll = async (): Promise<void> => {
  while (await take());
};
const eventsOf = (storyId: number) =>
  deps.db.selectFrom('events').selectAll().where('story_id', '=', storyId).orderBy('seq').execute();

describe('a page job', () => {
  it('writes the text and the title, and moves the picture through all its states, each with an event', async () => {
    const story = await newStory();
    await createPage(deps, story, { visitor: GUEST });
    const states = [(await pageOf(story)).image_status];
    while (await take()) states.push((await pageOf(story)).image_status);
    const page = await pageOf(story);
    expect(page).toMatchObject({
      text: 'Text of page 1',
      image_status: 'completed',
    });
    const drawn = await deps.pictures.get(page.id);
    expect(drawn && String(await decodePicture(drawn))).toBe('<svg>1</svg>');
    const events = await eventsOf(story);
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(events.map(({ type, page_id }) => [type, page_id])).toEqual([
      ['page_update', page.id],
      ['page_update', page.id],
      ['title_update', null],
      ['page_update', page.id],
      ['page_update', page.id],
      ['page_update', page.id],
    ]);
    expect(states).toEqual(['pending', 'pending', 'processing', 'downloading', 'completed']);
    expect(await deps.db.selectFrom('page_jobs').selectAll().execute()).toEqual([]);
  });

  it('uses the plan made for page 1, and passes the owner’s recent plots to the provider', async () => {
    await newStory({ plot: 'sea/lighthouse' });
    await newStory({ plot: 'sea/other', anonymous_id: 'somebody else' });
    const story = await newStory();
    for (let count = 0; count < 2; count += 1) {
      await createPage(deps, story, { visitor: GUEST });
      await takeAll();
    }
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ theme: 'moon', desiredEnding: 'cake', totalPages: 10, age: null });
    expect(asked[0]?.recentPlots).toEqual(['sea/lighthouse']);
    const row = await deps.db.selectFrom('stories').selectAll().where('id', '=', story).executeTakeFirst();
    expect(row).toMatchObject({ plot: 'moon/cake', title: 'The Moon Cake' });
  });

  it('keeps a title that the owner chose', async () => {
    const story = await newStory({ title: 'Our Moon' });
    await createPage(deps, story, { visitor: GUEST });
    await takeAll();
    const row = await deps.db
      .selectFrom('stories')
      .select('title')
      .where('id', '=', story)
      .executeTakeFirst();
    expect(row?.title).toBe('Our Moon');
  });

  it('is created once: of three parallel requests one succeeds', async () => {
    const story = await newStory();
    const all = await Promise.allSettled([1, 2, 3].map(() => createPage(deps, story, { visitor: GUEST })));
    const lost = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []));
    expect(lost).toEqual([409, 409]);
  });

  it('is not created again when the request for a written page is repeated', async () => {
    const story = await newStory();
    const first = await createPage(deps, story, { visitor: GUEST, requested: 1 });
    await expect(createPage(deps, story, { visitor: GUEST, requested: 1 })).rejects.toMatchObject({
      status: 409,
    });
    await takeAll();
    expect(await createPage(deps, story, { visitor: GUEST, requested: 1 })).toMatchObject({
      id: first.id,
      text: 'Text of page 1',
    });
    expect(await createPage(deps, story, { visitor: GUEST, requested: 2 })).toMatchObject({
      page_number: 2,
      text: '',
    });
  });
});

describe('when the provider fails', () => {
  it('retries the text, and the page is written once', async () => {
    let failures = 2;
    provider.plan = async () => {
      if (failures === 0) return plan();
      failures -= 1;
      if (failures === 1) throw new Error('down');
      return { title: 'Rubbish' } as ReturnType<typeof plan>;
    };
    const story = await newStory();
    await createPage(deps, story, { visitor: GUEST });
    for (let count = 0; count < 20; count += 1) {
      await take();
      time += 1000;
    }
    expect(await pageOf(story)).toMatchObject({ text: 'Text of page 1', image_status: 'completed' });
    expect(await eventsOf(story)).toHaveLength(6);
  });

  it('stops waiting after a timeout', async () => {
    deps.config.PAGE_STEP_TIMEOUT_MS = 50;
    const { plan: response } = provider;
    provider.plan = () => new Promise(() => undefined);
    const story = await newStory();
    await createPage(deps, story, { visitor: GUEST });
    await take();
    provider.plan = response;
    deps.config.PAGE_STEP_TIMEOUT_MS = 30_000;
    time += 10;
    await takeAll();
    expect(await pageOf(story)).toMatchObject({ text: 'Text of page 1', image_status: 'completed' });
  });

  it('sets the status of a picture that failed three times to failed, and draws it later', async () => {
    let broken = true;
    const draw = provider.draw;
    provider.draw = async (p, n) => {
      if (broken) throw new Error('no paint');
      return draw(p, n, NEVER);
    };
    const story = await newStory();
    await createPage(deps, story, { visitor: GUEST });
    await takeAll();
    time += 10;
    await takeAll();
    expect((await pageOf(story)).image_status).toBe('processing');
    time += 40;
    await takeAll();
    expect((await pageOf(story)).image_status).toBe('failed');
    broken = false;
    await takeAll();
    expect((await pageOf(story)).image_status).toBe('failed');
    time += 10 * 60;
    await takeAll();
    expect((await pageOf(story)).image_status).toBe('completed');
  });

  it('draws a failed picture at once when its page is requested again, also while the next page is being written', async () => {
    const draw = provider.draw;
    provider.draw = () => Promise.reject(new Error('no paint'));
    const story = await newStory();
    await createPage(deps, story, { visitor: GUEST });
    for (const wait of [0, 10, 40]) {
      time += wait;
      await takeAll();
    }
    expect((await pageOf(story)).image_status).toBe('failed');
    provider.draw = draw;
    const next = await createPage(deps, story, { visitor: GUEST });
    expect(await createPage(deps, story, { visitor: GUEST, requested: 1 })).toMatchObject({
      page_number: 1,
      image_status: 'failed',
    });
    await deps.db.deleteFrom('page_jobs').where('page_id', '=', next.id).execute();
    await takeAll();
    expect((await pageOf(story)).image_status).toBe('completed');
  });

  it.each([
    [1, 10],
    [2, 40],
    [3, 600],
    [4, 1200],
    [99, 36_000],
  ])('after failure %i waits %i ms', (failures, delay) => {
    expect(retryDelay(failures, 10)).toBe(delay);
  });
});

describe('a lease', () => {
  it('excludes other workers until it expires, then the late worker can change nothing', async () => {
    const story = await newStory();
    await createPage(deps, story, { visitor: GUEST });
    const mine = await claim('text');
    const claimExpired = (now: number) =>
      claimJob(deps.db, { stage: 'text', now, leaseMs: 1000, which: 'expired' });
    expect(await claimExpired(time + 999)).toBeNull();
    expect(await claim('text', time + 1000)).toBeNull();
    const theirs = await claimExpired(time + 1000);
    expect(theirs?.pageId).toBe(mine?.pageId);
    if (mine === null || theirs === null) throw new Error('nothing was leased');
    await runStep(deps, theirs, NEVER);
    await runStep(deps, mine, NEVER);
    await expect(completeJob(deps.db, mine)).rejects.toThrow(LeaseLostError);
    await expect(reschedule(deps.db, mine, { stage: 'text', attempts: 0, dueAt: 0 })).rejects.toThrow(
      LeaseLostError,
    );
    const events = await eventsOf(story);
    expect(events.filter(({ type }) => type === 'title_update')).toHaveLength(1);
    expect(asked.length).toBeGreaterThanOrEqual(1);
  });

  it('of a dead process is released at startup', async () => {
    const story = await newStory();
    await createPage(deps, story, { visitor: GUEST });
    await claim('text', time, 1_000_000);
    expect(await take()).toBe(false);
    await releaseLeases(deps.db);
    await takeAll();
    expect((await pageOf(story)).image_status).toBe('completed');
  });
});

describe('a deleted story', () => {
  it('has no running jobs, and is deleted with everything in it after the undo time', async () => {
    const story = await newStory();
    await createPage(deps, story, { visitor: GUEST });
    await deps.db.updateTable('stories').set({ deleted_at: time }).where('id', '=', story).execute();
    expect(await take()).toBe(false);
    await deleteExpired(deps.db, time + 9 * 60_000, 10);
    expect(await eventsOf(story)).toHaveLength(1);
    await deleteExpired(deps.db, time + 11 * 60_000, 10);
    for (const table of ['stories', 'pages', 'page_jobs', 'events'] as const)
      expect(await deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
