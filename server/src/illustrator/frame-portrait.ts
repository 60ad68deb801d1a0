import { type Appearance, HUMAN_KINDS } from './creatures/appearance.ts';
import { loadShape } from './species/load-shape.ts';

/** What of a figure a portrait shows. */
interface PortraitFrame {
  /** The whole figure with its feet at the bottom, instead of head and shoulders. */
  whole: boolean;
  zoom: number;
  /** Shift of the head from the middle, in figure units. */
  x: number;
  y: number;
}

/** How far heads reach beyond a usual one, by kind, feature, hat or hair. */
const REACH: Readonly<Record<string, number>> = {
  fish: 1.42,
  whale: 1.5,
  lion: 1.16,
  elephant: 1.22,
  crab: 1.24,
  rabbit: 1.2,
  deer: 1.16,
  giraffe: 1.06,
  unicorn: 1.14,
  wizard: 1.3,
  'ears-goblin': 1.36,
  'ears-long': 1.24,
  'ears-bat': 1.26,
  'ears-tufted': 1.2,
  'ears-side': 1.2,
  'ears-big-round': 1.3,
  'horns-long': 1.3,
  'horns-goat': 1.2,
  'horns-bull': 1.22,
  'antlers-broad': 1.56,
  antlers: 1.24,
  'horns-ram': 1.4,
  'snout-long': 1.36,
  'beak-toucan': 1.34,
  'beak-long': 1.34,
  'beak-spear': 1.16,
  'bill-pouch': 1.34,
  'crest-bone': 1.36,
  'crest-fan': 1.3,
  'crest-flames': 1.24,
  'crest-squid': 1.4,
  'unicorn-horn': 1.3,
  'tusk-narwhal': 1.86,
  gills: 1.5,
  frill: 1.3,
  antennae: 1.2,
  shaggy: 1.16,
  halo: 1.2,
  afro: 1.24,
  puffs: 1.16,
  spiky: 1.14,
  mohawk: 1.3,
  chef: 1.2,
  cowboy: 1.14,
  santa: 1.24,
  pointed: 1.36,
  party: 1.2,
  turban: 1.2,
  headwrap: 1.34,
  firefighter: 1.1,
};
/** What is higher than wide, so that the head is shown lower. */
const TALL =
  /^(rabbit|deer|unicorn|wizard|snail|ears-long|ears-tufted|horns-long|antlers|unicorn-horn|tusk-narwhal|crest-(fan|flames|squid|mohawk)|afro|spiky|mohawk|chef|santa|pointed|party|antennae|halo|cowboy|firefighter|turban|headwrap)$/;
const LONG_NOSE = /^(snout-long|tusk-narwhal|beak-toucan|beak-long|bill-pouch)$/;
const FIGURE_OFFSET: Readonly<Record<string, readonly [number, number]>> = {
  fish: [36, 6],
  whale: [62, 6],
  octopus: [0, 20],
};

/** What shows who it is below the head: a fish tail, arms, a pouch, a hump, a shell. */
const TELLING_BODY =
  /^(mermaid|octopus|kangaroo|camel|llama|giraffe|swan|flamingo|ostrich|ant|chameleon|armadillo|kraken|tortoise|snake|lizard|caterpillar|grasshopper|mantis|stegosaurus|brachiosaurus)$/;

/** Clothes that are known by their length. */
const WHOLE_CLOTHES: ReadonlySet<string> = new Set(['sari', 'kimono']);
/** Ages that are known by the proportions of the body, and how much their portraits are enlarged. */
const WHOLE_AGES: Readonly<Record<string, number>> = { baby: 0.84, toddler: 0.76, teenager: 0.6 };

/** How much portraits of whole creatures are enlarged; 0.66 for the others. */
const WHOLE_SPECIES: Readonly<Record<string, number>> = {
  armadillo: 0.84,
  tortoise: 0.84,
  lizard: 0.8,
  camel: 0.56,
};

/** About how high hats are on objects, in figure units. */
const HAT_HEIGHT = 84;

/** Chooses the frame of a portrait: the whole figure where the head alone would not show who it is. */
export function framePortrait(appearance: Appearance, whole: boolean): PortraitFrame {
  const { kind, species, shape, aid, heads, features, hat, hairStyle, build, fishTail } = appearance;
  if (shape) {
    const top = hat === 'none' ? 0 : build.legLength + HAT_HEIGHT - loadShape(shape).hat[1];
    return { whole: true, zoom: Math.min(0.74, 290 / Math.max(1, top)), x: 0, y: 0 };
  }
  if (aid) return { whole: true, zoom: 0.68, x: 0, y: 0 };
  // Shoes, boots and trousers that a description names are to be seen.
  const isTold = WHOLE_CLOTHES.has(appearance.garment) || WHOLE_AGES[appearance.age] !== undefined;
  const hasNamedFeet = appearance.boots || appearance.shoeColor !== null || appearance.legColor !== null;
  const hasThings = appearance.carries !== null || appearance.worn.some(({ at }) => at !== 'head');
  if (whole || hasNamedFeet || hasThings) return { whole: true, zoom: 0.66, x: 0, y: 0 };
  if (HUMAN_KINDS.has(kind) && isTold)
    return { whole: true, zoom: WHOLE_AGES[appearance.age] ?? 0.62, x: 0, y: 0 };
  if (fishTail || TELLING_BODY.test(species ?? kind))
    return { whole: true, zoom: WHOLE_SPECIES[species ?? ''] ?? 0.66, x: 0, y: 0 };
  if (heads > 1 || features.includes('tentacles')) return { whole: true, zoom: 0.6, x: 0, y: 0 };
  const parts: string[] = [kind, hat, ...features];
  if (hat === 'none') parts.push(hairStyle);
  const reach = Math.max(1.06, ...parts.map((part) => REACH[part] ?? 1));
  const [x, y] = FIGURE_OFFSET[kind] ?? [0, 6];
  return {
    whole: false,
    zoom: 1.02 / (reach * Math.max(0.9, build.headScale)),
    x: parts.some((part) => LONG_NOSE.test(part)) ? -20 : x,
    y: parts.some((part) => TALL.test(part)) ? 34 : y,
  };
}
