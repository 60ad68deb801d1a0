import { Resvg } from '@resvg/resvg-js';
import { withoutFrameClip } from '../illustrator/render-picture.ts';

/** A picture, of which a worker thread gets a copy as plain bytes. */
export interface CardPicture {
  type: string;
  bytes: Uint8Array;
}

const WIDTH = 1200;
const HEIGHT = 630;

const renderable = ({ type, bytes }: CardPicture): Buffer =>
  type.startsWith('image/svg')
    ? Buffer.from(withoutFrameClip(Buffer.from(bytes).toString()))
    : Buffer.from(bytes);

/** A picture cropped to the size of a preview card, or a star on plain paper without one. */
const cardSvg = (picture: CardPicture | null): string => {
  const inside =
    picture === null
      ? '<path fill="#FFC94D" d="M600 150l49 106 116 14-86 79 23 114-102-57-102 57 23-114-86-79 116-14z"/>'
      : `<image width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" href="data:${picture.type};base64,${renderable(picture).toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="#FFF8EC"/>${inside}</svg>`;
};

/** Renders the preview card of a picture as PNG. Holds its thread for some 100 ms, more than half of it for the encoding. */
export const renderCardPng = (picture: CardPicture | null): Buffer => {
  const options = { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } } as const;
  return new Resvg(cardSvg(picture), options).render().asPng();
};
