import { correctArticles } from '../grammar/articles.ts';
import { conjugate, infinitiveOf } from '../grammar/inflections.ts';
import { capitalize } from '../grammar/text-formatting.ts';
import { analyzeVerb } from '../grammar/verb-inflection.ts';
import { parseClause } from '../parse/parse-clause.ts';
import type { Theme } from '../parse/parse-theme.ts';
import { capitalizeProperNouns } from '../theme/proper-nouns.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';

/** The speaker of a theme is the lead: `me and Abdi`, `we`. */
const FIRST_PERSON = /^(?:i|we|my \p{L}+ and (?:i|me)) (\p{L}+)/iu;
/** `me and Abdi`, who is named as well. */
const WITH_SOMEBODY = /^(?:me and (\p{L}+)|(\p{L}+) and (?:i|me)) (\p{L}+)/iu;
/** `we built a den and then it rained`; with other pronouns it is not certain whom they mean. */
const SECOND_CLAUSE = / and (?:then |now )?(he|she|it|they|we|i) (\p{L}.*)$/iu;

/** A longer predicate cannot be said in one breath. */
const MAX_WORDS = 12;

/** A second clause that is not complete: `every time it`, `and every year on the tenth`. */
const IS_CUT = / (?:it|he|she|they|that|unless|until|because|every|each)$| and (?:every|when|if|each|now)\b/;

/** A theme that says what happens, as a clause in the past tense: `the bus to Grandma broke down`; null for others and for questions. */
export function statementOf({ topic, isQuestion, isOneWord, quotation }: Theme): string | null {
  const isClause = topic === null || /^how (?!to )/.test(topic);
  if (!isClause || isQuestion || isOneWord) return null;
  const asked = quotation.replace(/[.!?]+$/, '').replace(/^(?:when|how|that) /i, '');
  const second = SECOND_CLAUSE.exec(asked);
  const after = second && /^it$/i.test(second[1] ?? '') ? parseClause(`it ${second[2]}`) : null;
  // It is not certain whom the pronoun means: `because he won’t come out`.
  if ((second && !after) || / (?:because|when|while|as|so|who|that) (?:he|she)\b/i.test(asked)) return null;
  const text = asked
    .replace(
      WITH_SOMEBODY,
      (_all, one: string | undefined, other: string | undefined, verb: string) =>
        `{L} and ${capitalize(one ?? other ?? '')} ${verb}`,
    )
    .replace(
      FIRST_PERSON,
      (_all, verb: string) => `{L} ${analyzeVerb(verb)?.form === 'base' ? conjugate(verb).present : verb}`,
    )
    .replace(SECOND_CLAUSE, '');
  // What somebody would like is not what happens: `we would like a child who …`.
  if (
    /^\{L(?:’s)?\}(?: \p{L}+){0,3} (?:would|wish(?:es)?|needs?|wants?|likes?|hopes?|will|only)\b|\bwill\b/iu.test(
      text,
    )
  )
    return null;
  // A request to the storyteller: `tell Mira’s son that it is all right`.
  if (/^(?:tell|explain|please|write|make|help)\b/i.test(text)) return null;
  if (/[,;:]|\b(?:i|we|me|us|you|your|what|if)\b/i.test(text)) return null;
  const [first = '', ...others] = text.split(' ');
  const clause = parseClause(
    [
      /^(?:the|an?|my|our|his|her|their|two|three|some|every|all)$/i.test(first)
        ? first.toLowerCase()
        : first,
      ...others,
    ]
      .join(' ')
      .replace(/\b(?:my|our) /gi, '{L’s} ')
      .replace(/(?<!\b(?:the|an?) |\} )\b(?:grandma|grandpa|granny|mum|mummy|dad|daddy)\b(?!’)/g, capitalize),
  );
  return clause &&
    clause.subject !== 'they' &&
    !hasPresentTense(clause.past) &&
    clause.past.split(' ').length <= MAX_WORDS &&
    !IS_CUT.test(clause.past) &&
    // `Grandpa Joe forgot Mira’s names` is not what `our names` means.
    !clause.past.includes('{L’s}') &&
    !/ (?:sometimes|often|always|never|usually|is|has|does)\b/.test(clause.subject)
    ? capitalizeProperNouns(
        correctArticles(`${clause.subject} ${clause.past}${after ? `, and then it ${after.past}` : ''}`),
      )
    : null;
}

const isThirdPerson = (word: string): boolean =>
  analyzeVerb(word)?.form === 's' ||
  (analyzeVerb(word) === null && verbClassOf(infinitiveOf(word, 'present')) !== null);

/** Whether a further clause is left in the present tense: `was going away and Noor misses her`, `didn’t know what break time is`. */
const hasPresentTense = (past: string): boolean =>
  / (?:and|but|because|so|who|that|what|why|how) .*\b(?:is|are|has|do|does|doesn’t|don’t|isn’t|can|can’t|won’t)\b/.test(
    past,
  ) ||
  past
    .split(/ (?:and|but|because|so) /)
    .slice(1)
    .some((rest) =>
      rest
        .split(' ')
        .slice(1, 4)
        .some((word) => /[^s]s$/.test(word) && isThirdPerson(word)),
    );
