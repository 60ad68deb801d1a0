import { describe, expect, it } from 'vitest';
import { createFakeApi, json } from '../testing/fake-api.ts';

const withEtag = (etag: string, body: unknown) => () =>
  new Response(JSON.stringify(body), { status: 200, headers: { etag, 'content-type': 'application/json' } });
const notModified = () => new Response(null, { status: 304 });
const story = (id: number, title: string) => ({ id, title });
const card = (id: number, page_count: number, pages: object[] = []) => ({
  id,
  title: `${id}`,
  page_count,
  pages,
});

describe('a story that is opened again', () => {
  it('is not sent again while the server has nothing newer', async () => {
    const { api, sent } = createFakeApi([
      withEtag('W/"1"', story(7, 'The Moon Pearl')),
      notModified,
      withEtag('W/"2"', story(7, 'The Sun Pearl')),
      notModified,
    ]);
    const titles: string[] = [];
    for (let n = 0; n < 4; n += 1) titles.push((await api.stories.get(7)).title);
    expect(titles).toEqual(['The Moon Pearl', 'The Moon Pearl', 'The Sun Pearl', 'The Sun Pearl']);
    expect(sent.map(({ headers }) => headers['If-None-Match'])).toEqual([
      undefined,
      'W/"1"',
      'W/"1"',
      'W/"2"',
    ]);
  });

  it('is asked for anew when another child reads', async () => {
    let profile = 3;
    const { api, sent } = createFakeApi([withEtag('"1"', story(7, 'A'))], { profileId: () => profile });
    await api.stories.get(7);
    profile = 4;
    await api.stories.get(7);
    expect(sent[1]?.headers).not.toHaveProperty('If-None-Match');
  });

  it.each([
    ['signed in', 200],
    ['signed out', 401],
  ])('is asked for anew after somebody %s', async (_what, status) => {
    const { api, sent } = createFakeApi([
      withEtag('"1"', story(7, 'A')),
      json(status, { meta: { is_authenticated: status === 200 } }),
      withEtag('"1"', story(7, 'A')),
    ]);
    await api.stories.get(7);
    await (status === 200 ? api.auth.login('a@ex.org', 'x') : api.auth.logout()).catch(() => undefined);
    await api.stories.get(7);
    expect(sent).toHaveLength(3);
    expect(sent[2]?.headers).not.toHaveProperty('If-None-Match');
  });

  it('of a back end of another origin is always asked for whole', async () => {
    const { api, sent } = createFakeApi([withEtag('"1"', story(7, 'A')), withEtag('"1"', story(7, 'A'))], {
      settings: {
        apiOrigin: 'https://api.ex.org',
        storyApiBase: '/s',
        authApiBase: '',
        accountApiBase: '/a',
        liveUrl: '/ws/',
        overrideOrigins: [],
      },
    });
    await api.stories.get(7);
    await api.stories.get(7);
    expect(sent[1]?.headers).not.toHaveProperty('If-None-Match');
  });
});

describe('the cards of a shelf', () => {
  it('have as many pages as the story, of which the first has its picture and the last its id', async () => {
    const first = { id: 11, page_number: 1, image_status: 'completed', permanent_image_url: '/p.svg' };
    const { api, sent } = createFakeApi([
      json(200, [card(7, 3, [first, { id: 13, page_number: 3 }]), card(8, 0)]),
    ]);
    const [long, empty] = await api.stories.cards();
    expect(sent[0]?.call).toBe('GET /weaversworld/api/stories/');
    expect(sent[0]?.headers).toMatchObject({ accept: 'application/json;fields=card' });
    expect(long?.pages.map(({ page_number }) => page_number)).toEqual([1, 2, 3]);
    expect(long?.pages[0]).toMatchObject({ id: 11, permanent_image_url: '/p.svg' });
    expect(long?.pages[2]?.id).toBe(13);
    expect(empty?.pages).toEqual([]);
  });

  it('are fetched in parts until one is not full', async () => {
    const part = (from: number, length: number) =>
      json(
        200,
        Array.from({ length }, (_, at) => card(from - at, 0)),
      );
    const { api, sent } = createFakeApi([part(250, 100), part(150, 100), part(50, 50)]);
    expect((await api.stories.cards(5)).map(({ id }) => id)).toEqual(
      Array.from({ length: 250 }, (_, at) => 250 - at),
    );
    expect(sent.map(({ call }) => /after=(\d+)/.exec(call)?.[1])).toEqual([undefined, '151', '51']);
    expect(sent.every(({ headers }) => headers['X-Profile-ID'] === '5')).toBe(true);
  });

  it('are fetched to the end although one of a full part cannot be read', async () => {
    const full: unknown[] = Array.from({ length: 100 }, (_, at) => card(150 - at, 0));
    full[7] = { id: null };
    const { api } = createFakeApi([json(200, full), json(200, [card(50, 0)])]);
    expect(await api.stories.cards()).toHaveLength(100);
  });

  it('of a server without cards are its whole stories, asked for once', async () => {
    const whole = Array.from({ length: 130 }, (_, at) => ({
      id: at + 1,
      pages: [{ id: at + 500, text: 'Once' }],
    }));
    const { api, sent } = createFakeApi([json(200, whole)]);
    const stories = await api.stories.cards();
    expect(stories).toHaveLength(130);
    expect(stories[0]?.pages[0]?.text).toBe('Once');
    expect(sent).toHaveLength(1);
  });
});
