import { describe, expect, it, vi } from 'vitest';
import { aSupport } from '../testing/builders.ts';
import { createFakeApi, json, text } from '../testing/fake-api.ts';

const profile = { id: 3, name: 'Mia', age: 6 };
const CSRF_PAGE = '<!DOCTYPE html><h1>Forbidden (403)</h1><p>CSRF verification failed.</p>';

describe('every request', () => {
  it('sends cookies', async () => {
    const { api, sent } = createFakeApi([json(200, [])]);
    await api.stories.list();
    expect(sent[0]).toMatchObject({ call: 'GET /weaversworld/api/stories/', credentials: 'include' });
  });

  it('uses the origin and base paths of the settings', async () => {
    const settings = {
      apiOrigin: 'https://api.ex.org',
      storyApiBase: '/s',
      authApiBase: '/_allauth/browser/v1',
      accountApiBase: '/a',
      liveUrl: '/ws/',
      overrideOrigins: [],
    };
    const { api, sent } = createFakeApi([json(200, []), json(401, {})], { settings });
    await api.profiles.list();
    await api.auth.login('a@ex.org', 'x');
    expect(sent.map(({ call }) => call)).toEqual([
      'GET https://api.ex.org/s/child-profiles/',
      'POST https://api.ex.org/_allauth/browser/v1/auth/login',
    ]);
  });

  it('throws a network error when there is no response', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { api } = createFakeApi([], { fetch });
    await expect(api.stories.list()).rejects.toMatchObject({
      kind: 'network',
      status: 0,
      serverMessage: null,
    });
  });

  it('throws a network error when the response body breaks off', async () => {
    const broken = () => {
      const stream = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
      return new Response(stream, { status: 200 });
    };
    const { api } = createFakeApi([broken]);
    await expect(api.stories.list()).rejects.toMatchObject({ kind: 'network', status: 200 });
  });
});

describe('the CSRF token', () => {
  it('is read from the cookie for every change', async () => {
    const { api, sent, jar } = createFakeApi([json(200, profile)]);
    await api.profiles.create({ name: 'Mia', age: 6 });
    jar.cookies = 'theme=night; csrftoken=two; other=1';
    await api.profiles.create({ name: 'Mia', age: 6 });
    expect(sent.map(({ headers }) => headers['X-CSRFToken'])).toEqual(['one', 'two']);
  });

  it('is not sent with a GET', async () => {
    const { api, sent } = createFakeApi([json(200, [])]);
    await api.profiles.list();
    expect(sent[0]?.headers).not.toHaveProperty('X-CSRFToken');
  });

  it('is fetched first when the cookie is missing', async () => {
    const jar = { now: '' };
    const fetched = () => {
      jar.now = 'csrftoken=fresh';
      return new Response(null, { status: 204 });
    };
    const { api, sent } = createFakeApi([fetched, json(200, profile)], { cookies: () => jar.now });
    await api.profiles.create({ name: 'Mia', age: 6 });
    expect(sent.map(({ call }) => call)).toEqual([
      'GET /accounts/api/csrf/',
      'POST /weaversworld/api/child-profiles/',
    ]);
    expect(sent[1]?.headers['X-CSRFToken']).toBe('fresh');
  });

  it.each([
    ["Django's page", text(403, CSRF_PAGE)],
    ['our server', json(403, { status: 403 })],
  ])(
    'is missing in a browser without cookies: the error after a 403 of %s explains it',
    async (_who, forbidden) => {
      const { api, sent } = createFakeApi([json(200, {}), forbidden], { cookies: () => '' });
      const failure = await api.auth.login('a@ex.org', 'x').catch((error: unknown) => error);
      expect(failure).toMatchObject({
        status: 403,
        serverMessage:
          'This page needs cookies to know you again. Please allow them in your browser and try again.',
      });
      expect(sent.map(({ call }) => call)).toEqual(['GET /accounts/api/csrf/', 'POST /auth/login']);
    },
  );

  it.each([
    ['the browser stored other cookies, but not the token', 'ww_visitor=1', json(200, {})],
    ['the token could not be fetched', '', json(500, {})],
  ])('is not reported as a cookie problem when %s', async (_why, cookies, csrf) => {
    const { api } = createFakeApi([csrf, json(403, { status: 403 })], { cookies: () => cookies });
    const failure = await api.auth.login('a@ex.org', 'x').catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 403, serverMessage: null });
  });

  it('may be missing when the server does not require it', async () => {
    const { api } = createFakeApi([json(200, {}), json(200, profile)], { cookies: () => '' });
    await expect(api.profiles.create({ name: 'Mia', age: 6 })).resolves.toMatchObject(profile);
  });

  it.each([
    ["Django's page", text(403, CSRF_PAGE)],
    ['a JSON body that mentions CSRF', json(403, { detail: 'CSRF Failed: CSRF token incorrect.' })],
  ])('is fetched again and the change sent once more after %s', async (_what, forbidden) => {
    const { api, sent } = createFakeApi([forbidden, text(200, ''), json(200, profile)]);
    expect(await api.profiles.create({ name: 'Mia', age: 6 })).toEqual(profile);
    expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'GET', 'POST']);
  });

  it('that rotated meanwhile is used to send the change once more without fetching it', async () => {
    const jar = { now: 'csrftoken=old' };
    const rotated = () => {
      jar.now = 'csrftoken=new';
      return new Response('{"status":403}', { status: 403 });
    };
    const { api, sent } = createFakeApi([rotated, json(200, profile)], { cookies: () => jar.now });
    expect(await api.profiles.create({ name: 'Mia', age: 6 })).toEqual(profile);
    expect(sent.map(({ headers }) => headers['X-CSRFToken'])).toEqual(['old', 'new']);
  });

  it('is not tried a third time', async () => {
    const { api, sent } = createFakeApi([text(403, CSRF_PAGE), text(200, ''), text(403, CSRF_PAGE)]);
    await expect(api.profiles.remove(3)).rejects.toMatchObject({
      kind: 'http',
      status: 403,
      serverMessage: null,
    });
    expect(sent).toHaveLength(3);
  });

  it('is not fetched again after any other 403', async () => {
    const { api, sent } = createFakeApi([json(403, { error: 'You do not have access to this story' })]);
    await expect(api.stories.remove(7)).rejects.toMatchObject({
      serverMessage: 'You do not have access to this story',
    });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['an HTTP error', text(500, '')],
    [
      'no response',
      () => {
        throw new TypeError('offline');
      },
    ],
  ])('resolves to false and is reported after %s', async (_what, response) => {
    const { api, report } = createFakeApi([response]);
    expect(await api.account.fetchCsrf()).toBe(false);
    expect(report).toHaveBeenCalledOnce();
  });

  it('resolves to true for any body', async () => {
    const { api } = createFakeApi([text(200, 'not json')]);
    expect(await api.account.fetchCsrf()).toBe(true);
  });
});

describe('a response', () => {
  it.each([
    ['bare', profile],
    ['in an envelope', { data: profile }],
  ])('is parsed %s', async (_how, body) => {
    const { api } = createFakeApi([json(200, body)]);
    expect(await api.profiles.create({ name: 'Mia', age: 6 })).toEqual(profile);
  });

  it('may have string ids; decimal ones become numbers, so that ids compare with ===', async () => {
    const ids = ['3', 'b7-a1'];
    const { api, sent } = createFakeApi([
      json(
        200,
        ids.map((id) => ({ ...profile, id })),
      ),
    ]);
    expect((await api.profiles.list()).map(({ id }) => id)).toEqual([3, 'b7-a1']);
    await api.profiles.setActive('b7-a1').catch(() => undefined);
    expect(sent[1]?.call).toBe('POST /weaversworld/api/child-profiles/b7-a1/set-active/');
  });

  it('loses only the invalid entries of a list', async () => {
    const { api } = createFakeApi([json(200, { data: [profile, { name: 'no id' }, null] })]);
    expect(await api.profiles.list()).toEqual([profile]);
  });

  it('may be empty where no body is needed', async () => {
    const { api } = createFakeApi([() => new Response(null, { status: 204 })]);
    await expect(api.profiles.remove(3)).resolves.toBeUndefined();
    expect(await api.profiles.setActive(3)).toEqual({ session_key: null });
  });

  it.each([
    ['an HTML page', text(200, '<html></html>')],
    ['an empty body', text(200, '')],
    ['another type', json(200, { data: 'x' })],
  ])('of the wrong shape throws: %s', async (_what, response) => {
    const { api } = createFakeApi([response]);
    await expect(api.profiles.list()).rejects.toMatchObject({ kind: 'shape', status: 200 });
  });

  it('with status 401 to a story-world request calls onUnauthorized and throws', async () => {
    const onUnauthorized = vi.fn();
    const { api } = createFakeApi([json(401, { error: 'Please sign in.' })], { onUnauthorized });
    await expect(api.stories.list()).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledOnce();
    await api.auth.session();
    await api.auth.login('a@ex.org', 'wrong');
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});

describe('the profile headers', () => {
  it('name the active profile on story-world requests, or the profile given', async () => {
    const { api, sent } = createFakeApi([json(200, []), json(200, []), json(401, {})], {
      profileId: () => 3,
    });
    await api.stories.list();
    await api.stories.list('8');
    await api.auth.session();
    expect(sent.map(({ headers }) => headers['X-Profile-ID'])).toEqual(['3', '8', undefined]);
  });

  it('and the body name it when a character is created', async () => {
    const character = { name: 'Bo', creature: 'fox', description: 'brave', pronouns: '' as const };
    const { api, sent } = createFakeApi([json(201, { id: 1, ...character })], { profileId: () => 3 });
    await api.characters.create(character);
    expect(sent[0]?.headers).toMatchObject({ 'X-Profile-ID': '3', 'X-Active-Child-Profile-ID': '3' });
    expect(sent[0]?.body).toMatchObject({ name: 'Bo', profile_id: 3 });
  });

  it('are absent for an anonymous visitor', async () => {
    const { api, sent } = createFakeApi([json(200, [])]);
    await api.characters.list();
    expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['accept']);
  });
});

describe('help lines in a successful answer', () => {
  const support = { ...aSupport(), message: 'You are not alone.' };
  const input = { title: 'T', theme: 'a dog', desired_ending: 'cake', characters: [] };

  it('are passed on after a change, and are no part of what was made', async () => {
    const onHelpOffered = vi.fn();
    const { api } = createFakeApi([json(201, { id: 4, support })], { onHelpOffered });
    expect(await api.stories.create(input)).not.toHaveProperty('support');
    expect(onHelpOffered.mock.calls).toEqual([[support]]);
  });

  it('are passed on by no other answer', async () => {
    const onHelpOffered = vi.fn();
    const offers = [
      json(200, { id: 4, support }),
      json(400, { error: 'No.', support }),
      json(201, { id: 4 }),
    ];
    const { api } = createFakeApi(offers, { onHelpOffered });
    await api.stories.get(4);
    await expect(api.stories.create(input)).rejects.toMatchObject({ status: 400 });
    await api.stories.create(input);
    expect(onHelpOffered).not.toHaveBeenCalled();
  });
});
