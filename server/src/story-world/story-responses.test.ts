import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createVisitor,
  type ListeningServer,
  startListeningServer,
  type TestVisitor,
  until,
} from '../testing/listening-server.ts';
import { createRenderedStories } from './rendered-stories.ts';

let server: ListeningServer;
let owner: TestVisitor;
let stranger: TestVisitor;
let story: number;

/** The bytes of an answer, which `fetch` would decompress. */
const readRaw = (path: string, headers: Record<string, string>, visitor = owner) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = httpRequest(
      `${server.origin}${path}`,
      { headers: { cookie: visitor.cookie(), ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject).end();
  });

const finished = (visitor: TestVisitor, id: number) =>
  until(
    async () => (await visitor.call('GET', `/stories/${id}/`)).body,
    (body) => body.pages.length > 0 && body.pages.at(-1).image_status === 'completed',
  );

/** A GET with If-None-Match. */
const ask = (visitor: TestVisitor, etag: string, id = story) =>
  visitor.call('GET', `/stories/${id}/`, undefined, { 'if-none-match': etag });
const etagOf = async (visitor: TestVisitor, id = story): Promise<string> =>
  (await visitor.call('GET', `/stories/${id}/`)).headers.get('etag') ?? '';

beforeAll(async () => {
  server = await startListeningServer();
  [owner, stranger] = [createVisitor(server.origin), createVisitor(server.origin)];
  story = await owner.makeStory();
  await stranger.makeCharacter();
  for (let page = 1; page <= 3; page += 1) {
    await owner.call('POST', `/stories/${story}/pages/`);
    await finished(owner, story);
  }
});
afterAll(() => server.close());

describe('a story that the client has already', () => {
  it('is answered with 304 and no body, by both of its paths', async () => {
    const etag = await etagOf(owner);
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const path of [`/stories/${story}/`, `/story/${story}/state/`]) {
      const again = await owner.call('GET', path, undefined, { 'if-none-match': etag });
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(again.headers.get('cache-control')).toBe('no-store');
    }
    expect((await ask(owner, `"other", ${etag.slice(2)}`)).status).toBe(304);
    expect((await ask(owner, 'W/"other"')).status).toBe(200);
  });

  it('is sent again after every change', async () => {
    const id = await owner.makeStory();
    const seen = new Set([await etagOf(owner, id)]);
    await owner.call('POST', `/stories/${id}/pages/`);
    await finished(owner, id);
    for (const change of ['toggle-sharing', 'toggle-sharing', 'restore']) {
      const before = await owner.call('GET', `/stories/${id}/`);
      const etag = before.headers.get('etag') ?? '';
      expect(seen).not.toContain(etag);
      seen.add(etag);
      await owner.call('POST', `/stories/${id}/${change}/`);
      const after = await ask(owner, etag, id);
      expect(after.status).toBe(200);
      expect(after.body.is_public).toBe(!before.body.is_public);
    }
  });

  it('is refused to a visitor who may no longer read it, whatever ETag is named', async () => {
    await owner.call('POST', `/stories/${story}/toggle-sharing/`);
    const etag = await etagOf(stranger);
    expect((await ask(stranger, etag)).status).toBe(304);
    await owner.call('POST', `/stories/${story}/toggle-sharing/`);
    for (const known of [etag, '*', await etagOf(owner)])
      expect((await ask(stranger, known)).status).toBe(403);
    await owner.call('DELETE', `/stories/${story}/`);
    expect((await ask(owner, '*')).status).toBe(404);
    await owner.call('POST', `/stories/${story}/restore/`);
  });

  it('has another ETag for its owner than for its readers', async () => {
    await owner.call('POST', `/stories/${story}/toggle-sharing/`);
    const read = await ask(stranger, await etagOf(owner));
    expect([read.status, read.body.user_is_owner, read.body.share_url]).toEqual([200, false, null]);
    const ownersResponse = await ask(owner, await etagOf(stranger));
    expect([ownersResponse.status, ownersResponse.body.user_is_owner]).toEqual([200, true]);
    expect(ownersResponse.body.share_url).toMatch(/\/s\/[\w-]{22}$/);
    await owner.call('POST', `/stories/${story}/toggle-sharing/`);
  });
});

describe('JSON of the story world', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s to a browser that accepts it, with the same content', async (encoding, decode) => {
    for (const path of [`/weaversworld/api/stories/${story}/`, '/weaversworld/api/stories/']) {
      const plain = await readRaw(path, { 'accept-encoding': 'identity' });
      const sent = await readRaw(path, { 'accept-encoding': encoding });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(sent.headers['content-encoding']).toBe(encoding);
      expect(Number(sent.headers['content-length'])).toBe(sent.body.length);
      expect(String(decode(sent.body))).toBe(String(plain.body));
      expect(sent.body.length).toBeLessThan(plain.body.length / 2);
      for (const { headers } of [plain, sent]) expect(headers.vary).toBe('Accept-Encoding, Cookie');
    }
  });

  it('is not compressed when it is short', async () => {
    const sent = await readRaw('/weaversworld/api/characters/', { 'accept-encoding': 'br' });
    expect([sent.status, sent.headers['content-encoding']]).toEqual([200, undefined]);
  });

  it('of the account APIs is never compressed, because it holds secrets', async () => {
    const parent = createVisitor(server.origin);
    await parent.becomeParent('compression@example.org');
    for (let session = 0; session < 12; session += 1)
      await createVisitor(server.origin).call('POST', '/auth/login', {
        email: 'compression@example.org',
        password: 'correct horse battery 9',
      });
    const sent = await readRaw('/auth/sessions', { 'accept-encoding': 'br' }, parent);
    expect([sent.status, sent.headers['content-encoding']]).toEqual([200, undefined]);
    expect(sent.body.length).toBeGreaterThan(1024);
  });
});

describe('rendered stories', () => {
  it('are right when more stories are read than are kept', async () => {
    const rendered = createRenderedStories(server.db, 10);
    const ids = [story, await owner.makeStory(), await owner.makeStory()];
    for (const id of [...ids, ...ids]) {
      const head = await rendered.head(id);
      const body = head && (await rendered.body(id, head, true, 'https://x.example'));
      expect(JSON.parse(String(body?.plain))).toEqual((await owner.call('GET', `/stories/${id}/`)).body);
    }
  });

  it('are refused when the story changed after its head was read', async () => {
    const rendered = createRenderedStories(server.db);
    const head = await rendered.head(story);
    if (head === undefined) throw new Error('no head');
    await owner.call('POST', `/stories/${story}/toggle-sharing/`);
    expect(await rendered.body(story, head, false, 'https://x.example')).toBeUndefined();
    await owner.call('POST', `/stories/${story}/toggle-sharing/`);
  });
});
