import { toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { beginningsOf } from '../grammar/sentences.ts';
import type { Text } from '../lexicon/story-source.ts';
import { divideText } from './divide-text.ts';
import { type LexiconStoryContext, wordings } from './lexicon-story-context.ts';

/** A required text of the plot; where there is no room for the youngest, its first sentences must do. */
export function core({ renderer, readingLevel }: LexiconStoryContext, text: Text): Fragment[] {
  const rendered = renderer.renderUnused(wordings(text)) ?? renderer.render(wordings(text)[0] ?? '');
  return toFragments(
    'required',
    rendered,
    ...(readingLevel.id === 'young'
      ? beginningsOf(rendered).map((text) => ({ text, cost: 3 as const }))
      : []),
  );
}

/**
 * The first part of a text of the plot that is told on this page and the next; null where it cannot be divided. `takeRest` has the other part.
 */
export function firstPart(
  context: LexiconStoryContext,
  text: Text,
  isEnough?: (first: string) => boolean,
): Fragment[] | null {
  const { renderer, progress, readingLevel } = context;
  const [template = ''] = wordings(text);
  const parts = divideText(renderer.render(template), readingLevel.minWords, isEnough);
  if (parts === null) return null;
  progress.rest = parts[1];
  return toFragments('required', parts[0]);
}

/** What the page before has left of its text; empty where it has told all of it. */
export function takeRest({ progress }: LexiconStoryContext): Fragment[] {
  const { rest } = progress;
  progress.rest = null;
  return toFragments('required', rest);
}
