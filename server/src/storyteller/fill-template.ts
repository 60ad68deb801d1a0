import { fitBodies } from './bodies/fit-bodies.ts';
import { type PronounForm, pronounFor } from './grammar/pronouns.ts';
import { capitalize, joinWithAnd, numberWord, possessive } from './grammar/text-formatting.ts';
import { pluralVerb } from './grammar/verb-inflection.ts';
import type { Character } from './parse/parse-character.ts';

/** Picks one of several options; a random generator or a rotation. */
export type Chooser = { pick<T>(items: readonly T[]): T };

/** A character as templates need it; `isThing` is spoken of as `it`, `isPlural` means several, whose verbs agree. */
export type NamedCharacter = Pick<Character, 'shortName' | 'fullName'> &
  Partial<Pick<Character, 'pronouns' | 'creature'>> & { isThing?: boolean; isPlural?: boolean };

/**
 * The characters behind a template's slots: L lead, F friend, T third, G helper, S the being that the theme is about, X the subject of
 * this template.
 */
export type SlotCharacters = {
  L: NamedCharacter;
  F: NamedCharacter;
  T: NamedCharacter | null;
  G: NamedCharacter;
  S?: NamedCharacter | null;
  X?: NamedCharacter;
};

/** The texts behind a template's other slots, in lower case; `{Told}` is `{told}` with a capital. They may contain slots. */
export type SlotValues = Readonly<Record<string, string | undefined>>;

/** Values may contain slots of other values, up to this depth. */
const MAX_DEPTH = 4;

/** Fills a template: picks one of each `[a|b]`, replaces the `{slots}` and capitalizes sentences. Throws on an unknown slot. */
export function fillTemplate(
  template: string,
  characters: SlotCharacters,
  values: SlotValues,
  chooser: Chooser,
): string {
  return sentenceCase(fillSlots(fitBodies(template, characters), { characters, values, chooser }, 0));
}

/** The template without its `<optional spans>`, or with them and without the brackets. */
export function resolveOptionalSpans(template: string, omit: boolean): string {
  return omit
    ? template
        .replace(/\s?<[^>]*>/g, '')
        .replace(/,(?=\s*[.,!?])/g, '')
        .trim()
    : template.replace(/[<>]/g, '');
}

type Filling = { characters: SlotCharacters; values: SlotValues; chooser: Chooser };

function fillSlots(template: string, filling: Filling, depth: number): string {
  const chosen = template.replace(/\[([^\]]+)\]/g, (_all, options: string) =>
    filling.chooser.pick(options.split('|')),
  );
  return chosen.replace(
    /(\b(?:of|from|for|with|by|to|than|like|about) )?\{(\^?)([^{}]+)\}(?:( )(\p{Ll}+s|(?:was|is|has|does)n’t)(?![\p{L}’]))?/gu,
    (_all, before = '', mark: string, slot: string, space = '', verb = '') => {
      const text = fillSlot(slot, filling, depth);
      // `the face of the twins was red`
      const isSubject = verb !== '' && before === '' && isSeveral(slot, filling.characters);
      return before + (mark ? capitalize(text) : text) + space + (isSubject ? pluralVerb(verb) : verb);
    },
  );
}

/** Whether a slot names several as a subject: `the brothers`, `they`. */
function isSeveral(slot: string, characters: SlotCharacters): boolean {
  const [, who] = /^([LFTGSX])(?:\+|\.they)?$/.exec(slot) ?? [];
  return who !== undefined && characters[who as keyof SlotCharacters]?.isPlural === true;
}

/** A template names somebody or something that its story does not have. */
export class UnknownSlotError extends Error {
  constructor(slot: string) {
    super(`Unknown slot {${slot}}: docs/writers-guide.md lists the slots of a template.`);
    this.name = 'UnknownSlotError';
  }
}

function fillSlot(slot: string, filling: Filling, depth: number): string {
  const group = groupSlot(slot, filling.characters);
  if (group !== null) return group;
  const value = filling.values[slot.toLowerCase()];
  if (value !== undefined && depth < MAX_DEPTH) {
    const text = fillSlots(value, filling, depth + 1);
    return /^\p{Lu}/u.test(slot) ? capitalize(text) : text;
  }
  return characterSlot(slot, filling.characters);
}

function groupSlot(slot: string, { L, F, T }: SlotCharacters): string | null {
  const companions = T ? [F, T] : [F];
  switch (slot) {
    case 'ALL':
      return joinWithAnd([L, ...companions].map(({ shortName }) => shortName));
    case 'FT':
      return joinWithAnd(companions.map(({ shortName }) => shortName));
    case 'FT+':
      return joinWithAnd(companions.map(({ fullName }) => fullName));
    case 'FT.were':
      return T ? 'were' : 'was';
    case 'count':
      return numberWord(companions.length + 1);
    case 'Count':
      return capitalize(numberWord(companions.length + 1));
    default:
      return null;
  }
}

function characterSlot(slot: string, characters: SlotCharacters): string {
  const found = /^([LFTGSX])(\+|’s|!|\.(they|them|their|was))?(?:~(.+))?$/.exec(slot);
  const character = found ? characters[found[1] as keyof SlotCharacters] : undefined;
  // A possessive of the theme whose owner is not in the story: `in {S.their~the} room`.
  if (found?.[4] && !character) return found[4];
  if (!found || !character) throw new UnknownSlotError(slot);
  if (found[2] === '+') return character.fullName;
  // Whoever is spoken to has no article: `Thank you, Bear.`
  if (found[2] === '!') return capitalize(character.shortName.replace(/^the /i, ''));
  if (found[2] === '’s') return possessive(character.shortName, character.isPlural);
  const form = found[3] as PronounForm | undefined;
  if (form && character.isThing) return { they: 'it', them: 'it', their: 'its', was: 'was' }[form];
  if (form) return pronounFor(character.pronouns ?? '', form, character.shortName, found[4]);
  return character.shortName;
}

function sentenceCase(text: string): string {
  return (
    capitalize(text)
      // What follows dots goes on: `Is that… a good stone?`
      .replace(
        /([.!?] +“?|… +“)(\p{Ll})/gu,
        (_all, end: string, letter: string) => end + letter.toUpperCase(),
      )
      .replace(
        // Not where the speaker follows: `“Is what hard?” the tree house asked.`
        /([.!?…]” +)((?:the|an?) )(?!(?:\p{L}+ ){1,4}(?:said|asked|called|cried|shouted|whispered|answered)[.,])/gu,
        (_all, end: string, article: string) => end + capitalize(article),
      )
  );
}
