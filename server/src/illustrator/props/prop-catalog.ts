import type { Prop } from '../../storyteller/story-plan.ts';
import art from './prop-art.json' with { type: 'json' };

/** Where a prop is put when nobody holds it. */
export type PropSpot =
  /** Small: held, or standing at somebody's feet. */
  | 'hand'
  /** On the ground beside or between the actors. */
  | 'ground'
  /** Large, behind the actors: vehicles and furniture. */
  | 'large'
  | 'wall'
  | 'sky'
  /** On a table where there is one. */
  | 'table';

/** One prop. Lengths are in figure units (a figure is about 400 high). */
export interface PropEntry {
  /** Words of texts that name it, in the singular and without articles. */
  words: readonly string[];
  spot: PropSpot;
  /** Rotation in a hand, in degrees. */
  angle: number;
  /** Stays unmirrored in a mirrored figure, e.g. a map. */
  neverMirrored: boolean;
  /** Rotation when it lies on the ground, in degrees. */
  lyingAngle: number;
  /** Not drawn in a room. */
  isOutdoors: boolean;
}

const entry = (spot: PropSpot, words: string, more: Partial<PropEntry> = {}): PropEntry => ({
  spot,
  words: words.split(', '),
  angle: 0,
  neverMirrored: false,
  lyingAngle: 0,
  isOutdoors: false,
  ...more,
});

/** Every prop by the name of its file in `art/`. To add one, add the file and a line, and run `pnpm pictures`. */
export const PROP_CATALOG = {
  lantern: entry('hand', 'lantern'),
  key: entry('hand', 'key', { angle: 24, lyingAngle: 80 }),
  map: entry('hand', 'map', { neverMirrored: true }),
  seed: entry('hand', 'seed'),
  shell: entry('hand', 'shell, seashell'),
  feather: entry('hand', 'feather', { angle: 12, lyingAngle: 64 }),
  drum: entry('hand', 'drum'),
  kite: entry('sky', 'kite', { isOutdoors: true }),
  book: entry('hand', 'book, storybook, notebook', { neverMirrored: true }),
  bell: entry('hand', 'bell'),
  rope: entry('ground', 'rope'),
  boat: entry('ground', 'toy boat, paper boat'),
  star: entry('sky', 'star'),
  crystal: entry('hand', 'crystal'),
  flower: entry('hand', 'flower, daisy, poppy, rose, tulip, blossom'),
  cake: entry('table', 'cake, birthday cake'),
  blanket: entry('ground', 'blanket'),
  compass: entry('hand', 'compass'),
  pebble: entry('ground', 'pebble'),
  whistle: entry('hand', 'whistle'),
  telescope: entry('hand', 'telescope, spyglass', { angle: -10, lyingAngle: 14 }),
  scarf: entry('hand', 'scarf'),
  basket: entry('ground', 'basket'),
  umbrella: entry('hand', 'umbrella', { angle: 6 }),
  mirror: entry('hand', 'mirror, looking glass', { angle: 8, lyingAngle: 12 }),
  ball: entry('ground', 'ball, football'),
  acorn: entry('hand', 'acorn'),
  paintbrush: entry('hand', 'paintbrush, brush', { angle: 14, lyingAngle: 72 }),
  letter: entry('hand', 'letter, envelope, invitation'),
  balloon: entry('ground', 'balloon'),
  chest: entry('ground', 'treasure chest, treasure, sea chest'),
  egg: entry('ground', 'egg'),
  pumpkin: entry('ground', 'pumpkin'),
  boot: entry('ground', 'boot, wellington'),
  sandwich: entry('table', 'sandwich, jam sandwich'),
  bowl: entry('table', 'bowl, soup, porridge'),
  flag: entry('ground', 'flag'),
  spoon: entry('table', 'spoon', { angle: 18, lyingAngle: 70 }),
  slippers: entry('ground', 'slipper'),
  bag: entry('ground', 'bag, rucksack, backpack, satchel, school bag'),
  biscuit: entry('table', 'biscuit, cookie'),
} satisfies Record<Prop, PropEntry> & Partial<Record<keyof typeof art, PropEntry>>;

/** The name of a prop. */
export type PropName = keyof typeof PROP_CATALOG;

export const PROP_NAMES = Object.keys(PROP_CATALOG) as PropName[];
