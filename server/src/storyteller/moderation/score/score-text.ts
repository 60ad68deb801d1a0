import type { RuledSentence } from '../apply-rules.ts';
import { CONCERNS, type Concern } from './concerns.ts';
import { phrasesOf, type Score, scorePhrase } from './score-phrase.ts';

/** From this probability on that something is wrong with a phrase, it is refused. Chosen with phrases that were not learned from. */
const REFUSED_FROM = 0.4;
/** Numbers and addresses have rules of their own; what else is personal must be plainer. */
const PERSONAL_FROM = 0.6;
/** A phrase that may be a child’s disclosure is answered so even if harm is somewhat more likely: the other answer is cold. */
const DISCLOSURE_SHARE = 0.6;

const concernOf = ({ allow, harm, disclosure, personal }: Score): Concern | null => {
  if (1 - allow <= REFUSED_FROM) return null;
  if (disclosure >= DISCLOSURE_SHARE * (harm + personal)) return 'disclosure';
  if (personal > harm) return 1 - allow > PERSONAL_FROM ? 'personal' : null;
  return 'harm';
};

/** The gravest concern about a text; null when there is none. Takes time linear in its length. */
export const scoreText = (sentences: readonly RuledSentence[]): { concern: Concern | null } => {
  const found = new Set(phrasesOf(sentences).map((phrase) => concernOf(scorePhrase(phrase))));
  return { concern: ['disclosure' as const, ...CONCERNS].find((concern) => found.has(concern)) ?? null };
};
