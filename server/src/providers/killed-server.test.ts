import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createVisitor, type TestVisitor } from '../testing/listening-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { JPEG } from './testing/sample-pictures.ts';
import { sendJson, startTestService, type TestService } from './testing/test-service.ts';
import { completionOf, writeAnswer } from './testing/write-answer.ts';

/* The server as a process of its own, killed and started again; what it writes to its log. */

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
    STORY_AI_WAIT_MS: '60000',
    LIVE_POLL_MS: '100',
    PAGE_LEASE_MS: '500',
  });
  const origin = await server.ready;
  port = Number(new URL(origin).port);
  return origin;
};
const kill = async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
};

/** Begins a story in a family that agreed to the services. */
const begin = async (visitor: TestVisitor) => {
  const profile = await visitor.becomeParent('canary-parent@example.org');
  await visitor.call('PUT', `/accounts/api/outside-services/${profile}/`, { allowed: true });
  const character = { name: 'Zephyrine', creature: 'fox', description: 'likes Quentino', pronouns: '' };
  const { body: fox } = await visitor.call('POST', '/characters/', character);
  const { body: story } = await visitor.call('POST', '/stories/', {
    theme: 'a fire engine for Quentino',
    desired_ending: 'they have a big party',
    characters: [fox.id],
  });
  await visitor.call('POST', `/stories/${story.id}/pages/`, {});
  return story.id as number;
};
const firstPage = async (visitor: TestVisitor, story: number) =>
  (await visitor.call('GET', `/stories/${story}/`)).body.pages[0];
const asked = (path: string) => service.requests.filter((request) => request.path === path).length;

const write = (): void =>
  service.on('/chat/completions', ({ json }, response) => {
    const [, user] = (json?.messages ?? []) as { content: string }[];
    sendJson(response, completionOf(JSON.stringify(writeAnswer(user?.content ?? ''))));
  });

const CANARIES = /zephyrine|quentino|robin|canary-parent|fire engine|secret-key/i;

describe('a server that is killed', () => {
  it('while a service writes: the embedded storyteller goes on, and nothing is paid for twice', async () => {
    service.on('/chat/completions', () => undefined);
    const visitor = createVisitor(await start());
    const story = await begin(visitor);
    await expect.poll(() => asked('/chat/completions'), { timeout: 30_000 }).toBe(1);
    await kill();
    await start();
    await expect
      .poll(async () => (await firstPage(visitor, story)).text, { timeout: 30_000 })
      .toContain('Zephyrine');
    expect(asked('/chat/completions')).toBe(1);
  });

  it('while a service paints: the embedded illustrator draws, and nothing is paid for twice', async () => {
    write();
    service.on('/images/generations', () => undefined);
    const visitor = createVisitor(await start());
    const story = await begin(visitor);
    await expect.poll(() => asked('/images/generations'), { timeout: 30_000 }).toBe(1);
    const { text } = await firstPage(visitor, story);
    await kill();
    await start();
    const page = () => firstPage(visitor, story);
    await expect.poll(async () => (await page()).image_status, { timeout: 30_000 }).toBe('completed');
    expect((await page()).text).toBe(text);
    const picture = await visitor.fetch((await page()).permanent_image_url);
    expect(picture.headers.get('content-type')).toContain('svg');
    expect(asked('/images/generations')).toBe(1);
    expect(asked('/chat/completions')).toBe(1);
  });
});

it('logs and metrics have no word of a child, no name and no key, whatever the services answer', async () => {
  write();
  service.on('/images/generations', ({ body }, response) =>
    sendJson(response, { error: { message: `No: ${body}`, code: 'odd' } }, 400),
  );
  const origin = await start();
  const visitor = createVisitor(origin);
  const story = await begin(visitor);
  const page = () => firstPage(visitor, story);
  await expect.poll(async () => (await page()).image_status, { timeout: 30_000 }).toBe('completed');
  service.on('/images/generations', (_request, response) =>
    sendJson(response, { data: [{ b64_json: JPEG }] }),
  );
  service.on('/chat/completions', ({ body }, response) =>
    sendJson(response, { error: { message: `${body}` } }, 500),
  );
  const { body: again } = await visitor.call('POST', '/stories/', {
    theme: 'a fire engine for Quentino',
    desired_ending: 'they have a big party',
    characters: (await visitor.call('GET', `/stories/${story}/`)).body.characters,
  });
  await visitor.call('POST', `/stories/${again.id}/pages/`, {});
  await expect
    .poll(async () => (await firstPage(visitor, again.id)).image_status, { timeout: 30_000 })
    .toBe('completed');
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
