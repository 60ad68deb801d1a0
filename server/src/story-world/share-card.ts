import { renderAsync } from '@resvg/resvg-js';
import type { PictureFile } from '../pictures/picture-store.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MAX_CACHED = 50;

/** A picture cropped to the size of a preview card, or a star on plain paper without one. */
const cardSvg = (picture: PictureFile | null): string => {
  const inside =
    picture === null
      ? '<path fill="#FFC94D" d="M600 150l49 106 116 14-86 79 23 114-102-57-102 57 23-114-86-79 116-14z"/>'
      : `<image width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" href="data:${picture.type};base64,${picture.bytes.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="#FFF8EC"/>${inside}</svg>`;
};

/** Renders preview cards and keeps the latest. */
export interface ShareCards {
  /** True when `get` does not have to render. */
  has(key: string): boolean;
  /** The card as PNG. `key` identifies the picture, which is read only to be rendered; null is for a card without one. */
  get(key: string, readPicture: () => Promise<PictureFile | null>): Promise<Buffer>;
}

/**
 * Creates the preview cards. They are rendered in a worker thread, one at a time: several would occupy the threads that
 * passwords and files need too.
 */
export const createShareCards = (): ShareCards => {
  const cache = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  const render = async (picture: PictureFile | null): Promise<Buffer> => {
    const image = await renderAsync(cardSvg(picture), {
      fitTo: { mode: 'width', value: WIDTH },
      font: { loadSystemFonts: false },
    });
    return image.asPng();
  };
  return {
    has: (key) => cache.has(key),
    get: (key, readPicture) => {
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const rendered = last.then(async () => render(await readPicture()));
      last = rendered.catch(() => undefined);
      cache.set(key, rendered);
      rendered.catch(() => cache.delete(key));
      const oldest = cache.keys().next();
      if (cache.size > MAX_CACHED && oldest.done !== true) cache.delete(oldest.value);
      return rendered;
    },
  };
};
