import { inFewerWords, omitAtCost, toFragments } from '../../beats/fragments.ts';
import type { Fragment } from '../../compose-page.ts';
import { firstSentence } from '../../grammar/sentences.ts';
import type { Beat } from '../../story-plan.ts';
import { type LexiconStoryContext, withoutFriendIfSubject } from '../lexicon-story-context.ts';
import { companySentences } from './company-sentences.ts';
import type { DetailSentences, DetailStep } from './detail-sentences.ts';

/** The pages beside whose text a word of the theme is told of: the second one's, then the first one's. */
const STEPS: Partial<Record<Beat, readonly [DetailStep, 0 | 1]>> = {
  'setting-out': ['middle', 1],
  'first-try': ['middle', 0],
  ending: ['done', 0],
};

/** What a word of the theme adds beside an attempt and the solution. */
export function detailOfPage(context: LexiconStoryContext, beat: Beat): Fragment[] {
  const [step, nth] = STEPS[beat] ?? [];
  return step === undefined || nth === undefined ? [] : detailFragments(context, step, nth);
}

/**
 * What a step of the plot has to do with a word of the theme that the plot leaves out; `nth` is 1 for the second such word. In a gentle
 * story only somebody who is with the lead is told of.
 */
export function detailFragments(
  { details, ...context }: LexiconStoryContext,
  step: DetailStep,
  nth: 0 | 1 = 0,
): Fragment[] {
  const { renderer, source, readingLevel } = context;
  const detail = details[nth];
  if (!detail || (source.gentle && !detail.isBeside)) return [];
  const sentences = source.gentle && detail.role === 'company' ? companySentences.gentle : detail.sentences;
  const ofStep: DetailSentences = sentences;
  const templates = withoutFriendIfSubject({ details, ...context }, ofStep[step] ?? []);
  const text = renderer.renderUnused(templates, undefined, detail.values);
  if (text === null) return [];
  const brief = firstSentence(text);
  return toFragments(
    'required',
    text,
    ...(brief !== text && step === 'opener' ? inFewerWords(brief) : []),
    // The words of a theme must be on the first pages; the youngest read them in the statement of the theme.
    ...(step === 'opener' && readingLevel.id !== 'young'
      ? []
      : [omitAtCost(readingLevel.id === 'young' ? 2 : 3)]),
  );
}
