import { afterEach, describe, expect, it, vi } from 'vitest';
import { collectGarbage } from '../testing/collect-garbage.ts';
import { beginStory, nextPage, type OutsideProduct, startOutsideProduct } from './testing/outside-family.ts';
import { type Respond, sendJson } from './testing/test-service.ts';
import { completionOf, writeAnswer } from './testing/write-answer.ts';

let product: OutsideProduct;
const start = async (env: Record<string, string> = {}) => {
  product = await startOutsideProduct(env);
  return product;
};
afterEach(() => product.close());

type Family = Awaited<ReturnType<OutsideProduct['family']>>;

const STATE = '/accounts/api/outside-services/';
const CANARIES = /zephyrine|leopoldina|parent-\d|example\.org/i;

describe('stories by an outside service', () => {
  it('come from one request, which names nobody; later pages need none', async () => {
    const { family, service } = await start();
    const child = await family('Leopoldina');
    const story = await beginStory(child, 'Leopoldina and a fire engine');
    const first = await nextPage(child, story);
    expect(first).toContain('Zephyrine the fox');
    await nextPage(child, story);
    await nextPage(child, story);
    expect(service.requests).toHaveLength(1);
    expect(`${JSON.stringify(service.requests[0]?.headers)} ${service.requests[0]?.body}`).not.toMatch(
      CANARIES,
    );
    const { body } = await child.get(STATE);
    expect(body.stories).toMatchObject([
      { id: story, teller: 'a service on our own computer, test-writer', painted: 0 },
    ]);
  });

  const TOLD_HERE = 'are told by the embedded storyteller when the service %s';
  const expectToldHere = async (child: Family, story: number) => {
    const asked = product.service.requests.length;
    await nextPage(child, story);
    expect(product.service.requests).toHaveLength(asked);
    expect((await child.get(STATE)).body.stories).toMatchObject([{ teller: null }]);
  };

  it.each([
    ['fails', (_request, response) => sendJson(response, { error: { message: 'no' } }, 500)],
    ['refuses', (_request, response) => sendJson(response, { choices: [{ message: { refusal: 'No.' } }] })],
    [
      'answers with nonsense',
      (_request, response) => sendJson(response, { choices: [{ message: { content: '[]' } }] }),
    ],
    ['breaks the connection', (_request, response) => void response.destroy()],
  ] as [string, Respond][])(TOLD_HERE, async (_name, respond) => {
    const { family, service } = await start({ STORY_AI_WAIT_MS: '60000' });
    service.on('/chat/completions', respond);
    const child = await family();
    const story = await beginStory(child);
    expect(await nextPage(child, story)).toContain('Zephyrine');
    expect(service.requests.length).toBeGreaterThan(0);
    await expectToldHere(child, story);
  });

  it.each([
    ['never answers', () => undefined],
    [
      'never ends its answer',
      (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    ],
  ] as [string, Respond][])(TOLD_HERE, async (_name, respond) => {
    const { family, service } = await start({ STORY_AI_WAIT_MS: '1500' });
    const child = await family();
    const story = await beginStory(child);
    const asked = new Promise((arrived) =>
      service.on('/chat/completions', (request, response) => {
        arrived(null);
        return respond(request, response);
      }),
    );
    const text = nextPage(child, story);
    // A server that is too busy to ask in time does not ask.
    await Promise.race([text, asked]);
    await collectGarbage();
    expect(await text).toContain('Zephyrine');
    await expectToldHere(child, story);
  });

  it('are not asked for when the words may be a disclosure of the child', async () => {
    const { family, service } = await start({ STORY_AI_WAIT_MS: '60000' });
    const child = await family();
    const story = await beginStory(child, 'a dog that hides when the master is angry');
    expect(await nextPage(child, story)).toContain('Zephyrine');
    expect(service.requests).toEqual([]);
  });

  it('do not hold up the stories of others while a service is slow', async () => {
    const { family, server, service } = await start({ STORY_AI_WAIT_MS: '60000' });
    const open: (() => void)[] = [];
    service.on(
      '/chat/completions',
      (_request, response) => void open.push(() => sendJson(response, {}, 500)),
    );
    const children = await Promise.all(['A', 'B', 'C'].map(() => family()));
    const waiting = children.map(async (child) => nextPage(child, await beginStory(child)));
    await expect.poll(() => service.requests.length).toBe(2);
    const visitor = server.client();
    expect(await nextPage(visitor, await beginStory(visitor))).toContain('Zephyrine');
    const timer = setInterval(() => {
      for (const answer of open.splice(0)) answer();
    }, 20);
    await Promise.all(waiting);
    clearInterval(timer);
    expect(service.mostAtOnce()).toBe(2);
  });

  it('are as many as a family may have on a day', async () => {
    const { family, server, service } = await start({ AI_STORIES_PER_DAY: '2' });
    const child = await family();
    for (let i = 0; i < 3; i += 1) await nextPage(child, await beginStory(child));
    expect(service.requests).toHaveLength(2);
    server.advance(24 * 3_600_000);
    await nextPage(child, await beginStory(child));
    expect(service.requests).toHaveLength(3);
    const usage = await server.deps.db.selectFrom('service_usage').selectAll().orderBy('day').execute();
    expect(usage).toMatchObject([
      { stories: 2, calls: 2, input_tokens: 4000, output_tokens: 3000 },
      { stories: 1, calls: 1 },
    ]);
  });

  it('cost the account what the service names as its price, also where it refuses', async () => {
    const { family, server, service } = await start();
    const child = await family();
    const usage = { prompt_tokens: 2000, completion_tokens: 1500, cost: 0.0125 };
    service.on('/chat/completions', ({ json }, response) => {
      const [, user] = (json?.messages ?? []) as { content: string }[];
      const story = completionOf(JSON.stringify(writeAnswer(user?.content ?? '')));
      sendJson(response, { ...story, usage });
    });
    await nextPage(child, await beginStory(child));
    service.on('/chat/completions', (_request, response) =>
      sendJson(response, { ...completionOf(null, { finish_reason: 'content_filter' }), usage }),
    );
    await nextPage(child, await beginStory(child));
    const rows = () => server.deps.db.selectFrom('service_usage').selectAll().execute();
    await expect
      .poll(rows)
      .toMatchObject([{ stories: 2, calls: 2, input_tokens: 4000, cost_micros: 25_000 }]);
  });

  it('keep budget and bulkhead when twenty begin at once', async () => {
    const { family, service } = await start({
      AI_STORIES_PER_DAY: '5',
      AI_AT_ONCE: '2',
      STORY_AI_WAIT_MS: '60000',
    });
    const child = await family();
    const ids: number[] = [];
    for (let i = 0; i < 20; i += 1) ids.push(await beginStory(child));
    const texts = await Promise.all(ids.map((id) => nextPage(child, id)));
    expect(texts.every((text) => text.includes('Zephyrine'))).toBe(true);
    expect(service.requests).toHaveLength(5);
    expect(service.mostAtOnce()).toBeLessThanOrEqual(2);
  });

  it('leave a broken service alone, and a wrong key for an hour with one line for the operator', async () => {
    const { family, service } = await start({ AI_STORIES_PER_DAY: '50' });
    service.on('/chat/completions', (_request, response) => sendJson(response, { error: {} }, 401));
    const logged = vi.spyOn(product.server.deps.log, 'error');
    const child = await family();
    for (let i = 0; i < 3; i += 1) await nextPage(child, await beginStory(child));
    expect(service.requests).toHaveLength(1);
    expect(logged.mock.calls.map(([entry]) => entry)).toEqual([
      { event: 'service.disabled', service: 'story', kind: 'settings', status: 401 },
    ]);
  });

  it('are checked by a moderation service, without real names', async () => {
    const { family, service } = await start({ CHECK_AI_URL: 'SERVICE', CHECK_AI_MODEL: 'checker' });
    service.on('/moderations', (_request, response) => sendJson(response, { results: [{ flagged: true }] }));
    const child = await family();
    const story = await beginStory(child);
    await nextPage(child, story);
    const checks = service.requests.filter(({ path }) => path === '/moderations');
    expect(checks).toHaveLength(1);
    expect(String(checks[0]?.body)).not.toMatch(CANARIES);
    expect((await child.get(STATE)).body.stories).toMatchObject([{ teller: null }]);
    service.on('/moderations', (_request, response) => sendJson(response, { results: [{ flagged: false }] }));
    const second = await beginStory(child);
    await nextPage(child, second);
    service.on('/moderations', (_request, response) => sendJson(response, {}, 503));
    await nextPage(child, await beginStory(child));
    const { body } = await child.get(STATE);
    const told = body.stories.filter((one: { teller: string | null }) => one.teller !== null);
    expect(told.map(({ id }: { id: number }) => id)).toEqual([second]);
  });
});
