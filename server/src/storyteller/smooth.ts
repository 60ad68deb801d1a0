import type { Character } from './read/read-character.ts';
import { mentions } from './words/mentions.ts';
import { sentencesOf } from './words/sentences.ts';

/** Where two sentences running begin with the same name, the second gets the pronoun, when it can only mean that one. */
export function smooth(text: string, party: readonly Character[]): string {
  const sentences = sentencesOf(text);
  return sentences
    .map((sentence, i) => {
      const before = sentences[i - 1];
      const one = party.find(
        ({ call, pronouns }) =>
          /^(she|he)/.test(pronouns) && sentence.startsWith(`${call} `) && before?.startsWith(`${call} `),
      );
      if (!one || !before) return sentence;
      const others = party.filter((other) => other !== one);
      if (others.some(({ call }) => mentions(before, call)) || sentences[i - 2]?.startsWith(`${one.call} `))
        return sentence;
      return `${one.pronouns.startsWith('she') ? 'She' : 'He'}${sentence.slice(one.call.length)}`;
    })
    .join(' ');
}
