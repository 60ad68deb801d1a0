import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createVisitor,
  type ListeningServer,
  startListeningServer,
  type TestVisitor,
  until,
} from '../testing/listening-server.ts';
import { deleteExpired } from './housekeeping.ts';

let server: ListeningServer;
let guest: TestVisitor;
let parent: TestVisitor;
let other: TestVisitor;
let stranger: TestVisitor;

beforeAll(async () => {
  server = await startListeningServer();
  [guest, parent, other, stranger] = [1, 2, 3, 4].map(() => createVisitor(server.origin)) as [
    TestVisitor,
    TestVisitor,
    TestVisitor,
    TestVisitor,
  ];
  await parent.becomeParent('parent@example.org');
  await other.becomeParent('other@example.org');
});
afterAll(() => server.close());

const finished = (visitor: TestVisitor, story: number) =>
  until(
    async () => (await visitor.call('GET', `/stories/${story}/`)).body,
    (body) => body.pages.at(-1)?.image_status === 'completed',
  );

describe('characters', () => {
  it('have a portrait for their owner only, with a new ETag once they look different', async () => {
    const id = await parent.makeCharacter();
    const path = `/characters/${id}/portrait/`;
    const drawn = await parent.call('GET', path);
    expect(drawn.status).toBe(200);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(drawn.headers.get('content-security-policy')).toContain('sandbox');
    expect(drawn.headers.get('cache-control')).toBe('private, no-cache');
    const known = { 'if-none-match': drawn.headers.get('etag') ?? '' };
    expect((await parent.call('GET', path, undefined, known)).status).toBe(304);
    for (const who of [guest, other, stranger]) expect((await who.call('GET', path)).status).toBe(404);
    await parent.call('PUT', `/characters/${id}/`, { ...parent.fox, creature: 'owl' });
    expect((await parent.call('GET', path, undefined, known)).status).toBe(200);
    await parent.call('DELETE', `/characters/${id}/`);
    expect((await parent.call('GET', path)).status).toBe(404);
  });

  it('are drawn while they are typed, as they will be drawn when they are saved, and nothing is kept', async () => {
    const typed = { creature: 'red panda', description: 'blue scarf', pronouns: '', look: 'k3x9' };
    const { body, status, headers } = await parent.call('POST', '/characters/preview/', typed);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ drawn_as: 'a red panda', certain: true, choices: [] });
    const before = await parent.call('GET', '/characters/');
    const created = await parent.call('POST', '/characters/', { name: 'Polly', ...typed });
    expect(created.body).toMatchObject({ look: 'k3x9' });
    const id = (created.body as { id: number }).id;
    const portrait = await parent.call('GET', `/characters/${id}/portrait/`);
    const withoutIds = (svg: unknown) => String(svg).replace(/p[0-9a-z]+-/g, '');
    expect(withoutIds(portrait.body)).toBe(withoutIds((body as { portrait: string }).portrait));
    await parent.call('DELETE', `/characters/${id}/`);
    expect((await parent.call('GET', '/characters/')).body).toEqual(before.body);
  });

  it('are asked about when the words are unclear, and refused when they are unfit', async () => {
    const preview = (creature: string, description = '') =>
      guest.call('POST', '/characters/preview/', { creature, description });
    expect((await preview('hamstr')).body).toMatchObject({ drawn_as: 'a hamster' });
    expect((await preview('mummy')).body).toMatchObject({
      drawn_as: 'a grown-up',
      certain: false,
      choices: [{ label: 'a grown-up' }, { creature: 'egyptian mummy', label: 'an egyptian mummy' }],
    });
    expect((await preview('zorblax')).body).toMatchObject({ drawn_as: 'an imaginary creature' });
    expect((await preview('')).status).toBe(400);
    expect((await preview('fox', 'call me on 07700 900123')).status).toBe(400);
  });

  it('are created by anonymous visitors and by parents with a profile', async () => {
    const made = await guest.call('POST', '/characters/', guest.fox);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ ...guest.fox, id: expect.any(Number), profile_id: null });
    const list = await guest.call('GET', '/characters/');
    expect(list.body).toEqual([made.body]);
    expect(list.headers.get('cache-control')).toBe('no-store');
    const theirs = await parent.call('POST', '/characters/', parent.fox);
    expect(theirs.body.profile_id).toEqual(expect.any(Number));
    expect((await stranger.call('GET', '/characters/')).body).toEqual([]);
  });

  it('require a child profile when signed in', async () => {
    const newcomer = createVisitor(server.origin);
    await newcomer.becomeParent('newcomer@example.org', false);
    const made = await newcomer.call('POST', '/characters/', newcomer.fox);
    expect(made).toMatchObject({
      status: 400,
      body: { error: 'Please select a child profile before creating characters.' },
    });
  });

  it('belong to the profile in the body, which must be the parent’s own', async () => {
    const [mine] = (await parent.call('GET', '/child-profiles/')).body;
    const [theirs] = (await other.call('GET', '/child-profiles/')).body;
    const made = await parent.call('POST', '/characters/', { ...parent.fox, profile_id: mine.id });
    expect(made.body.profile_id).toBe(mine.id);
    for (const headers of [undefined, { 'x-profile-id': String(mine.id) }]) {
      const rejected = await parent.call(
        'POST',
        '/characters/',
        { ...parent.fox, profile_id: theirs.id },
        headers,
      );
      expect(rejected.status).toBe(403);
    }
    const header = await parent.call('GET', '/characters/', undefined, { 'x-profile-id': String(theirs.id) });
    expect(header.status).toBe(403);
  });

  it('are updated and deleted by their owner only', async () => {
    const id = await parent.makeCharacter();
    const body = { ...parent.fox, description: 'A clever fox' };
    for (const who of [guest, other, stranger]) {
      expect((await who.call('GET', `/characters/${id}/`)).status).toBe(404);
      expect((await who.call('PUT', `/characters/${id}/`, body)).status).toBe(404);
      expect((await who.call('DELETE', `/characters/${id}/`)).status).toBe(404);
    }
    expect((await parent.call('PUT', `/characters/${id}/`, body)).body.description).toBe('A clever fox');
    expect((await parent.call('PUT', `/characters/${id}/`, { ...body, name: '' })).status).toBe(400);
    expect((await parent.call('GET', `/characters/${id}/`)).body.description).toBe('A clever fox');
    expect((await parent.call('DELETE', `/characters/${id}/`)).status).toBe(204);
    expect((await parent.call('GET', `/characters/${id}/`)).status).toBe(404);
  });
});

describe('stories', () => {
  it('start with a title, no pages of ten, and a position in the event log', async () => {
    const id = await guest.makeStory();
    const story = await guest.call('GET', `/stories/${id}/`);
    expect(story.body).toMatchObject({
      id,
      title: 'Your Story',
      theme: 'A trip to the moon',
      desired_ending: 'Everyone eats cake',
      characters: [expect.any(Number)],
      pages: [],
      total_pages: 10,
      user_is_owner: true,
      is_public: false,
      share_url: null,
      epoch: expect.any(String),
      seq: 0,
    });
    expect((await guest.call('GET', `/story/${id}/state/`)).body).toEqual(story.body);
  });

  it.each([
    ['GET', '/stories/ID/'],
    ['GET', '/story/ID/state/'],
    ['POST', '/stories/ID/pages/'],
    ['POST', '/stories/ID/toggle-sharing/'],
    ['DELETE', '/stories/ID/'],
  ])('%s %s is denied to everyone but the owner', async (method, path) => {
    const id = await parent.makeStory();
    for (const who of [guest, other, stranger])
      expect(await who.call(method, path.replace('ID', String(id)))).toMatchObject({
        status: 403,
        body: { error: 'You do not have access to this story' },
      });
    for (const unknown of ['123456', 'abc', '%00', '-1'])
      expect((await parent.call(method, path.replace('ID', unknown))).status).toBe(404);
  });

  it('accept the owner’s own characters only', async () => {
    const theirs = await other.makeCharacter();
    const story = { title: 'Your Story', theme: 'moon', desired_ending: 'cake' };
    for (const id of [theirs, 999_999])
      expect((await parent.call('POST', '/stories/', { ...story, characters: [id] })).status).toBe(404);
    expect((await parent.call('POST', '/stories/', { ...story, characters: [] })).status).toBe(400);
  });

  it('keep their text and pictures when a character is deleted', async () => {
    const id = await guest.makeStory();
    await guest.call('POST', `/stories/${id}/pages/`);
    await finished(guest, id);
    const [character] = (await guest.call('GET', `/stories/${id}/`)).body.characters;
    await guest.call('DELETE', `/characters/${character}/`);
    await guest.call('POST', `/stories/${id}/pages/`);
    const story = await finished(guest, id);
    expect(story.pages).toHaveLength(2);
  });

  it('can be marked as a favourite by their owner, which nobody else sees', async () => {
    const id = await parent.makeStory();
    const mark = (who: TestVisitor, is_favourite: unknown) =>
      who.call('PUT', `/stories/${id}/favourite/`, { is_favourite });
    const isMarked = async (who: TestVisitor) => {
      const list: { id: number; is_favourite?: boolean }[] = (await who.call('GET', '/stories/')).body;
      return list.find((one) => one.id === id)?.is_favourite;
    };
    expect(await isMarked(parent)).toBeUndefined();
    expect((await mark(parent, true)).body).toEqual({ is_favourite: true });
    await parent.call('POST', `/stories/${id}/toggle-sharing/`);
    expect(await isMarked(parent)).toBe(true);
    expect((await other.call('GET', `/stories/${id}/`)).body).not.toHaveProperty('is_favourite');
    for (const who of [other, guest]) expect((await mark(who, false)).status).toBe(403);
    expect((await mark(parent, 'yes')).status).toBe(400);
    expect(await isMarked(parent)).toBe(true);
    expect((await mark(parent, false)).status).toBe(200);
    expect(await isMarked(parent)).toBeUndefined();
  });

  it('can be restored for a while after deleting', async () => {
    const id = await guest.makeStory();
    await guest.call('POST', `/stories/${id}/pages/`);
    const before = await finished(guest, id);
    const deleted = await guest.call('DELETE', `/stories/${id}/`);
    expect(deleted.body).toMatchObject({ id, restorable_until: expect.stringMatching(/Z$/) });
    expect((await guest.call('GET', `/stories/${id}/`)).status).toBe(404);
    expect((await guest.call('GET', '/stories/')).body.map((one: { id: number }) => one.id)).not.toContain(
      id,
    );
    expect((await stranger.call('POST', `/stories/${id}/restore/`)).status).toBe(404);
    const back = await guest.call('POST', `/stories/${id}/restore/`);
    expect(back.body.pages).toEqual(before.pages);
    expect(back.body.epoch).not.toBe(before.epoch);
    await guest.call('DELETE', `/stories/${id}/`);
    await server.db.updateTable('stories').set({ deleted_at: 1 }).where('id', '=', id).execute();
    expect((await guest.call('POST', `/stories/${id}/restore/`)).status).toBe(404);
  });

  it('create one page at a time: of three parallel requests one succeeds', async () => {
    const slow = await startListeningServer({ PAGE_DELAY_MS: '300' });
    const reader = createVisitor(slow.origin);
    const id = await reader.makeStory();
    const responses = await Promise.all([1, 2, 3].map(() => reader.call('POST', `/stories/${id}/pages/`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    const page = responses.find(({ status }) => status === 202)?.body;
    expect(page).toMatchObject({ page_number: 1, text: '', image_status: 'pending', id: expect.any(Number) });
    expect((await finished(reader, id)).pages).toHaveLength(1);
    await slow.close();
  });

  it('are listed with less than a second of CPU time when there are three hundred', async () => {
    const reader = createVisitor(server.origin);
    const first = await reader.makeStory();
    await reader.call('POST', `/stories/${first}/pages/`);
    await finished(reader, first);
    const row = await server.db
      .selectFrom('stories')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const page = await server.db
      .selectFrom('pages')
      .selectAll()
      .where('story_id', '=', first)
      .executeTakeFirstOrThrow();
    await server.db.transaction().execute(async (trx) => {
      for (let count = 1; count < 300; count += 1) {
        await trx
          .insertInto('stories')
          .values({ ...row, id: first - count })
          .execute();
        const pages = Array.from({ length: 10 }, (_, index) => ({
          ...page,
          id: page.id - count * 10 - index,
          story_id: first - count,
          page_number: index + 1,
        }));
        await trx.insertInto('pages').values(pages).execute();
      }
    });
    const since = process.cpuUsage();
    const list = await reader.call('GET', '/stories/');
    const { user, system } = process.cpuUsage(since);
    expect(list.body).toHaveLength(300);
    expect(list.body[1].pages).toHaveLength(10);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

describe('pictures', () => {
  it('are sent to visitors who may read the story, and to nobody else', async () => {
    const id = await parent.makeStory();
    await parent.call('POST', `/stories/${id}/pages/`);
    const [page] = (await finished(parent, id)).pages;
    expect(page.permanent_image_url).toMatch(/^\/weaversworld\/pictures\/\d+-[\w-]{22}\.svg$/);
    const image = await parent.call('GET', `/pages/${page.id}/image/`);
    expect(image.body).toMatch(/^<svg/);
    expect(image.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(image.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
    expect(image.headers.get('cache-control')).toBe('no-store');
    const permanent = await parent.fetch(`${page.permanent_image_url}?t=1`);
    expect(permanent.status).toBe(200);
    expect(permanent.headers.get('cache-control')).toBe('no-store');
    expect(await permanent.text()).toBe(image.body);
    expect((await stranger.call('GET', `/pages/${page.id}/image/`)).status).toBe(403);
    expect((await stranger.fetch(page.permanent_image_url)).status).toBe(404);
    expect((await parent.fetch(page.permanent_image_url.replace(/.\.svg/, '_.svg'))).status).toBe(404);
    expect((await parent.call('GET', '/pages/5/image/')).status).toBe(404);
    await parent.call('POST', `/stories/${id}/toggle-sharing/`);
    expect((await stranger.call('GET', `/pages/${page.id}/image/`)).status).toBe(200);
    const shared = await stranger.fetch(page.permanent_image_url);
    expect([shared.status, shared.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^private, .*immutable/),
    ]);
  });
});

describe('sharing', () => {
  it('creates a new random link each time, and revokes it at once', async () => {
    const id = await parent.makeStory();
    await parent.call('POST', `/stories/${id}/pages/`);
    await finished(parent, id);
    const shared = await parent.call('POST', `/stories/${id}/toggle-sharing/`);
    expect(shared.body).toEqual({ id, is_public: true, share_url: expect.any(String) });
    expect(shared.body.share_url).toMatch(new RegExp(`^${server.origin}/s/[\\w-]{22}$`));
    const path = shared.body.share_url.slice(server.origin.length);
    const seen = await stranger.call('GET', `/stories/${id}/`);
    expect(seen.body).toMatchObject({ user_is_owner: false, is_public: true, share_url: null });
    expect((await stranger.call('POST', `/stories/${id}/pages/`)).status).toBe(403);
    expect((await stranger.call('POST', `/stories/${id}/toggle-sharing/`)).status).toBe(403);
    const sharePage = await stranger.fetch(path);
    const html = await sharePage.text();
    expect(sharePage.status).toBe(200);
    expect(html).toContain(`/weaversworld/story/${id}`);
    expect(html).not.toMatch(/Finn|fox|moon|Robin/);
    expect(sharePage.headers.get('x-robots-tag')).toMatch(/noindex/);
    expect(sharePage.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    const card = await stranger.fetch(`${path}/card.png`);
    expect(card.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await card.arrayBuffer()).readUInt32BE(16)).toBe(1200);

    await parent.call('POST', `/stories/${id}/toggle-sharing/`);
    expect((await stranger.call('GET', `/stories/${id}/`)).status).toBe(403);
    const gone = await stranger.fetch(path);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain('gone home');
    expect((await stranger.fetch(`${path}/card.png`)).status).toBe(404);
    const again = await parent.call('POST', `/stories/${id}/toggle-sharing/`);
    expect(again.body.share_url).not.toBe(shared.body.share_url);
  });

  it('brings the same link back within the undo time, for the owner only, and not after a new one', async () => {
    const id = await parent.makeStory();
    const toggle = async () => (await parent.call('POST', `/stories/${id}/toggle-sharing/`)).body;
    const undo = (who = parent) => who.call('POST', `/stories/${id}/restore/`);
    const statusOf = async (url: string) => (await stranger.fetch(url.slice(server.origin.length))).status;
    const first: string = (await toggle()).share_url;
    await toggle();
    expect(await statusOf(first)).toBe(404);
    expect((await undo(stranger)).status).toBe(404);
    expect((await parent.call('GET', `/stories/${id}/`)).body).toMatchObject({ share_url: null });
    expect((await undo()).body).toMatchObject({ is_public: true, share_url: first });
    expect(await statusOf(first)).toBe(200);

    await toggle();
    const second: string = (await toggle()).share_url;
    expect(second).not.toBe(first);
    await toggle();
    expect((await undo()).body.share_url).toBe(second);
    expect(await statusOf(first)).toBe(404);
  });

  it('forgets the link after the undo time, and when the story is deleted', async () => {
    const makePrivate = async (): Promise<number> => {
      const id = await parent.makeStory();
      for (let times = 0; times < 2; times += 1) await parent.call('POST', `/stories/${id}/toggle-sharing/`);
      return id;
    };
    const link = (id: number) =>
      server.db
        .selectFrom('stories')
        .select(['is_public', 'share_token', 'unshared_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const late = await makePrivate();
    await server.db.updateTable('stories').set({ unshared_at: 1 }).where('id', '=', late).execute();
    expect((await parent.call('POST', `/stories/${late}/restore/`)).body.is_public).toBe(false);
    const deleted = await makePrivate();
    await parent.call('DELETE', `/stories/${deleted}/`);
    for (let times = 0; times < 2; times += 1) await parent.call('POST', `/stories/${deleted}/restore/`);
    expect(await link(deleted)).toEqual({ is_public: 0, share_token: null, unshared_at: null });

    const kept = await makePrivate();
    expect((await link(kept)).share_token).not.toBeNull();
    await deleteExpired(server.db, Date.now(), 10);
    expect((await link(kept)).share_token).not.toBeNull();
    expect((await link(late)).share_token).toBeNull();
    await deleteExpired(server.db, Date.now() + 11 * 60_000, 10);
    expect((await link(kept)).share_token).toBeNull();
  });

  it('opens a finished story at its cover', async () => {
    const id = await parent.makeStory();
    const path = `/weaversworld/story/${id}`;
    const { share_url } = (await parent.call('POST', `/stories/${id}/toggle-sharing/`)).body;
    const page = async () => (await stranger.fetch(share_url.slice(server.origin.length))).text();
    expect(await page()).toContain(`href="${path}"`);
    await server.db.updateTable('stories').set({ total_pages: 1 }).where('id', '=', id).execute();
    await parent.call('POST', `/stories/${id}/pages/`);
    await finished(parent, id);
    expect(await page()).toContain(`href="${path}?cover=1"`);
  });

  it('shows the cast to whoever may read the story', async () => {
    const id = await parent.makeStory();
    const cast = (who: typeof parent, position: string) =>
      who.call('GET', `/stories/${id}/cast/${position}/`);
    expect((await cast(stranger, '1')).status).toBe(403);
    await parent.call('POST', `/stories/${id}/toggle-sharing/`);
    for (const who of [parent, stranger]) {
      const response = await who.fetch(`/weaversworld/api/stories/${id}/cast/1/`);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(await response.text()).toContain('<svg');
    }
    for (const position of ['0', '2', 'x', '-1']) expect((await cast(parent, position)).status).toBe(404);
  });

  it('responds with 404 to unknown links', async () => {
    for (const token of ['x', 'AAAAAAAAAAAAAAAAAAAAAA', '%00', "'"])
      expect((await stranger.fetch(`/s/${token}`)).status).toBe(404);
  });
});
