import type { RuledSentence } from '../apply-rules.ts';
import { CONCERNS, type Concern } from './concerns.ts';
import { clausesOf, type Phrase, phrasesOf, scorePhrase } from './score-phrase.ts';

/**
 * From these probabilities on that something is wrong with a phrase, it is refused: when a rule applies as well, when none does, and
 * when none does in a few words, which say little. A clause out of a long text is looked at alone, so it must be plainer. Chosen with
 * phrases that were not learned from.
 */
const REFUSED_FROM = { ruled: 0.3, unruled: 0.4, short: 0.55, clause: 0.5 };
const SHORT_WORDS = 3;
/** Numbers and addresses have rules of their own; what else is personal must be plainer. */
const PERSONAL_FROM = 0.6;
/** A phrase that may be a child’s disclosure is answered so even if harm is somewhat more likely: the other answer is cold. */
const DISCLOSURE_SHARE = 0.5;

const thresholdOf = ({ rules, tokens }: Phrase): number => {
  if (rules.length > 0) return REFUSED_FROM.ruled;
  return tokens.length > SHORT_WORDS ? REFUSED_FROM.unruled : REFUSED_FROM.short;
};

const concernOf = (phrase: Phrase, refusedFrom: number): Concern | null => {
  const { allow, harm, disclosure, personal } = scorePhrase(phrase);
  if (1 - allow <= refusedFrom) return null;
  if (disclosure >= DISCLOSURE_SHARE * (harm + personal)) return 'disclosure';
  if (personal > harm) return 1 - allow > PERSONAL_FROM ? 'personal' : null;
  return 'harm';
};

/** The gravest concern about a text; null when there is none. Takes time linear in its length. */
export const scoreText = (sentences: readonly RuledSentence[]): { concern: Concern | null } => {
  const found = new Set([
    ...phrasesOf(sentences).map((phrase) => concernOf(phrase, thresholdOf(phrase))),
    ...clausesOf(sentences).map((clause) => concernOf(clause, REFUSED_FROM.clause)),
  ]);
  return { concern: ['disclosure' as const, ...CONCERNS].find((concern) => found.has(concern)) ?? null };
};
