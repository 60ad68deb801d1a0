import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WEBP } from '../providers/testing/sample-pictures.ts';
import {
  createVisitor,
  type ListeningServer,
  startListeningServer,
  type TestVisitor,
} from '../testing/listening-server.ts';
import { type Book, bookUrn } from './book.ts';
import { writeEpub } from './write-epub.ts';

/** The files of an EPUB by name, in the order of the archive. */
const unzip = (file: Buffer) => unzipSync(new Uint8Array(file));

/** Throws with line and column where the text is not well-formed. */
const parseXml = (text: string): Document =>
  new JSDOM(text, { contentType: 'application/xml' }).window.document;

/** Checks the rules of EPUB 3.3 that a reading system depends on. Returns the package document. */
const expectValidEpub = (file: Buffer): { opf: Document; text: (name: string) => string } => {
  // The first entry: no compression, a name of eight characters, no extra fields, then the media type.
  expect(file.readUInt16LE(8)).toBe(0);
  expect([file.readUInt16LE(26), file.readUInt16LE(28)]).toEqual([8, 0]);
  expect(file.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');

  const files = unzip(file);
  const text = (name: string) => strFromU8(files[name] as Uint8Array);
  const container = parseXml(text('META-INF/container.xml'));
  const path = container.querySelector('rootfile')?.getAttribute('full-path') ?? '';
  const opf = parseXml(text(path));
  const items = [...opf.querySelectorAll('manifest > item')].map((item) => ({
    id: item.getAttribute('id') ?? '',
    href: item.getAttribute('href') ?? '',
    type: item.getAttribute('media-type') ?? '',
    properties: item.getAttribute('properties'),
  }));
  const ids = items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // Everything in the archive is in the manifest, and the other way round.
  const inFolder = Object.keys(files).filter((name) => name.startsWith('EPUB/') && name !== path);
  expect(items.map(({ href }) => `EPUB/${href}`).sort()).toEqual(inFolder.sort());
  const spine = [...opf.querySelectorAll('spine > itemref')].map((one) => one.getAttribute('idref') ?? '');
  for (const idref of spine) expect(ids).toContain(idref);
  for (const property of ['nav', 'cover-image'])
    expect(items.filter(({ properties }) => properties === property)).toHaveLength(1);
  expect(opf.querySelector('metadata')?.textContent).toContain('pre-paginated');
  for (const { href, type } of items.filter((one) => /xml/.test(one.type))) {
    const document = parseXml(text(`EPUB/${href}`));
    for (const element of document.querySelectorAll('[src], [href]')) {
      const reference = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      if (reference.startsWith('#')) continue;
      expect(inFolder, `${href}: ${reference}`).toContain(`EPUB/${reference}`);
    }
    expect(document.querySelector('script')).toBeNull();
    if (type !== 'application/xhtml+xml') continue;
    expect(document.querySelector('title')?.textContent).not.toBe('');
    expect(document.querySelector('meta[name=viewport]')?.getAttribute('content')).toMatch(
      /^width=\d+, height=\d+$/,
    );
  }
  const navigation = parseXml(text('EPUB/navigation.xhtml'));
  const listed = [...navigation.querySelectorAll('#toc a')].map((link) => link.getAttribute('href'));
  expect(listed).toEqual(spine.map((id) => items.find((one) => one.id === id)?.href));
  return { opf, text };
};

describe('the e-book of a story', () => {
  let server: ListeningServer;
  let owner: TestVisitor;
  let story: number;
  const read = async (visitor: TestVisitor, id = story) =>
    fetch(`${server.origin}/weaversworld/api/stories/${id}/book.epub`, {
      headers: { cookie: visitor.cookie() },
    });
  const state = async () => (await owner.call('GET', `/stories/${story}/`)).body;

  beforeAll(async () => {
    server = await startListeningServer();
    owner = createVisitor(server.origin);
    story = await owner.makeStory();
    expect((await read(owner)).status).toBe(409);
    for (let page = 1; page <= 10; page += 1) {
      expect((await owner.call('POST', `/stories/${story}/pages/`)).status).toBe(202);
      await vi.waitFor(async () => expect((await state()).pages[page - 1]?.image_status).toBe('completed'), {
        timeout: 120_000,
        interval: 50,
      });
    }
  }, 300_000);
  afterAll(() => server.close());

  it('has the words, pictures and descriptions of every page', async () => {
    const response = await read(owner);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/epub+zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="story\.epub"; filename\*=UTF-8''[\w%.-]+\.epub$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { opf, text } = expectValidEpub(Buffer.from(await response.arrayBuffer()));
    const { title, pages } = await state();
    expect(opf.querySelector('title')?.textContent).toBe(title);
    for (const { page_number: number, text: words, image_description } of pages) {
      const page = parseXml(text(`EPUB/page-${number}.xhtml`));
      expect(page.querySelector('.words')?.textContent).toBe(words);
      expect(page.querySelector('img')?.getAttribute('alt')).toBe(image_description);
    }
    expect(text('EPUB/page-1.svg')).toContain('<svg');
  });

  it('is for those who may read the story', async () => {
    const stranger = createVisitor(server.origin);
    expect((await read(stranger)).status).toBe(403);
    await owner.call('POST', `/stories/${story}/toggle-sharing/`);
    expect((await read(stranger)).status).toBe(200);
    await owner.call('POST', `/stories/${story}/toggle-sharing/`);
    expect((await read(stranger)).status).toBe(403);
    expect((await read(owner, 999_999)).status).toBe(404);
  });
});

const book: Book = {
  title: 'Cats & <Dogs>\u0000',
  cast: ['Pip "the" Fox', 'Bo & Co', 'Tilly'],
  pages: [
    {
      text: 'One < two & “three”',
      picture: { type: 'image/webp', bytes: Buffer.from(WEBP, 'base64') },
      description: 'A "quoted" <tag>',
    },
    { text: '', picture: null, description: '' },
  ],
  cover: Buffer.from('cover'),
  id: '7/epoch',
  modifiedAt: Date.UTC(2026, 10, 22),
};

it('escapes what people typed, and keeps painted pictures in their own format', async () => {
  const { opf, text } = expectValidEpub(await writeEpub(book));
  expect(opf.querySelector('title')?.textContent).toBe('Cats & <Dogs>');
  const cover = parseXml(text('EPUB/cover.xhtml'));
  expect(cover.querySelector('.title p')?.textContent).toBe('with Pip "the" Fox, Bo & Co and Tilly');
  const page = parseXml(text('EPUB/page-1.xhtml'));
  expect(page.querySelector('img')?.getAttribute('src')).toBe('page-1.webp');
  expect(page.querySelector('img')?.getAttribute('alt')).toBe('A "quoted" <tag>');
});

it('has the same bytes and the same identifier each time', async () => {
  expect((await writeEpub(book)).equals(await writeEpub(book))).toBe(true);
  expect(bookUrn(book)).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(bookUrn({ id: '8/epoch' })).not.toBe(bookUrn(book));
});
