import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectGarbage } from '../testing/collect-garbage.ts';
import { createServiceClient, type Usage } from './service-client.ts';
import { ServiceError } from './service-error.ts';
import { sendJson, startTestService, type TestService } from './testing/test-service.ts';
import { completionOf } from './testing/write-answer.ts';

const CHAT = '/chat/completions';
const MAX_BYTES = 50_000;

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const client = (waitMs = 60_000, key: string | null = 'secret-key', body: Record<string, unknown> = {}) =>
  createServiceClient({ url: service.url, key, model: 'writer', body, waitMs }, MAX_BYTES);
const ask = (
  one = client(),
  signal = new AbortController().signal,
  onUsage: (usage: Usage) => void = () => undefined,
) =>
  one.complete(
    {
      messages: [
        { role: 'system', content: 'Write.' },
        { role: 'user', content: 'canary words' },
      ],
      max_tokens: 2000,
    },
    signal,
    onUsage,
  );
const failureOf = async (work: Promise<unknown>): Promise<ServiceError> => {
  const error = await work.then(
    () => null,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
};

describe('a call to a service', () => {
  it('answers with text and usage', async () => {
    service.on(CHAT, (_request, response) => sendJson(response, completionOf('Once')));
    const usages: Usage[] = [];
    expect(await ask(client(), undefined, (usage) => usages.push(usage))).toBe('Once');
    expect(usages).toEqual([{ inputTokens: 2000, outputTokens: 1500, cost: null }]);
  });

  it.each([
    ['refused', { message: { refusal: 'No.' }, finish_reason: 'stop' }],
    ['refused', { message: { content: '' }, finish_reason: 'content_filter' }],
    ['cut-off', { message: { content: 'Once' }, finish_reason: 'length' }],
  ])('counts what an answer cost that is %s', async (kind, choice) => {
    service.on(CHAT, (_request, response) =>
      sendJson(response, { choices: [choice], usage: { prompt_tokens: 900, completion_tokens: 3000 } }),
    );
    const usages: Usage[] = [];
    expect((await failureOf(ask(client(), undefined, (usage) => usages.push(usage)))).kind).toBe(kind);
    expect(usages).toEqual([{ inputTokens: 900, outputTokens: 3000, cost: null }]);
  });

  it('sends the key, the fields of the operator, and nothing about this machine', async () => {
    service.on(CHAT, (_request, response) => sendJson(response, completionOf('Once')));
    await ask(client(60_000, 'secret-key', { temperature: 0.9, model: 'another' }));
    const [sent] = service.requests;
    expect(sent?.headers.authorization).toBe('Bearer secret-key');
    expect(sent?.json).toMatchObject({ temperature: 0.9, model: 'writer' });
    expect(JSON.stringify(sent?.headers)).not.toMatch(
      /stainless|node|linux|openai-organization|openai-project/i,
    );
    await ask(client(60_000, null));
    expect(service.requests[1]?.headers.authorization).toBeUndefined();
  });

  it.each([
    [500, {}, 'unavailable'],
    [503, { error: { message: 'canary words' } }, 'unavailable'],
    [408, {}, 'unavailable'],
    [401, { error: { message: 'bad key secret-key' } }, 'settings'],
    [403, {}, 'settings'],
    [404, { error: { message: 'no such model' } }, 'settings'],
    [400, { error: { code: 'unsupported_parameter' } }, 'rejected'],
    [422, {}, 'rejected'],
    [402, {}, 'quota'],
    [429, { error: { code: 'insufficient_quota' } }, 'quota'],
    [429, { error: { code: 'rate_limit_exceeded' } }, 'rate-limited'],
    [
      400,
      { error: { code: 'content_filter', innererror: { code: 'ResponsibleAIPolicyViolation' } } },
      'refused',
    ],
    [400, { error: { code: 'moderation_blocked' } }, 'refused'],
    [403, { error: { code: 403, metadata: { reasons: ['violence'] } } }, 'refused'],
    [200, { error: { code: 429, message: 'slow down' } }, 'rate-limited'],
    [200, { error: { code: 502 } }, 'unavailable'],
    [200, { error: { message: 'something' } }, 'bad-answer'],
    [200, { choices: [] }, 'bad-answer'],
    [200, completionOf(null), 'bad-answer'],
    [200, completionOf('Once', { finish_reason: 'length' }), 'cut-off'],
    [200, completionOf('Once', { finish_reason: 'content_filter' }), 'refused'],
    [200, completionOf(null, { message: { content: null, refusal: 'I cannot' } }), 'refused'],
  ])('understands status %s with %j as %s, from one request', async (status, body, kind) => {
    service.on(CHAT, (_request, response) => sendJson(response, body, status, { 'x-should-retry': 'true' }));
    expect((await failureOf(ask())).kind).toBe(kind);
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    ['7', 7000],
    ['0.5', 500],
  ])('reads Retry-After %s', async (header, ms) => {
    service.on(CHAT, (_request, response) => sendJson(response, {}, 429, { 'retry-after': header }));
    expect((await failureOf(ask())).retryAfterMs).toBe(ms);
  });

  const head = { 'content-type': 'application/json' };
  it.each([
    [
      'HTML',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Once</p>'),
    ],
    ['broken JSON', (response: ServerResponse) => response.writeHead(200, head).end('{"choices": [')],
    ['an empty body', (response: ServerResponse) => response.writeHead(200, head).end()],
    [
      'too much',
      (response: ServerResponse) => response.writeHead(200, head).end(JSON.stringify('x'.repeat(MAX_BYTES))),
    ],
    [
      'an announced flood',
      (response: ServerResponse) =>
        response.writeHead(200, { ...head, 'content-length': 10 ** 9 }).write('{'),
    ],
    ['no content', (response: ServerResponse) => response.writeHead(204).end()],
  ])('rejects %s', async (_name, respond) => {
    service.on(CHAT, (_request, response) => void respond(response));
    expect((await failureOf(ask())).kind).toBe('bad-answer');
  });

  it('stops reading a flood without end', async () => {
    let written = 0;
    service.on(CHAT, (_request, response) => {
      response.writeHead(200, head);
      const write = () => {
        if (response.destroyed) return;
        written += 10_000;
        response.write(' '.repeat(10_000), () => setImmediate(write));
      };
      write();
    });
    expect((await failureOf(ask())).kind).toBe('bad-answer');
    expect(written).toBeLessThan(100 * MAX_BYTES);
    await expect.poll(() => service.requests[0]?.wasAborted()).toBe(true);
  });

  it.each([301, 302, 307, 308])('does not follow a %s to another address', async (status) => {
    const other = await startTestService();
    other.on(CHAT, (_request, response) => sendJson(response, completionOf('Once')));
    service.on(
      CHAT,
      (_request, response) => void response.writeHead(status, { location: `${other.url}${CHAT}` }).end(),
    );
    const { kind } = await failureOf(ask());
    expect(['unavailable', 'bad-answer']).toContain(kind);
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it.each([
    ['no answer', () => undefined],
    [
      'a body that stalls',
      (response: ServerResponse) => void response.writeHead(200, head).write('{"choices":'),
    ],
  ])('ends after the wait with %s, and closes the connection', async (_name, respond) => {
    service.on(CHAT, (_request, response) => void respond(response));
    const failure = failureOf(ask(client(400)));
    // Takes away what only weak references hold, as happens by itself at any moment.
    await collectGarbage();
    expect((await failure).kind).toBe('timeout');
    await expect.poll(() => service.requests.every((each) => each.wasAborted())).toBe(true);
  });

  it('ends when the caller gives up, also in the middle of a body', async () => {
    service.on(CHAT, (_request, response) => void response.writeHead(200, head).write('{"choices":'));
    const caller = new AbortController();
    const asked = failureOf(ask(client(), caller.signal));
    await expect.poll(() => service.requests.length).toBe(1);
    caller.abort();
    expect((await asked).kind).toBe('aborted');
    await expect.poll(() => service.requests[0]?.wasAborted()).toBe(true);
  });

  it('reports a lost connection and a service that is not there', async () => {
    service.on(CHAT, ({ headers }, response) => void (headers && response.destroy()));
    expect((await failureOf(ask())).kind).toBe('unavailable');
    const gone = client();
    await service.close();
    expect((await failureOf(ask(gone))).kind).toBe('unavailable');
  });

  it('never fetches a URL that an answer names', async () => {
    service.on('/images/generations', (_request, response) =>
      sendJson(response, { data: [{ url: `${service.url}/picture.png` }] }),
    );
    const signal = new AbortController().signal;
    expect((await failureOf(client().generate({ prompt: 'a fox', size: '640x640' }, signal))).kind).toBe(
      'bad-answer',
    );
    expect(service.requests.map(({ path }) => path)).toEqual(['/images/generations']);
  });
});
