import type { Dice } from './dice.ts';
import type { Character } from './read/read-character.ts';
import { capitalise, joinNames, numberWord, possessive } from './words/lists.ts';
import { type PronounForm, pronounFor } from './words/pronouns.ts';

/** Who and what the tokens of a line stand for. `X` is whoever the line is about. */
export type Voices = {
  L: Character;
  F: Character;
  T: Character | null;
  G: { call: string; full: string };
  X?: Character;
};

export type Values = Partial<
  Record<'topic' | 'line' | 'wish' | 'told' | 'spot' | 'thing' | 'object' | 'like' | 'wears' | 'who', string>
>;

/** A line with its choices made and its tokens filled, each sentence with a capital. Throws on a token it doesn't know. */
export function render(line: string, voices: Voices, values: Values, dice: Dice): string {
  const chosen = line.replace(/\[([^\]]+)\]/g, (_all, options: string) => dice.pick(options.split('|')));
  return sentenceCase(fill(chosen, voices, values));
}

/** A line for the youngest without the spans in `<>`, for everybody else with them. */
export function forAge(line: string, youngest: boolean): string {
  return youngest
    ? line
        .replace(/\s?<[^>]*>/g, '')
        .replace(/,(?=\s*[.,!?])/g, '')
        .trim()
    : line.replace(/[<>]/g, '');
}

function fill(line: string, voices: Voices, values: Values): string {
  return line.replace(/\{([^{}]+)\}/g, (_all, token: string) => {
    const group = groupToken(token, voices);
    if (group !== null) return group;
    const value = values[token.toLowerCase() as keyof Values];
    if (value !== undefined) return fill(/^\p{Lu}/u.test(token) ? capitalise(value) : value, voices, {});
    return personToken(token, voices);
  });
}

function groupToken(token: string, { L, F, T }: Voices): string | null {
  const friends = T ? [F, T] : [F];
  switch (token) {
    case 'ALL':
      return joinNames([L, ...friends].map(({ call }) => call));
    case 'FT':
      return joinNames(friends.map(({ call }) => call));
    case 'FT+':
      return joinNames(friends.map(({ full }) => full));
    case 'FT.were':
      return T ? 'were' : 'was';
    case 'count':
      return numberWord(friends.length + 1);
    case 'Count':
      return capitalise(numberWord(friends.length + 1));
    default:
      return null;
  }
}

function personToken(token: string, voices: Voices): string {
  const found = /^([LFTXG])(\+|’s|\.(they|them|their|was))?(?:~(.+))?$/.exec(token);
  const person = found ? voices[found[1] as keyof Voices] : undefined;
  if (!found || !person)
    throw new Error(`Unknown token {${token}}: see packs/pack.ts for the ones there are.`);
  if (found[2] === '+') return person.full;
  if (found[2] === '’s') return possessive(person.call);
  if (found[3] && isCharacter(person))
    return pronounFor(person.pronouns, found[3] as PronounForm, person.call, found[4]);
  return person.call;
}

function sentenceCase(text: string): string {
  return capitalise(text).replace(
    /([.!?] +)(\p{Ll})/gu,
    (_all, end: string, letter: string) => end + letter.toUpperCase(),
  );
}

function isCharacter(person: Character | Voices['G']): person is Character {
  return 'pronouns' in person;
}
