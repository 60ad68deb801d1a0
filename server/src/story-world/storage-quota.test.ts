import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

const API = '/weaversworld/api';
const FOX = { name: 'Finn', creature: 'fox', description: 'A brave red fox', pronouns: '' };

let server: TestServer;
const open = async (env: Record<string, string>) => {
  server = await startTestServer({ PAGE_DELAY_MS: '0', LIVE_POLL_MS: '20', ...env });
};
afterEach(() => server.close());

const characterOf = async (browser: Client): Promise<number> =>
  (await browser.post(`${API}/characters/`, FOX)).body.id;
const storyOf = async (browser: Client, character: number) =>
  browser.post(`${API}/stories/`, { theme: 'The moon', desired_ending: 'Cake', characters: [character] });

describe('the disk quota', () => {
  const fill = (bytes: number) => server.deps.db.updateTable('stories').set({ bytes }).execute();

  it('counts what a story takes, and lets a guest go on after a story was deleted', async () => {
    await open({ GUEST_QUOTA_MB: '1' });
    const browser = server.client();
    const character = await characterOf(browser);
    const { body: story } = await storyOf(browser, character);
    await browser.post(`${API}/stories/${story.id}/pages/`);
    await expect
      .poll(async () => (await browser.get(`${API}/stories/${story.id}/`)).body.pages[0]?.image_status, {
        timeout: 60_000,
      })
      .toBe('completed');
    const [stored] = await server.deps.db.selectFrom('stories').selectAll().execute();
    const [page] = await server.deps.db.selectFrom('pages').selectAll().execute();
    const [plan] = await server.deps.db.selectFrom('story_plans').selectAll().execute();
    const [picture] = await server.deps.db.selectFrom('page_pictures').selectAll().execute();
    const texts = [plan?.plan_json, page?.text].map((text) => Buffer.byteLength(text ?? ''));
    expect(picture?.bytes).toBe(picture?.data?.byteLength);
    expect(stored?.bytes).toBe(texts.reduce((sum, one) => sum + one, picture?.bytes ?? 0));
    expect(stored?.bytes).toBeGreaterThan(5000);

    await fill(1_000_000);
    for (const response of [
      await storyOf(browser, character),
      await browser.post(`${API}/stories/${story.id}/pages/`),
    ]) {
      expect(response.status).toBe(429);
      expect(response.body.error).toBe(
        'The bookshelf is full. Please delete a story to make room for another.',
      );
      expect(response.headers['retry-after']).toMatch(/^\d+$/);
    }
    expect((await browser.get(`${API}/stories/${story.id}/`)).status).toBe(200);
    await browser.delete(`${API}/stories/${story.id}/`);
    expect((await storyOf(browser, character)).status).toBe(201);
  });

  it('of an account covers all its child profiles', async () => {
    await open({ ACCOUNT_QUOTA_MB: '2' });
    const family = await server.family();
    const character = await characterOf(family);
    await storyOf(family, character);
    await fill(2_000_000);
    await family.post(`${API}/child-profiles/`, { name: 'Ben', age: 5 });
    const second = await characterOf(family);
    expect((await storyOf(family, second)).status).toBe(429);
    const neighbours = await server.family('Ada');
    expect((await storyOf(neighbours, await characterOf(neighbours))).status).toBe(201);
  });

  it('of the database refuses new pages with 503, and everything else goes on', async () => {
    await open({ DATA_QUOTA_MB: '4' });
    const browser = server.client();
    const character = await characterOf(browser);
    const { body: story } = await storyOf(browser, character);
    await server.deps.db
      .insertInto('story_plans')
      // Random, because PostgreSQL compresses what it can.
      .values({ story_id: story.id, plan_json: randomBytes(2_500_000).toString('hex') })
      .execute();
    // The size is measured once a second.
    server.advance(1000);
    const refused = await browser.post(`${API}/stories/${story.id}/pages/`);
    expect([refused.status, refused.body]).toEqual([
      503,
      { error: 'There is no room for new stories on this server right now. Please try again later.' },
    ]);
    expect((await browser.get(`${API}/stories/`)).status).toBe(200);
    expect((await browser.delete(`${API}/stories/${story.id}/`)).status).toBe(200);
  });
});
