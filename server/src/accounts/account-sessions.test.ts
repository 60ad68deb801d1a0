import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SESSIONS = '/auth/sessions';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

const signIn = async (email: string, userAgent = PHONE) => {
  const browser = server.client();
  const headers = { 'user-agent': userAgent };
  await browser.post('/auth/login', { email, password: PASSWORD }, { headers, ip: '192.0.2.7' });
  return browser;
};
const idsOf = (body: { data: { id: number; is_current: boolean }[] }, current: boolean) =>
  body.data.filter((one) => one.is_current === current).map(({ id }) => id);

describe('the sessions of a user', () => {
  it('are listed with browser, address and times, the current one marked, and no anonymous or foreign one', async () => {
    const parent = await server.parent();
    await server.parent();
    await signIn(parent.email);
    const response = await parent.get(SESSIONS);
    expect(response.status).toBe(200);
    expect(response.body.status).toBe(200);
    expect(response.body.data).toHaveLength(2);
    expect(response.body.data).toContainEqual({
      id: expect.any(Number),
      user_agent: PHONE,
      ip: '192.0.2.7',
      created_at: expect.any(Number),
      last_seen_at: expect.any(Number),
      is_current: false,
    });
    expect(idsOf(response.body, true)).toHaveLength(1);
    expect(JSON.stringify(response.body)).not.toContain(parent.jar.get('sessionid'));
  });

  it('keep a long User-Agent short, and nothing at all of an anonymous visitor', async () => {
    const parent = await server.parent();
    await signIn(parent.email, 'x'.repeat(5000));
    const { data } = (await parent.get(SESSIONS)).body;
    expect(data.map((one: { user_agent: string }) => one.user_agent.length)).toContain(200);
    const visitor = server.client();
    const hero = { name: 'Finn', creature: 'fox', description: 'red', pronouns: '' };
    const options = { headers: { 'user-agent': PHONE }, ip: '192.0.2.9' };
    expect((await visitor.post('/weaversworld/api/characters/', hero, options)).status).toBe(201);
    const rows = await server.deps.db
      .selectFrom('sessions')
      .select(['user_agent', 'ip'])
      .where('user_id', 'is', null)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toEqual({ user_agent: '', ip: '' });
  });

  it('can be ended: the others no longer work, the response has the rest', async () => {
    const parent = await server.parent();
    const [phone, tablet] = [await signIn(parent.email), await signIn(parent.email)];
    const before = (await parent.get(SESSIONS)).body;
    const response = await parent.call('DELETE', SESSIONS, { sessions: idsOf(before, false) });
    expect([response.status, response.body.data.length]).toEqual([200, 1]);
    expect(response.headers['clear-site-data']).toBeUndefined();
    expect(idsOf(response.body, true)).toEqual(idsOf(before, true));
    for (const browser of [phone, tablet]) expect((await browser.get('/auth/session')).status).toBe(401);
    expect((await parent.get('/auth/session')).status).toBe(200);
  });

  it('end this one too when it is named: 401, and the cookie is gone', async () => {
    const parent = await server.parent();
    const phone = await signIn(parent.email);
    const ids = idsOf((await parent.get(SESSIONS)).body, true);
    const response = await parent.call('DELETE', SESSIONS, { sessions: ids.map(String) });
    expect([response.status, response.body.meta.is_authenticated]).toEqual([401, false]);
    expect(parent.jar.has('sessionid')).toBe(false);
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect((await phone.get(SESSIONS)).body.data).toHaveLength(1);
  });

  it("cannot be ended by another user, and an unknown id ends nobody's", async () => {
    const [parent, stranger] = [await server.parent(), await server.parent()];
    const [own] = idsOf((await parent.get(SESSIONS)).body, true);
    const [mine] = idsOf((await stranger.get(SESSIONS)).body, true);
    const response = await stranger.call('DELETE', SESSIONS, { sessions: [mine, own] });
    expect([response.status, response.body]).toEqual([
      400,
      {
        status: 400,
        errors: [
          {
            message: `Select a valid choice. ${own} is not one of the available choices.`,
            code: 'invalid_choice',
            param: 'sessions',
          },
        ],
      },
    ]);
    const odd = await stranger.call('DELETE', SESSIONS, { sessions: ['constructor'] });
    expect(odd.body.errors[0].message).toBe(
      'Select a valid choice. constructor is not one of the available choices.',
    );
    expect((await parent.get('/auth/session')).status).toBe(200);
    expect((await stranger.get('/auth/session')).status).toBe(200);
  });

  it.each([undefined, {}, { sessions: [] }, { sessions: 7 }, { sessions: [{}] }])(
    'are not ended by the body %j',
    async (body) => {
      const parent = await server.parent();
      const response = await parent.call('DELETE', SESSIONS, body);
      expect([response.status, response.body.errors[0]?.param]).toEqual([400, 'sessions']);
    },
  );

  it('require a signed-in user', async () => {
    for (const method of ['GET', 'DELETE'])
      expect((await server.client().call(method, SESSIONS, undefined)).status).toBe(401);
  });
});
