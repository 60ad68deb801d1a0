import type { RuledSentence } from '../apply-rules.ts';
import type { Concern } from './concerns.ts';
import { clausesOf, type Phrase, type Points, phrasesOf, scorePhrase } from './score-phrase.ts';

/**
 * From these probabilities on that something is wrong with a phrase, it is refused: when a rule applies as well, when none does, and
 * when none does in a few words, which say little. From `help` on help lines are offered with what is rather a disclosure than
 * anything else. Chosen with phrases that were not learned from.
 */
const LIMITS = { ruled: 0.3, unruled: 0.4, short: 0.55, help: 0.2 };
/** With a second opinion fewer harmless phrases come near the limits. */
const LIMITS_WITH_OPINION: typeof LIMITS = { ruled: 0.25, unruled: 0.33, short: 0.45, help: 0.15 };
/** A clause out of a long text is looked at alone, so it must be plainer. */
const CLAUSE_REFUSED_FROM = 0.5;
const SHORT_WORDS = 3;
/** Numbers and addresses have rules of their own; what else is personal must be plainer. */
const PERSONAL_FROM = 0.6;
/** A phrase that may be a child’s disclosure is answered so even if harm is somewhat more likely: the other answer is cold. */
const DISCLOSURE_SHARE = 0.5;

/** A concern, or that a child may be disclosing something, which is too uncertain to refuse the text. */
export type Finding = Concern | 'possible-disclosure';

const thresholdOf = ({ rules, tokens }: Phrase, limits: typeof LIMITS): number => {
  if (rules.length > 0) return limits.ruled;
  return tokens.length > SHORT_WORDS ? limits.unruled : limits.short;
};

/**
 * A phrase that is rather a disclosure than anything else is refused only beyond this, when it is plain. Below most are innocent (`a
 * boomerang that will not come back`): it is used, and help lines are offered beside the story.
 */
const PLAIN_DISCLOSURE = 0.7;

const findingOf = (phrase: Phrase, opinion?: Points, clauseLimit?: number): Finding | null => {
  const limits = opinion ? LIMITS_WITH_OPINION : LIMITS;
  const refusedFrom = clauseLimit ?? thresholdOf(phrase, limits);
  const { allow, harm, disclosure, personal } = scorePhrase(phrase, opinion);
  if (disclosure >= harm + personal && 1 - allow <= PLAIN_DISCLOSURE)
    return 1 - allow > limits.help ? 'possible-disclosure' : null;
  if (1 - allow <= refusedFrom) return null;
  if (disclosure >= DISCLOSURE_SHARE * (harm + personal)) return 'disclosure';
  if (personal > harm) return 1 - allow > PERSONAL_FROM ? 'personal' : null;
  return 'harm';
};

/**
 * Where the score is less certain that something is wrong, or that nothing is, a second opinion is worth its time. Outside of
 * these limits it changed no answer of 2,400.
 */
const UNCERTAIN = { from: 0.02, to: 0.98 };

/** True for a text of one phrase whose score is uncertain. */
export const isUncertain = (sentences: readonly RuledSentence[]): boolean => {
  const [phrase, ...others] = phrasesOf(sentences);
  if (!phrase || others.length > 0) return false;
  const wrong = 1 - scorePhrase(phrase).allow;
  return wrong > UNCERTAIN.from && wrong < UNCERTAIN.to;
};

/**
 * What is found in the phrases and clauses of a text. `opinion` are points of a text of one phrase by the lines that are nearest in
 * meaning. Takes time linear in the text's length.
 */
export const scoreText = (sentences: readonly RuledSentence[], opinion?: Points): ReadonlySet<Finding> =>
  new Set(
    [
      ...phrasesOf(sentences).map((phrase) => findingOf(phrase, opinion)),
      ...clausesOf(sentences).map((clause) => findingOf(clause, undefined, CLAUSE_REFUSED_FROM)),
    ].filter((finding) => finding !== null),
  );
