/** The brand colours. */
export const BRAND = {
  ink: '#2B2440',
  cream: '#FFF8EC',
  plum: '#6B3FA0',
  coral: '#F0743E',
  sun: '#FFC94D',
  mint: '#7FD1AE',
} as const;

type Rgb = [number, number, number];

const parseHex = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const formatHex = (rgb: Rgb) =>
  `#${rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two hex colours; `part` from 0 (`from`) to 1 (`to`). */
export function mix(from: string, to: string, part: number): string {
  const a = parseHex(from);
  const b = parseHex(to);
  return formatHex([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]);
}

/** Mixes towards warm white; `part` from 0 to 1. */
export const lighter = (color: string, part: number) => mix(color, '#FFFAF0', part);

/** Mixes towards a dark plum instead of black, so that shaded sides stay colourful; `part` from 0 to 1. */
export const darker = (color: string, part: number) => mix(color, '#3B2458', part);

/** Perceived brightness (luma) from 0 to 1. */
export function brightness(color: string): number {
  const [r, g, b] = parseHex(color);
  return (r * 0.3 + g * 0.59 + b * 0.11) / 255;
}

/** Colour words in descriptions and their hex colours. A Map, because a plain object also answers for `constructor`. */
export const COLOR_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: '#DC5445',
    scarlet: '#DC5445',
    crimson: '#C0394B',
    ruby: '#C0394B',
    maroon: '#8E3B4A',
    pink: '#F4A0B5',
    rosy: '#F4A0B5',
    rose: '#EE8FA8',
    magenta: '#D8589A',
    coral: '#F0743E',
    orange: '#F08A3C',
    ginger: '#E58B45',
    peach: '#FBBF95',
    apricot: '#F9B27C',
    yellow: '#FBCF57',
    lemon: '#FBE07A',
    gold: '#EDB73F',
    golden: '#EDB73F',
    blonde: '#EFC873',
    blond: '#EFC873',
    green: '#6FB56B',
    emerald: '#3FA37A',
    lime: '#A5CF5B',
    mint: '#7FD1AE',
    olive: '#97A35A',
    teal: '#3F9C9C',
    turquoise: '#4DBDB8',
    aqua: '#6CCAD0',
    blue: '#5B8FD6',
    navy: '#3F4F8F',
    indigo: '#4C4A9C',
    sky: '#8CC5EA',
    purple: '#8A5CC0',
    plum: '#6B3FA0',
    violet: '#8F6AD0',
    lavender: '#B9A3E3',
    lilac: '#C3A6E0',
    brown: '#9A6B4A',
    chocolate: '#75492F',
    chestnut: '#8C5234',
    tan: '#D2A679',
    beige: '#E6CFA9',
    sandy: '#E2C391',
    cream: '#FBEBCF',
    white: '#FAF3E8',
    snowy: '#F6F5F2',
    silver: '#B9BFCC',
    silvery: '#B9BFCC',
    grey: '#A3A3AE',
    gray: '#A3A3AE',
    black: '#4A4358',
    dark: '#554C66',
    copper: '#C4764A',
    bronze: '#B98446',
  }),
);

/** The stripes of rainbow-coloured characters. */
export const RAINBOW = ['#EE8273', '#F9B872', '#FBE08A', '#8FD0A8', '#8FA8E0', '#B08AD0'] as const;
