import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawScene } from '../illustrator/index.ts';
import { planStory } from '../storyteller/index.ts';
import type { StoryPlan, StoryRequest } from '../storyteller/story-plan.ts';
import type { PictureServiceSettings } from './provider-settings.ts';
import { requestPicture } from './request-picture.ts';
import { requestStory } from './request-story.ts';
import { createResiliencePolicy } from './resilience-policy.ts';
import { createServiceClient } from './service-client.ts';
import { findPublishedProblem, readPublishedForm } from './testing/published-schemas.ts';
import { PNG } from './testing/sample-pictures.ts';
import { sendJson, startTestService, type TestService } from './testing/test-service.ts';
import { writeAnswer } from './testing/write-answer.ts';

/*
 * Against a stand-in for OpenAI's API by other people, and requests against OpenAI's published schemas. The stand-in keeps the bodies of
 * chats alone; our own test service keeps every body, and checks all of them in this way.
 */

let mock: LLMock;
beforeEach(async () => {
  mock = new LLMock({ port: 0, host: '127.0.0.1' });
  await mock.start();
});
afterEach(() => mock.stop());

const request: StoryRequest = {
  theme: 'a fire engine',
  desiredEnding: 'they have a big party',
  totalPages: 4,
  cast: [{ id: '1', name: 'Mira', creature: 'fox', description: 'shy', pronouns: 'she/her' }],
  age: 7,
  seed: 's',
};
const never = new AbortController().signal;
const policy = () => createResiliencePolicy({ atOnce: 2, now: Date.now, onLastingFailure: () => undefined });
const settings = () => ({ url: `${mock.url}/v1`, key: 'key', model: 'gpt-test', body: {}, waitMs: 60_000 });

const requestTestStory = (format: 'json_schema' | 'json_object' | 'none' = 'json_schema') => {
  const story = { ...settings(), format, tokensField: 'max_completion_tokens' as const };
  const client = createServiceClient(story, 1_000_000);
  return requestStory(
    { settings: story, client, policy: policy(), now: Date.now, onUsage: () => undefined },
    request,
    { privateNames: [], deadline: Date.now() + 60_000, signal: never },
  );
};
/** The body of the last request, without the notes of the stand-in. */
const lastBody = (): Record<string, unknown> => {
  const { _endpointType, _context, ...body } = (mock.getLastRequest()?.body ?? {}) as Record<string, unknown>;
  return body;
};
const requestTestPicture = (plan: StoryPlan, more: Partial<PictureServiceSettings> = {}) => {
  const picture = { ...settings(), mode: 'generate' as const, size: '1536x1024', ...more };
  return requestPicture(
    {
      settings: picture,
      client: createServiceClient(picture, 1_000_000),
      policy: policy(),
      onUsage: () => undefined,
    },
    {
      plan,
      pageNumber: 1,
      draw: async () => drawScene(plan, 1),
      firstPicture: null,
      privateNames: [],
      signal: never,
    },
  );
};
const answerChats = () =>
  mock.onMessage(/page_plan/, ({ messages }) => ({
    content: JSON.stringify(writeAnswer(String(messages[1]?.content))),
  }));

describe('a compatible service', () => {
  it.each(['json_schema', 'json_object', 'none'] as const)(
    'tells a story by a valid request with the format %s',
    async (format) => {
      answerChats();
      const { plan } = await requestTestStory(format);
      expect(plan.scenes).toHaveLength(4);
      expect(findPublishedProblem('/chat/completions', lastBody())).toBe('');
    },
  );

  it('paints a page', async () => {
    answerChats();
    mock.onImage(/fox/, { images: [{ b64Json: PNG }] });
    const painted = await requestTestPicture((await requestTestStory()).plan);
    expect(painted.bytes.toString('base64')).toBe(PNG);
  });

  it('asks for moderation', async () => {
    mock.onModerate(/dragon/, { flagged: true, categories: { violence: true } });
    const client = createServiceClient(settings(), 100_000);
    expect(await client.isFlagged('a dragon', never)).toBe(true);
    expect(await client.isFlagged('a fox', never)).toBe(false);
  });

  it('reports its errors by kind', async () => {
    mock.nextRequestError(429, { code: 'rate_limit_exceeded', message: 'slow' });
    await expect(requestTestStory()).rejects.toMatchObject({ kind: 'rate-limited' });
    mock.nextRequestError(500);
    await expect(requestTestStory()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('the requests for', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService();
    for (const path of ['/images/generations', '/images/edits'])
      service.on(path, (_request, response) => sendJson(response, { data: [{ b64_json: PNG }] }));
    service.on('/moderations', (_request, response) => sendJson(response, { results: [{ flagged: false }] }));
  });
  afterEach(() => service.close());

  it.each(['generate', 'edit'] as const)('a picture (%s) are valid', async (mode) => {
    await requestTestPicture(planStory(request), { url: service.url, mode });
    const { path, body, headers, json } = service.requests[0] ?? {};
    if (mode === 'generate') {
      expect(path).toBe('/images/generations');
      expect(findPublishedProblem('/images/generations', json)).toBe('');
      expect(findPublishedProblem('/images/generations', { ...json, user: 'Mia' })).not.toBe('');
      return;
    }
    const type = headers?.['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body ?? []), {
      headers: { 'content-type': type },
    }).formData();
    expect(findPublishedProblem('/images/edits', readPublishedForm(form))).toBe('');
    form.set('user', 'Mia');
    expect(findPublishedProblem('/images/edits', readPublishedForm(form))).not.toBe('');
  });

  it('moderation of a text and of a picture are valid', async () => {
    const client = createServiceClient({ ...settings(), url: service.url }, 1_000_000);
    await client.isFlagged('a fox', never);
    const url = `data:image/png;base64,${PNG}`;
    await client.isFlagged([{ type: 'image_url', image_url: { url } }], never);
    expect(service.requests).toHaveLength(2);
    for (const { json } of service.requests) {
      expect(findPublishedProblem('/moderations', json)).toBe('');
      expect(findPublishedProblem('/moderations', { ...json, user: 'Mia' })).not.toBe('');
    }
  });

  it.each([
    ['/chat/completions', { model: 'm', messages: [{ role: 'user', content: 'x' }], child: 'Mia' }],
    ['/chat/completions', { messages: [{ role: 'user', content: 'x' }] }],
    ['/images/generations', { model: 'm' }],
    ['/images/generations', { prompt: 'a fox', n: 'one' }],
    ['/images/edits', { prompt: 'a fox' }],
    ['/moderations', { model: 'm' }],
    ['/moderations', { input: [{ type: 'image_url' }] }],
  ] as const)('%s are not valid as %j', (path, body) => {
    expect(findPublishedProblem(path, body)).not.toBe('');
  });
});
