import { type PronounForm, pronounFor } from './grammar/pronouns.ts';
import { capitalize, joinWithAnd, numberWord, possessive } from './grammar/text-formatting.ts';
import type { Character } from './parse/parse-character.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The characters behind a template's slots: L lead, F friend, T third, G helper, X the subject of this template. */
export type SlotCharacters = {
  L: Character;
  F: Character;
  T: Character | null;
  G: { shortName: string; fullName: string };
  X?: Character;
};

/** The texts behind a template's other slots, in lower case; `{Told}` is `{told}` with a capital. */
export type SlotValues = Partial<
  Record<'topic' | 'line' | 'wish' | 'told' | 'spot' | 'thing' | 'object' | 'like' | 'wears' | 'who', string>
>;

/** Fills a template: picks one of each `[a|b]`, replaces the `{slots}` and capitalizes sentences. Throws on an unknown slot. */
export function fillTemplate(
  template: string,
  characters: SlotCharacters,
  values: SlotValues,
  random: SeededRandom,
): string {
  const chosen = template.replace(/\[([^\]]+)\]/g, (_all, options: string) =>
    random.pick(options.split('|')),
  );
  return sentenceCase(fillSlots(chosen, characters, values));
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

function fillSlots(template: string, characters: SlotCharacters, values: SlotValues): string {
  return template.replace(/\{([^{}]+)\}/g, (_all, slot: string) => {
    const group = groupSlot(slot, characters);
    if (group !== null) return group;
    const value = values[slot.toLowerCase() as keyof SlotValues];
    // A value may hold character slots of its own (`{ALL} found the moon`), but no further values.
    if (value !== undefined)
      return fillSlots(/^\p{Lu}/u.test(slot) ? capitalize(value) : value, characters, {});
    return characterSlot(slot, characters);
  });
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
  const found = /^([LFTXG])(\+|’s|\.(they|them|their|was))?(?:~(.+))?$/.exec(slot);
  const character = found ? characters[found[1] as keyof SlotCharacters] : undefined;
  if (!found || !character)
    throw new Error(`Unknown slot {${slot}}: theme-packs/theme-pack.ts lists the slots of a template.`);
  if (found[2] === '+') return character.fullName;
  if (found[2] === '’s') return possessive(character.shortName);
  if (found[3] && hasPronouns(character))
    return pronounFor(character.pronouns, found[3] as PronounForm, character.shortName, found[4]);
  return character.shortName;
}

function sentenceCase(text: string): string {
  return capitalize(text).replace(
    /([.!?] +)(\p{Ll})/gu,
    (_all, end: string, letter: string) => end + letter.toUpperCase(),
  );
}

function hasPronouns(character: Character | SlotCharacters['G']): character is Character {
  return 'pronouns' in character;
}
