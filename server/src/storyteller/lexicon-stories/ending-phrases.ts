import type { SlotValues } from '../fill-template.ts';
import type { Ending } from '../parse/parse-ending.ts';

/** `be able to fly` after `can`, and without words that only fit what has happened: `dance after all`. */
export const bareInfinitive = (infinitive: string): string =>
  infinitive
    .replace(/^(?:(?:really|finally|just|also|then|even|nearly|almost|all|both|each) )+/, '')
    .replace(/^be able to /, '')
    .replace(/ (?:after all|at last|in the end|as well|too)$/, '');

/** Pronouns of a deed as the one who does it says them, or the one who is spoken to. */
export const inPerson = (text: string, possessive: string, self: string): string =>
  text
    .replace(
      // Not of `run after her all the way`.
      /\{L\.their\}|\b(?:her|his|their)\b(?= \p{L})(?! (?:all|an?|the|and|or|to|in|on|at|by|up|out|off|away|back|home|from|with|for|into|over|round|again|how|what|when|until|everywhere|first)\b)/gu,
      possessive,
    )
    .replace(/\b(?:her|him|them|it)sel(?:f|ves)\b/g, self);

/** A text as the lead says it, or as somebody says it to the lead. */
export const spokenBy = (text: string, who: 'lead' | 'friend' | 'nobody'): string => {
  if (who === 'nobody') return text;
  const [me, mine, you, yours] =
    who === 'lead' ? ['{L}', '{L’s}', '{F}', '{F’s}'] : ['{F}', '{F’s}', '{L}', '{L’s}'];
  return text.replaceAll(mine, 'my').replaceAll(me, 'me').replaceAll(yours, 'your').replaceAll(you, 'you');
};

/** The slots of an ending: `{told}` is the ending itself, as a clause or a noun phrase, and `{who}` who does it, if it is a deed. */
export function endingPhrases({ deed, fullStatement }: Ending, hasThird: boolean): SlotValues {
  const told = hasThird ? fullStatement : fullStatement.replace('{ALL} all ', '{ALL} ');
  return deed === null ? { told } : { told, who: deed.subject === '{ALL}' ? 'they' : deed.subject };
}

/** The wish on page 1 as it follows `wished`: one wishes for a party, not to have a party. */
export const wishOf = ({ wish }: Ending): string | null =>
  wish
    ?.replace(/^to have (?=(an?|some)\b)/, 'for ')
    .replace(/^to not /, 'not to ')
    .replace(/^to (?:get|be allowed) to (?=\p{L})/u, 'to ') ?? null;
