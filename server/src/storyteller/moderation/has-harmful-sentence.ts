import { splitSentences } from '../grammar/sentences.ts';
import { applyRules } from './apply-rules.ts';
import { toSentences } from './normalize-text.ts';
import { phrasesOf, scorePhrase } from './score/score-phrase.ts';

/** How sure the score must be of one sentence: a story has fifty, so it may be wrong about none of thousands. */
const CERTAIN = 0.97;
/** Pages are much shorter; what is longer is refused for its length. */
const MAX_LENGTH = 8000;

const isHarmful = (sentence: string): boolean =>
  phrasesOf(applyRules(toSentences(sentence), { steps: 0 })).some(
    (phrase) => scorePhrase(phrase).harm > CERTAIN,
  );

/**
 * Whether a page of a service has a sentence that is almost certainly harm (docs/decisions/065-how-pages-are-checked.md). In addition to
 * `moderateByRules`, which knows words; this also knows who does what to whom.
 */
export const hasHarmfulSentence = (page: string): boolean =>
  splitSentences(page.slice(0, MAX_LENGTH)).some(isHarmful);
