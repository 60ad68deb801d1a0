import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Db } from '../db/open-db.ts';
import type { PagePicturesTable } from '../db/schema.ts';
import { compressBody } from '../http/encoded-body.ts';

/** A picture as it was drawn. */
export interface PictureFile {
  bytes: Buffer;
  type: PagePicturesTable['type'];
}

/** A picture as it is kept and served: SVG as Brotli, other types as they are. */
export interface EncodedPicture {
  data: Buffer;
  type: PagePicturesTable['type'];
  encoding: PagePicturesTable['encoding'];
}

/** A picture that is stored, but belongs to no page yet. */
export type StoredPicture = Omit<PagePicturesTable, 'page_id'>;

/** The pictures of pages, in the database or in a bucket. A deleted page takes its picture along. */
export interface PictureStore {
  /** Encodes a picture, and uploads it where pictures are not in the database. Follow it by `attach`. */
  put(picture: PictureFile): Promise<StoredPicture>;
  /** Makes it the picture of a page, in the transaction of the change itself, in place of an earlier one. */
  attach(trx: Db, pageId: number, stored: StoredPicture): Promise<void>;
  /** The picture of a page; null without one. */
  get(pageId: number): Promise<EncodedPicture | null>;
}

/** Compresses what is text. */
export const encodePicture = async ({ bytes, type }: PictureFile): Promise<EncodedPicture> =>
  type === 'image/svg+xml'
    ? { type, encoding: 'br', data: await compressBody(bytes, 'br') }
    : { type, encoding: null, data: bytes };

/** The bytes of a picture without its encoding. */
export const decodePicture = async ({ data, encoding }: EncodedPicture): Promise<Buffer> =>
  encoding === null ? data : promisify(brotliDecompress)(data);

/** An SVG as a file. */
export const svgFile = (text: string): PictureFile => ({ bytes: Buffer.from(text), type: 'image/svg+xml' });

/** Writes the row of a page's picture. */
export const attachPicture = async (trx: Db, pageId: number, stored: StoredPicture): Promise<void> => {
  await trx
    .insertInto('page_pictures')
    .values({ page_id: pageId, ...stored })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(stored))
    .execute();
};

/** Reads the row of a page's picture. */
export const readPictureRow = (db: Db, pageId: number): Promise<StoredPicture | undefined> =>
  db
    .selectFrom('page_pictures')
    .select(['type', 'encoding', 'data', 'object_key', 'bytes'])
    .where('page_id', '=', pageId)
    .executeTakeFirst();

/** The picture of a row that holds it itself; null for one in a bucket. */
export const pictureInRow = ({ data, type, encoding }: StoredPicture): EncodedPicture | null =>
  // A Buffer from PostgreSQL, an ArrayBuffer from SQLite.
  data === null ? null : { data: Buffer.from(data), type, encoding };

/** Pictures in the database. */
export const createTablePictures = (db: Db): PictureStore => ({
  put: async (picture) => {
    const encoded = await encodePicture(picture);
    return { ...encoded, object_key: null, bytes: encoded.data.length };
  },
  attach: attachPicture,
  get: async (pageId) => {
    const row = await readPictureRow(db, pageId);
    return row === undefined ? null : pictureInRow(row);
  },
});
