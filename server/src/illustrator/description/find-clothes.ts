import type { SeededRandom } from '../../storyteller/seeded-random.ts';
import type { CreatureKind } from '../creatures/creature-kinds.ts';
import { BRAND } from '../palette.ts';
import type { Description } from './read-description.ts';

/** What is worn on the head. */
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
  | 'party'
  | 'chef'
  | 'cowboy'
  | 'firefighter'
  | 'police'
  | 'santa'
  | 'pointed'
  | 'hijab'
  | 'turban'
  | 'kippah'
  | 'headwrap'
  | 'headband'
  | 'viking';

/** What is worn on the body. */
export type Garment =
  | 'none'
  | 'jumper'
  | 'dungarees'
  | 'kerchief'
  | 'scarf'
  | 'shawl'
  | 'bowtie'
  | 'dress'
  | 'robe'
  | 'armour'
  | 'coat'
  | 'suit'
  | 'sari'
  | 'kurta'
  | 'kimono'
  | 'labcoat'
  /** With a collar and buttons. */
  | 'shirt'
  /** With short sleeves, and shorts. */
  | 'tshirt'
  | 'apron'
  /** Of fur, over one shoulder. */
  | 'fur'
  /** White linen with a broad collar. */
  | 'linen'
  /** Down to the knees, with a belt. */
  | 'tunic';

const HATS: readonly (readonly [RegExp, Hat])[] = [
  [/^(hijab|headscarf|headscarves|head scarf|niqab|shayla)$/, 'hijab'],
  [/^(turban|patka|dastar|pagri)$/, 'turban'],
  [/^(kippah|kippa|kipa|yarmulke|skullcap)$/, 'kippah'],
  [/^(headwrap|head wrap|gele|bonnet|durag)$/, 'headwrap'],
  [/^(headband|hairband|hair band|alice band)$/, 'headband'],
  [/^(crown|tiara)$/, 'crown'],
  [/^(wizard hat|witch hat|witchs hat|wizards hat)$/, 'wizard'],
  [/^(pirate hat|pirates hat)$/, 'pirate'],
  [/^(santa hat|christmas hat|santa|santa claus|father christmas)$/, 'santa'],
  [/^(chef hat|chefs hat|chef|baker|cook)$/, 'chef'],
  [/^(cowboy hat|cowboy|cowgirl|stetson|sheriff)$/, 'cowboy'],
  [/^(firefighter|fireman|firewoman|fire helmet|fire fighter)$/, 'firefighter'],
  [/^(police officer|policeman|policewoman|police|police hat)$/, 'police'],
  [/^(elf|gnome|dwarf|leprechaun|pointy hat|pointed hat)$/, 'pointed'],
  [/^(helmet)$/, 'helmet'],
  [/^(beanie|bobble|bobble hat|woolly hat|wooly hat)$/, 'beanie'],
  [/^(cap|baseball cap)$/, 'cap'],
  [/^party hat$/, 'party'],
  [/^(hat|tophat|bowler|sunhat|explorer)$/, 'hat'],
  [/^(bow|ribbon|ribbons)$/, 'bow'],
  [
    /^(?:flower crown|garland|(?:flowers?|dais(?:y|ies)|marigolds?|roses?|poppy|poppies|lil(?:y|ies)|tulips?|blossoms?|hibiscus) (?:in|on))$/,
    'flower',
  ],
];
const ROLE_HATS: Partial<Record<CreatureKind, Hat>> = {
  royal: 'crown',
  wizard: 'wizard',
  pirate: 'pirate',
  knight: 'helmet',
};

function findHat(said: Description, roles: readonly CreatureKind[]): Hat {
  if (said.lacks(/^(hat|crown|cap|helmet)$/)) return 'none';
  const isBowTie = said.has(/^bow tie$/);
  const found = HATS.find(([words, hat]) => said.has(words) && !(isBowTie && hat === 'bow'))?.[1];
  return found ?? roles.map((role) => ROLE_HATS[role]).find(Boolean) ?? 'none';
}

const GARMENTS: readonly (readonly [RegExp, Garment])[] = [
  [/^(sari|saree|lehenga)$/, 'sari'],
  [/^(kurta|salwar|shalwar|kameez|dashiki|thobe|agbada|abaya)$/, 'kurta'],
  [/^(kimono|hanbok|yukata)$/, 'kimono'],
  [/^(lab coat|white coat|doctors coat|doctor|nurse|vet|dentist|scientist)$/, 'labcoat'],
  [/^(shawl|poncho|pashmina)$/, 'shawl'],
  [/^(scarf|scarves)$/, 'scarf'],
  [/^(apron|pinafore|pinny)$/, 'apron'],
  [/^(dress|skirt|tutu|gown|ballerina)$/, 'dress'],
  [/^(dungarees|overalls|farmer|builder)$/, 'dungarees'],
  [/^(tshirt|t shirt|shorts|football shirt|summer clothes)$/, 'tshirt'],
  [/^(shirt|blouse)$/, 'shirt'],
  [/^(jumper|sweater|hoodie|pyjamas|pajamas|vest|waistcoat|cardigan|top|onesie)$/, 'jumper'],
  [/^(coat|jacket|raincoat|uniform|firefighter|policeman|police officer|police)$/, 'coat'],
  [/^(bandana|kerchief|neckerchief)$/, 'kerchief'],
  [/^(bowtie|bow tie|tie)$/, 'bowtie'],
  [/^(robe|gown)$/, 'robe'],
  [/^(armour|armor)$/, 'armour'],
];

/** What people of other times wear when nothing else is said of them. */
const OF_A_TIME: readonly (readonly [
  RegExp,
  { garment: Garment; color: string; hat?: Hat; hatColor?: string },
])[] = [
  [
    /^(?:cave ?(?:m[ae]n|wom[ae]n|boy|girl|child|kid|person|people|baby)|neanderthal|stone age)$/,
    { garment: 'fur', color: '#B07B4F' },
  ],
  [
    /^(?:egyptian|ancient egypt)$/,
    { garment: 'linen', color: '#F6EEDC', hat: 'headband', hatColor: '#E8B84A' },
  ],
  [/^viking$/, { garment: 'tunic', color: '#8A6B4A', hat: 'viking', hatColor: '#AEB4BE' }],
  [/^(?:peasant|medieval|shepherd(?:ess)?|squire|roman|minstrel)$/, { garment: 'tunic', color: '#8FA06A' }],
];

const SCARF = /^(scarf|scarves)$/;

function findGarment(said: Description, roles: readonly CreatureKind[]): Garment | null {
  if (said.lacks(/^(clothe|clothes|jumper|shirt|dress|coat|scarf|shawl)$/)) return 'none';
  const named = GARMENTS.filter(([words]) => said.has(words)).map(([, garment]) => garment);
  // A scarf is worn over what else is named.
  const found = named.find((garment) => garment !== 'scarf') ?? named[0];
  if (found) return found;
  if (roles.includes('wizard')) return 'robe';
  return roles.includes('knight') ? 'armour' : null;
}

const ANIMAL_GARMENTS = ['none', 'none', 'kerchief', 'jumper', 'dungarees', 'scarf', 'bowtie'] as const;

/** The garment of a character whose description names none. */
export function defaultGarment(
  kind: CreatureKind,
  isHuman: boolean,
  isFemale: boolean,
  isMale: boolean,
  random: SeededRandom,
): Garment {
  if (kind === 'object' || kind === 'imaginary') return 'none';
  if (kind === 'fairy') return 'dress';
  if (kind === 'royal') return isMale ? 'coat' : 'dress';
  if (kind === 'hero') return 'suit';
  if (kind === 'pirate') return 'coat';
  if (!isHuman) return random.pick(ANIMAL_GARMENTS);
  return isFemale
    ? random.pick(['dress', 'dungarees', 'jumper', 'shirt'])
    : random.pick(['jumper', 'dungarees', 'jumper', 'shirt']);
}

/** What clothes depend on. */
interface ClothesInput {
  said: Description;
  roles: readonly CreatureKind[];
  creature: { is(name: string): boolean; species: string | null };
  kind: CreatureKind;
  isHuman: boolean;
  cloth: string;
  usualGarment: Garment;
  pattern: string;
  hatPaint: string | null;
  random: SeededRandom;
}

/** What a character wears, and its colours. */
export function findClothes(input: ClothesInput) {
  const { said, roles, creature, kind, isHuman, cloth, usualGarment, pattern, hatPaint, random } = input;
  const { colors } = said;
  const isAstronaut = said.has(/^(astronaut|cosmonaut|spaceman|diver)$/);
  const role = creature.species ? SPECIES_CLOTHES[creature.species] : undefined;
  const named = findGarment(said, roles);
  const ofTime =
    isHuman && (kind === 'child' || kind === 'grandparent') && named === null
      ? OF_A_TIME.find(([words]) => said.has(words))?.[1]
      : undefined;
  const garmentColor =
    (named === 'scarf' ? colors.get('scarf') : undefined) ??
    colors.get('garment') ??
    role?.color ??
    ofTime?.color ??
    (isAstronaut ? '#F1EEF4' : isHuman ? (colors.get('coat') ?? cloth) : cloth);
  const ownHat = role?.hat ?? findHat(said, roles);
  const hat = ownHat === 'none' ? (ofTime?.hat ?? ownHat) : ownHat;
  const flower = said.has(/^marigolds? (?:in|on)$/) ? '#F29A3A' : undefined;
  const straw = said.has(/^straw (?:sun ?)?hat$/) ? '#E8C877' : undefined;
  const isPlain = isAstronaut ? 'jumper' : pattern !== 'plain' && !isHuman ? 'none' : usualGarment;
  const hasScarf = said.has(SCARF) && !said.lacks(SCARF);
  const striped = random.chance(0.5);
  const isRoyal = kind === 'royal';
  const hasCape = said.has(/^(cape|cloak)$/) || roles.includes('hero') || isRoyal || creature.is('vampire');
  return {
    garment: named ?? role?.garment ?? ofTime?.garment ?? isPlain,
    garmentColor,
    hasOwnClothes: named !== null || role?.garment !== undefined || ofTime !== undefined || isAstronaut,
    scarf: hasScarf && named !== 'scarf' ? (colors.get('scarf') ?? cloth) : null,
    garmentStriped: (said.patterns.has('garment') || striped) && !isAstronaut,
    hat,
    hatColor:
      colors.get('hat') ??
      straw ??
      flower ??
      role?.hatColor ??
      (hat === ownHat ? undefined : ofTime?.hatColor) ??
      HAT_COLORS[hat] ??
      hatPaint ??
      garmentColor,
    cape:
      hasCape && !said.lacks(/^(cape|cloak)$/)
        ? (colors.get('cape') ?? (isRoyal ? '#B7485E' : creature.is('vampire') ? '#3F3450' : '#DC5445'))
        : null,
  };
}

const HAT_COLORS: Partial<Record<Hat, string>> = {
  crown: BRAND.sun,
  flower: '#F2899A',
  helmet: '#B9C0CC',
  chef: '#FBF8F2',
  cowboy: '#A8744E',
  firefighter: '#D9403A',
  police: '#3F4F8F',
  santa: '#D9403A',
};
const SPECIES_CLOTHES: Readonly<
  Record<string, { hat?: Hat; hatColor?: string; garment?: Garment; color?: string }>
> = {
  santa: { hat: 'santa', garment: 'coat', color: '#D9403A' },
  elf: { hat: 'pointed', hatColor: '#DC5445', garment: 'jumper', color: '#5FA35C' },
  gnome: { hat: 'pointed', hatColor: '#DC5445', garment: 'coat', color: '#5B8FD6' },
  clown: { hat: 'party', garment: 'dungarees', color: '#F4C34A' },
  egyptian_mummy: { garment: 'none', color: '#EADFC8' },
  skeleton: { garment: 'none', color: '#F6F0E4' },
  genie: { hat: 'turban', hatColor: '#8A6BB8', garment: 'robe', color: '#8A6BB8' },
  vampire: { garment: 'coat', color: '#4A3450' },
};
