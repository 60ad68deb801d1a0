import type { SeededRandom } from '../../storyteller/seeded-random.ts';
import { HAIR_COLORS, SKIN_TONES } from '../creatures/coats.ts';
import type { CreatureKind } from '../creatures/creature-kinds.ts';
import { COLOR_WORDS } from '../palette.ts';
import { type Description, readDescription } from './read-description.ts';

/** How old a person looks. */
export type Age = 'baby' | 'toddler' | 'child' | 'teenager' | 'grownup' | 'old';
/** What a person uses to move about. */
export type MobilityAid = 'wheelchair' | 'crutches' | 'walker' | 'cane';
/** Hair styles of people. */
export type HairStyle =
  | 'tousled'
  | 'parted'
  | 'long'
  | 'pigtails'
  | 'ponytail'
  | 'curls'
  | 'bald'
  | 'afro'
  | 'braids'
  | 'puffs'
  | 'bun'
  | 'bob'
  | 'short'
  | 'spiky'
  | 'mohawk'
  | 'locs'
  | 'wisp';

/** What makes a person this person. */
export interface PersonLook {
  age: Age;
  skin: string;
  hair: string;
  hairStyle: HairStyle;
  beard: boolean;
  moustache: boolean;
  /** The eyelashes of girls and women. */
  lashes: boolean;
  /** The earrings of women. */
  earrings: boolean;
  freckles: boolean;
  vitiligo: boolean;
  /** The colour of the dummy in a baby's mouth. */
  pacifier: string | null;
  hearingAid: string | null;
  aid: MobilityAid | null;
  aidColor: string;
  darkGlasses: boolean;
}

const AGES: readonly (readonly [RegExp, Age])[] = [
  [/^(baby|babies|newborn|infant)$/, 'baby'],
  [/^toddler$/, 'toddler'],
  [/^(teen|teenager|teenage|teenaged|adolescent|youth|big sister|big brother)$/, 'teenager'],
  [
    /^(grandma|grandpa|grandmother|grandfather|granny|gran|nana|nan|grandad|granddad|oma|opa|abuela|abuelo|nonna|nonno|babushka|old man|old woman|old lady|elderly|old person)$/,
    'old',
  ],
  [
    /^(man|woman|lady|gentleman|mum|mom|mummy|mommy|dad|daddy|mother|father|mama|papa|parent|uncle|aunt|auntie|teacher|doctor|nurse|chef|baker|cook|farmer|firefighter|fireman|policeman|policewoman|police|scientist|grown|grownup|adult|builder|king|queen|emperor|giant|giantess|astronaut|cowboy|sailor|driver|dentist|vet|ranger|captain|gardener|headteacher|head teacher|headmaster|headmistress|stepmum|stepmother|stepdad|stepfather|godmother|godfather|caretaker|postman|postwoman|shopkeeper|librarian|neighbour|neighbor)$/,
    'grownup',
  ],
  [/^(girl|boy|child|kid|little|son|daughter|brother|sister)$/, 'child'],
];

/** The age that a text names; null for none. */
export const ageInWords = (text: string): Age | null => {
  const said = readDescription([text]);
  return AGES.find(([words]) => said.has(words))?.[1] ?? null;
};

const SKINS: readonly (readonly [RegExp, string])[] = [
  [/^(very dark skin|deep brown skin|dark brown skin|ebony skin)$/, '#5E3A2A'],
  [
    /^(black|dark) (girl|boy|kid|child|woman|man|lady|person|baby|toddler|teenager|grandma|grandpa|granny|princess|prince|mum|mom|dad)$/,
    '#7A4A34',
  ],
  [/^(dark skin|dark skinned|black skin|black skinned|chocolate skin)$/, '#7A4A34'],
  [
    /^brown (girl|boy|kid|child|woman|man|lady|person|baby|toddler|teenager|grandma|grandpa|granny|princess|prince|mum|mom|dad)$/,
    '#A26A48',
  ],
  [/^(brown skin|brown skinned)$/, '#A26A48'],
  [
    /^(tan skin|tanned|tan skinned|olive skin|olive skinned|golden skin|caramel skin|golden brown)$/,
    '#D09A6C',
  ],
  [
    /^(white|fair|pale|light) (girl|boy|kid|child|woman|man|lady|person|baby|toddler|teenager|grandma|grandpa|granny|princess|prince|mum|mom|dad)$/,
    '#FBDCC4',
  ],
  [
    /^(light skin|light skinned|fair skin|fair skinned|white skin|pale skin|pale|peach skin|pink skin)$/,
    '#FBDCC4',
  ],
];
const BARE_COLORS = /^(brown|black|white|tan|peach|beige)$/;

const HAIR_STYLES: readonly (readonly [RegExp, HairStyle])[] = [
  [/^(messy hair|messy haired|wild hair|tousled|tousled hair|scruffy hair|untidy hair)$/, 'tousled'],
  [/^(bald|baldy|chemotherapy|alopecia|no hair|bald head|shaved head)$/, 'bald'],
  [/^(afro puffs|puffs|space buns|two buns)$/, 'puffs'],
  [/^(afro|afro hair)$/, 'afro'],
  [/^(dreadlocks|locs|locks|dreads)$/, 'locs'],
  [/^(braids|plaits|braided|cornrows|box braids|braid|plait|plaited)$/, 'braids'],
  [/^(pigtails|bunches)$/, 'pigtails'],
  [/^(ponytail|pony tail)$/, 'ponytail'],
  [/^(bun|topknot|top knot)$/, 'bun'],
  [/^(mohawk|mohican)$/, 'mohawk'],
  [/^(spiky|spiky hair|spikey)$/, 'spiky'],
  [/^(curly|curls|curly haired|coily|frizzy|ringlets)$/, 'curls'],
  [/^(bob|bobbed)$/, 'bob'],
  [/^(short hair|short haired|short \w+ hair|crew cut|buzz cut)$/, 'short'],
  [/^(long hair|long haired|wavy hair|flowing hair|long \w+ hair|wavy \w+ hair|long straight hair)$/, 'long'],
];

/** Hair of whom nothing is said: grown-ups have no pigtails. */
const USUAL_HAIR: Readonly<
  Record<'child' | 'grownup', Record<'female' | 'male' | 'other', readonly HairStyle[]>>
> = {
  child: {
    female: ['long', 'pigtails', 'ponytail'],
    male: ['tousled', 'parted', 'curls'],
    other: ['tousled', 'parted', 'long'],
  },
  grownup: {
    female: ['long', 'bun', 'bob'],
    male: ['short', 'parted', 'short'],
    other: ['short', 'parted', 'bob'],
  },
};

const hairStyleOf = (
  said: Description,
  age: Age,
  isFemale: boolean,
  isMale: boolean,
  isHairless: boolean,
  roll: number,
): HairStyle => {
  if (said.lacks(/^hairs?$/) || isHairless) return 'bald';
  const found = HAIR_STYLES.find(([words]) => said.has(words))?.[1];
  if (found) return found;
  if (age === 'baby') return 'wisp';
  if (age === 'old' && isFemale) return 'bun';
  const usual =
    USUAL_HAIR[age === 'grownup' || age === 'old' ? 'grownup' : 'child'][
      isFemale ? 'female' : isMale ? 'male' : 'other'
    ];
  return usual[roll] ?? 'tousled';
};

const AIDS: readonly (readonly [RegExp, MobilityAid])[] = [
  [/^(wheelchair|wheel chair|power chair|powerchair)$/, 'wheelchair'],
  [/^(crutches|crutch)$/, 'crutches'],
  [/^(walker|walking frame|zimmer|rollator)$/, 'walker'],
  [/^(cane|walking stick|white cane)$/, 'cane'],
];

/** The colour of people's red hair. */
const GINGER = '#C85F3A';
/** Skin tones below it are so pale that the lighter patches of vitiligo would not be seen. */
const DARKEST_PALE_TONE = 2;

function chooseSkin(random: SeededRandom, hasVitiligo: boolean): string {
  const picked = random.pick(SKIN_TONES);
  return hasVitiligo && SKIN_TONES.indexOf(picked) < DARKEST_PALE_TONE ? SKIN_TONES[4] : picked;
}

/** What the looks of a person depend on. */
interface PersonInput {
  said: Description;
  creature: { roles: readonly CreatureKind[]; isGrownup: boolean; species: string | null };
  kind: CreatureKind;
  isHuman: boolean;
  isFemale: boolean;
  isMale: boolean;
  /** Is said to be old. */
  isOld: boolean;
  /** Is called Mrs or Mr. */
  isTitled: boolean;
  random: SeededRandom;
}

const PARENTS = /^(mum|mom|mummy|mommy|dad|daddy|mother|father|woman|man|lady|aunt|uncle)$/;

function ageOf({ said, creature, kind, isOld, isTitled }: PersonInput): Age {
  const named = AGES.find(([words]) => said.has(words))?.[1];
  if (kind === 'grandparent' || named === 'old') return 'old';
  if (isOld && (named === 'grownup' || creature.isGrownup || isTitled)) return 'old';
  if (isTitled && (named === undefined || named === 'child') && kind === 'child') return 'grownup';
  if (creature.species === 'giant' || creature.isGrownup) return 'grownup';
  // A mother with a baby is no baby.
  if ((named === 'baby' || named === 'toddler') && said.has(PARENTS)) return 'grownup';
  return named ?? 'child';
}

/** Reads what a description says about a person; what it leaves open is chosen by the character's seed. */
export function findPerson(input: PersonInput): PersonLook {
  const { said, creature, kind, isHuman, isFemale, isMale, random } = input;
  const age = ageOf(input);
  const saidSkin = said.colors.get('skin');
  const hasVitiligo = said.has(/^vitiligo$/);
  const skin =
    SKINS.find(([words]) => said.has(words))?.[1] ??
    (saidSkin && !said.has(BARE_COLORS) ? saidSkin : undefined) ??
    (said.has(/^albino$/) ? '#FDEBE0' : isHuman ? chooseSkin(random, hasVitiligo) : '#F3C7A8');
  const saidHair = said.colors.get('hair');
  const hair =
    (saidHair === COLOR_WORDS.get('red') && isHuman ? GINGER : saidHair) ??
    (said.has(/^(redhead|redheaded|ginger|auburn)$/) ? GINGER : undefined) ??
    (said.has(/^(brunette)$/) ? '#6E4634' : undefined) ??
    (said.has(/^(blonde|blond)$/) ? '#EFC873' : undefined) ??
    (said.has(/^(albino)$/) ? '#FBF3E4' : undefined) ??
    (age === 'old' ? '#DCD6DC' : isHuman ? random.pick(HAIR_COLORS) : '#6E4634');
  const roll = random.nextInt(3);
  const hasFaceHair =
    age === 'grownup' && isHuman && kind === 'child' && isMale && !said.lacks(/^(?:beard|moustache)$/);
  return {
    age,
    skin,
    hair,
    hairStyle: hairStyleOf(
      said,
      age,
      isFemale,
      isMale,
      ['egyptian_mummy', 'skeleton', 'genie'].includes(creature.species ?? ''),
      roll,
    ),
    beard:
      !said.lacks(/^beard$/) &&
      (said.has(/^(beard|bearded)$/) ||
        (!isFemale && ['gnome', 'santa'].includes(creature.species ?? '')) ||
        ((((kind === 'wizard' || kind === 'grandparent' || (age === 'old' && isHuman)) && isMale) ||
          (hasFaceHair && roll === 2)) &&
          !said.has(/^(moustache|mustache)$/))),
    moustache: said.has(/^(moustache|mustache)$/) || (hasFaceHair && roll === 0),
    lashes: isHuman && isFemale && age !== 'baby',
    earrings: isHuman && isFemale && (age === 'grownup' || age === 'old') && !said.lacks(/^earrings?$/),
    freckles: said.has(/^(freckles|freckled|freckly)$/),
    vitiligo: hasVitiligo,
    pacifier: said.has(/^(dummy|pacifier|soother|binky)$/) ? (said.colors.get('dummy') ?? '#5B8FD6') : null,
    hearingAid: said.has(/^(hearing aid|hearing aids|cochlear implant|cochlear implants|deaf)$/)
      ? (said.colors.get('hearing') ?? '#5B8FD6')
      : null,
    aid: AIDS.find(([words]) => said.has(words))?.[1] ?? null,
    aidColor: said.colors.get('aid') ?? '#5B8FD6',
    darkGlasses: said.has(/^(sunglasses|dark glasses|blind)$/),
  };
}
