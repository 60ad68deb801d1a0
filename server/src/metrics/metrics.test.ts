import { afterEach, expect, it } from 'vitest';
import { onPostgres } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const API = '/weaversworld/api';
const TOKEN = 'a long secret that only the operator has';

let server: TestServer;
const open = async (env: Record<string, string> = {}) => {
  server = await startTestServer({ PAGE_DELAY_MS: '0', LIVE_POLL_MS: '20', ...env });
  return server.client();
};
afterEach(() => server.close());

const metricsOf = async (): Promise<string> => (await server.client().get('/metrics')).body;

it('counts requests by method, route and status, never by address or words', async () => {
  const browser = await open();
  await browser.get(`${API}/stories/4711/?secret=Quillby`);
  await browser.post(`${API}/characters/`, {
    name: 'Quillby',
    creature: 'fox',
    description: 'Likes rain',
    pronouns: '',
  });
  const text = await metricsOf();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/weaversworld/api/stories/:id/",status="404"} 1',
  );
  expect(text).toContain(
    'http_request_duration_seconds_count{method="POST",route="/weaversworld/api/characters/",status="201"} 1',
  );
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^live_connections 0$/m);
  expect(text).not.toMatch(/Quillby|\b4711\b|127\.0\.0\.1/);
});

/** Asks for a page of a new story. */
const askForPage = async (browser: Awaited<ReturnType<typeof open>>): Promise<void> => {
  const fox = { name: 'Finn', creature: 'fox', description: 'A brave red fox', pronouns: '' };
  const { body: character } = await browser.post(`${API}/characters/`, fox);
  const { body: story } = await browser.post(`${API}/stories/`, {
    theme: 'The moon',
    desired_ending: 'Cake',
    characters: [character.id],
  });
  expect((await browser.post(`${API}/stories/${story.id}/pages/`)).status).toBe(202);
};

it('measures the steps of pages', async () => {
  await askForPage(await open({ PAGE_DELAY_MS: '60000' }));
  expect(await metricsOf()).toMatch(/^page_jobs_due 0$/m);
  server.advance(90_000);
  await expect
    .poll(metricsOf, { timeout: 60_000 })
    .toContain('page_step_duration_seconds_count{stage="text",outcome="done"} 1');
});

it('shows how many pages wait for a worker, and for how long', async () => {
  await askForPage(await open({ PAGE_DELAY_MS: '60000', LIVE_POLL_MS: '60000' }));
  const waitingPages = async (): Promise<string[]> => {
    // A worker that is still awake takes the page; then it waits a minute for the page's next step.
    await server.deps.db
      .updateTable('page_jobs')
      .set({ due_at: Date.now() - 40_000 })
      .execute();
    return (await metricsOf()).match(/^page_jobs_(due|oldest_due_seconds) .*$/gm) ?? [];
  };
  await expect
    .poll(waitingPages, { interval: 500 })
    .toEqual(['page_jobs_due 1', expect.stringMatching(/^page_jobs_oldest_due_seconds [4-9]\d/)]);
});

it('shows the connections to PostgreSQL, of which SQLite has none, and does not count its own queries', async () => {
  await open();
  const readPool = async () => (await metricsOf()).match(/^database_\w+ \d+$/gm) ?? [];
  await expect
    .poll(readPool)
    .toEqual(
      onPostgres
        ? [
            expect.stringMatching(/^database_connections [1-9]/),
            expect.stringMatching(/^database_connections_idle [1-9]/),
            'database_pool_waiting 0',
          ]
        : [],
    );
});

it('counts uncertain texts by whether the sentence encoder was heard', async () => {
  server = await startTestServer({}, undefined, async (text) => (text.includes('second') ? null : [0, 0, 0]));
  const browser = server.client();
  const fox = { name: 'Finn', creature: 'dog', pronouns: '' };
  for (const description of ['a dog that hides when the master is angry', 'a fox who bakes bread'])
    await browser.post(`${API}/characters/`, { ...fox, description });
  await browser.post(`${API}/characters/`, {
    ...fox,
    description: 'a second dog that hides when the master is angry',
  });
  expect((await metricsOf()).match(/^second_opinions_total.*/gm)).toEqual([
    'second_opinions_total{outcome="given"} 1',
    'second_opinions_total{outcome="skipped"} 1',
  ]);
});

it('is for the operator only', async () => {
  await open({ OPERATOR_TOKEN: TOKEN, PUBLIC_ORIGIN: 'https://stories.example' });
  const read = async (headers: Record<string, string>) =>
    (await server.client().get('/metrics', { headers })).status;
  expect(await read({})).toBe(401);
  expect(await read({ authorization: 'Bearer a long secret that is not the operator’s' })).toBe(401);
  expect(await read({ authorization: `Bearer ${TOKEN}` })).toBe(200);
});

it('answers every request with an id: the proxy’s when it is well-formed', async () => {
  const browser = await open();
  const idOf = async (given?: string) =>
    (await browser.get('/healthz', given === undefined ? {} : { headers: { 'x-request-id': given } }))
      .headers['x-request-id'];
  expect(await idOf('abc-123456')).toBe('abc-123456');
  expect(await idOf('{"event":"forged"}')).toMatch(/^[0-9a-f]{16}$/);
  expect(await idOf()).toMatch(/^[0-9a-f]{16}$/);
  expect(await idOf()).not.toBe(await idOf());
});
