import pino from 'pino';
import { Config } from '../config.ts';
import type { Store } from '../db/open-db.ts';
import type { Visitor } from '../deps.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createLocalNotifier } from '../notifier/notifier.ts';
import { createTablePictures } from '../pictures/picture-store.ts';
import { embeddedEngine } from '../story-world/embedded-engine.ts';
import { createIds, randomKey } from '../story-world/ids.ts';
import type { StoryProvider } from '../story-world/story-provider.ts';
import type { StoryWorldDeps } from '../story-world/story-world-deps.ts';
import type { StoryPlan } from '../storyteller/story-plan.ts';

/** A plan of ten pages with the texts 'Text of page 1' and so on. */
export const testPlan = (title = 'The Moon Cake'): StoryPlan => ({
  title,
  plot: 'moon/cake',
  seed: 's',
  cast: [],
  scenes: Array.from({ length: 10 }, (_, index) => ({
    pageNumber: index + 1,
    beat: 'ending',
    place: 'moon',
    time: 'night',
    weather: 'clear',
    actors: [],
    guest: null,
    props: [],
    text: `Text of page ${index + 1}`,
  })),
});

/** The owner of the stories of `newStory`. */
export const GUEST: Visitor = {
  sessionHash: null,
  userId: null,
  anonymousId: 'guest',
  activeProfileId: null,
};

/** The dependencies of page jobs on a real database, without a server; `provider` can be replaced at any time. */
export const createStoryWorld = ({ db }: Pick<Store, 'db'>, now: () => number = Date.now) => {
  const provider: StoryProvider = {
    plan: async () => testPlan(),
    draw: async (_, pageNumber) => `<svg>${pageNumber}</svg>`,
    describe: async (_, pageNumber) => `The picture of page ${pageNumber}`,
  };
  const deps: StoryWorldDeps = {
    config: Config.parse({ PAGE_DELAY_MS: 0, PAGE_RETRY_MS: 10 }),
    db,
    log: pino({ level: 'silent' }),
    now,
    metrics: createMetrics(),
    purgeClock: { now, check: async () => undefined },
    truncateWal: () => undefined,
    sessions: undefined as never,
    writeLimits: undefined as never,
    quota: undefined as never,
    pictures: createTablePictures(db),
    notifier: createLocalNotifier(() => undefined),
    provider: {
      plan: (request, signal) => provider.plan(request, signal),
      draw: (plan, pageNumber, signal) => provider.draw(plan, pageNumber, signal),
      describe: (plan, pageNumber, signal) => provider.describe(plan, pageNumber, signal),
    },
    renderCard: async () => Buffer.alloc(0),
    drawPreview: embeddedEngine.drawPreview,
    drawPortrait: embeddedEngine.drawPortrait,
    outside: null,
    newId: createIds(now),
  };
  const newStory = async (change: object = {}): Promise<number> => {
    const id = deps.newId();
    await db
      .insertInto('stories')
      .values({
        id,
        profile_id: null,
        anonymous_id: 'guest',
        title: 'Your Story',
        theme: 'moon',
        desired_ending: 'cake',
        total_pages: 10,
        cast_json: JSON.stringify([
          { id: '1', name: 'Finn', creature: 'fox', description: 'red', pronouns: '' },
        ]),
        plot: null,
        seed: 's',
        is_public: 0,
        share_token: null,
        epoch: randomKey(),
        seq: 0,
        created_at: now(),
        deleted_at: null,
        ...change,
      })
      .execute();
    return id;
  };
  const pageOf = (storyId: number) =>
    db.selectFrom('pages').selectAll().where('story_id', '=', storyId).executeTakeFirstOrThrow();
  return { deps, provider, newStory, pageOf };
};
export type StoryWorld = ReturnType<typeof createStoryWorld>;
