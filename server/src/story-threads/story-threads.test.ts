import { dirname, join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedEngine } from '../story-world/embedded-engine.ts';
import type { StoryRequest } from '../storyteller/story-plan.ts';
import { serverBundle } from '../testing/server-bundle.ts';
import { createStoryThreads, type StoryThreads } from './story-threads.ts';

const request: StoryRequest = {
  theme: 'A trip to the moon',
  desiredEnding: 'Everyone eats cake',
  totalPages: 10,
  cast: [{ id: '1', name: 'Finn', creature: 'fox', description: 'A brave red fox', pronouns: 'he/him' }],
  age: 6,
  seed: 'seed',
  recentPlots: [],
  lastAdventure: null,
};
const { signal } = new AbortController();

/** Threads of the production build: from TypeScript, each of them would transform the whole storyteller first. */
const createThreads = (maxThreads?: number): StoryThreads =>
  createStoryThreads({
    log: pino({ level: 'silent' }),
    file: join(dirname(serverBundle()), 'story-tasks.js'),
    ...(maxThreads === undefined ? {} : { maxThreads }),
  });

let threads: StoryThreads;
beforeAll(() => {
  threads = createThreads();
});
afterAll(() => threads.close());

it('plans, draws and renders the same as this thread does', { timeout: 120_000 }, async () => {
  const plan = await threads.provider.plan(request, signal);
  expect(plan).toEqual(await embeddedEngine.provider.plan(request, signal));
  const picture = await threads.provider.draw(plan, 3, signal);
  expect(picture).toBe(await embeddedEngine.provider.draw(plan, 3, signal));
  const description = await threads.provider.describe(plan, 3, signal);
  expect(description).toBe(await embeddedEngine.provider.describe(plan, 3, signal));
  const file = { type: 'image/svg+xml', bytes: Buffer.from(picture) };
  expect((await threads.renderCard(file)).equals(await embeddedEngine.renderCard(file))).toBe(true);
  const sketch = { creature: 'mummy', description: 'blue scarf', pronouns: '' as const, look: 'k3x9' };
  expect(await threads.drawPreview(sketch)).toEqual(await embeddedEngine.drawPreview(sketch));
  const [member] = plan.cast;
  const options = { whole: true, bare: true, pose: 'wave' } as const;
  expect(await threads.drawPortrait(member!, options)).toBe(
    await embeddedEngine.drawPortrait(member!, options),
  );
});

it('lets this thread run meanwhile', { timeout: 120_000 }, async () => {
  const plan = await threads.provider.plan(request, signal);
  let turns = 0;
  let isDrawing = true;
  const count = () => {
    turns += 1;
    if (isDrawing) setImmediate(count);
  };
  count();
  await threads.provider.draw(plan, 1, signal);
  isDrawing = false;
  expect(turns).toBeGreaterThan(3);
});

it('takes texts before pictures, and pictures before cards', { timeout: 120_000 }, async () => {
  const one = createThreads(1);
  const plan = await one.provider.plan(request, signal);
  const done: string[] = [];
  const first = one.renderCard(null);
  const waiting = [
    one.renderCard(null).then(() => done.push('card')),
    one.provider.draw(plan, 1, signal).then(() => done.push('picture')),
    one.provider.plan(request, signal).then(() => done.push('text')),
  ];
  await Promise.all([first, ...waiting]);
  expect(done).toEqual(['text', 'picture', 'card']);
  await one.close();
});

it('run from TypeScript where there is no build', { timeout: 120_000 }, async () => {
  const fromSource = createStoryThreads({ log: pino({ level: 'silent' }) });
  const [member] = request.cast;
  expect(await fromSource.drawPortrait(member!, {})).toBe(await embeddedEngine.drawPortrait(member!, {}));
  await fromSource.close();
});

it('rejects an aborted task, and goes on with the next one', { timeout: 120_000 }, async () => {
  const aborted = AbortSignal.abort(new Error('stop'));
  await expect(threads.provider.plan(request, aborted)).rejects.toThrow();
  const running = new AbortController();
  const plan = threads.provider.plan(request, running.signal);
  running.abort();
  await expect(plan).rejects.toThrow();
  expect((await threads.provider.plan(request, signal)).scenes).toHaveLength(10);
});
