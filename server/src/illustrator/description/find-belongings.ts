import { propMentions, wordsOf } from '../direction/prop-words.ts';
import { COLOR_WORDS } from '../palette.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { longestSide } from '../props/prop-size.ts';
import { COLOR_TARGETS } from './color-targets.ts';

/** Where something is that a character always has with it. */
type WornAt = 'chest' | 'hip' | 'head' | 'back';

/** A thing that a character has on or with it on every page. */
export interface Worn {
  prop: PropName;
  at: WornAt;
  color: string | null;
}

/** What a character has with it: in its hand, and on it. */
export interface Belongings {
  carries: { prop: PropName; color: string | null } | null;
  worn: readonly Worn[];
}

const HAVING =
  /^(?:with|has|have|having|wears?|wearing|carr(?:y|ies|ying)|holds?|holding|brings?|keeps?|owns?|plays?|playing|clutch(?:es|ing)|swings?|pulls|waves|uses)$/;
const HAVING_IN_CREATURE = /\b(?:with|who has|carrying|wearing|holding)\b.*/i;
/** Words between a verb of having and the thing. */
const BETWEEN =
  /^(?:an?|the|his|her|its|their|my|always|very|big|large|huge|giant|small|little|tiny|long|old|new|shiny|broken|magic|magical|favou?rite|golden|silver|wooden|striped|spotty|round|ticking|sparkly|beautiful|cracked|rusty|trusty|own|one|two|toy|lucky|special|heavy|squeaky|and)$/;
const DENIED =
  /\b(?:no|not|without|never|lost|hates?|fears?|afraid|scared|wants?|wishes|needs?|likes?|loves?)\b/;
/** What may follow a thing: in `cake lover` and `a button nose` it is none. */
const AFTER =
  /^(?:|that|which|who|when|because|for|from|in|on|at|to|of|full|around|round|with|and|or|under|over|everywhere|always|instead|too|he|she|it|they)$/;
/** What is drawn as clothes, hair or parts of the body. */
const DRAWN_OTHERWISE: ReadonlySet<string> = new Set(
  'glasses sunglasses hat cap crown helmet scarf coat cape shirt dress pyjamas boot shoe sock mask apron bow ribbon backpack wheelchair crutches feather flower wool leaf bone dummy tooth shell spot cloud seed'.split(
    ' ',
  ),
);
const HUNG_AROUND_NECK: ReadonlySet<string> = new Set(
  'watch pocket-watch medal necklace whistle stethoscope camera binoculars bell'.split(' '),
);
/** `A clock for a face` is the face, and `cake-shaped` a shape. */
const IS_SHAPE_OF = /^(?:for (?:a|its|his|her) (?:face|head|body)|face|head|shaped|pattern|print)\b/;
const PLACES: readonly (readonly [RegExp, WornAt])[] = [
  [/^(?:up)?on (?:top of )?(?:his|her|its|their|the|a) (?:head|hat|nose)\b/, 'head'],
  [/^(?:up)?on (?:top of )?(?:his|her|its|their|the|a) (?:back|shell|shoulders?)\b/, 'back'],
  [
    /^(?:on|around|round) (?:his|her|its|their|the|a) (?:neck|chest|belly|tummy|front|collar|chain|string)\b/,
    'chest',
  ],
  [/^(?:on|in|at) (?:his|her|its|their|the|a) (?:pocket|pouch|belt|side|tail|wrist|arm)\b/, 'hip'],
];
/** The longest thing that can be had everywhere, and on the body, in figure units. */
const LONGEST = 220;
const LONGEST_ON_BODY = 300;

const isPortable = (prop: PropName): boolean => {
  const { spot, figure } = PROP_CATALOG[prop];
  return spot !== 'large' && spot !== 'sky' && figure === null && longestSide(prop) <= LONGEST;
};

const isBetween = (word: string): boolean => BETWEEN.test(word) || COLOR_WORDS.has(word);

/** Whether the words before a thing say that the character has it; a clause may begin with the thing. */
const isHad = (before: readonly string[]): boolean =>
  before.slice(before.findLastIndex((word) => HAVING.test(word)) + 1).every(isBetween);

/** What the description of a character says that it has with it on every page; no parts of its body, and nothing that is too large. */
export function findBelongings(creature: string, description: string): Belongings {
  const worn: Worn[] = [];
  let carries: Belongings['carries'] = null;
  for (const { prop, color, at } of thingsHad(creature, description)) {
    if (at) worn.push({ prop, at, color });
    else if (carries) worn.push({ prop, at: 'hip', color });
    else carries = { prop, color };
  }
  return { carries, worn: worn.slice(0, 2) };
}

/** A description without the things that are not the character itself: in `carries a blue basket` the character is not blue. */
export function withoutBelongings(creature: string, description: string): string {
  let rest = description.toLowerCase();
  for (const { phrase } of thingsHad(creature, description)) rest = rest.replace(phrase, '');
  return rest;
}

interface ThingHad {
  prop: PropName;
  color: string | null;
  at: Worn['at'] | null;
  /** The thing with its colour, as it is written. */
  phrase: string;
}

function thingsHad(creature: string, description: string): ThingHad[] {
  // Of a clock, `an old clock` says what it is.
  const own = propMentions(wordsOf(creature.split(HAVING_IN_CREATURE)[0] ?? '')).map(({ prop }) => prop);
  const ofCreature = HAVING_IN_CREATURE.exec(creature)?.[0] ?? '';
  return `${ofCreature}. ${description}`
    .toLowerCase()
    .split(/[.,;:!?]|\bbut\b/)
    .flatMap(thingsOfClause)
    .filter(({ prop }) => !own.includes(prop));
}

/** Words for materials that are things as well. */
const MATERIALS: ReadonlySet<string> = new Set(
  'tin paper wool clay cloth chocolate gold glass string chain gingerbread'.split(' '),
);

function thingsOfClause(clause: string): ThingHad[] {
  const words = wordsOf(clause);
  const out: ThingHad[] = [];
  let lastHad = -1;
  for (const { prop, from, to } of propMentions(words)) {
    const before = words.slice(0, from);
    const rest = words.slice(to).join(' ');
    const continuesList = lastHad >= 0 && words.slice(lastHad, from).every(isBetween);
    if (DENIED.test(before.join(' ')) || !(continuesList || isHad(before))) continue;
    if (!AFTER.test(words[to] ?? '')) continue;
    // `a robot, tin`: what it is made of.
    if (words.length === 1 && MATERIALS.has(words[0] ?? '')) continue;
    lastHad = to;
    const noun = words[to - 1] ?? '';
    if (DRAWN_OTHERWISE.has(prop) || IS_SHAPE_OF.test(rest)) continue;
    const said = PLACES.find(([phrase]) => phrase.test(rest))?.[1] ?? null;
    if (said === null && (COLOR_TARGETS.get(noun) ?? 'none') !== 'none') continue;
    if (said ? longestSide(prop) > LONGEST_ON_BODY && PROP_CATALOG[prop].spot !== 'sky' : !isPortable(prop))
      continue;
    const start = before.findLastIndex((word) => word === 'and' || !isBetween(word)) + 1;
    const color = before.slice(start).findLast((word) => COLOR_WORDS.has(word));
    out.push({
      prop,
      color: COLOR_WORDS.get(color ?? '') ?? null,
      at: said ?? (HUNG_AROUND_NECK.has(prop) ? 'chest' : prop === 'headphones' ? 'head' : null),
      phrase: words.slice(start, to).join(' '),
    });
  }
  return out;
}
