import type { RuledSentence } from '../apply-rules.ts';
import type { Concern } from './concerns.ts';
import { clausesOf, type Phrase, type Points, phrasesOf, type Score, scorePhrase } from './score-phrase.ts';

/**
 * From these probabilities on that something is wrong with a phrase, it is refused: when a rule applies as well, when none does, and
 * when none does in a few words, which say little. From `help` on help lines are offered with what is rather a disclosure than
 * anything else. Chosen with phrases that were not learned from.
 */
const LIMITS = { ruled: 0.3, unruled: 0.4, short: 0.55, help: 0.2 };
/** With a second opinion fewer harmless phrases come near the limits. */
const LIMITS_WITH_OPINION: typeof LIMITS = { ruled: 0.25, unruled: 0.33, short: 0.45, help: 0.15 };
/** From where on one phrase is refused, and help is offered with it. */
interface Limits {
  refuse: number;
  help: number;
}
/** A clause out of a long text is looked at alone, so it must be plainer. */
const CLAUSE_LIMITS: Limits = { refuse: 0.5, help: LIMITS.help };
const NOTHING: Score = { allow: 1, harm: 0, disclosure: 0, personal: 0 };
const SHORT_WORDS = 3;
/** Numbers and addresses have rules of their own; what else is personal must be plainer. */
const PERSONAL_FROM = 0.6;
/** A phrase that may be a child’s disclosure is answered so even if harm is somewhat more likely: the other answer is cold. */
const DISCLOSURE_SHARE = 0.5;

/** A concern, or that a child may be disclosing something, which is too uncertain to refuse the text. */
export type Finding = Concern | 'possible-disclosure';

const limitsOf = ({ rules, tokens }: Phrase, opinion: Points | undefined): Limits => {
  const { ruled, unruled, short, help } = opinion ? LIMITS_WITH_OPINION : LIMITS;
  if (rules.length > 0) return { refuse: ruled, help };
  // Nobody discloses anything in a few words without one that a rule knows: help would be offered with `a quiet evening`.
  return tokens.length > SHORT_WORDS ? { refuse: unruled, help } : { refuse: short, help: short };
};

/**
 * A phrase that is rather a disclosure than anything else is refused only beyond this, when it is plain. Below most are innocent (`a
 * boomerang that will not come back`): it is used, and help lines are offered beside the story.
 */
const PLAIN_DISCLOSURE = 0.7;

const findingOf = ({ allow, harm, disclosure, personal }: Score, limits: Limits): Finding | null => {
  if (disclosure >= harm + personal && 1 - allow <= PLAIN_DISCLOSURE)
    return 1 - allow > limits.help ? 'possible-disclosure' : null;
  if (1 - allow <= limits.refuse) return null;
  if (disclosure >= DISCLOSURE_SHARE * (harm + personal)) return 'disclosure';
  if (personal > harm) return 1 - allow > PERSONAL_FROM ? 'personal' : null;
  return 'harm';
};

/**
 * Where the score is less certain that something is wrong, or that nothing is, a second opinion is worth its time. Outside of
 * these limits it changed no answer of 2,800.
 */
const UNCERTAIN = { from: 0.02, to: 0.98 };

/** What the score finds in a text, and whether a second opinion may change that: in a text of one phrase whose score is uncertain. */
export interface ScoredText {
  found: ReadonlySet<Finding>;
  isUncertain: boolean;
}

/**
 * Scores the phrases and clauses of a text. `opinion` are points of a text of one phrase by the lines that are nearest in
 * meaning. Takes time linear in the text's length.
 */
export const scoreText = (sentences: readonly RuledSentence[], opinion?: Points): ScoredText => {
  const phrases = phrasesOf(sentences);
  const scores = phrases.map((phrase) => scorePhrase(phrase, opinion));
  const findings = [
    ...phrases.map((phrase, at) => findingOf(scores[at] ?? NOTHING, limitsOf(phrase, opinion))),
    ...clausesOf(sentences).map((clause) => findingOf(scorePhrase(clause), CLAUSE_LIMITS)),
  ];
  const wrong = 1 - (scores[0] ?? NOTHING).allow;
  return {
    found: new Set(findings.filter((finding) => finding !== null)),
    isUncertain: scores.length === 1 && wrong > UNCERTAIN.from && wrong < UNCERTAIN.to,
  };
};
