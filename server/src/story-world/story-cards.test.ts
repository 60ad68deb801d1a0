import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createVisitor,
  type ListeningServer,
  startListeningServer,
  type TestVisitor,
  until,
} from '../testing/listening-server.ts';
import { createStoryCards } from './story-cards.ts';

let server: ListeningServer;
let owner: TestVisitor;
/** Oldest first; the first has three pages, the second one. */
const stories: number[] = [];

const finished = (id: number) =>
  until(
    async () => (await owner.call('GET', `/stories/${id}/`)).body,
    (body) => body.pages.length > 0 && body.pages.at(-1).image_status === 'completed',
    20_000,
  );
const write = async (id: number) => {
  await owner.call('POST', `/stories/${id}/pages/`);
  return finished(id);
};
const cards = (query = '', headers?: Record<string, string>, visitor = owner) =>
  visitor.call('GET', `/stories/?fields=card${query}`, undefined, headers);
/** Between the ids of copies, so that none meets an id that was drawn. */
const APART = 2 ** 40;

const idsOf = (body: { id: number }[]) => body.map(({ id }) => id);

beforeAll(async () => {
  server = await startListeningServer();
  owner = createVisitor(server.origin);
  for (let n = 0; n < 5; n += 1) stories.push(await owner.makeStory());
  const [first = 0, second = 0] = stories;
  for (let page = 1; page <= 3; page += 1) await write(first);
  await write(second);
}, 60_000);
afterAll(() => server.close());

describe('a shelf', () => {
  it('has title, number of pages, first picture and last page of each story, newest first', async () => {
    const { status, body } = await cards();
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(stories.toReversed());
    for (const card of body) {
      const whole = (await owner.call('GET', `/stories/${card.id}/`)).body;
      const { title, theme, total_pages, is_public, user_is_owner, epoch, seq } = whole;
      const [first, ...rest] = whole.pages;
      const last = rest.at(-1);
      expect(card).toEqual({
        id: whole.id,
        ...{ title, theme, total_pages, is_public, user_is_owner, epoch, seq },
        page_count: whole.pages.length,
        pages: [
          ...(first === undefined ? [] : [{ ...first, text: undefined }]),
          ...(last === undefined ? [] : [{ id: last.id, page_number: last.page_number }]),
        ],
      });
    }
  });

  it('comes in parts, which together are all of it', async () => {
    const parts: number[] = [];
    for (let after = ''; ; ) {
      const { body } = await cards(`&limit=2${after}`);
      parts.push(...idsOf(body));
      if (body.length < 2) break;
      after = `&after=${body.at(-1).id}`;
    }
    expect(parts).toEqual(stories.toReversed());
  });

  it('is answered with 304 until one of its stories changes', async () => {
    const known = { 'if-none-match': (await cards()).headers.get('etag') ?? '' };
    expect((await cards('', known)).status).toBe(304);
    await write(stories[2] ?? 0);
    const changed = await cards('', known);
    expect(changed.status).toBe(200);
    expect(changed.body.find((card: { id: number }) => card.id === stories[2]).page_count).toBe(1);
    const now = { 'if-none-match': changed.headers.get('etag') ?? '' };
    await owner.call('DELETE', `/stories/${stories[4]}/`);
    expect(idsOf((await cards('', now)).body)).toEqual(stories.slice(0, 4).toReversed());
    await owner.call('POST', `/stories/${stories[4]}/restore/`);
    expect(idsOf((await cards('', now)).body)).toEqual(stories.toReversed());
  });

  it('has the mark of a favourite, and a new ETag when it is set', async () => {
    const known = { 'if-none-match': (await cards()).headers.get('etag') ?? '' };
    await owner.call('PUT', `/stories/${stories[1]}/favourite/`, { is_favourite: true });
    const { status, body } = await cards('', known);
    expect([
      status,
      body.filter((card: { is_favourite?: true }) => card.is_favourite === true).length,
    ]).toEqual([200, 1]);
    await owner.call('PUT', `/stories/${stories[1]}/favourite/`, { is_favourite: false });
  });

  it('has another ETag after a mark was set and taken away, and never the cards of another moment', async () => {
    const mark = (is_favourite: boolean) =>
      owner.call('PUT', `/stories/${stories[3]}/favourite/`, { is_favourite });
    const marked = (body: { is_favourite?: true }[]) => body.filter((card) => card.is_favourite).length;
    const etags = [(await cards()).headers.get('etag')];
    for (const is_favourite of [true, false, true, false]) {
      await mark(is_favourite);
      const { headers, body } = await cards();
      expect(marked(body)).toBe(is_favourite ? 1 : 0);
      etags.push(headers.get('etag'));
    }
    expect(new Set(etags).size).toBe(5);
    await mark(false);
    expect((await cards()).headers.get('etag')).toBe(etags.at(-1));
  });

  it('has the ETag of the cards it is sent with, while stories change between two readings', async () => {
    const storyCards = createStoryCards(server.db);
    const profile = await server.db
      .selectFrom('stories')
      .select(['profile_id', 'anonymous_id'])
      .where('id', '=', stories[0] ?? 0)
      .executeTakeFirstOrThrow();
    const shelf = { anonymousId: profile.anonymous_id ?? '' };
    const range = { limit: 3, after: undefined };
    let pending: Promise<unknown> = Promise.resolve();
    // When ETags are compared, the version was read, and the cards were not yet.
    const changedMeanwhile = await storyCards(shelf, range, () => {
      const change = { is_favourite: 1 };
      pending = server.db
        .updateTable('stories')
        .set(change)
        .where('id', '=', stories[4] ?? 0)
        .execute();
      return false;
    });
    await pending;
    const meanwhile = String(changedMeanwhile.body?.plain);
    await server.db
      .updateTable('stories')
      .set({ is_favourite: 0 })
      .where('id', '=', stories[4] ?? 0)
      .execute();
    const { etag, body } = await storyCards(shelf, range, () => false);
    expect(String(body?.plain)).not.toContain('is_favourite');
    if (meanwhile.includes('is_favourite')) expect(changedMeanwhile.etag).not.toBe(etag);
    else expect(changedMeanwhile.etag).toBe(etag);
  });

  it('is only the owner’s own', async () => {
    const stranger = createVisitor(server.origin);
    expect((await cards('', undefined, stranger)).body).toEqual([]);
    const id = await stranger.makeStory();
    const etag = (await cards()).headers.get('etag') ?? '';
    const strangersCards = await cards('', { 'if-none-match': etag }, stranger);
    expect([strangersCards.status, idsOf(strangersCards.body)]).toEqual([200, [id]]);
  });

  it('is asked for by the Accept header as well, at the address of the whole list', async () => {
    const accept = { accept: 'application/json;fields=card' };
    const byHeader = await owner.call('GET', '/stories/', undefined, accept);
    expect(byHeader.body).toEqual((await cards()).body);
    expect(byHeader.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    const whole = await owner.call('GET', '/stories/');
    expect(JSON.stringify(whole.body).length).toBeGreaterThan(JSON.stringify(byHeader.body).length);
  });

  it.each([
    ['application/json; fields=card', true],
    ['Application/JSON ; Fields="card"', true],
    ['application/json;fields=card, */*;q=0.1', true],
    ['text/html, application/json;q=0.9;fields=card', true],
    ['application/json;q=0.5, application/json;fields=card', true],
    ['application/json, application/json;fields=card;q=0.5', false],
    ['application/json;fields=card;q=0', false],
    ['application/json;fields=cards', false],
    ['text/plain;title="a, application/json;fields=card"', false],
    ['*/*', false],
  ])('by Accept: %s is asked for: %s', async (accept, asked) => {
    const { status, body } = await owner.call('GET', '/stories/', undefined, { accept });
    expect([status, body[0].page_count !== undefined]).toEqual([200, asked]);
  });

  it.each(['', ' ', '+5', '5.0', '1e1', '0x10', '-1', '1&limit=2', '99999999999999999999'])(
    'refuses limit=%s with a sentence',
    async (limit) => {
      const { status, body } = await owner.call('GET', `/stories/?fields=card&limit=${limit}`);
      expect([status, body.error]).toEqual([400, expect.stringMatching(/limit from 1 to 100/)]);
    },
  );

  it.each(['fields=cards', 'fields=card&limit=0', 'fields=card&limit=101', 'fields=card&after=x'])(
    'refuses %s with a sentence',
    async (query) => {
      const { status, body } = await owner.call('GET', `/stories/?${query}`);
      expect([status, body.error]).toEqual([
        400,
        'This list takes fields=card, limit from 1 to 100, and after with the id of a story.',
      ]);
    },
  );

  it('of a hundred stories takes less than 60 KB', async () => {
    const [row] = await server.db
      .selectFrom('stories')
      .selectAll()
      .where('id', '=', stories[0] ?? 0)
      .execute();
    const pages = await server.db
      .selectFrom('pages')
      .selectAll()
      .where('story_id', '=', stories[0] ?? 0)
      .execute();
    if (row === undefined) throw new Error('no story');
    for (let n = 1; n <= 100; n += 1) {
      await server.db
        .insertInto('stories')
        .values({ ...row, id: row.id + n * APART, idempotency_key: null })
        .execute();
      for (const page of pages)
        await server.db
          .insertInto('pages')
          .values({ ...page, id: page.id + n * APART, story_id: row.id + n * APART })
          .execute();
    }
    const { body } = await cards();
    expect(body).toHaveLength(100);
    expect(JSON.stringify(body).length).toBeLessThan(60_000);
  });
});

it('without the parameter the list has whole stories, whatever else is in the query', async () => {
  const { body } = await owner.call('GET', '/stories/?limit=1&after=3');
  expect(body.length).toBeGreaterThan(5);
  expect(
    body.every((story: { pages: { text?: string }[] }) =>
      story.pages.every(({ text }) => text !== undefined),
    ),
  ).toBe(true);
});

describe('the whole list', () => {
  const list = (headers?: Record<string, string>) => owner.call('GET', '/stories/', undefined, headers);

  it('is answered with 304 until something in it changes', async () => {
    const first = await list();
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await list(known)).status).toBe(304);
    for (const is_favourite of [true, false]) {
      await owner.call('PUT', `/stories/${stories[0]}/favourite/`, { is_favourite });
      const changed = await list(known);
      expect(changed.status).toBe(200);
      expect(changed.body.some((story: { is_favourite?: true }) => story.is_favourite)).toBe(is_favourite);
    }
    const { headers } = await list();
    const before = { 'if-none-match': headers.get('etag') ?? '' };
    await owner.call('POST', `/stories/${stories[0]}/toggle-sharing/`);
    const shared = await list(before);
    expect(shared.body.find((story: { id: number }) => story.id === stories[0]).share_url).toMatch(/^http/);
    await owner.call('POST', `/stories/${stories[0]}/toggle-sharing/`);
  });

  it('has an ETag of its own for each owner, and none that the cards have', async () => {
    const etag = (await list()).headers.get('etag');
    const stranger = createVisitor(server.origin);
    await stranger.makeStory();
    const theirs = await stranger.call('GET', '/stories/', undefined, { 'if-none-match': etag ?? '' });
    expect([theirs.status, theirs.body.length]).toEqual([200, 1]);
    expect((await cards('', { 'if-none-match': etag ?? '' })).status).toBe(200);
  });
});

it('a story that is restored is sent, whatever ETag the request names', async () => {
  const etag = (await owner.call('GET', `/stories/${stories[0]}/`)).headers.get('etag') ?? '';
  for (const known of [etag, '*']) {
    const restored = await owner.call('POST', `/stories/${stories[0]}/restore/`, undefined, {
      'if-none-match': known,
    });
    expect([restored.status, restored.body.id]).toEqual([200, stories[0]]);
  }
});
