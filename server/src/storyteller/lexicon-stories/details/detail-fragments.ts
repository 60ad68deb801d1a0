import { inFewerWords, omitAtCost, toFragments } from '../../beats/fragments.ts';
import type { Fragment } from '../../compose-page.ts';
import { firstSentence } from '../../grammar/sentences.ts';
import { type LexiconStoryContext, withoutFriendIfSubject } from '../lexicon-story-context.ts';
import { companySentences } from './company-sentences.ts';
import type { DetailStep } from './detail-sentences.ts';

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
  const templates = withoutFriendIfSubject({ details, ...context }, sentences[step]);
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
