import { oncePerPlan } from '../while-planning.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import type { Kind } from '../word-net/kind-roots.ts';

/** Which pronoun could mean somebody: `any` where their name or noun does not say. */
export type Gender = 'she' | 'he' | 'any';

/** Somebody in a text outside direct speech: a character by name or pronoun, or somebody else by a name or a noun. */
export type Mention = {
  start: number;
  end: number;
  /** The index of the character; null for a pronoun and for somebody else. */
  character: number | null;
  gender: Gender;
  isPronoun: boolean;
};

const SHE =
  /^(?:mum|mummy|mom|mommy|mama|mamma|ma|grandma|granny|gran|nan|nana|nanna|nanny|oma|auntie|aunt|mrs|miss|ms|madame|lady|queen|princess|woman|girl|mother|sister|grandmother|witch|daughter|niece|mayoress|empress|mermaid|stepmum|stepmother)$/;
const HE =
  /^(?:dad|daddy|papa|pa|baba|grandpa|grandad|granddad|gramps|opa|uncle|mr|sir|king|prince|man|boy|father|brother|grandfather|wizard|son|nephew|lord|emperor|stepdad|stepfather)$/;
/** People of whom a text says `they`, or nobody in particular. */
const NOBODY =
  /^(?:people|children|everyone|everybody|someone|somebody|nobody|anybody|anyone|one|ones|grown-up|grown-ups|kids|friends|family|class|team|crowd|neighbours|parents|others|god|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|i)$/;

const SPEECH = /“[^”]*(?:”|$)/g;
const PRONOUN: Readonly<Record<string, Gender>> = {
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
};

/** Everybody whom a text mentions outside direct speech, in order; `names` are those of the characters. */
export function mentionsIn(text: string, names: readonly string[]): Mention[] {
  const narration = text.replace(SPEECH, (speech) => ' '.repeat(speech.length));
  const named = names.flatMap((name, character) =>
    occurrences(narration, name).map((start) => ({
      start,
      end: start + name.length,
      character,
      gender: 'any' as Gender,
      isPronoun: false,
    })),
  );
  const isTaken = (at: number) => named.some(({ start, end }) => at >= start && at < end);
  const others = [...narration.matchAll(/\p{L}[\p{L}’-]*/gu)]
    .filter(({ index }) => !isTaken(index))
    .flatMap((match): Mention[] => {
      const gender = genderOf(
        match[0],
        narration.slice(Math.max(0, match.index - LONGEST_TITLE), match.index),
      );
      if (gender === null) return [];
      const isPronoun = match[0].toLowerCase() in PRONOUN;
      return [{ start: match.index, end: match.index + match[0].length, character: null, gender, isPronoun }];
    });
  return [...named, ...others].sort((a, b) => a.start - b.start);
}

/** The characters before a name in which its title stands: `Grandmother `. */
const LONGEST_TITLE = 30;

/** Which pronoun a word says by itself, with the kind of what it names. */
const readWord = oncePerPlan((lower): { gender: Gender | null; kind: Kind | null } | null => {
  const gender = PRONOUN[lower];
  if (gender) return { gender, kind: null };
  if (NOBODY.test(lower)) return null;
  if (SHE.test(lower)) return { gender: 'she', kind: null };
  if (HE.test(lower)) return { gender: 'he', kind: null };
  return { gender: null, kind: kindOfNoun(lower) };
});

function genderOf(token: string, before: string): Gender | null {
  const word = token.replace(/’s?$/, '');
  const lower = word.toLowerCase();
  const read = readWord(lower);
  if (read === null || read.gender) return read?.gender ?? null;
  const { kind } = read;
  if (/^\p{Lu}\p{Ll}+/u.test(word)) {
    const [, title = ''] = /(\p{L}+) $/u.exec(before) ?? [];
    // `Uncle Jo` is one person.
    const isNamed = SHE.test(title.toLowerCase()) || HE.test(title.toLowerCase());
    return /[\p{Ll},] $/u.test(before) && !isNamed ? 'any' : null;
  }
  return (kind === 'person' || kind === 'relative' || kind === 'being') && !/s$/.test(lower) ? 'any' : null;
}

/** Where a name is as whole words. */
function occurrences(text: string, name: string): number[] {
  const out: number[] = [];
  for (let at = text.indexOf(name); name && at >= 0; at = text.indexOf(name, at + name.length))
    if (!/[\p{L}\p{N}-]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}-]/u.test(text[at + name.length] ?? ' '))
      out.push(at);
  return out;
}
