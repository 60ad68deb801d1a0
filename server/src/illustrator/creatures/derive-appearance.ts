import type { SeededRandom } from '../../storyteller/seeded-random.ts';
import { findBelongings, withoutBelongings } from '../description/find-belongings.ts';
import { defaultGarment, findClothes } from '../description/find-clothes.ts';
import { findSaidFeatures, withoutDenied } from '../description/find-features.ts';
import { findMaterial } from '../description/find-material.ts';
import { findPerson } from '../description/find-person.ts';
import { type Description, readDescription } from '../description/read-description.ts';
import { BRAND, COLOR_WORDS, lighter, mix } from '../palette.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { SPECIES } from '../species/all-species.ts';
import { loadShape } from '../species/load-shape.ts';
import { type Appearance, type CharacterDescription, HUMAN_KINDS } from './appearance.ts';
import { BUILDS } from './builds.ts';
import { COATS, type Coat, GARMENT_COLORS } from './coats.ts';
import { imagineCreature } from './imagine-creature.ts';
import { findInLexicon } from './lexicon.ts';
import { tokenize } from './match-creature.ts';
import { readCreature } from './read-creature.ts';
import { buildOfPerson, buildOfShape } from './special-builds.ts';

const SIZE_FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(tiny|teeny|teensy|minuscule|itsy|miniature|mini|microscopic|thumbelina)$/, 0.68],
  [/^(small|little|baby|wee|short|young|cub|pup|chick)$/, 0.86],
  [/^(big|large|tall|grown|strong|chubby)$/, 1.1],
  [/^(giant|huge|enormous|gigantic|massive|giantess|mighty|humongous)$/, 1.3],
];

const FEMALE_WORDS =
  /^(girl|grandma|granny|nana|oma|queen|princess|witch|woman|mermaid|sister|lady|heroine|mum|mom|mother|aunt|auntie|grandmother|daughter|niece|mummy|mommy|mama|girlfriend|wife|bride|ballerina|cowgirl|policewoman|firewoman|giantess|fairy|nun)$/;
const MALE_WORDS =
  /^(boy|grandpa|grandad|granddad|opa|king|prince|man|merman|brother|dad|daddy|father|uncle|grandfather|son|nephew|papa|gentleman|husband|cowboy|policeman|fireman)$/;
/** Titles and names of relatives that say whether somebody is a woman or a man: `Miss Hart`, `Papa`. */
const FEMALE_NAME =
  /^(?:mrs|miss|ms|mum|mummy|mama|mom|mommy|aunt|auntie|granny|grandma|nana|nanny|lady|sister|queen|princess)\b/i;
const MALE_NAME = /^(?:mr|sir|papa|dad|daddy|uncle|grandpa|grandad|opa|king|prince|brother)\b/i;
/** Somebody is said to be old, and not how many years old. */
const IS_OLD =
  /(?:^|[,;] ?|\b(?:is|very|quite|rather) )(?:old|elderly|aged|retired)\b(?! (?:enough|friend|[\p{L}]+s?$))/iu;
const HELMET_WORDS = /^(astronaut|cosmonaut|spaceman|diver)$/;

/** The creature's text without the name of its species: a red panda is not red. */
const withoutName = (text: string, { species, words }: { species: string | null; words: string }): string =>
  species && words.includes(' ') ? text.toLowerCase().replace(words, '') : text;

function sizeOf(said: Description): number {
  const size = SIZE_FACTORS.reduce(
    (product, [words, factor]) => (said.has(words) ? product * factor : product),
    1,
  );
  return Math.max(0.62, Math.min(1.36, size));
}

const repaint = (coat: Coat, base: string, second?: string): Coat => ({
  base,
  belly: second ?? mix(lighter(base, 0.55), coat.belly, 0.35),
  dark: second ? mix(second, '#3B2458', 0.2) : mix(base, '#3B2458', 0.5),
  accent: second ?? mix(coat.accent, base, 0.25),
});

const isNear = (a: string, b: string): boolean => {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [1, 3, 5].reduce((sum, at) => sum + Math.abs(part(a, at) - part(b, at)), 0) < 110;
};

function findCoat(
  coats: readonly [Coat, ...Coat[]],
  said: Description,
  random: SeededRandom,
  ofMaterial: string | undefined,
): Coat {
  const chosen = random.pick(coats);
  // "Not green": another of its coats, else a colour of its own.
  const isDenied = said.otherColors.some((color) => isNear(color, chosen.base));
  const allowed = isDenied
    ? (coats.find(({ base }) => !said.otherColors.some((color) => isNear(color, base))) ??
      repaint(chosen, '#F2B84B'))
    : chosen;
  const { colors } = said;
  const base = colors.get('coat') ?? ofMaterial;
  const coat = base ? repaint(allowed, base, colors.get('second')) : allowed;
  return {
    base: coat.base,
    belly: colors.get('belly') ?? coat.belly,
    dark: colors.get('dark') ?? coat.dark,
    accent: colors.get('accent') ?? colors.get('ears') ?? coat.accent,
  };
}

const CHILDISH: ReadonlySet<string> = new Set(['dungarees', 'jumper']);

/** The coats of a robot of another kind are metal. */
const METAL: Coat = { base: '#A9B9C9', belly: '#DCE6EA', dark: '#67758C', accent: '#F0743E' };
/** Said of somebody who cannot be seen, as children spell it, too. */
const INVISIBLE =
  /\binvis[ai]ble\b|\b(?:can[’']?t|cannot|can not|nobody can) (?:see|be seen)\b|\bsee[ -]?through\b/i;
const GHOSTLY: Coat = { base: '#EFECF8', belly: '#FDFBFF', dark: '#B9AED6', accent: '#F2C4CC' };

/** What a character is, by its name where that says more: Biscuit Jar, a jar. */
function moreExactly({ creature, name = '' }: CharacterDescription): string {
  const [words, kind] = [tokenize(name), tokenize(creature)];
  const isSame = kind.length === 1 && words.length > 1 && words.at(-1) === kind[0];
  return isSame && findInLexicon(words.join(''))?.type === 'shape' ? name : creature;
}

/** Derives the appearance of a cast member or guest from its description; what it leaves open is chosen by its seed. */
export function appearanceOf(member: CharacterDescription): Appearance {
  const creature = readCreature(moreExactly(member), member.description);
  const oddEar = oddEarOf(`${member.creature}, ${member.description}`);
  const said = readDescription([
    withoutName(member.creature, creature),
    withoutBelongings(member.creature, member.description).replace(ODD_EAR, ' '),
  ]);
  const { kind, species, shape, roles } = creature;
  const isHuman = HUMAN_KINDS.has(kind);
  const random = createSeededRandom(`look/${member.look ?? member.id}/${kind}`);
  const imagined = kind === 'imaginary' ? imagineCreature(`${member.creature} ${member.description}`) : null;
  const record = species ? SPECIES[species] : null;
  const robotic = creature.is('robot') && kind !== 'robot';
  const ghostly = creature.is('ghost') && kind !== 'ghost';
  const coats = shape
    ? ([loadShape(shape).coat] as const)
    : (record?.coats ?? imagined?.coats ?? COATS[kind]);
  const material = isHuman ? null : findMaterial(member.creature, member.description);
  const natural = findCoat(coats, said, random, material?.color);
  const hasOwnColor = said.colors.has('coat');
  const sea = creature.fishTail && !isHuman ? { ...natural, accent: '#4DBDB8' } : natural;
  const fishy = creature.fishTail || kind === 'mermaid' ? colorsOfTail(sea, said) : sea;
  const coat = robotic && !hasOwnColor ? METAL : ghostly && !hasOwnColor ? GHOSTLY : fishy;
  const name = member.name ?? '';
  const isFemale =
    member.pronouns === 'she/her' ||
    said.has(FEMALE_WORDS) ||
    (!member.pronouns && !said.has(MALE_WORDS) && FEMALE_NAME.test(name));
  const isMale =
    member.pronouns === 'he/him' ||
    said.has(MALE_WORDS) ||
    (!member.pronouns && !isFemale && MALE_NAME.test(name)) ||
    (!isFemale && said.has(/^(beard|bearded|moustache|mustache)$/));
  const usual = (source: SeededRandom) => ({
    cloth: source.pick(GARMENT_COLORS),
    usualGarment: defaultGarment(kind, isHuman, isFemale, isMale, source),
  });
  const ofLook = usual(random);
  const { cloth, usualGarment } =
    member.look || !member.name ? ofLook : usual(createSeededRandom(`clothes/${member.id}/${member.name}`));
  // The order of the random choices is part of the look of every stored character.
  const hatPaint = isHuman && kind !== 'child' ? null : random.pick(GARMENT_COLORS);
  const person = findPerson({
    said,
    creature,
    kind,
    isHuman,
    isFemale,
    isMale,
    isOld: IS_OLD.test(member.description),
    isTitled: /^(?:mrs?|miss|ms|dr|professor|captain)\b/i.test(name),
    random,
  });
  const isAdult = person.age === 'grownup' || person.age === 'old';
  const features = withoutDenied(
    [
      ...(record?.features ?? imagined?.features ?? []),
      ...creature.features,
      ...(material?.features ?? []),
      ...findSaidFeatures(said),
    ],
    said,
    // People have it as hair.
  ).filter((name) => !isHuman || name !== 'crest-mohawk');
  const pattern = said.patterns.get('coat') ?? record?.pattern ?? imagined?.pattern ?? 'plain';
  const clothes = findClothes({
    said,
    roles,
    creature,
    isHuman,
    kind,
    cloth,
    // Grown-ups in dungarees or jumpers with a star look like large children.
    usualGarment: isHuman && isAdult && CHILDISH.has(usualGarment) ? 'shirt' : usualGarment,
    pattern,
    hatPaint,
    random,
  });
  const build = shape
    ? buildOfShape(loadShape(shape))
    : isHuman
      ? buildOfPerson({ ...BUILDS[kind], ...record?.build }, person.age)
      : { ...BUILDS[kind], ...record?.build, ...imagined?.build };
  return {
    ...person,
    ...findBelongings(member.creature, member.description),
    skin: isHuman ? (creature.skin ?? person.skin) : coat.belly,
    hair: isHuman || said.colors.has('hair') ? person.hair : coat.accent,
    kind,
    species,
    shape,
    build: creature.fishTail ? { ...build, legs: 'none', legLength: 0, restHeight: 76 } : build,
    features: robotic && !shape ? [...features, 'panel-robot'] : features,
    heads: Math.max(1, Math.min(5, creature.heads ?? said.count(/^(heads?|headed)$/) ?? 1)),
    eyeCount: Math.max(1, Math.min(5, creature.eyes ?? said.count(/^(eyes?|eyed)$/) ?? imagined?.eyes ?? 2)),
    fishTail: creature.fishTail,
    coat,
    eyes: said.colors.get('eyes') ?? BRAND.ink,
    pattern,
    patternColor: said.colors.get('pattern') ?? said.colors.get('second') ?? mix(coat.base, coat.dark, 0.6),
    tailColor: said.colors.get('tail') ?? null,
    noseColor: said.colors.get('nose') ?? null,
    oddEar,
    size: sizeOf(said),
    growth: 1,
    fluffy: said.has(/^(fluffy|furry|fuzzy|shaggy|woolly|wooly|hairy)$/),
    robotic,
    ghostly,
    invisible: INVISIBLE.test(`${member.creature} ${member.description}`),
    ...clothes,
    legColor: said.colors.get('legs') ?? null,
    shoeColor: said.colors.get('shoes') ?? null,
    boots: said.has(/^(boots?|wellies|wellingtons?|welly|gumboots?)$/) && !said.lacks(/^boots?$/),
    glasses:
      said.has(/^(glasses|spectacles|goggles|sunglasses|blind)$/) ||
      ((kind === 'grandparent' || (isHuman && person.age === 'old')) && !said.lacks(/^glasses$/) && !species)
        ? (said.colors.get('glasses') ?? BRAND.ink)
        : null,
    wings: findWings(said, creature.is, coat),
    wingless: said.lacks(/^wings?$/),
    wand:
      said.has(/^(wand|magic wand)$/) ||
      ((kind === 'wizard' || kind === 'fairy') && said.has(/^(magic|magical)$/)),
    backpack: said.has(/^(backpack|rucksack|satchel|school bag)$/)
      ? (said.colors.get('backpack') ?? '#C4764A')
      : null,
    glassHelmet: said.has(HELMET_WORDS),
  };
}

/** `One white ear`. */
const ODD_EAR = /\bone ([a-z]+) ear\b/i;

const oddEarOf = (text: string): string | null =>
  COLOR_WORDS.get(ODD_EAR.exec(text)?.[1]?.toLowerCase() ?? '') ?? null;

/** The whole tail of a mermaid has the colour that is said of it. */
function colorsOfTail(coat: Coat, said: Description): Coat {
  const tail = said.colors.get('tail');
  return tail ? { ...coat, base: tail, accent: tail } : coat;
}

function findWings(said: Description, is: (role: string) => boolean, coat: Coat): string | null {
  if (said.lacks(/^wings?$/)) return null;
  const hasWings = said.has(/^(wings|winged|pegasus|alicorn|wing)$/) || is('angel') || is('pegasus');
  return hasWings || said.colors.has('wings')
    ? (said.colors.get('wings') ?? (is('angel') || is('pegasus') ? '#FBF6EC' : lighter(coat.accent, 0.4)))
    : null;
}
