import { renderAsync } from '@resvg/resvg-js';

const WIDTH = 1200;
const HEIGHT = 630;
const MAX_CACHED = 50;

/** A picture cropped to the size of a preview card, or a star on plain paper without one. */
const cardSvg = (picture: string | null): string => {
  const inside =
    picture === null
      ? '<path fill="#FFC94D" d="M600 150l49 106 116 14-86 79 23 114-102-57-102 57 23-114-86-79 116-14z"/>'
      : `<image width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="#FFF8EC"/>${inside}</svg>`;
};

/** Renders preview cards to PNG in a worker thread and caches the latest. `key` identifies the picture. */
export const createShareCards = () => {
  const cache = new Map<string, Promise<Buffer>>();
  return (key: string, picture: string | null): Promise<Buffer> => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const rendered = renderAsync(cardSvg(picture), {
      fitTo: { mode: 'width', value: WIDTH },
      font: { loadSystemFonts: false },
    }).then((image) => image.asPng());
    cache.set(key, rendered);
    rendered.catch(() => cache.delete(key));
    const oldest = cache.keys().next();
    if (cache.size > MAX_CACHED && oldest.done !== true) cache.delete(oldest.value);
    return rendered;
  };
};
