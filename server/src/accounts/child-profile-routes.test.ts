import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const PROFILES = '/weaversworld/api/child-profiles/';
const CHARACTERS = '/weaversworld/api/characters/';
const STORIES = '/weaversworld/api/stories/';
const MILO = { name: 'Milo', creature: 'fox', description: 'A fox with a red scarf', pronouns: 'he/him' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PAGE_DELAY_MS: '0' });
});
afterAll(() => server.close());

describe('child profiles', () => {
  it('are created, listed, updated and deleted by their parent', async () => {
    const parent = await server.parent();
    const made = await parent.post(PROFILES, { name: '  Mia ', age: 7, admin: true });
    expect([made.status, made.body]).toEqual([201, { id: expect.any(Number), name: 'Mia', age: 7 }]);
    const { id } = made.body;
    expect((await parent.get('/auth/session')).body.data.active_child_profile_id).toBe(id);
    expect((await parent.patch(`${PROFILES}${id}/`, { age: 8 })).body).toEqual({ id, name: 'Mia', age: 8 });
    expect((await parent.patch(`${PROFILES}${id}/`, { name: 'Mina' })).body).toEqual({
      id,
      name: 'Mina',
      age: 8,
    });
    expect((await parent.patch(`${PROFILES}${id}/`, {})).body).toEqual({ id, name: 'Mina', age: 8 });
    expect((await parent.get(PROFILES)).body).toEqual([{ id, name: 'Mina', age: 8 }]);
    expect((await parent.delete(`${PROFILES}${id}/`)).status).toBe(204);
    expect((await parent.get(PROFILES)).body).toEqual([]);
    expect((await parent.get('/auth/session')).body.data.active_child_profile_id).toBeNull();
  });

  it('keep the face and colour that were chosen, and refuse unknown ones', async () => {
    const parent = await server.parent();
    const made = await parent.post(PROFILES, { name: 'Mia', age: 7, face: 'owl', color: 'sky' });
    const mia = { id: made.body.id, name: 'Mia', age: 7, face: 'owl', color: 'sky' };
    expect(made.body).toEqual(mia);
    expect((await parent.patch(`${PROFILES}${mia.id}/`, { face: 'fox' })).body).toEqual({
      ...mia,
      face: 'fox',
    });
    expect((await parent.get(PROFILES)).body).toEqual([{ ...mia, face: 'fox' }]);
    for (const wrong of [{ face: '<svg>' }, { color: 'red; x' }, { face: null }])
      expect((await parent.patch(`${PROFILES}${mia.id}/`, wrong)).status).toBe(400);
    expect((await parent.get(PROFILES)).body).toEqual([{ ...mia, face: 'fox' }]);
  });

  it.each<[unknown, string]>([
    [{}, 'Please enter a name for the child profile'],
    [{ name: '   ', age: 5 }, 'Please enter a name for the child profile'],
    [{ name: 'a\u0000b', age: 5 }, 'Please enter a name for the child profile'],
    [{ name: 'x'.repeat(101), age: 5 }, 'Maximum length is 100 characters'],
    [{ name: 'Mia' }, 'Age must be a number between 1 and 18'],
    [{ name: 'Mia', age: 0 }, 'Age must be a number between 1 and 18'],
    [{ name: 'Mia', age: 19 }, 'Age must be a number between 1 and 18'],
    [{ name: 'Mia', age: 5.5 }, 'Age must be a number between 1 and 18'],
    [{ name: 'Mia', age: '7' }, 'Age must be a number between 1 and 18'],
    [{ name: 'Mia', age: null }, 'Age must be a number between 1 and 18'],
  ])('are rejected with the body %j', async (body, error) => {
    const parent = await server.parent();
    const response = await parent.post(PROFILES, body as Record<string, unknown>);
    expect([response.status, response.body]).toEqual([
      400,
      { error, field: expect.stringMatching(/^(name|age)$/) },
    ]);
  });

  it('cannot have an unsafe name', async () => {
    const parent = await server.parent();
    const response = await parent.post(PROFILES, { name: 'Shithead', age: 7 });
    expect([response.status, response.body]).toEqual([400, { error: expect.any(String), field: 'name' }]);
  });

  it('are limited to twenty per account', async () => {
    const parent = await server.parent();
    for (let n = 0; n < 20; n += 1)
      expect((await parent.post(PROFILES, { name: `Kid ${n}`, age: 7 })).status).toBe(201);
    expect((await parent.post(PROFILES, { name: 'One more', age: 7 })).status).toBe(400);
  });

  it('can be made active; the session key does not reveal the session token', async () => {
    const family = await server.family();
    const second = (await family.post(PROFILES, { name: 'Ben', age: 4 })).body.id;
    const response = await family.post(`${PROFILES}${family.profileId}/set-active/`);
    expect(response.status).toBe(200);
    const token = family.jar.get('sessionid') ?? '';
    const hashes = await server.deps.db.selectFrom('sessions').select('token_hash').execute();
    const key = response.body.session_key;
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect([token, ...hashes.map((row) => row.token_hash)].some((one) => one.includes(key))).toBe(false);
    expect((await family.get('/auth/session')).body.data.active_child_profile_id).toBe(family.profileId);
    expect(second).not.toBe(family.profileId);
  });

  it('are deleted with their characters and stories', async () => {
    const family = await server.family();
    const character = await family.post(CHARACTERS, MILO);
    expect(character.status).toBe(201);
    const story = {
      title: 'Your Story',
      theme: 'a lost kite',
      desired_ending: 'all are friends',
      characters: [character.body.id],
    };
    expect((await family.post(STORIES, story)).status).toBe(201);
    await family.delete(`${PROFILES}${family.profileId}/`);
    const { db } = server.deps;
    for (const table of ['characters', 'stories'] as const)
      expect(
        await db.selectFrom(table).select('id').where('profile_id', '=', family.profileId).execute(),
      ).toEqual([]);
  });
});

describe('the profile of another account', () => {
  it.each<[string, string, unknown]>([
    ['PATCH', '', { name: 'Mine' }],
    ['DELETE', '', undefined],
    ['POST', 'set-active/', undefined],
  ])('is not found by %s %s', async (method, path, body) => {
    const [mine, theirs] = [await server.family(), await server.family('Ben')];
    for (const id of [theirs.profileId, 999_999, 'x', '-1', '1e3', '9'.repeat(30)]) {
      const response = await mine.call(method, `${PROFILES}${id}/${path}`, body as Record<string, unknown>);
      expect([response.status, response.body]).toEqual([404, { error: 'This child profile does not exist' }]);
    }
    expect((await theirs.get(PROFILES)).body[0].name).toBe('Ben');
    expect((await mine.get('/auth/session')).body.data.active_child_profile_id).toBe(mine.profileId);
  });

  it('cannot be selected by a header', async () => {
    const [mine, theirs] = [await server.family(), await server.family()];
    for (const id of [theirs.profileId, 999_999, 'x'])
      for (const path of [CHARACTERS, STORIES])
        expect((await mine.get(path, { headers: { 'X-Profile-ID': String(id) } })).status).toBe(403);
    const hidden = await mine.post(CHARACTERS, MILO, {
      headers: { 'X-Active-Child-Profile-ID': String(theirs.profileId) },
    });
    expect(hidden.status).toBe(403);
  });

  it('selected by a page whose session has ended elsewhere is answered with 401, so that the page notices', async () => {
    const family = await server.family();
    const asChild = { headers: { 'X-Profile-ID': String(family.profileId) } };
    await server.deps.db.deleteFrom('sessions').execute();
    expect((await family.get(STORIES, asChild)).status).toBe(401);
    expect((await family.get(STORIES)).body).toEqual([]);
    expect((await server.client().get(STORIES, asChild)).body).toEqual([]);
  });

  it('requires signing in', async () => {
    for (const [method, path] of [
      ['GET', PROFILES],
      ['POST', PROFILES],
      ['PATCH', `${PROFILES}1/`],
      ['DELETE', `${PROFILES}1/`],
      ['POST', `${PROFILES}1/set-active/`],
      ['POST', '/weaversworld/api/migrate-session/1/'],
    ] as const) {
      const response = await server.client().call(method, path);
      expect([response.status, response.body]).toEqual([401, { error: 'Please sign in first.' }]);
    }
  });
});

describe('anonymous work', () => {
  const makeThings = async (browser: ReturnType<TestServer['client']>) => {
    const one = await browser.post(CHARACTERS, MILO);
    await browser.post(CHARACTERS, { ...MILO, name: 'Lila' });
    const story = {
      title: 'Your Story',
      theme: 'a lost kite',
      desired_ending: 'all are friends',
      characters: [one.body.id],
    };
    expect((await browser.post(STORIES, story)).status).toBe(201);
  };
  const signIn = async (browser: ReturnType<TestServer['client']>, email: string) => {
    await browser.post('/auth/signup', { email, password: 'a loom of nine threads' });
    await browser.post('/auth/email/verify', { key: await server.keyFor(email) });
    expect((await browser.post('/auth/login', { email, password: 'a loom of nine threads' })).status).toBe(
      200,
    );
  };

  it('is kept through signing up and in, and can be migrated to a child profile once', async () => {
    const browser = server.client();
    await makeThings(browser);
    await signIn(browser, 'mover@example.org');
    const { id } = (await browser.post(PROFILES, { name: 'Mia', age: 7 })).body;
    expect((await browser.get(STORIES)).body).toEqual([]);
    const responses = await Promise.all(
      [1, 2].map(() => browser.post(`/weaversworld/api/migrate-session/${id}/`)),
    );
    expect(responses.map(({ body }) => body)).toContainEqual({ stories_migrated: 1, characters_migrated: 2 });
    expect(responses.map(({ body }) => body)).toContainEqual({ stories_migrated: 0, characters_migrated: 0 });
    expect((await browser.get(STORIES)).body).toHaveLength(1);
    expect((await browser.get(CHARACTERS)).body).toHaveLength(2);
  });

  it('cannot be migrated to the profile of another account', async () => {
    const theirs = await server.family();
    const browser = server.client();
    await makeThings(browser);
    await signIn(browser, 'mover-2@example.org');
    const response = await browser.post(`/weaversworld/api/migrate-session/${theirs.profileId}/`);
    expect(response.status).toBe(404);
    expect((await theirs.get(STORIES)).body).toEqual([]);
  });

  it('is kept when a visitor who never signed in cancels a pending stage', async () => {
    const browser = server.client();
    await makeThings(browser);
    await browser.post('/auth/signup', { email: 'gives-up@example.org', password: 'a loom of nine threads' });
    await browser.delete('/auth/session');
    expect((await browser.get('/auth/session')).body.data.flows).toHaveLength(2);
    expect((await browser.get(CHARACTERS)).body).toHaveLength(2);
  });

  it('is not accessible after signing out', async () => {
    const browser = server.client();
    await makeThings(browser);
    await signIn(browser, 'mover-3@example.org');
    await browser.delete('/auth/session');
    expect((await browser.get(CHARACTERS)).body).toEqual([]);
  });
});
