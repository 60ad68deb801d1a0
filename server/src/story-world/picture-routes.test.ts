import { request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createVisitor,
  type ListeningServer,
  startListeningServer,
  type TestVisitor,
  until,
} from '../testing/listening-server.ts';

let server: ListeningServer;
let owner: TestVisitor;
let page: { id: number; image_url: string; permanent_image_url: string; image_description: string };

/** An answer with its bytes, which `fetch` would decompress. */
const read = (path: string, headers: Record<string, string> = {}, visitor = owner) =>
  new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>(
    (resolve, reject) => {
      const sent = httpRequest(
        `${server.origin}${path}`,
        { headers: { cookie: visitor.cookie(), ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers as Record<string, string>,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.on('error', reject).end();
    },
  );

beforeAll(async () => {
  server = await startListeningServer();
  owner = createVisitor(server.origin);
  const story = await owner.makeStory();
  await owner.call('POST', `/stories/${story}/pages/`);
  const { body } = await until(
    () => owner.call('GET', `/stories/${story}/`),
    ({ body: { pages } }) => pages[0]?.image_status === 'completed',
    20_000,
  );
  page = body.pages[0];
});
afterAll(() => server.close());

it('is described for people who cannot see it', () => {
  expect(page.image_description).toMatch(/^.{15,250}\.$/);
});

describe.each(['image_url', 'permanent_image_url'] as const)('the picture at %s', (url) => {
  it('is sent as it is stored to a browser that accepts Brotli, else as SVG', async () => {
    const plain = await read(page[url]);
    expect(String(plain.body)).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const encoded = await read(page[url], { 'accept-encoding': 'gzip, br' });
    expect(encoded.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(encoded.body).equals(plain.body)).toBe(true);
    for (const { headers } of [plain, encoded]) {
      expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(headers.vary).toMatch(/Accept-Encoding/);
    }
  });

  it('is answered with 304 to a browser that has it, and only to one that may see it', async () => {
    const { headers } = await read(page[url]);
    const known = { 'if-none-match': headers.etag ?? '' };
    const again = await read(page[url], known);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    const stranger = createVisitor(server.origin);
    await stranger.makeCharacter();
    expect((await read(page[url], known, stranger)).status).toBeGreaterThanOrEqual(403);
  });
});

it('a picture of another type is stored and sent byte for byte', async () => {
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 1, 2]);
  const stored = await server.deps.pictures.put({ bytes, type: 'image/png' });
  await server.db.transaction().execute((trx) => server.deps.pictures.attach(trx, page.id, stored));
  const sent = await read(page.image_url, { 'accept-encoding': 'br' });
  expect([sent.headers['content-type'], sent.headers['content-encoding']]).toEqual(['image/png', undefined]);
  expect(sent.body.equals(bytes)).toBe(true);
});
