import type { StoryPlot } from '../lexicon/story-source.ts';
import type { Character } from '../parse/parse-character.ts';
import type { CastMember } from '../story-plan.ts';
import { ageOf, kindWord, kinOf } from './kin-and-age.ts';

/** Somebody whom the plots of a concept invent, and who of the cast is that person if anybody is. */
export type Invented = {
  name: RegExp;
  isMeant: (member: CastMember, cast: readonly CastMember[]) => boolean;
};

const about = ({ description, creature }: CastMember): string => `${description} ${creature}`;
const saysOf = (words: RegExp) => (member: CastMember) => words.test(about(member));
const isKind = (kinds: RegExp) => (member: CastMember) => kinds.test(kindWord(member));
const isGrandparent = (member: CastMember): boolean => /^grand/.test(kinOf(kindWord(member)) ?? '');

/** The friend of whom the first child of the cast takes leave. */
export const isSecondChild = (member: CastMember, cast: readonly CastMember[]): boolean =>
  cast.filter((each) => ageOf(each) === 'child').indexOf(member) === 1;

/** Beside the lead: the child on wheels is {S} of its story if the family has chosen one. */
export const BESIDE_THE_LEAD: Readonly<Record<string, Invented>> = {
  wheelchair: {
    name: /\b(?:Juno|Kit)\b/g,
    isMeant: saysOf(/\b(?:wheelchair|wheels|crutch\w*|walking frame|prosthe\w*)\b/i),
  },
  'deaf-or-blind': {
    name: /\bWren\b/g,
    isMeant: saysOf(/\b(?:hearing aids?|deaf|implants?|signs?|sign language)\b/i),
  },
  'the-escaped-hamster': {
    name: /\bNutmeg\b/g,
    isMeant: isKind(/^(?:hamster|gerbil|guinea-pig|pig|rabbit|bunny)$/),
  },
  'humpty-dumpty': {
    name: /\bHumpty(?: Dumpty)?\b(?! had a great fall!)/g,
    isMeant: (member) => /\bhumpty\b/i.test(member.name) || kindWord(member) === 'egg',
  },
  'a-new-partner': {
    name: /\b[Tt]he new one\b/g,
    isMeant: (member) =>
      saysOf(/\b(?:boyfriend|girlfriend|partner|stepdad|stepmum|stepmom|stepfather|stepmother)\b/i)(member) ||
      isKind(/^(?:man|woman|lady)$/)(member),
  },
  'works-nights': {
    name: /\b[Ss]omebody(?= woke up| pulled the curtains| put on a work| in the doorway|, with the work)/g,
    isMeant: (member) => /^(?:mother|father)$/.test(kinOf(kindWord(member)) ?? ''),
  },
};

/** Those with whom the lead is. */
export const WITH_THE_LEAD: Readonly<Record<string, Invented>> = {
  'at-grandmas': { name: /\bGrandma\b/g, isMeant: isGrandparent },
  grandfathers: { name: /\bGrandfather\b/g, isMeant: isGrandparent },
  'afraid-of-dogs': { name: /\b(?:Biscuit|Pepper)\b/g, isMeant: isKind(/^dog$/) },
  'an-old-dress': { name: /\bGrandma\b/g, isMeant: isGrandparent },
  'new-teacher': { name: /\b[Tt]he old teacher\b/g, isMeant: isKind(/^teacher$/) },
  'imaginary-friend': { name: /\bMister Nobody\b/g, isMeant: (member) => ageOf(member) === null },
  'lost-in-a-crowd': {
    name: /\bthe right coat\b/g,
    isMeant: (member) => ageOf(member) === 'grown-up',
  },
  'grandparent-forgets': { name: /\bthe old voice\b/g, isMeant: isGrandparent },
  'shaving-the-beard': { name: /\bDad\b/g, isMeant: (member) => kinOf(kindWord(member)) === 'father' },
  babysitter: { name: /\bDot\b/g, isMeant: saysOf(/\b(?:baby-?sitter|sitter|nanny|childminder|au pair)\b/i) },
  lying: { name: /\bSmoky\b(?: the cat)?/g, isMeant: isKind(/^(?:cat|kitten)$/) },
  milk: { name: /\bDaisy\b/g, isMeant: isKind(/^cow$/) },
  'wants-a-dog': { name: /\bBruno\b/g, isMeant: isKind(/^(?:dog|puppy)$/) },
  'friend-moves-away': { name: /\b(?:Ari|Jo)\b/g, isMeant: isSecondChild },
};

/** A relative as plots call one; `Grandma Nod` and `Great-Grandma` are somebody else. */
const RELATIVE =
  /(?<![\p{L}-])(?:Mum|Mummy|Mama|Dad|Daddy|Papa|Grandma|Granny|Grandpa|Grandad|Grandmother|Grandfather|Auntie|Uncle)\b(?! \p{Lu}|-)/gu;
const ROLE = /\{\^?[FTG][}’.+]/;

/**
 * The relatives of whom a plot speaks by what they are, and the chosen ones who are that: `Grandma` on the telephone is Babushka. Not where the
 * two would meet in a text.
 */
export function chosenRelatives(
  texts: readonly string[],
  others: readonly Character[],
  cast: readonly CastMember[],
): (readonly [RegExp, string])[] {
  const names = new Set(texts.flatMap((text) => text.match(RELATIVE) ?? []));
  return [...names].flatMap((name) => {
    const kin = kinOf(name);
    const chosen = cast.filter((member) => kinOf(kindWord(member)) === kin);
    const role = others.find(({ castId }) => castId === chosen[0]?.id);
    const meet = texts.some((text) => ROLE.test(text) && text.match(RELATIVE)?.includes(name));
    if (!role || chosen.length > 1 || meet) return [];
    return [[new RegExp(`(?<![\\p{L}-])${name}\\b(?! \\p{Lu}|-)`, 'gu'), role.shortName] as const];
  });
}

const COLOURS = 'red|blue|green|yellow|purple|pink|orange|black|white|brown|grey|golden|silver';
/** Not in `as red as a tomato`. */
const COLOUR = new RegExp(`(?<!\\bas )\\b(?:${COLOURS})\\b(?! as\\b)`, 'g');
/** `red hat`, `blue woolly hat` */
const COLOURED_THING = new RegExp(
  `\\b(${COLOURS}) (?:\\p{L}+ )?(hat|cap|cape|cloak|scarf|coat|jacket|dress|boot|shoe|helmet|wheelchair|mitten|glove|ribbon|bag|backpack|umbrella|hearing aid)s?\\b`,
  'giu',
);

/** The colour of a chosen character’s hat, where the plot has a hat of one other colour. */
export function chosenColour(
  texts: readonly string[],
  cast: readonly CastMember[],
): (readonly [RegExp, string])[] {
  const things = cast.flatMap(({ description }) => [...description.matchAll(COLOURED_THING)]);
  const found = things.flatMap(([, colour = '', noun = '']) => {
    const ofThing = new RegExp(`\\b${noun}s?\\b`, 'i');
    const told = new Set(
      texts.filter((text) => ofThing.test(text)).flatMap((text) => text.match(COLOUR) ?? []),
    );
    return told.size === 1 ? [{ colour, told: [...told].join() }] : [];
  });
  const [first] = found;
  return first
    ? [[new RegExp(`(?<!\\bas )\\b${first.told}\\b(?! as\\b)`, 'g'), first.colour.toLowerCase()] as const]
    : [];
}

/** The texts of a plot in one list. */
export const textsOf = ({
  opener,
  friend,
  problem,
  tries,
  tip,
  low,
  turn,
  done,
  again,
}: StoryPlot): string[] =>
  [opener, friend ?? '', problem, ...tries, tip, low ?? '', turn, done, again ?? ''].flat();
