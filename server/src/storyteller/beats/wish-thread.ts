import type { Fragment } from '../compose-page.ts';
import { containsKeyword, extractKeywords } from '../grammar/keywords.ts';
import type { Beat } from '../story-plan.ts';
import type { WishThread } from '../templates/wish-threads.ts';
import { inFewerWords, omitAtCost, toFragments } from './fragments.ts';
import type { StoryContext } from './story-context.ts';

/** Starts the wish thread on the first page with the friend that has room for it; nothing once it has started. */
export function plantWishFragments(context: StoryContext): Fragment[] {
  const { progress, wishThread, renderer } = context;
  if (!wishThread || progress.wishPlantedOn) return [];
  return toFragments(
    'required',
    renderer.render(wishThread.plant),
    ...inFewerWords(renderer.render(wishThread.plantBrief)),
    omitAtCost(2),
  );
}

/** The wish thread's sentence for a page between its start and the ending. */
export function wishThreadFragments(
  context: StoryContext,
  beat: Exclude<keyof WishThread, 'plant' | 'plantBrief' | 'ending' | 'endingBrief'>,
  priority: Fragment['priority'],
): Fragment[] {
  const { progress, wishThread, renderer } = context;
  return wishThread && progress.wishPlantedOn
    ? toFragments(priority, renderer.render(wishThread[beat]), omitAtCost(2))
    : [];
}

/** Whether a text has nearly all keywords of a sentence: the page may have it with its speech tag elsewhere or with a synonym. */
function hasMostKeywordsOf(text: string, sentence: string): boolean {
  const keywords = extractKeywords(sentence);
  const found = keywords.filter((word) => containsKeyword(text, word));
  return found.length >= 0.8 * keywords.length;
}

/** Records the beat on which the wish thread was printed first. */
export function recordPlantedWish(context: StoryContext, beat: Beat, text: string): void {
  const { progress, wishThread, renderer } = context;
  const isPlanted = [wishThread?.plant, wishThread?.plantBrief].some(
    (template) => template && hasMostKeywordsOf(text, renderer.render(template)),
  );
  if (isPlanted) progress.wishPlantedOn ??= beat;
}
