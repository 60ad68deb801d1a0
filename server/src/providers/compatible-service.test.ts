import { LLMock } from '@copilotkit/aimock';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawScene } from '../illustrator/index.ts';
import type { StoryRequest } from '../storyteller/story-plan.ts';
import { paintPage } from './paint-page.ts';
import { requestStory } from './request-story.ts';
import { createResiliencePolicy } from './resilience-policy.ts';
import { createServiceClient } from './service-client.ts';
import openai from './testing/openai-requests.json' with { type: 'json' };
import { PNG } from './testing/sample-pictures.ts';
import { sendJson, startTestService } from './testing/test-service.ts';
import { writeAnswer } from './testing/write-answer.ts';

/* Against a stand-in for OpenAI's API by other people, and requests against OpenAI's published schemas. */

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(openai, 'openai');
const problemsOf = (call: 'chat' | 'generate' | 'edit' | 'moderate', body: unknown) => {
  const validate = ajv.getSchema(`openai#/properties/${call}`);
  return validate?.(body) === true ? [] : (validate?.errors ?? ['no such schema']);
};

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

const tell = (format: 'json_schema' | 'json_object' | 'none' = 'json_schema') => {
  const story = { ...settings(), format, tokensField: 'max_completion_tokens' as const };
  const client = createServiceClient(story, 1_000_000);
  return requestStory(
    { settings: story, client, policy: policy(), now: Date.now, onUsage: () => undefined },
    request,
    { privateNames: [], deadline: Date.now() + 60_000, signal: never },
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
      const { plan } = await tell(format);
      expect(plan.scenes).toHaveLength(4);
      const { _endpointType, _context, ...body } = (mock.getLastRequest()?.body ?? {}) as Record<
        string,
        unknown
      >;
      expect(problemsOf('chat', body)).toEqual([]);
    },
  );

  it('paints a page by a valid request', async () => {
    answerChats();
    mock.onImage(/fox/, { images: [{ b64Json: PNG }] });
    const { plan } = await tell();
    const picture = { ...settings(), mode: 'generate' as const, size: '1536x1024' };
    const painted = await paintPage(
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
    expect(painted.bytes.toString('base64')).toBe(PNG);
  });

  it('edits a page by a valid request', async () => {
    const service = await startTestService();
    service.on('/images/edits', (_request, response) => sendJson(response, { data: [{ b64_json: PNG }] }));
    const client = createServiceClient({ ...settings(), url: service.url }, 1_000_000);
    const bytes = Buffer.from(PNG, 'base64');
    const references = [
      { name: 'drawing.png', bytes, type: 'image/png' },
      { name: 'page-1.png', bytes, type: 'image/png' },
    ];
    await client.edit({ prompt: 'a fox', size: '1536x1024', references }, never);
    const { body, headers } = service.requests[0] ?? {};
    const form = await new Response(new Uint8Array(body ?? []), {
      headers: { 'content-type': headers?.['content-type'] ?? '' },
    }).formData();
    // Lists have brackets behind their name in a form, and numbers are text.
    const { 'image[]': _, n, ...fields } = Object.fromEntries(form);
    const image = form.getAll('image[]').map((file) => (file as File).name);
    expect(problemsOf('edit', { ...fields, n: Number(n), image })).toEqual([]);
    expect(problemsOf('edit', { ...fields, n: Number(n), image, user: 'Mia' })).not.toEqual([]);
    await service.close();
  });

  it('asks for moderation', async () => {
    mock.onModerate(/dragon/, { flagged: true, categories: { violence: true } });
    const client = createServiceClient(settings(), 100_000);
    expect(await client.isFlagged('a dragon', never)).toBe(true);
    expect(await client.isFlagged('a fox', never)).toBe(false);
  });

  it('reports its errors by kind', async () => {
    mock.nextRequestError(429, { code: 'rate_limit_exceeded', message: 'slow' });
    await expect(tell()).rejects.toMatchObject({ kind: 'rate-limited' });
    mock.nextRequestError(500);
    await expect(tell()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('finds a request invalid that has a field nobody knows', () => {
    expect(
      problemsOf('chat', { model: 'm', messages: [{ role: 'user', content: 'x' }], child: 'Mia' }),
    ).not.toEqual([]);
    expect(problemsOf('generate', { model: 'm' })).not.toEqual([]);
    expect(problemsOf('moderate', { model: 'm', input: [{ type: 'text', text: 'x' }] })).toEqual([]);
  });
});
