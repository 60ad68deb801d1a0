import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type Book, pictureName } from './book.ts';
import { bookDocuments, CONTAINER } from './book-documents.ts';

const MIME_TYPE = 'application/epub+zip';

/**
 * The book as an EPUB file. The container's first entry is the media type, neither compressed nor with extra fields, so that a
 * program recognizes the file by its first bytes (https://www.w3.org/TR/epub-33/#sec-zip-container-mime).
 */
export const writeEpub = async (book: Book): Promise<Buffer> => {
  const zip = new ZipFile();
  const options = { mtime: new Date(book.modifiedAt), forceDosTimestamp: true };
  const add = (name: string, content: string | Buffer, compress = true) =>
    zip.addBuffer(Buffer.from(content as string), name, { ...options, compress });
  add('mimetype', MIME_TYPE, false);
  add('META-INF/container.xml', CONTAINER);
  for (const [name, text] of Object.entries(bookDocuments(book))) add(`EPUB/${name}`, text);
  add('EPUB/cover.png', book.cover, false);
  for (const [at, { picture }] of book.pages.entries())
    if (picture !== null)
      add(`EPUB/${pictureName(at + 1, picture)}`, picture.bytes, picture.type === 'image/svg+xml');
  zip.end();
  return buffer(zip.outputStream);
};
