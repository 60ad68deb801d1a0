import { omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import type { SlotValues } from '../fill-template.ts';
import { extractKeywords } from '../grammar/keywords.ts';
import type { Ending } from '../parse/parse-ending.ts';
import { isLiving, readNoun } from '../theme/noun.ts';
import { isDefeat, isFilled, isOfTurn, isWithoutContest, ofFriend } from './ending-parts.ts';
import {
  isOtherCulprit,
  isSaid,
  isToldOnPage,
  knownAtFirst,
  PRONOUN_LEFT,
  plainWords,
  TREAT,
} from './ending-repeats.ts';
import { dreamClue } from './ending-threads.ts';
import { type LexiconStoryContext, wordings } from './lexicon-story-context.ts';

/** What of the ending is true as soon as the trouble is known: what nobody has dared or learned yet, what was promised, what can be noticed. */
export function preparationFragments(context: LexiconStoryContext): Fragment[] {
  const { arc, beats, readingLevel, renderer, isEndingAsked, isOutcome } = context;
  if (!isEndingAsked || isOutcome || !beats.includes('ending')) return [];
  const phrases: SlotValues = { ...arc?.phrases };
  return toFragments(
    'required',
    renderer.renderUnused(beforeOf(context), undefined, phrases),
    omitAtCost(readingLevel.id === 'young' ? 3 : 2),
  );
}

/**
 * What somebody lacks until the ending. A plan that the trouble stands in the way of is said of no plot: in most of them nobody has one, and nothing is in
 * its way.
 */
const LACKING =
  /\bnever (?:dared|asked)\b|\bdid not know how to\b|\bbe friends\b|\bhad always needed\b|\bnobody had asked\b|\bDon’t tell\b/;
const PROMISED = /\bpromise/;
/** What can be promised by somebody who is away. */
const RETURN = /^(?:come|be|get|go) (?:home|back)\b|^(?:come (?:to )?)?(?:visit|call|write)\b/;

function beforeOf(context: LexiconStoryContext): readonly string[] {
  const { arc, climax, ending, plot, renderer } = context;
  if (climax?.isDream) return dreamClue;
  const clue = clueOf(ending);
  // Nothing is noticed of a culprit who is not found out.
  if (climax === null && isOtherCulprit(context)) return [];
  if (clue !== null) return [clue];
  if (climax || arc === null || isOfTurn(context) || isDefeat(context)) return [];
  if (context.endingClass === 'twist') return [];
  const own = [plot.done, plot.again ?? []].flatMap(wordings).map((text) => renderer.render(text));
  if (isToldOnPage(ending, own.join(' '))) return [];
  if (isWithoutContest(context)) return [];
  if (isSaid(extractKeywords(plainWords(ending.statement)), knownAtFirst(context))) return [];
  if (PRONOUN_LEFT.test(plainWords(ending.deed?.infinitive ?? '').replace(/^\S+ ?/, ''))) return [];
  const { act = '', told = '' } = arc.phrases;
  // A cat promises nothing.
  const isPromised =
    (RETURN.test(act) && !context.source.isMissing) || (TREAT.test(told) && ending.deed === null);
  return ofFriend(context, (arc.before ?? []).filter(isFilled(arc.phrases))).filter((template) =>
    PROMISED.test(template) ? isPromised : LACKING.test(template),
  );
}

/** Of `it was only the cat` what can be noticed on the first pages: the cat is not there; the wind is. */
function clueOf({ fullStatement }: Ending): string | null {
  const [, article = '', head = ''] =
    /\bwas (?:only |just |really )(the|an?|my|his|her|their) (\p{L}+)$/u.exec(fullStatement) ?? [];
  const noun = head === '' ? null : readNoun(`the ${head}`);
  if (noun === null) return null;
  if (noun.kind === 'weather') return `Outside there was ${noun.the}, and nobody listened to it.`;
  return isLiving(noun) && !/^an?$/.test(article) ? `And ${noun.the} was nowhere to be seen.` : null;
}
