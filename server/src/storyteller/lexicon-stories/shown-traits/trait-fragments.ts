import { omitAtCost, toFragments } from '../../beats/fragments.ts';
import type { Fragment } from '../../compose-page.ts';
import type { Character } from '../../parse/parse-character.ts';
import type { Beat } from '../../story-plan.ts';
import { companionsOf, isBeing, type LexiconStoryContext } from '../lexicon-story-context.ts';

/** The pages of an attempt, and the page of the solution. */
const STEPS: Partial<Record<Beat, 'middle' | 'ending'>> = {
  'setting-out': 'middle',
  'first-try': 'middle',
  ending: 'ending',
};

/**
 * A sentence in which one of the chosen characters is as the family described them: beside an attempt, each on a page of their own, companions
 * first; at the end for whoever has had none, which is where the being that the plot is about can have one. None in gentle stories.
 */
export function traitFragments(context: LexiconStoryContext, beat: Beat): Fragment[] {
  const step = STEPS[beat];
  const { source, traits, progress, renderer } = context;
  if (step === undefined || source.gentle) return [];
  const who = nextOf(context, step);
  const trait = who && traits.get(who.castId);
  if (!who || !trait) return [];
  const text = renderer.renderUnused(trait[step], who, { 1: trait.word });
  progress.traitOnPage = text === null ? null : { castId: who.castId, text };
  return toFragments('required', text, omitAtCost(1));
}

function nextOf(context: LexiconStoryContext, step: 'middle' | 'ending'): Character | undefined {
  const { roles, progress, traits } = context;
  return [...companionsOf(context), roles.lead].find(
    (each) =>
      (traits.get(each.castId)?.[step].length ?? 0) > 0 &&
      !progress.traitsShown.has(each.castId) &&
      (step === 'ending' || !isBeing(roles, each)),
  );
}

/** Notes whose trait a finished page shows. */
export function recordTrait({ progress }: LexiconStoryContext, page: string): void {
  const { traitOnPage, traitsShown } = progress;
  if (traitOnPage && page.includes(traitOnPage.text.slice(0, 24))) traitsShown.add(traitOnPage.castId);
  progress.traitOnPage = null;
}
