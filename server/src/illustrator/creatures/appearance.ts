import { BRAND, COLOR_WORDS, lighter, mix } from '../palette.ts';
import { createDice } from '../random.ts';
import { COATS, type Coat, GARMENT_COLORS, HAIRS, SKINS } from './coats.ts';
import type { CreatureKind } from './kinds.ts';
import { kindsNamed, matchCreature, wordsOf } from './match.ts';

/** What a picture needs to know of a character; a cast member or a guest. */
export interface Described {
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

/** How one character looks on every page: made from the description alone, never from a page. */
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
}

const ITEMS: Record<string, string> = {
  eye: 'eyes',
  hair: 'hair',
  mane: 'hair',
  curl: 'hair',
  beard: 'hair',
  ponytail: 'hair',
  pigtail: 'hair',
  hat: 'hat',
  cap: 'hat',
  beanie: 'hat',
  helmet: 'hat',
  crown: 'hat',
  tiara: 'hat',
  bow: 'hat',
  ribbon: 'hat',
  scarf: 'garment',
  jumper: 'garment',
  sweater: 'garment',
  shirt: 'garment',
  tshirt: 'garment',
  dress: 'garment',
  skirt: 'garment',
  tutu: 'garment',
  coat: 'garment',
  jacket: 'garment',
  raincoat: 'garment',
  dungaree: 'garment',
  overall: 'garment',
  bowtie: 'garment',
  tie: 'garment',
  robe: 'garment',
  bandana: 'garment',
  kerchief: 'garment',
  armour: 'garment',
  armor: 'garment',
  vest: 'garment',
  waistcoat: 'garment',
  pyjama: 'garment',
  hoodie: 'garment',
  trouser: 'none',
  boot: 'none',
  shoe: 'none',
  sock: 'none',
  nose: 'none',
  glasse: 'glasses',
  glasses: 'glasses',
  spectacle: 'glasses',
  goggle: 'glasses',
  cape: 'cape',
  cloak: 'cape',
  wing: 'wings',
  backpack: 'backpack',
  rucksack: 'backpack',
  bag: 'backpack',
  spot: 'pattern',
  dot: 'pattern',
  patch: 'pattern',
  stripe: 'pattern',
  star: 'pattern',
  belly: 'belly',
  tummy: 'belly',
  shell: 'accent',
  tail: 'accent',
  horn: 'accent',
  ear: 'accent',
  fin: 'accent',
  spike: 'accent',
  beak: 'accent',
  paw: 'dark',
  feet: 'dark',
  skin: 'skin',
};

/** Colour words sorted to what they paint: the coat, the eyes, the hat … */
function colorsByItem(words: readonly string[]): Map<string, string> {
  const paints = new Map<string, string>();
  let waiting: [string, number] | null = null;
  let lastItem: [string, number] | null = null;
  const settle = () => {
    if (!waiting) return;
    if (!paints.has('coat')) paints.set('coat', waiting[0]);
    else if (!paints.has('second')) paints.set('second', waiting[0]);
    waiting = null;
  };
  words.forEach((word, i) => {
    const color = COLOR_WORDS[word.replace(/ish$/, '')];
    if (color) {
      if (lastItem && /^(is|are)$/.test(words[i - 1] ?? '') && i - lastItem[1] <= 2) {
        paints.set(lastItem[0], color);
        return;
      }
      settle();
      waiting = [color, i];
      return;
    }
    const item = ITEMS[word] ?? ITEMS[word.replace(/s$/, '')];
    if (!item) return;
    lastItem = [item, i];
    if (waiting && i - waiting[1] <= 3) {
      if (!paints.has(item)) paints.set(item, waiting[0]);
      waiting = null;
    }
  });
  settle();
  return paints;
}

const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^(tiny|teeny|teensy|minuscule|itsy|miniature|mini)$/, 0.74],
  [/^(small|little|baby|wee|short|young)$/, 0.86],
  [/^(big|large|tall|grown|strong|chubby)$/, 1.1],
  [/^(giant|huge|enormous|gigantic|massive|giantess|mighty)$/, 1.22],
];

function hatOf(has: (pattern: RegExp) => boolean, roles: readonly CreatureKind[]): Hat {
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

function garmentOf(has: (pattern: RegExp) => boolean, roles: readonly CreatureKind[]): Garment | null {
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

/** The look of a character, from its creature and description words and, for what they leave open, from its id. */
export function appearanceOf(member: Described): Appearance {
  const kind = matchCreature(member.creature);
  const named = kindsNamed(member.creature);
  const roles = [...named, ...kindsNamed(member.description)];
  const words = [...wordsOf(member.creature), ...wordsOf(member.description)];
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const dice = createDice(`look/${member.id}/${kind}`);
  const paints = colorsByItem(words);
  const coats = COATS[kind];
  let coat = coats[dice.below(coats.length)] ?? coats[0];
  const human = HUMAN_KINDS.has(kind);
  const said = paints.get('coat');
  const rainbow = has(/^(rainbow|colorful|colourful|multicolored|multicoloured)$/);
  const garmentColor =
    paints.get('garment') ?? (human ? (said ?? dice.pick(GARMENT_COLORS)) : dice.pick(GARMENT_COLORS));
  if (human) dice.below(2);
  else if (said) coat = repaint(coat, said, paints.get('second'));
  if (!human && named.includes('robot') && kind !== 'robot' && !said) coat = repaint(coat, '#B9C3CF');
  coat = {
    ...coat,
    belly: paints.get('belly') ?? coat.belly,
    accent: paints.get('accent') ?? coat.accent,
    dark: paints.get('dark') ?? coat.dark,
  };
  const beings = roles.filter((role) => role !== kind || human);
  const garment =
    garmentOf(has, human ? [kind, ...beings] : beings) ??
    (kind === 'royal' || kind === 'fairy'
      ? 'dress'
      : kind === 'hero'
        ? 'suit'
        : kind === 'pirate'
          ? 'coat'
          : null) ??
    (human
      ? dice.pick(
          member.pronouns === 'she/her' || has(/^(girl|woman|grandma|queen|princess|sister)$/)
            ? (['dress', 'dungarees', 'jumper', 'coat'] as const)
            : (['jumper', 'dungarees', 'jumper', 'coat'] as const),
        )
      : dice.pick(ANIMAL_GARMENTS));
  const hat = hatOf(has, human ? [kind, ...beings] : beings);
  const girl =
    member.pronouns === 'she/her' ||
    has(/^(girl|grandma|granny|queen|princess|witch|woman|mermaid|nana|oma)$/);
  const boy = member.pronouns === 'he/him' || has(/^(boy|grandpa|king|prince|man|grandad|opa|merman)$/);
  const hairy = dice.below(3);
  const pattern: Pattern = rainbow
    ? 'rainbow'
    : has(/^(spotted|spotty|spots|dotted|dots|speckled|polka|freckled|patches)$/)
      ? 'spots'
      : has(/^(striped|stripy|stripes|stripey)$/)
        ? 'stripes'
        : has(/^(starry|sparkly|glittery|stars)$/)
          ? 'stars'
          : 'plain';
  let size = 1;
  for (const [words_, factor] of SIZES) if (has(words_)) size *= factor;
  return {
    kind,
    coat,
    eyes: paints.get('eyes') ?? BRAND.ink,
    pattern,
    patternColor: paints.get('pattern') ?? (paints.get('second') || mix(coat.base, coat.dark, 0.6)),
    size: Math.max(0.7, Math.min(1.26, size)),
    fluffy: has(/^(fluffy|furry|fuzzy|shaggy|woolly|hairy|soft)$/),
    robotic: named.includes('robot') && kind !== 'robot',
    skin: human ? (SKIN_WORDS(has) ?? dice.pick(SKINS)) : coat.belly,
    hair: paints.get('hair') ?? (kind === 'grandparent' ? '#DCD6DC' : human ? dice.pick(HAIRS) : coat.accent),
    hairStyle: has(/^(bald)$/)
      ? 6
      : has(/^(curly|curls|afro)$/)
        ? 5
        : has(/^(pigtails|braids|plaits)$/)
          ? 3
          : has(/^(ponytail)$/)
            ? 4
            : girl
              ? ([2, 3, 4][hairy] ?? 2)
              : boy
                ? ([0, 1, 5][hairy] ?? 0)
                : ([0, 1, 2][hairy] ?? 0),
    beard: has(/^(beard|bearded)$/) || ((kind === 'wizard' || kind === 'grandparent') && boy),
    garment,
    garmentColor,
    garmentStriped: dice.chance(0.5),
    hat,
    hatColor:
      paints.get('hat') ??
      (hat === 'crown'
        ? BRAND.sun
        : hat === 'helmet'
          ? '#B9C0CC'
          : human && kind !== 'child'
            ? garmentColor
            : dice.pick(GARMENT_COLORS)),
    glasses:
      has(/^(glasses|spectacles|goggles)$/) || (kind === 'grandparent' && !has(/^no$/))
        ? (paints.get('glasses') ?? BRAND.ink)
        : null,
    cape:
      has(/^(cape|cloak)$/) || roles.includes('hero') || kind === 'royal'
        ? (paints.get('cape') ?? (kind === 'royal' ? '#B7485E' : '#DC5445'))
        : null,
    wings: has(/^(wings|winged|pegasus|alicorn|flying)$/)
      ? (paints.get('wings') ?? lighter(coat.accent, 0.4))
      : null,
    wand: has(/^(wand|magic|magical)$/) && (has(/^wand$/) || kind === 'wizard' || kind === 'fairy'),
    backpack: has(/^(backpack|rucksack|satchel|bag)$/) ? (paints.get('backpack') ?? '#C4764A') : null,
  };
}

/** Kinds with skin, hair and clothes. */
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

const SKIN_WORDS = (has: (pattern: RegExp) => boolean): string | null =>
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
