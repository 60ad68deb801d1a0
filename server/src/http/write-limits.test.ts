import { afterEach, describe, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

const API = '/weaversworld/api';
const FOX = { name: 'Finn', creature: 'fox', description: 'A brave red fox', pronouns: '' };
const SENTENCE = 'That was a little too often. Please wait a minute and try again.';

let server: TestServer;
const open = async (env: Record<string, string> = {}) => {
  server = await startTestServer({ RATE_LIMITS: 'on', PAGE_DELAY_MS: '0', LIVE_POLL_MS: '20', ...env });
};
afterEach(() => server.close());

/** Calls until the first 429, at most `max` times. */
const callUntilRefused = async (call: () => ReturnType<Client['post']>, max: number) => {
  for (let done = 0; done < max; done += 1) {
    const response = await call();
    if (response.status === 429) return { done, response };
  }
  return { done: max, response: null };
};
const characterOf = async (browser: Client, ip?: string): Promise<number> =>
  (await browser.post(`${API}/characters/`, FOX, ip === undefined ? {} : { ip })).body.id;
const storyOf = async (browser: Client, character: number, ip?: string) =>
  browser.post(
    `${API}/stories/`,
    { theme: 'The moon', desired_ending: 'Cake', characters: [character] },
    ip === undefined ? {} : { ip },
  );
const pageIsWritten = (browser: Client, story: number) =>
  expect
    .poll(async () => (await browser.get(`${API}/stories/${story}/`)).body.pages[0]?.text, {
      timeout: 90_000,
      interval: 200,
    })
    .toMatch(/\w/);

describe('what one visitor may write in a minute', () => {
  it('is limited for characters, with a sentence and Retry-After, before the body is read', async () => {
    await open();
    const browser = server.client();
    await characterOf(browser);
    const { done, response } = await callUntilRefused(() => browser.post(`${API}/characters/`, FOX), 100);
    expect(done).toBeGreaterThanOrEqual(30);
    expect(response?.body).toEqual({ error: SENTENCE });
    expect(Number(response?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(response?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await browser.post(`${API}/characters/`, { nonsense: true })).status).toBe(429);
    expect((await browser.get(`${API}/characters/`)).status).toBe(200);
    const other = server.client();
    expect((await other.post(`${API}/characters/`, FOX)).status).toBe(201);
  });

  it('is limited for stories and changes', async () => {
    await open();
    const browser = server.client();
    const character = await characterOf(browser);
    expect((await callUntilRefused(() => storyOf(browser, character), 60)).done).toBeLessThan(60);
    const rename = () => browser.put(`${API}/characters/${character}/`, FOX);
    expect((await callUntilRefused(rename, 200)).done).toBe(120);
  });

  it('is limited for pages: at most five are in progress, in different stories', async () => {
    await open({ PAGE_DELAY_MS: '60000' });
    const browser = server.client();
    const character = await characterOf(browser);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { body } = await storyOf(browser, character);
      const page = await browser.post(`${API}/stories/${body.id}/pages/`);
      statuses.push(page.status);
      if (page.status === 429) expect(page.headers['retry-after']).toBe('10');
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
  });

  it.each([
    ['pages', 60, (browser: Client) => browser.post(`${API}/stories/4711/pages/`)],
    ['e-books', 10, (browser: Client) => browser.get(`${API}/stories/4711/book.epub`)],
  ])('is limited for %s to %d, whatever becomes of them', async (_what, limit, call) => {
    await open();
    const [browser, other] = [server.client(), server.client()];
    for (const one of [browser, other]) await characterOf(one);
    const { done, response } = await callUntilRefused(() => call(browser), limit + 1);
    expect(done).toBe(limit);
    expect(response?.body).toEqual({ error: SENTENCE });
    expect(response?.headers['retry-after']).toMatch(/^\d+$/);
    expect((await call(other)).status).toBe(404);
  });

  it('is limited for exports, in the format of the account API', async () => {
    await open();
    const parent = await server.parent();
    const { done, response } = await callUntilRefused(() => parent.get('/accounts/api/export/'), 20);
    expect(done).toBe(5);
    expect(response?.body).toEqual({ status: 429 });
    expect(Number(response?.headers['retry-after'])).toBeGreaterThan(60);
  });
});

describe('what one IP address may write', () => {
  it('has room for a class of thirty that starts in the same minute', async () => {
    await open();
    const statuses = new Set<number>();
    const child = async () => {
      const browser = server.client();
      for (let n = 0; n < 3; n += 1) statuses.add((await browser.post(`${API}/characters/`, FOX)).status);
      const character = await characterOf(browser);
      const story = await storyOf(browser, character);
      statuses.add(story.status);
      statuses.add((await browser.post(`${API}/stories/${story.body.id}/pages/`)).status);
      await pageIsWritten(browser, story.body.id);
    };
    await Promise.all(Array.from({ length: 30 }, child));
    expect([...statuses].sort()).toEqual([201, 202]);
  });

  it('is limited for new guests, and an IPv6 household counts as one address', async () => {
    await open();
    const create = (ip: string) => server.client().post(`${API}/characters/`, FOX, { ip });
    let n = 0;
    const { done } = await callUntilRefused(() => create(`2001:db8:1:2::${(++n).toString(16)}`), 100);
    expect(done).toBe(60);
    expect((await create('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await create('2001:db8:1:3::1')).status).toBe(201);
  });

  it('is limited for an IPv6 /48 to four times of what one household may', async () => {
    await open();
    const create = (ip: string) => server.client().post(`${API}/characters/`, FOX, { ip });
    let n = 0;
    const { done } = await callUntilRefused(() => create(`2001:db8:1:${(++n).toString(16)}::1`), 260);
    expect(done).toBe(240);
    expect((await create('2001:db8:2:1::1')).status).toBe(201);
  });

  it('is limited over all its visitors; RATE_LIMIT_ADDRESS_FACTOR raises it', async () => {
    for (const [factor, refused] of [
      ['1', true],
      ['4', false],
    ] as const) {
      await open({ RATE_LIMIT_ADDRESS_FACTOR: factor });
      const browsers = Array.from({ length: 10 }, () => server.client());
      let last = 0;
      for (let n = 0; n < 32 && last !== 429; n += 1)
        for (const browser of browsers) last = (await browser.post(`${API}/characters/`, FOX)).status;
      expect(last === 429).toBe(refused);
      if (refused) await server.close();
    }
  });

  it('is limited for preview cards that have to be rendered', async () => {
    await open();
    const browser = server.client();
    const character = await characterOf(browser);
    const { body: story } = await storyOf(browser, character);
    await browser.post(`${API}/stories/${story.id}/pages/`);
    await expect
      .poll(async () => (await browser.get(`${API}/stories/${story.id}/`)).body.pages[0]?.image_status, {
        timeout: 60_000,
      })
      .toBe('completed');
    const { body: shared } = await browser.post(`${API}/stories/${story.id}/toggle-sharing/`);
    const card = () => browser.get(`${new URL(shared.share_url).pathname}/card.png`);
    const other = () =>
      server.deps.db.updateTable('pages').set({ picture_key: crypto.randomUUID() }).execute();
    // A cached card costs nothing.
    for (let n = 0; n < 40; n += 1) expect((await card()).status).toBe(200);
    for (let n = 0; n < 29; n += 1) {
      await other();
      await card();
    }
    await other();
    const refused = await card();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  });
});
