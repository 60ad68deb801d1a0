import { createHash } from 'node:crypto';
import type { PictureFile } from '../pictures/picture-store.ts';

/** A spread of the book: a picture, if there is one, and the words beside it. */
export interface BookPage {
  text: string;
  picture: PictureFile | null;
  /** What the picture shows, for readers who do not see it. */
  description: string;
}

/** A finished story as it goes into an e-book. */
export interface Book {
  title: string;
  /** Names of the characters, in order. */
  cast: readonly string[];
  pages: readonly BookPage[];
  /** The cover's picture as PNG. */
  cover: Buffer;
  /** Identifies the book in the reader's library; the same story has the same one. */
  id: string;
  /** Milliseconds since 1970. */
  modifiedAt: number;
}

/** A URN for the book: a UUID from the hash of its id, as RFC 9562 describes for version 8. */
export const bookUrn = ({ id }: Pick<Book, 'id'>): string => {
  const hex = createHash('sha256').update(`weaversworld/${id}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
};

const EXTENSIONS: Record<PictureFile['type'], string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** The name of a page's picture in the book; pages count from 1. */
export const pictureName = (page: number, { type }: Pick<PictureFile, 'type'>): string =>
  `page-${page}.${EXTENSIONS[type]}`;

/** "Pip, Bruno and Tilly" */
export const castLine = ({ cast }: Pick<Book, 'cast'>): string =>
  new Intl.ListFormat('en', { type: 'conjunction', style: 'long' }).format(cast).replace(/, and /, ' and ');
