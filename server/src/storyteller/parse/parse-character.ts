import { isListedAdjective } from '../grammar/inflections.ts';
import { moderateByRules } from '../moderation/moderate-text.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { CastMember, Pronouns } from '../story-plan.ts';
import { defaultStrengthIds, type Strength, strengths } from '../templates/strengths.ts';
import { defaultTraitIds, type Trait, traits, traitsByCreature } from '../templates/traits.ts';
import { isLiving, readNoun } from '../theme/noun.ts';
import { normalizeInput } from './normalize-input.ts';
import { type Like, parseLike } from './parse-like.ts';

/** A character with everything that templates use. `fullName` includes the creature: `Bo the tiny red fox`; people only have a name. */
export type Character = {
  castId: string;
  shortName: string;
  fullName: string;
  pronouns: Pronouns;
  /** As it was typed: `tiny red fox`. */
  creature: string;
  trait: Trait;
  strength: Strength;
  like: Like | null;
  /** A worn item without article: `red hat`. */
  wornItem: string | null;
};

const APPEARANCE_ADJECTIVES =
  /^(tiny|small|little|big|huge|giant|tall|round|fluffy|furry|fuzzy|woolly|spotty|spotted|stripy|striped|sparkly|shiny|golden|silver|red|orange|yellow|green|blue|purple|pink|violet|brown|black|white|grey|gray|turquoise|rainbow)$/;
const CLOTHING =
  /\b(hat|cap|scarf|boots|shoes|cape|cloak|coat|jacket|crown|bow|tie|glasses|goggles|helmet|dress|jumper|sweater|socks|mittens|gloves|backpack|apron|bow tie|wellies)\b/;

/** Derives trait, strength, likes and clothing of a cast member from its description, else from its creature, else at random. */
export function parseCharacter(member: CastMember, shortName: string, random: SeededRandom): Character {
  const about = `${member.description} ${member.creature}`.toLowerCase().replace(/'/g, '’');
  return {
    castId: member.id,
    shortName,
    fullName: fullNameOf(member, shortName),
    pronouns: member.pronouns,
    creature: member.creature,
    trait: findTrait(member, random),
    strength:
      strengths.find(({ pattern }) => pattern.test(member.description.toLowerCase())) ??
      findStrength(about, random),
    like: parseLike(member.description),
    wornItem: findWornItem(member.description),
  };
}

function findTrait(member: CastMember, random: SeededRandom): Trait {
  const description = member.description.toLowerCase();
  const found = traits
    .map((trait) => ({ trait, at: description.search(trait.pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(isSize(a.trait)) - Number(isSize(b.trait)) || a.at - b.at)[0];
  if (found) return found.trait;
  const byKind =
    traitsByCreature.find(([kind]) => kind.test(member.creature.toLowerCase()))?.[1] ?? defaultTraitIds;
  const id = random.pick(byKind);
  return traits.find((trait) => trait.id === id) ?? (traits[0] as Trait);
}

function isSize({ id }: Trait): boolean {
  return id === 'small' || id === 'big';
}

function findStrength(about: string, random: SeededRandom): Strength {
  const fitting = strengths.filter(({ pattern }) => pattern.test(about));
  if (fitting.length > 0) return random.pick(fitting);
  const id = random.pick(defaultStrengthIds);
  return strengths.find((strength) => strength.id === id) ?? (strengths[0] as Strength);
}

/** Nobody says `Milan the boy` or `Mama the mum`: of people a name is enough. */
const PEOPLE =
  /^(?:human|person|people|kid|me|unknown|girl|boy|child|man|woman|lady|brother|sister|cousin|twin|son|daughter|niece|nephew|teenager|toddler|baby|mother|father|parent|mum|mummy|mom|mommy|mama|mamma|dad|daddy|papa|baba|(?:great-?)?grand(?:ma|pa|mother|father|dad|parent|mum)|granny|gran|nan|nana|nanna|nonna|nonno|oma|opa|abuela|abuelo|bubbe|zayde|saba|savta|nani|dadi|dziadek|babcia|aunt|auntie|uncle|stepmum|stepmom|stepmother|stepdad|stepfather|stepsister|stepbrother|friend|neighbour|neighbor)$/i;
const COLOUR =
  /^(?:golden|silver|red|orange|yellow|green|blue|purple|pink|violet|brown|black|white|grey|gray|turquoise)$/;

function fullNameOf(member: CastMember, call: string): string {
  const kind = creatureNoun(member.creature);
  const plain = /^[\p{L}’-]+( [\p{L}’-]+){0,2}$/u.test(kind) && kind.length <= 30 && moderateByRules(kind).ok;
  if (!plain || PEOPLE.test(kind.split(' ').at(-1) ?? '')) return call;
  const looks = looksOf(member.description.toLowerCase(), kind.toLowerCase());
  if (looks.length === 0 && call.toLowerCase().split(' ').includes(kind)) return call;
  // `red and silver`, but `small green`
  const [one = '', other = ''] = looks;
  const areColours = COLOUR.test(one) && COLOUR.test(other);
  return `${call} the ${[areColours ? `${one} and ${other}` : looks.join(' '), kind].filter(Boolean).join(' ')}`;
}

/**
 * At most two adjectives that the first part of a description says of the character itself: `tall` of `tall for her age` and `small` of
 * `a small calm snail`, but none of `pink dressing gown`, which is said of the gown.
 */
function looksOf(description: string, kind: string): string[] {
  const [head = ''] = description.split(
    /\b(?:who|that|with|has|wears|wearing|loves|likes|in an?|and likes|but|because)\b|[,.;]/,
  );
  const words = head.match(/[a-z’'-]+/g) ?? [];
  const isOfCharacter = (at: number): boolean => {
    const rest = words.slice(at + 1);
    const end = rest.findIndex((word) => /^(?:for|like|as|at|from|of|on|under|than)$/.test(word));
    const phrase = end < 0 ? rest : rest.slice(0, end);
    // `blue light on top`
    if (phrase.at(-1) === 'light') return false;
    return (
      phrase.every(
        (word) =>
          APPEARANCE_ADJECTIVES.test(word) ||
          isListedAdjective(word) ||
          traits.some(({ pattern }) => pattern.test(word)) ||
          /^(?:and|very|really|old|one)$/.test(word),
      ) || phrase.some((word) => kind.split(' ').includes(word) || isSomebody(word))
    );
  };
  return (
    words
      .filter((word, at) => APPEARANCE_ADJECTIVES.test(word) && !kind.includes(word) && isOfCharacter(at))
      // `armour too big` is said of the armour.
      .filter((word) => !head.includes(`too ${word}`))
      .slice(0, 2)
  );
}

const isSomebody = (word: string): boolean => {
  const noun = readNoun(word);
  return noun !== null && isLiving(noun);
};

/** The creature as a noun within a sentence: `polar bear`, `alien of Mars`, `T-Rex`. */
function creatureNoun(creature: string): string {
  const words = normalizeInput(creature)
    .replace(/^(an?|the|my) /i, '')
    .split(' ');
  const isTitled = words.every((word) => /^\p{Lu}/u.test(word));
  return words
    .map((word, i) => ((i === 0 || isTitled) && /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}

function findWornItem(description: string): string | null {
  const found =
    /\b(?:wears?|wearing|in|with|has)\s+(?:an?|the|his|her|their|some)?\s*((?:[a-z]+ ){0,2}[a-z]+)/gi;
  for (const match of description.toLowerCase().matchAll(found)) {
    const phrase = match[1] ?? '';
    const worn = CLOTHING.exec(phrase);
    if (worn)
      return phrase.slice(0, worn.index + worn[0].length).replace(/^(an?|the|his|her|their|some|very) /, '');
  }
  return null;
}
