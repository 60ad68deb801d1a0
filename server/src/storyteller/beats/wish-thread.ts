import type { Fragment } from '../compose-page.ts';
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

/** Records the beat on which the wish thread was printed first. */
export function recordPlantedWish(context: StoryContext, beat: Beat, text: string): void {
  const { progress, wishThread, renderer } = context;
  const isPlanted = [wishThread?.plant, wishThread?.plantBrief].some(
    (template) => template && text.includes(renderer.render(template)),
  );
  if (isPlanted) progress.wishPlantedOn ??= beat;
}
