import { mentionsName } from './grammar/mentions-name.ts';
import { splitSentences } from './grammar/sentences.ts';
import type { Character } from './parse/parse-character.ts';

/**
 * Replaces a repeated name by `She` or `He`: where two consecutive sentences begin with the same name, the first names nobody else
 * and the pronoun is therefore unambiguous. At most one sentence in a row is changed.
 */
export function pronominalize(text: string, present: readonly Character[]): string {
  const sentences = splitSentences(text);
  return sentences
    .map((sentence, i) => {
      const previous = sentences[i - 1];
      const subject = present.find(
        ({ shortName, pronouns }) =>
          /^(she|he)/.test(pronouns) &&
          sentence.startsWith(`${shortName} `) &&
          previous?.startsWith(`${shortName} `),
      );
      if (!subject || !previous) return sentence;
      const others = present.filter((other) => other !== subject);
      const isAmbiguous = others.some(({ shortName }) => mentionsName(previous, shortName));
      if (isAmbiguous || sentences[i - 2]?.startsWith(`${subject.shortName} `)) return sentence;
      return `${subject.pronouns.startsWith('she') ? 'She' : 'He'}${sentence.slice(subject.shortName.length)}`;
    })
    .join(' ');
}
