import { toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { beginningsOf } from '../grammar/sentences.ts';
import type { Text } from '../lexicon/story-source.ts';
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
