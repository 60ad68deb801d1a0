import { mentionsName } from './grammar/mentions-name.ts';
import { splitSentences } from './grammar/sentences.ts';
import type { Character } from './parse/parse-character.ts';
import { kindOfNoun } from './word-net/kind-of.ts';

/** A name comes again after so many pronouns. */
const MOST_IN_A_ROW = 2;

/**
 * Replaces a repeated name by `she` or `he`: where somebody is the subject of a sentence, or speaks in it, and is the subject of the one before,
 * and nobody else whom the pronoun could mean is in either of them.
 */
export function pronominalize(text: string, present: readonly Character[]): string {
  let before: { subject: Character; sentence: string } | null = null;
  let inARow = 0;
  return splitSentences(text)
    .map((sentence) => {
      const subject = subjectOf(sentence, present);
      const isPronoun =
        subject !== null &&
        subject === before?.subject &&
        inARow < MOST_IN_A_ROW &&
        isClear(subject, [before.sentence, sentence].map(withoutSpeech).join(' '), present);
      inARow = isPronoun ? inARow + 1 : 0;
      // `It was a bush.` is about nobody: whoever was the subject still is.
      if (subject !== null) before = { subject, sentence };
      else if (!before || !isImpersonal(sentence)) before = null;
      else before = { ...before, sentence: `${before.sentence} ${withoutSpeech(sentence)}` };
      const told = withoutRepeatedName(sentence, present);
      return isPronoun ? withPronoun(told, subject) : told;
    })
    .join(' ');
}

/** What may stand before the subject. */
const OPENING =
  '(?:(?:So|And so|Then|And then|But|And|But then|Now|At last|In the end|Finally|That evening|In the evening|Next morning|Next day|The next morning|The next day) )?';
const VERB = '(?:said|asked|called|cried|whispered|shouted|answered)';

const literal = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The name as the subject of a sentence, or as the speaker: `Mira ran`, `“Yes,” said Mira`, `“Yes,” Mira said`. */
const subjectPatterns = (name: string): RegExp[] => [
  new RegExp(`^(${OPENING})${literal(name)}( (?!and \\p{Lu}))`, 'u'),
  new RegExp(`([,?!]” ${VERB} )${literal(name)}((?! and \\p{Lu})[ ,.])`, 'u'),
  new RegExp(`([,?!]” )${literal(name)}( ${VERB}\\b)`, 'u'),
];

/** Whose sentence it is; only of those who are called she or he. */
function subjectOf(sentence: string, present: readonly Character[]): Character | null {
  const found = present.find(
    ({ shortName, pronouns }) =>
      /^(?:she|he)/.test(pronouns) && subjectPatterns(shortName).some((pattern) => pattern.test(sentence)),
  );
  return found ?? null;
}

/** A sentence about nobody, or one within a speech. */
const isImpersonal = (sentence: string): boolean =>
  (/^(?:It|There) /.test(sentence) && !sentence.includes('“')) || /^[^“]*”$/.test(sentence);

/** A sentence of a longer speech has only one of its marks. */
const withoutSpeech = (text: string): string => text.replace(/“[^”]*(?:”|$)/g, ' ').replace(/^[^“]*”/, ' ');

/** Whether nobody else is in a text without speech of whom the pronoun could be said. */
function isClear(subject: Character, narration: string, present: readonly Character[]): boolean {
  const others = present.filter((other) => other !== subject);
  if (
    others.some(
      ({ shortName, pronouns }) =>
        (pronouns === subject.pronouns || pronouns === '') && mentionsName(narration, shortName),
    )
  )
    return false;
  const known = new Set(present.flatMap(({ shortName }) => shortName.split(' ')));
  return narration.split(/[.!?…]/).every((part) =>
    part
      .split(/[^\p{L}’-]+/u)
      .map((word) => word.replace(/’s$/, ''))
      .every((word, at, words) => known.has(word) || !namesSomebody(word, words[at - 1])),
  );
}

/** A name within a sentence, or a word for somebody: `Aunt`, `Rosa`, `doctor`. */
const namesSomebody = (word: string, before: string | undefined): boolean =>
  /^(?:person|relative|being)$/.test(kindOfNoun(word.toLowerCase()) ?? '') ||
  (/^\p{Lu}\p{Ll}+$/u.test(word) &&
    before !== undefined &&
    /^\p{Ll}/u.test(before) &&
    !/^(?:\p{Lu}\p{Ll}+day)$/u.test(word));

/** A sentence with a pronoun for the name of its subject. */
function withPronoun(sentence: string, { shortName, pronouns }: Character): string {
  const pronoun = pronouns.startsWith('she') ? 'she' : 'he';
  const pattern = subjectPatterns(shortName).find((each) => each.test(sentence));
  if (!pattern) return sentence;
  return sentence.replace(pattern, (_all, start: string, end: string) => {
    // `said Mira` is `she said`.
    const verb = new RegExp(`^([,?!]” )(${VERB}) $`).exec(start);
    if (verb) return `${verb[1]}${pronoun} ${verb[2]}${end}`;
    return `${start}${start === '' ? pronoun.charAt(0).toUpperCase() + pronoun.slice(1) : pronoun}${end}`;
  });
}

/** Replaces a name that a sentence has named before as its subject, where nobody else with the same pronoun is in the sentence. */
function withoutRepeatedName(sentence: string, present: readonly Character[]): string {
  const subject = present.find(
    ({ shortName, pronouns }) => /^(she|he)/.test(pronouns) && sentence.startsWith(`${shortName} `),
  );
  if (!subject || sentence.includes('“')) return sentence;
  const isAmbiguous = present.some(
    (other) =>
      other !== subject && other.pronouns === subject.pronouns && mentionsName(sentence, other.shortName),
  );
  if (isAmbiguous) return sentence;
  const isShe = subject.pronouns.startsWith('she');
  const [pronoun, possessive] = isShe ? ['she', 'her'] : ['he', 'his'];
  const [first, ...rest] = sentence.split(subject.shortName);
  // Only after a conjunction, where the name is the subject of a clause, and as a possessive: `Mira wished that her mum would come back`.
  return rest.reduce((text, part) => {
    if (part.startsWith('’s ')) return `${text}${possessive}${part.slice(2)}`;
    const isSubject = / (?:and|but|so|when|because|that|while|until|till|before|after) $/.test(text);
    return isSubject && part.startsWith(' ')
      ? `${text}${pronoun}${part}`
      : `${text}${subject.shortName}${part}`;
  }, first ?? '');
}
