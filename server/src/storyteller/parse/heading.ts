import { isEnglishWord } from '../grammar/inflections.ts';
import { findClause } from '../theme/find-clause.ts';
import { isGivenName } from '../theme/given-name.ts';
import { capitalizeProperNouns } from '../theme/proper-nouns.ts';
import { tagWords } from '../theme/tag-words.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';

/** A theme that is no sentence: what it is about, and what is said of it in addition (`hair` with `curls, braids and barbershops`). */
export type Heading = { heading: string; details: string[] };

const NAME =
  /^(?:I|Mum|Mummy|Mom|Mommy|Mama|Dad|Daddy|Papa|Grandma|Grandpa|Granny|Grandad|Granddad|Gran|Nan|Nana|Oma|Opa|Mr|Mrs|Ms|Miss|Dr)$/;
const CONTRACTIONS: readonly [RegExp, string][] = [
  [/^(i)’m /i, '$1 am '],
  [/^(we|you|they|there)’re /i, '$1 are '],
  [/^(i|we|you|they)’ve /i, '$1 have '],
  [/^(i|we|you|he|she|it|they)’ll /i, '$1 will '],
  [/^(he|she|it|there)’s (?=got |been |lost |gone |broken |become )/i, '$1 has '],
  [/^(he|she|it|there)’s /i, '$1 is '],
];

/** Participles whose past tense is another word. */
const PAST_OF: Readonly<Record<string, string>> = {
  broken: 'broke',
  eaten: 'ate',
  taken: 'took',
  stolen: 'stole',
  fallen: 'fell',
  gone: 'went',
  torn: 'tore',
  hidden: 'hid',
  forgotten: 'forgot',
  written: 'wrote',
  drawn: 'drew',
  bitten: 'bit',
  thrown: 'threw',
  given: 'gave',
  flown: 'flew',
  grown: 'grew',
  lost: 'lost',
  found: 'found',
  made: 'made',
  built: 'built',
};
const PERFECT = new RegExp(
  `^(\\S+(?: \\S+){0,3}?) (?:has|have) (${Object.keys(PAST_OF).join('|')})(?= \\S)`,
  'i',
);

/** A text that does not begin with a contraction, and is not in the perfect: `we have got nits`, `the dog ate my hat`. */
export const writtenOut = (text: string): string =>
  CONTRACTIONS.reduce((said, [pattern, full]) => said.replace(pattern, full), text).replace(
    PERFECT,
    (_all, who: string, participle: string) => `${who} ${PAST_OF[participle.toLowerCase()]}`,
  );

/** Splits a title, subject heading or topic at its colon, dash, bracket or comma. A clause, a question and a list are not split. */
export function splitHeading(text: string): Heading {
  if (/\?$/.test(text) || findClause(text) !== null) return { heading: text, details: [] };
  const parts = text
    .replace(/ ?\(([^)]*)\)/g, ' - $1')
    .split(/\s*[:;]\s+|\s+[-–—/]+\s+|(?<=\p{L}{3})—(?=\p{L})/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const [first = text, ...rest] = parts;
  const [heading = first, ...others] = splitAtComma(first);
  return { heading: withoutCapitals(heading), details: [...others, ...rest].map(withoutCapitals) };
}

/** `healthy eating, trying new vegetables` are two; `rocks, soil and fossils` and `starry, night sky` are one. */
function splitAtComma(text: string): string[] {
  const parts = text.split(/,\s+/);
  if (parts.length === 1) return parts;
  const last = parts.at(-1) ?? '';
  const isList = /^and /i.test(last) || / (?:and|or) /i.test(last);
  const areShort = parts.slice(0, -1).every((part) => part.split(' ').length <= 2);
  if (isList && areShort && !/^(?:how|what|why|who|when|where) /i.test(last)) return [text];
  const [first = ''] = parts;
  const isAdjective =
    kindOfNoun(first) === null &&
    (/^\p{L}+(?:y|ous|ful|ish)$/u.test(first) || tagWords(first).every(({ tags }) => tags.has('Adjective')));
  return isAdjective && parts.length === 2 ? [parts.join(' ')] : parts;
}

/** Without the capitals of a title and of its first word; names, festivals and countries keep theirs. */
function withoutCapitals(text: string): string {
  const words = text.split(' ');
  const isTitle =
    words.length > 1 && words.filter((word) => word.length > 3).every((word) => /^\p{Lu}/u.test(word));
  const lowered = words.map((word, i) => (isTitle || i === 0 ? withoutCapital(word) : word)).join(' ');
  return capitalizeProperNouns(lowered);
}

function withoutCapital(word: string): string {
  if (!/^\p{Lu}\p{Ll}+(?:-\p{L}+)*(?:[’']s)?,?$/u.test(word) && !/^A$/.test(word)) return word;
  const bare = word.replace(/[’']s$|,$/, '');
  const isKnown = isEnglishWord(bare) || kindOfNoun(bare) !== null;
  const isName =
    NAME.test(bare) ||
    isGivenName(bare) ||
    (!isKnown && /[’']s$/.test(word)) ||
    ['Place', 'City', 'Country'].some((tag) => tagWords(bare)[0]?.tags.has(tag));
  return isName ? word : word.toLowerCase();
}
