import { type CharacterDescription, HUMAN_KINDS } from '../illustrator/creatures/appearance.ts';
import { appearanceOf } from '../illustrator/creatures/derive-appearance.ts';
import { COLOR_WORDS } from '../illustrator/palette.ts';

/** Colour words that a painter needs; the others are shades of these. */
const COLOURS =
  'red pink orange peach yellow green mint teal blue navy purple lilac brown tan cream white grey black'.split(
    ' ',
  );

/** Hats that are named after those who wear them. */
const HATS_BY_WEARER = /^(wizard|pirate|party|chef|santa|police|firefighter|pointed|cowboy)$/;

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The nearest colour word to a hex colour. */
const nameOf = (hex: string): string => {
  const wanted = channelsOf(hex);
  const distance = (word: string) =>
    channelsOf(COLOR_WORDS.get(word) ?? '').reduce(
      (sum, value, i) => sum + (value - (wanted[i] ?? 0)) ** 2,
      0,
    );
  return COLOURS.reduce((best, word) => (distance(word) < distance(best) ? word : best));
};

/**
 * Colours and clothes of a character as the embedded illustrator draws it, in words of our own, so that pages which a service paints one
 * by one agree with each other: `orange, cream belly, teal scarf`.
 */
export const looksInWords = (member: CharacterDescription): string => {
  const looks = appearanceOf(member);
  const { kind, shape, coat, skin, hair, garment, hat, cape, backpack, glasses } = looks;
  const body = HUMAN_KINDS.has(kind)
    ? [`${nameOf(skin)} skin`, `${nameOf(hair)} hair`]
    : shape
      ? [nameOf(coat.base)]
      : [nameOf(coat.base), `${nameOf(coat.belly)} belly`];
  return [
    ...body,
    garment !== 'none' && `${nameOf(looks.garmentColor)} ${garment}`,
    hat !== 'none' && `${nameOf(looks.hatColor)} ${hat}${HATS_BY_WEARER.test(hat) ? ' hat' : ''}`,
    cape && `${nameOf(cape)} cape`,
    backpack && `${nameOf(backpack)} backpack`,
    glasses && 'glasses',
  ]
    .filter(Boolean)
    .join(', ');
};
