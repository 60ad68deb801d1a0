import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../db/store.ts';
import { appendEvent, updateStory } from '../story-world/story-events.ts';
import { createStoryWorld, GUEST } from '../testing/story-world.ts';
import { openTestStore } from '../testing/test-database.ts';
import { createRooms, type Subscriber } from './rooms.ts';

const SUBSCRIBERS = 2500;
/** Of one turn of the event loop: a thousand, and what the last subscriber had missed. */
const MAX_FRAMES = 1003;

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

/** Counts frames; `most` is the greatest number between two turns of the event loop. */
const countByTurn = () => {
  let inTurn = 0;
  const counted = { all: 0, most: 0 };
  let isRunning = true;
  const turn = () => {
    counted.most = Math.max(counted.most, inTurn);
    inTurn = 0;
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    counted,
    add: () => {
      inTurn += 1;
      counted.all += 1;
    },
    stop: () => {
      isRunning = false;
    },
  };
};

it('lets other requests run between every thousand frames, for those who join and for those who subscribe', async () => {
  const { deps, newStory } = createStoryWorld(store);
  const story = await newStory();
  const rooms = createRooms({ ...deps, pollMs: 600_000 });
  const turns = countByTurn();
  const subscribers = Array.from(
    { length: SUBSCRIBERS },
    (): Subscriber => ({ visitor: GUEST, origin: '', joined: new Set(), send: turns.add }),
  );
  const joined = await Promise.all(subscribers.map((one) => rooms.join(one, story, undefined)));
  expect(joined.every(Boolean)).toBe(true);
  expect(turns.counted.all).toBe(SUBSCRIBERS);
  await updateStory(deps, story, async (trx) => {
    for (let n = 0; n < 3; n += 1) await appendEvent(trx, story, { type: 'title_update' }, Date.now());
  });
  await expect.poll(() => turns.counted.all).toBe(4 * SUBSCRIBERS);
  turns.stop();
  await rooms.close();
  expect(turns.counted.most).toBeLessThanOrEqual(MAX_FRAMES);
});
