import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginStory,
  completedPages,
  countPictures,
  type OutsideProduct,
  pictureTypeOf,
  startOutsideProduct,
  textsOf,
} from './testing/outside-family.ts';
import { PNG } from './testing/sample-pictures.ts';
import { type Respond, sendJson } from './testing/test-service.ts';
import { completionOf, writeAnswer } from './testing/write-answer.ts';

/*
 * A service that begins an answer and never ends it, at every call. Time-outs run on a clock that this file advances: what is tested is
 * their order, on however busy a machine. Sockets, database and page worker are real.
 */

const CHAT = '/chat/completions';
const GENERATE = '/images/generations';
const EDIT = '/images/edits';
const CHECK = '/moderations';
const STORY_WAIT_MS = 20_000;
const STATE = '/accounts/api/outside-services/';

const WITH_CHECKS = { CHECK_AI_URL: 'SERVICE', CHECK_AI_MODEL: 'checker' };
const WITH_PICTURES = { PICTURE_AI_URL: 'SERVICE', PICTURE_AI_MODEL: 'painter', PICTURE_AI_WAIT_MS: '10000' };

const stall: Respond = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
const pass: Respond = (_request, response) => sendJson(response, { results: [{ flagged: false }] });
const paint: Respond = (_request, response) => sendJson(response, { data: [{ b64_json: PNG }] });
const refuse: Respond = (_request, response) =>
  sendJson(response, { error: { code: 'moderation_blocked' } }, 400);

/** An answer with a story, after a change. */
const write =
  (change: (answer: ReturnType<typeof writeAnswer>) => unknown = (answer) => answer): Respond =>
  ({ json }, response) => {
    const [, user] = (json?.messages ?? []) as { content: string }[];
    sendJson(response, completionOf(JSON.stringify(change(writeAnswer(user?.content ?? '')))));
  };
/** Takes so long that the wait of the call that follows ends after the wait of the child. */
const SLOW_MS = 5000;
const slowlyWithoutPages: Respond = async (request, response) => {
  await advance(SLOW_MS);
  await write((answer) => ({ ...answer, pages: [] }))(request, response);
};
/** Good enough to be read, and worth a correction. */
const careless = write((answer) => ({
  ...answer,
  pages: answer.pages.map((page) => ({ ...page, text: page.text.replace('.', ' and and then.') })),
}));

let product: OutsideProduct;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await product.close();
});

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A child waits at most this much longer than the wait that is set. */
const MAX_LATE_MS = 1000;

/** The timer of this machine; `expect.poll` would move the other clock by itself. */
const { setTimeout: realTimeout } = globalThis;
const GIVE_UP_MS = 30_000;

/** Waits for a condition, while the clock of the time-outs moves by less than a second. */
const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  const startedAt = performance.now();
  for (let movedMs = 1; !(await condition()); movedMs += 1) {
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error(`Not so within a second: ${condition}`);
    if (movedMs < MAX_LATE_MS) await advance(1);
    await new Promise((done) => realTimeout(done, 3));
  }
};

/** Answers the first calls of a path as listed, and stalls at the next. */
const answerThenStall = (path: string, answers: readonly Respond[]): void => {
  let calls = 0;
  product.service.on(path, (request, response) => {
    const respond = answers[calls] ?? stall;
    calls += 1;
    return respond(request, response);
  });
};

/** Starts a story, and waits until the `count`-th call of a path stalls. */
const readUntilStall = async (env: Record<string, string>, path: string, answers: readonly Respond[]) => {
  product = await startOutsideProduct({ STORY_AI_WAIT_MS: String(STORY_WAIT_MS), ...env });
  const { service } = product;
  for (const each of [GENERATE, EDIT]) service.on(each, paint);
  service.on(CHECK, pass);
  answerThenStall(path, answers);
  const child = await product.family();
  const story = await beginStory(child);
  await child.post(`/weaversworld/api/stories/${story}/pages/`, {});
  const calls = () => service.requests.filter((request) => request.path === path);
  await until(() => calls().length === answers.length + 1);
  const stalled = calls()[answers.length];
  return {
    child,
    story,
    isOpen: () => stalled?.wasAborted() === false,
    text: async () => (await textsOf(child, story))[0] ?? '',
    teller: async () => (await child.get(STATE)).body.stories[0]?.teller ?? null,
    requests: () => service.requests.length,
  };
};

describe('words, when a service stalls at', () => {
  it.each([
    ['the story', {}, CHAT, [], 0],
    ['the repair of a story that cannot be read', {}, CHAT, [slowlyWithoutPages], SLOW_MS],
    ['the moderation of the text', { ...WITH_CHECKS, CHECK_AI_WAIT_MS: '60000' }, CHECK, [], 0],
  ] as [string, Record<string, string>, string, Respond[], number][])(
    '%s: the embedded plan is begun before the wait is over, and is read when it is',
    async (_name, env, path, answers, spentMs) => {
      const { isOpen, text, teller, requests } = await readUntilStall(env, path, answers);
      const sent = requests();
      await advance(STORY_WAIT_MS / 2 - spentMs);
      expect(product.plansBegun()).toBe(0);
      await advance(STORY_WAIT_MS / 4);
      expect(product.plansBegun()).toBe(1);
      expect(isOpen()).toBe(true);
      expect(await text()).toBe('');
      await advance(STORY_WAIT_MS / 4);
      await until(async () => (await text()).includes('Zephyrine'));
      await until(() => !isOpen());
      expect(product.plansBegun()).toBe(1);
      expect(await teller()).toBeNull();
      expect(requests()).toBe(sent);
    },
  );

  it('the moderation of the text, longer than CHECK_AI_WAIT_MS: the embedded storyteller’s at once', async () => {
    const env = { ...WITH_CHECKS, CHECK_AI_WAIT_MS: '5000' };
    const { isOpen, text, teller } = await readUntilStall(env, CHECK, []);
    await advance(5000);
    await until(async () => (await text()).includes('Zephyrine'));
    await until(() => !isOpen());
    expect(await teller()).toBeNull();
  });

  it('the repair of a story that is good enough: that story, long before the wait is over', async () => {
    const { isOpen, text, teller } = await readUntilStall({}, CHAT, [careless]);
    await advance(STORY_WAIT_MS / 4);
    await until(async () => (await text()).includes('and and then'));
    await until(() => !isOpen());
    expect(await teller()).toMatch(/test-writer/);
    expect(product.plansBegun()).toBe(0);
  });
});

describe('a picture, when a service stalls at', () => {
  const LONG_CHECKS = { ...WITH_CHECKS, CHECK_AI_WAIT_MS: '60000' };
  it.each([
    ['the picture', {}, GENERATE, [], 10_000],
    ['the second prompt', {}, GENERATE, [refuse], 10_000],
    ['the edit of the drawing', { PICTURE_AI_MODE: 'edit' }, EDIT, [], 10_000],
    ['its moderation', { ...WITH_CHECKS, CHECK_AI_WAIT_MS: '5000' }, CHECK, [pass], 5000],
    ['a moderation with a longer wait than the picture’s', LONG_CHECKS, CHECK, [pass], 20_000],
  ] as [string, Record<string, string>, string, Respond[], number][])(
    '%s: the embedded drawing, and nothing is asked for again',
    async (_name, env, path, answers, waitMs) => {
      const opened = await readUntilStall({ ...WITH_PICTURES, ...env }, path, answers);
      const { child, story, isOpen, text, requests } = opened;
      expect(await text()).toContain('Zephyrine');
      const sent = requests();
      await advance(waitMs);
      await until(() => !isOpen());
      // The page worker waits on the same clock.
      await until(async () => (await countPictures(child, story)) === 1);
      vi.useRealTimers();
      const [page] = await completedPages(child, story, 1);
      expect(page && (await pictureTypeOf(child, page))).toMatch(/^image\/svg/);
      expect(requests()).toBe(sent);
    },
  );
});
