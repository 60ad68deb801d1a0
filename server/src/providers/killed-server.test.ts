import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createVisitor, type TestVisitor } from '../testing/listening-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { JPEG, PNG } from './testing/sample-pictures.ts';
import { type Respond, sendJson, startTestService, type TestService } from './testing/test-service.ts';
import { completionOf, writeAnswer } from './testing/write-answer.ts';

/* The server as a process of its own, killed and started again; what it writes to its log. */

const CHAT = '/chat/completions';
const GENERATE = '/images/generations';
const CHECK = '/moderations';

let service: TestService;
let server: ServerProcess | undefined;
let dir: string;
beforeEach(async () => {
  service = await startTestService();
  dir = mkdtempSync(join(tmpdir(), 'ww-services-'));
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  await service.close();
});

let port = 0;
const start = async (): Promise<string> => {
  server = startServerProcess({
    DATA_DIR: dir,
    PORT: String(port),
    LOG_LEVEL: 'trace',
    STORY_AI_URL: service.url,
    STORY_AI_MODEL: 'test-writer',
    STORY_AI_KEY: 'secret-key',
    PICTURE_AI_URL: service.url,
    PICTURE_AI_MODEL: 'test-painter',
    CHECK_AI_URL: service.url,
    CHECK_AI_MODEL: 'test-checker',
    STORY_AI_WAIT_MS: '120000',
    CHECK_AI_WAIT_MS: '60000',
    AI_AT_ONCE: '10',
    AI_STORIES_PER_DAY: '50',
    LIVE_POLL_MS: '100',
  });
  const origin = await server.ready;
  port = Number(new URL(origin).port);
  return origin;
};
const kill = async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
};

/** A family that agreed to the services; answers its character. */
const agree = async (visitor: TestVisitor) => {
  const profile = await visitor.becomeParent('canary-parent@example.org');
  await visitor.call('PUT', `/accounts/api/outside-services/${profile}/`, { allowed: true });
  const character = { name: 'Zephyrine', creature: 'fox', description: 'likes Quentino', pronouns: '' };
  return (await visitor.call('POST', '/characters/', character)).body.id as string;
};
const begin = async (visitor: TestVisitor, character: string, theme = 'a fire engine for Quentino') => {
  const { body: story } = await visitor.call('POST', '/stories/', {
    theme,
    desired_ending: 'they have a big party',
    characters: [character],
  });
  await visitor.call('POST', `/stories/${story.id}/pages/`, {});
  return story.id as number;
};
const firstPage = async (visitor: TestVisitor, story: number) =>
  (await visitor.call('GET', `/stories/${story}/`)).body.pages[0];
const completedPage = async (visitor: TestVisitor, story: number) => {
  const page = () => firstPage(visitor, story);
  await expect.poll(async () => (await page()).image_status, { timeout: 60_000 }).toBe('completed');
  return page();
};

const messagesOf = (json: Record<string, unknown> | undefined) =>
  (json?.messages ?? []) as { content: string }[];
const write: Respond = ({ json }, response) =>
  sendJson(response, completionOf(JSON.stringify(writeAnswer(messagesOf(json)[1]?.content ?? ''))));
const paint: Respond = (_request, response) => sendJson(response, { data: [{ b64_json: JPEG }] });
const pass: Respond = (_request, response) => sendJson(response, { results: [{ flagged: false }] });
/** The service does what it should. */
const work = (): void => {
  service.on(CHAT, write);
  service.on(GENERATE, paint);
  service.on(CHECK, pass);
};

const CANARIES = /zephyrine|quentino|robin|canary-parent|fire engine|secret-key/i;

const SVG = 'image/svg+xml; charset=utf-8';
/** Where the server is killed, by the theme of the story; and whose text and which kind of picture the page has afterwards. */
const STEPS = [
  { step: 'a story is written', theme: 'windmill', teller: /^null$/, picture: 'image/jpeg' },
  { step: 'a story is repaired', theme: 'rocket', teller: /^null$/, picture: 'image/jpeg' },
  { step: 'a text is moderated', theme: 'umbrella', teller: /^null$/, picture: 'image/jpeg' },
  { step: 'a picture is painted', theme: 'balloon', teller: /test-writer/, picture: SVG },
  { step: 'a picture is moderated', theme: 'tram', teller: /test-writer/, picture: SVG },
];

/** Answers, but leaves one call of every story of `STEPS` open; answers which. */
const hangAtEveryStep = (): Set<string> => {
  const hung = new Set<string>();
  service.on(CHAT, (request, response) => {
    const messages = messagesOf(request.json);
    const question = messages[1]?.content ?? '';
    if (question.includes('windmill')) return void hung.add('a story is written');
    if (!question.includes('rocket')) return write(request, response);
    if (messages.length > 2) return void hung.add('a story is repaired');
    return sendJson(response, completionOf('{}'));
  });
  service.on(GENERATE, ({ json }, response) => {
    if (String(json?.prompt).includes('about: a balloon')) return void hung.add('a picture is painted');
    return sendJson(response, { data: [{ b64_json: PNG }] });
  });
  service.on(CHECK, (request, response) => {
    const { input } = request.json ?? {};
    if (typeof input !== 'string') return void hung.add('a picture is moderated');
    return input.includes('umbrella') ? void hung.add('a text is moderated') : pass(request, response);
  });
  return hung;
};

it('a server that is killed at any step goes on by itself after the next start, and pays for nothing twice', async () => {
  const visitor = createVisitor(await start());
  const character = await agree(visitor);
  const hung = hangAtEveryStep();
  const stories: number[] = [];
  for (const { theme } of STEPS) stories.push(await begin(visitor, character, `a ${theme} for Quentino`));
  await expect
    .poll(() => [...hung].sort(), { timeout: 60_000 })
    .toEqual(STEPS.map(({ step }) => step).sort());
  const pages = await Promise.all(stories.map((story) => firstPage(visitor, story)));
  await kill();
  work();
  service.requests.length = 0;
  await start();
  for (const [i, { step, teller, picture }] of STEPS.entries()) {
    const story = stories[i] ?? 0;
    const page = await completedPage(visitor, story);
    expect(page.text, step).toContain('Zephyrine');
    // What a child has read stays.
    expect(page.text.startsWith(pages[i].text), step).toBe(true);
    const { body } = await visitor.call('GET', '/accounts/api/outside-services/');
    const maker = body.stories.find(({ id }: { id: number }) => id === story);
    expect(String(maker.teller), step).toMatch(teller);
    const { headers } = await visitor.fetch(page.permanent_image_url);
    expect(headers.get('content-type'), step).toBe(picture);
  }
  // Pictures that nobody had asked for yet are painted, whoever wrote the text.
  expect(service.requests.map(({ path }) => path).sort()).toEqual([
    ...Array.from({ length: 3 }, () => GENERATE),
    ...Array.from({ length: 3 }, () => CHECK),
  ]);
});

it('logs and metrics have no word of a child, no name and no key, whatever the services answer', async () => {
  work();
  service.on(GENERATE, ({ body }, response) =>
    sendJson(response, { error: { message: `No: ${body}`, code: 'odd' } }, 400),
  );
  const origin = await start();
  const visitor = createVisitor(origin);
  const character = await agree(visitor);
  await completedPage(visitor, await begin(visitor, character));
  service.on(GENERATE, paint);
  service.on(CHAT, ({ body }, response) => sendJson(response, { error: { message: `${body}` } }, 500));
  await completedPage(visitor, await begin(visitor, character));
  const metrics = await (await visitor.fetch('/metrics')).text();
  expect(metrics).toMatch(/provider_call_duration_seconds_count\{kind="story",outcome="ok"\} 1/);
  expect(metrics).toMatch(/provider_call_duration_seconds_count\{kind="story",outcome="unavailable"\} 1/);
  expect(metrics).toMatch(/provider_call_duration_seconds_count\{kind="picture",outcome="rejected"\} 1/);
  expect(metrics).toMatch(/provider_units_total\{kind="story-input-tokens"\} 2000/);
  expect(metrics).not.toMatch(CANARIES);
  const { out, err } = server?.output ?? { out: '', err: '' };
  expect(err).toContain('service.failed');
  expect(out + err).not.toMatch(CANARIES);
});
