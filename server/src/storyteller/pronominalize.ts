import { mentionsName } from './grammar/mentions-name.ts';
import { splitSentences } from './grammar/sentences.ts';
import type { Character } from './parse/parse-character.ts';

/**
 * Replaces a repeated name by `She` or `He`: where two consecutive sentences begin with the same name, the first names nobody else
 * and the pronoun is therefore unambiguous. At most one sentence in a row is changed.
 */
export function pronominalize(text: string, present: readonly Character[]): string {
  let wasChanged = false;
  return splitSentences(text)
    .map((sentence, i, sentences) => {
      const told = wasChanged ? sentence : withPronoun(sentence, sentences[i - 1], present);
      wasChanged = told !== sentence;
      return withoutRepeatedName(told, present);
    })
    .join(' ');
}

/** A sentence that begins with a pronoun where the one before it begins with the same name and names nobody else. */
function withPronoun(sentence: string, previous: string | undefined, present: readonly Character[]): string {
  const subject = present.find(
    ({ shortName, pronouns }) =>
      /^(she|he)/.test(pronouns) &&
      sentence.startsWith(`${shortName} `) &&
      previous?.startsWith(`${shortName} `),
  );
  if (!subject || !previous) return sentence;
  const others = present.filter((other) => other !== subject);
  if (others.some(({ shortName }) => mentionsName(previous, shortName))) return sentence;
  return `${subject.pronouns.startsWith('she') ? 'She' : 'He'}${sentence.slice(subject.shortName.length)}`;
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
