import type { RuledSentence } from '../apply-rules.ts';
import type { Concern } from './concerns.ts';
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

/** A concern, or that a child may be disclosing something, which is too uncertain to refuse the text. */
export type Finding = Concern | 'possible-disclosure';

const thresholdOf = ({ rules, tokens }: Phrase): number => {
  if (rules.length > 0) return REFUSED_FROM.ruled;
  return tokens.length > SHORT_WORDS ? REFUSED_FROM.unruled : REFUSED_FROM.short;
};

/**
 * A phrase that is rather a disclosure than anything else is refused only when that is plain. Between these limits most are innocent
 * (`a boomerang that will not come back`): it is used, and help lines are offered beside the story.
 */
const HELP_OFFERED = { from: 0.2, to: 0.7 };

const findingOf = (phrase: Phrase, refusedFrom: number): Finding | null => {
  const { allow, harm, disclosure, personal } = scorePhrase(phrase);
  if (disclosure >= harm + personal && 1 - allow <= HELP_OFFERED.to)
    return 1 - allow > HELP_OFFERED.from ? 'possible-disclosure' : null;
  if (1 - allow <= refusedFrom) return null;
  if (disclosure >= DISCLOSURE_SHARE * (harm + personal)) return 'disclosure';
  if (personal > harm) return 1 - allow > PERSONAL_FROM ? 'personal' : null;
  return 'harm';
};

/** What is found in the phrases and clauses of a text. Takes time linear in its length. */
export const scoreText = (sentences: readonly RuledSentence[]): ReadonlySet<Finding> =>
  new Set(
    [
      ...phrasesOf(sentences).map((phrase) => findingOf(phrase, thresholdOf(phrase))),
      ...clausesOf(sentences).map((clause) => findingOf(clause, REFUSED_FROM.clause)),
    ].filter((finding) => finding !== null),
  );
