import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestResponse } from '../testing/test-server.ts';
import { beginStory, nextPage, type OutsideProduct, startOutsideProduct } from './testing/outside-family.ts';
import { sendJson } from './testing/test-service.ts';
import { completionOf, writeAnswer } from './testing/write-answer.ts';

let product: OutsideProduct;
const start = async (env: Record<string, string> = {}) => {
  product = await startOutsideProduct(env);
  return product;
};
afterEach(() => product.close());

type Family = Awaited<ReturnType<OutsideProduct['family']>>;
const STATE = '/accounts/api/outside-services/';

describe('the consent to stories by an outside service', () => {
  it('is needed, and an account: else no request at all', async () => {
    const { server, family, service } = await start();
    const visitor = server.client();
    await nextPage(visitor, await beginStory(visitor));
    const child = await family('Leopoldina', false);
    await nextPage(child, await beginStory(child));
    expect(service.requests).toEqual([]);
    expect((await child.get(STATE)).body.stories).toEqual([]);
  });

  it('ends at once when the parent withdraws it', async () => {
    const { family, service } = await start();
    const child = await family();
    await child.put(`${STATE}${child.profileId}/`, { allowed: false });
    await nextPage(child, await beginStory(child));
    expect(service.requests).toEqual([]);
  });

  it('that is withdrawn while a story waits for its turn or is written stops it, and what was written is not used', async () => {
    const { family, server, service } = await start({ AI_AT_ONCE: '1', STORY_AI_WAIT_MS: '120000' });
    const child = await family();
    let answer = () => {};
    service.on('/chat/completions', ({ json }, response) => {
      const [, user] = (json?.messages ?? []) as { content: string }[];
      answer = () => sendJson(response, completionOf(JSON.stringify(writeAnswer(user?.content ?? ''))));
    });
    const stories = [await beginStory(child), await beginStory(child)];
    const texts = stories.map((story) => nextPage(child, story));
    const begun = () => server.deps.db.selectFrom('story_makers').selectAll().execute();
    await expect.poll(() => service.requests.length).toBe(1);
    await expect.poll(async () => (await begun()).length).toBe(2);
    await child.put(`${STATE}${child.profileId}/`, { allowed: false });
    answer();
    expect((await Promise.all(texts)).every((text) => text.includes('Zephyrine'))).toBe(true);
    expect(service.requests).toHaveLength(1);
    expect((await begun()).map(({ teller }) => teller)).toEqual([null, null]);
    // The second one was never sent, so it does not count.
    const usage = await server.deps.db.selectFrom('service_usage').select('stories').execute();
    expect(usage).toEqual([{ stories: 1 }]);
  });

  it('holds for no other recipient', async () => {
    const { family, server, service } = await start();
    const child = await family();
    await server.deps.db
      .updateTable('service_consents')
      .set({ recipient: 'Somebody Else (elsewhere.example)' })
      .execute();
    await nextPage(child, await beginStory(child));
    expect(service.requests).toEqual([]);
    expect((await child.get(STATE)).body.children).toEqual([
      { profile_id: child.profileId, allowed_since: null },
    ]);
  });

  it('holds for no other purpose at the same host', async () => {
    const { family, server, service } = await start();
    const child = await family();
    const { recipient } = await server.deps.db
      .selectFrom('service_consents')
      .select('recipient')
      .executeTakeFirstOrThrow();
    expect(recipient).toMatch(/^a service on our own computer \(\S+ writes stories\)$/);
    await server.deps.db
      .updateTable('service_consents')
      .set({ recipient: recipient.replace('writes stories', 'checks stories and pictures') })
      .execute();
    await nextPage(child, await beginStory(child));
    expect(service.requests).toEqual([]);
  });

  it.each([
    [
      'child profile',
      (child) => child.delete(`/weaversworld/api/child-profiles/${child.profileId}/`),
      ['service_consents', 'story_makers'],
    ],
    [
      'account',
      (child) => child.post('/accounts/api/delete/', { password: PASSWORD }),
      ['service_consents', 'story_makers', 'service_usage'],
    ],
  ] as [
    string,
    (child: Family) => Promise<TestResponse>,
    ('service_consents' | 'story_makers' | 'service_usage')[],
  ][])('is exported with what was made, and deleted with the %s', async (_name, remove, tables) => {
    const { family, server } = await start();
    const child = await family();
    await nextPage(child, await beginStory(child));
    const exported = (await child.get('/accounts/api/export/')).body;
    expect(exported.child_profiles[0].outside_services).toMatchObject({
      recipient: /^a service on our own computer/,
    });
    expect(exported.child_profiles[0].outside_services.allowed_since).toMatch(/^20\d\d-/);
    expect(exported.outside_service_usage).toMatchObject([{ stories: 1 }]);
    expect(exported.child_profiles[0].stories[0].told_by).toMatch(/test-writer/);
    for (const table of tables)
      expect(await server.deps.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    expect((await remove(child)).status).toBeLessThan(300);
    for (const table of tables)
      expect(await server.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('is given by the parent alone', async () => {
    const { server, family } = await start();
    const visitor = server.client();
    expect((await visitor.get(STATE)).status).toBe(401);
    const mine = await family();
    const other = await family();
    expect((await other.put(`${STATE}${mine.profileId}/`, { allowed: false })).status).toBe(404);
    expect((await mine.put(`${STATE}${mine.profileId}/`, { allowed: 'yes' })).status).toBe(400);
    const { body } = await mine.get(STATE);
    expect(body).toMatchObject({ available: true, writes: true, paints: false, checks: false });
    expect(body.recipient).toMatchObject({ name: 'a service on our own computer', url: null });
    expect(body.children[0].allowed_since).toBeGreaterThan(1_700_000_000);
  });
});
