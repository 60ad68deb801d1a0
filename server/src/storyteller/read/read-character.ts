import type { Dice } from '../dice.ts';
import { anyStrength, type Strength, strengths } from '../lines/strengths.ts';
import { anyTrait, type Trait, traits, traitsByKind } from '../lines/traits.ts';
import type { CastMember, Pronouns } from '../plan.ts';
import { checkWords } from '../safety.ts';
import { cleanTyped } from './clean-typed.ts';
import { type Like, readLike } from './read-like.ts';

/** Somebody in the story as the lines need it. `call` is the short name, `full` the name with the kind: `Bo the tiny red fox`. */
export type Character = {
  castId: string;
  call: string;
  full: string;
  pronouns: Pronouns;
  trait: Trait;
  strength: Strength;
  like: Like | null;
  /** Something worn, without an article: `red hat`. */
  wears: string | null;
};

const LOOKS =
  /^(tiny|small|little|big|huge|giant|tall|round|fluffy|furry|fuzzy|woolly|spotty|spotted|stripy|striped|sparkly|shiny|golden|silver|red|orange|yellow|green|blue|purple|pink|violet|brown|black|white|grey|gray|turquoise|rainbow)$/;
const WORN =
  /\b(hat|cap|scarf|boots|shoes|cape|cloak|coat|jacket|crown|bow|tie|glasses|goggles|helmet|dress|jumper|sweater|socks|mittens|gloves|backpack|apron|bow tie|wellies)\b/;

/** Reads a chosen character: what it is like and good at, from its description, else from its kind. */
export function readCharacter(member: CastMember, call: string, dice: Dice): Character {
  const about = `${member.description} ${member.creature}`.toLowerCase().replace(/'/g, '’');
  return {
    castId: member.id,
    call,
    full: fullName(member, call),
    pronouns: member.pronouns,
    trait: traitOf(member, dice),
    strength:
      strengths.find(({ match }) => match.test(member.description.toLowerCase())) ??
      strengthByKind(about, dice),
    like: readLike(member.description),
    wears: wearsOf(member.description),
  };
}

function traitOf(member: CastMember, dice: Dice): Trait {
  const description = member.description.toLowerCase();
  const found = traits
    .map((trait) => ({ trait, at: description.search(trait.match) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(isSize(a.trait)) - Number(isSize(b.trait)) || a.at - b.at)[0];
  if (found) return found.trait;
  const byKind = traitsByKind.find(([kind]) => kind.test(member.creature.toLowerCase()))?.[1] ?? anyTrait;
  const id = dice.pick(byKind);
  return traits.find((trait) => trait.id === id) ?? (traits[0] as Trait);
}

function isSize({ id }: Trait): boolean {
  return id === 'small' || id === 'big';
}

function strengthByKind(about: string, dice: Dice): Strength {
  const fitting = strengths.filter(({ match }) => match.test(about));
  if (fitting.length > 0) return dice.pick(fitting);
  const id = dice.pick(anyStrength);
  return strengths.find((strength) => strength.id === id) ?? (strengths[0] as Strength);
}

function fullName(member: CastMember, call: string): string {
  const kind = kindOf(member.creature);
  const plain = /^[\p{L}’-]+( [\p{L}’-]+){0,2}$/u.test(kind) && kind.length <= 30 && checkWords(kind).ok;
  if (!plain || /^(human|person|people|kid|me|unknown)$/i.test(kind)) return call;
  const head =
    member.description
      .toLowerCase()
      .split(/\b(?:who|that|with|has|wears|wearing|loves|likes|in an?|and likes|but|because)\b|[,.;]/)[0] ??
    '';
  const looks = (head.match(/[a-z]+/g) ?? [])
    .filter((word) => LOOKS.test(word) && !kind.includes(word))
    .slice(0, 2);
  if (looks.length === 0 && call.toLowerCase().split(' ').includes(kind)) return call;
  return `${call} the ${[...looks, kind].join(' ')}`;
}

/** The kind of creature as it stands in a sentence: `polar bear`, `alien of Mars`, `T-Rex`. */
function kindOf(creature: string): string {
  const words = cleanTyped(creature)
    .replace(/^(an?|the|my) /i, '')
    .split(' ');
  const isTitled = words.every((word) => /^\p{Lu}/u.test(word));
  return words
    .map((word, i) => ((i === 0 || isTitled) && /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}

function wearsOf(description: string): string | null {
  const found =
    /\b(?:wears?|wearing|in|with|has)\s+(?:an?|the|his|her|their|some)?\s*((?:[a-z]+ ){0,2}[a-z]+)/gi;
  for (const match of description.toLowerCase().matchAll(found)) {
    const phrase = match[1] ?? '';
    const worn = WORN.exec(phrase);
    if (worn)
      return phrase.slice(0, worn.index + worn[0].length).replace(/^(an?|the|his|her|their|some|very) /, '');
  }
  return null;
}
