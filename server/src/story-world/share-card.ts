import type { PictureFile } from '../pictures/picture-store.ts';

const MAX_CACHED = 50;

/** Renders preview cards and keeps the latest. */
export interface ShareCards {
  /** True when `get` does not have to render. */
  has(key: string): boolean;
  /** The card as PNG. `key` identifies the picture, which is read only to be rendered; null is for a card without one. */
  get(key: string, readPicture: () => Promise<PictureFile | null>): Promise<Buffer>;
}

/** Creates the preview cards. They are rendered one at a time: several would delay pages that are being written. */
export const createShareCards = (render: (picture: PictureFile | null) => Promise<Buffer>): ShareCards => {
  const cache = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
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
