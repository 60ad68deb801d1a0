import type { SeededRandom } from '../../storyteller/seeded-random.ts';
import { BRAND, lighter, mix } from '../palette.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { COATS, type Coat, GARMENT_COLORS, HAIR_COLORS, SKIN_TONES } from './coats.ts';
import type { CreatureKind } from './creature-kinds.ts';
import { findKinds, findRoles, matchCreature, tokenize } from './match-creature.ts';
import { parseColors } from './parse-colors.ts';

/** The parts of a cast member or guest that its appearance depends on. */
export interface CharacterDescription {
  id: string;
  creature: string;
  description: string;
  pronouns?: string;
}

export type Pattern = 'plain' | 'spots' | 'stripes' | 'rainbow' | 'stars';
export type Hat =
  | 'none'
  | 'hat'
  | 'cap'
  | 'beanie'
  | 'wizard'
  | 'crown'
  | 'pirate'
  | 'helmet'
  | 'flower'
  | 'bow'
  | 'party';
export type Garment =
  | 'none'
  | 'jumper'
  | 'dungarees'
  | 'kerchief'
  | 'scarf'
  | 'bowtie'
  | 'dress'
  | 'robe'
  | 'armour'
  | 'coat'
  | 'suit';

/** The look of a character, the same on every page: it depends on the description alone. */
export interface Appearance {
  kind: CreatureKind;
  coat: Coat;
  eyes: string;
  pattern: Pattern;
  patternColor: string;
  size: number;
  fluffy: boolean;
  robotic: boolean;
  skin: string;
  hair: string;
  hairStyle: number;
  beard: boolean;
  garment: Garment;
  garmentColor: string;
  garmentStriped: boolean;
  hat: Hat;
  hatColor: string;
  glasses: string | null;
  cape: string | null;
  wings: string | null;
  wand: boolean;
  backpack: string | null;
  /** Wears a glass helmet on every page: astronauts and divers. */
  glassHelmet: boolean;
}

type HasWord = (pattern: RegExp) => boolean;

const SIZE_FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(tiny|teeny|teensy|minuscule|itsy|miniature|mini)$/, 0.74],
  [/^(small|little|baby|wee|short|young)$/, 0.86],
  [/^(big|large|tall|grown|strong|chubby)$/, 1.1],
  [/^(giant|huge|enormous|gigantic|massive|giantess|mighty)$/, 1.22],
];

function findHat(has: HasWord, roles: readonly CreatureKind[]): Hat {
  if (has(/^(crown|tiara)$/) || roles.includes('royal')) return 'crown';
  if (roles.includes('wizard')) return 'wizard';
  if (roles.includes('pirate')) return 'pirate';
  if (roles.includes('knight') || has(/^helmet$/)) return 'helmet';
  if (has(/^(beanie|bobble|woolly)$/)) return 'beanie';
  if (has(/^(cap|baseball)$/)) return 'cap';
  if (has(/^party$/)) return 'party';
  if (has(/^(hat|tophat|bowler)$/)) return 'hat';
  if (has(/^(bow|ribbon)$/)) return 'bow';
  if (has(/^(flower|daisy|garland)$/) && has(/^(hair|head|ear)$/)) return 'flower';
  return 'none';
}

function findGarment(has: (pattern: RegExp) => boolean, roles: readonly CreatureKind[]): Garment | null {
  if (has(/^(scarf|scarves)$/)) return 'scarf';
  if (has(/^(dress|skirt|tutu|gown)$/)) return 'dress';
  if (has(/^(dungarees|overalls)$/)) return 'dungarees';
  if (has(/^(jumper|sweater|shirt|tshirt|hoodie|pyjamas|pajamas|vest|waistcoat|cardigan)$/)) return 'jumper';
  if (has(/^(coat|jacket|raincoat)$/)) return 'coat';
  if (has(/^(bandana|kerchief|neckerchief)$/)) return 'kerchief';
  if (has(/^(bowtie|tie)$/)) return 'bowtie';
  if (has(/^(robe|gown)$/) || roles.includes('wizard')) return 'robe';
  if (has(/^(armour|armor)$/) || roles.includes('knight')) return 'armour';
  return null;
}

const ANIMAL_GARMENTS = ['none', 'none', 'kerchief', 'jumper', 'dungarees', 'scarf', 'bowtie'] as const;

const FEMALE_WORDS =
  /^(girl|grandma|granny|nana|oma|queen|princess|witch|woman|mermaid|sister|lady|heroine)$/;
const MALE_WORDS = /^(boy|grandpa|grandad|granddad|opa|king|prince|man|merman|brother)$/;
const HELMET_WORDS = /^(astronaut|cosmonaut|spaceman|diver)$/;

function defaultGarment(
  kind: CreatureKind,
  isFemale: boolean,
  isMale: boolean,
  random: SeededRandom,
): Garment {
  if (kind === 'fairy') return 'dress';
  if (kind === 'royal') return isMale ? 'coat' : 'dress';
  if (kind === 'hero') return 'suit';
  if (kind === 'pirate') return 'coat';
  if (!HUMAN_KINDS.has(kind)) return random.pick(ANIMAL_GARMENTS);
  return isFemale
    ? random.pick(['dress', 'dungarees', 'jumper', 'coat'])
    : random.pick(['jumper', 'dungarees', 'jumper', 'coat']);
}

function findHairStyle(has: HasWord, isFemale: boolean, isMale: boolean, roll: number): number {
  if (has(/^bald$/)) return 6;
  if (has(/^(curly|curls|afro)$/)) return 5;
  if (has(/^(pigtails|braids|plaits)$/)) return 3;
  if (has(/^ponytail$/)) return 4;
  if (has(/^long$/) && has(/^hair$/)) return 2;
  return (isFemale ? [2, 3, 4] : isMale ? [0, 1, 5] : [0, 1, 2])[roll] ?? 0;
}

function findPattern(has: HasWord): Pattern {
  if (has(/^(rainbow|colorful|colourful|multicolored|multicoloured)$/)) return 'rainbow';
  if (has(/^(spotted|spotty|spots|dotted|dots|speckled|polka|freckled|patches)$/)) return 'spots';
  if (has(/^(striped|stripy|stripes|stripey)$/)) return 'stripes';
  return has(/^(starry|sparkly|glittery|stars)$/) ? 'stars' : 'plain';
}

function findCoat(
  kind: CreatureKind,
  colors: ReadonlyMap<string, string>,
  robotic: boolean,
  random: SeededRandom,
): Coat {
  let coat = random.pick(COATS[kind]);
  const namedColor = HUMAN_KINDS.has(kind)
    ? undefined
    : (colors.get('coat') ?? (robotic ? '#B9C3CF' : undefined));
  if (namedColor) coat = repaint(coat, namedColor, colors.get('second'));
  return {
    ...coat,
    belly: colors.get('belly') ?? coat.belly,
    accent: colors.get('accent') ?? coat.accent,
    dark: colors.get('dark') ?? coat.dark,
  };
}

/** Derives the appearance from the words of creature and description; what they leave open is random, seeded by the character's id. */
export function appearanceOf(member: CharacterDescription): Appearance {
  const kind = matchCreature(member.creature);
  const isHuman = HUMAN_KINDS.has(kind);
  const named = findKinds(member.creature);
  const roles = [...named, ...findRoles(member.description)].filter((role) => role !== kind || isHuman);
  const texts = [tokenize(member.creature), tokenize(member.description)];
  const words = texts.flat();
  const has: HasWord = (pattern) => words.some((word) => pattern.test(word));
  const colors = parseColors(texts);
  const random = createSeededRandom(`look/${member.id}/${kind}`);
  const robotic = named.includes('robot') && kind !== 'robot';
  const coat = findCoat(kind, colors, robotic, random);
  const cloth = random.pick(GARMENT_COLORS);
  const isFemale = member.pronouns === 'she/her' || has(FEMALE_WORDS);
  const isMale = member.pronouns === 'he/him' || has(MALE_WORDS);
  const pattern = findPattern(has);
  const glassHelmet = has(HELMET_WORDS);
  const ownGarment = defaultGarment(kind, isFemale, isMale, random);
  const garmentColor =
    colors.get('garment') ?? (glassHelmet ? '#F1EEF4' : isHuman ? (colors.get('coat') ?? cloth) : cloth);
  const hat = findHat(has, roles);
  const size = SIZE_FACTORS.reduce(
    (product, [pattern, factor]) => (has(pattern) ? product * factor : product),
    1,
  );
  const hatPaint =
    hat === 'crown'
      ? BRAND.sun
      : hat === 'helmet'
        ? '#B9C0CC'
        : isHuman && kind !== 'child'
          ? garmentColor
          : random.pick(GARMENT_COLORS);
  return {
    kind,
    coat,
    eyes: colors.get('eyes') ?? BRAND.ink,
    pattern,
    patternColor: colors.get('pattern') ?? colors.get('second') ?? mix(coat.base, coat.dark, 0.6),
    size: Math.max(0.7, Math.min(1.26, size)),
    fluffy: has(/^(fluffy|furry|fuzzy|shaggy|woolly|hairy|soft)$/),
    robotic,
    skin: isHuman ? (findSkinTone(has) ?? random.pick(SKIN_TONES)) : coat.belly,
    hair:
      colors.get('hair') ??
      (kind === 'grandparent' ? '#DCD6DC' : isHuman ? random.pick(HAIR_COLORS) : coat.accent),
    hairStyle: findHairStyle(has, isFemale, isMale, random.nextInt(3)),
    beard: has(/^(beard|bearded)$/) || ((kind === 'wizard' || kind === 'grandparent') && isMale),
    garment:
      findGarment(has, roles) ??
      (glassHelmet ? 'jumper' : pattern !== 'plain' && !isHuman ? 'none' : ownGarment),
    garmentColor,
    garmentStriped: random.chance(0.5) && !glassHelmet,
    hat,
    hatColor: colors.get('hat') ?? hatPaint,
    glasses:
      has(/^(glasses|spectacles|goggles)$/) || kind === 'grandparent'
        ? (colors.get('glasses') ?? BRAND.ink)
        : null,
    cape:
      has(/^(cape|cloak)$/) || roles.includes('hero') || kind === 'royal'
        ? (colors.get('cape') ?? (kind === 'royal' ? '#B7485E' : '#DC5445'))
        : null,
    wings: has(/^(wings|winged|pegasus|alicorn|flying)$/)
      ? (colors.get('wings') ?? lighter(coat.accent, 0.4))
      : null,
    wand: has(/^wand$/) || ((kind === 'wizard' || kind === 'fairy') && has(/^(magic|magical)$/)),
    backpack: has(/^(backpack|rucksack|satchel|bag)$/) ? (colors.get('backpack') ?? '#C4764A') : null,
    glassHelmet,
  };
}

/** Kinds with human skin, hair and clothes. */
export const HUMAN_KINDS: ReadonlySet<CreatureKind> = new Set<CreatureKind>([
  'child',
  'grandparent',
  'wizard',
  'knight',
  'royal',
  'pirate',
  'hero',
  'fairy',
  'mermaid',
]);

const findSkinTone = (has: HasWord): string | null =>
  has(/^skin(ned)?$/)
    ? has(/^(dark|brown|black)$/)
      ? '#8A5A3C'
      : has(/^(light|fair|pale)$/)
        ? '#FBDCC0'
        : null
    : null;

function repaint(coat: Coat, base: string, second?: string): Coat {
  return {
    base,
    belly: second ?? mix(lighter(base, 0.55), coat.belly, 0.35),
    dark: second ? mix(second, '#3B2458', 0.2) : mix(base, '#3B2458', 0.5),
    accent: second ?? mix(coat.accent, base, 0.25),
  };
}
