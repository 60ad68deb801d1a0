import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { questionEndingTemplates, quotedEndingTemplates } from '../templates/endings.ts';
import { questionWishTemplates, quotedWishTemplates } from '../templates/wishes.ts';
import {
  actionFulfil,
  gentleActionFulfil,
  gentleFulfil,
  hopeTemplates,
  nounPhraseFulfil,
  ownSolutionFulfil,
} from './ending-threads.ts';
import {
  companionsOf,
  type LexiconStoryContext,
  namesCharacter,
  withoutFriendIfSubject,
} from './lexicon-story-context.ts';

/** The wish on page 1, unless it is an action that only the climax makes sense of; one that names a companion is quoted, because nobody has arrived yet. */
export function hopeFragments(context: LexiconStoryContext): Fragment[] {
  const { ending, isAction, renderer } = context;
  if (isAction) return [];
  const { wish } = ending;
  const namesCompanion =
    wish !== null &&
    (/\{[FT]/.test(wish) || companionsOf(context).some((each) => namesCharacter(wish, each)));
  if (wish !== null && !namesCompanion) {
    // One wishes for a party, not to have a party.
    const values = { wish: wish.replace(/^to have (?=(an?|some)\b)/, 'for ') };
    return toFragments(
      'required',
      renderer.renderUnused(hopeTemplates.full, undefined, values),
      ...inFewerWords(renderer.render(hopeTemplates.brief, undefined, values)),
      ...inFewerWords(renderer.render('{L} had a secret wish.'), 2),
    );
  }
  const templates = ending.isQuestion ? questionWishTemplates : quotedWishTemplates;
  const line = ending.quotation;
  return toFragments(
    'required',
    renderer.renderUnused(templates.full, undefined, { line }),
    ...inFewerWords(renderer.render(templates.brief, undefined, { line })),
    ...inFewerWords(renderer.render(templates.withoutContent), 2),
  );
}

/** The friend's page connects the wish with what they are about to do. */
export function plantFragments(context: LexiconStoryContext): Fragment[] {
  const { thread, isOwnSolution, isAction, renderer, source } = context;
  if (!thread || isOwnSolution || isAction || source.gentle) return [];
  return toFragments(
    'required',
    renderer.renderUnused(withoutFriendIfSubject(context, thread.plant)),
    omitAtCost(2),
  );
}

/** The problem keeps the wish from coming true. */
export function waitingWishFragments({
  thread,
  isOwnSolution,
  isAction,
  renderer,
  source,
}: LexiconStoryContext): Fragment[] {
  if (!thread || isOwnSolution || isAction || source.gentle) return [];
  return toFragments('required', renderer.renderUnused(thread.block), omitAtCost(2));
}

/** An ending that is a lesson: the attempt fails for want of it, and the solution needs it. */
export function lessonFragments(
  { lesson, renderer }: LexiconStoryContext,
  step: 'failure' | 'success',
): Fragment[] {
  return lesson ? toFragments('required', renderer.renderUnused(lesson[step]), omitAtCost(2)) : [];
}

/** The wished ending follows from the solution. */
export function endingFragments(context: LexiconStoryContext): Fragment[] {
  const { ending, renderer, beats, thread, isOwnSolution, isAction, source, roles } = context;
  if (ending.kind === 'quoted' || !thread) {
    const quote = (template: string) => renderer.render(template, undefined, { line: ending.quotation });
    const templates = ending.isQuestion ? questionEndingTemplates : quotedEndingTemplates;
    if (beats.length === 1) return toFragments('required', quote(templates.onlyPage));
    return toFragments(
      'required',
      renderer.renderUnused(templates.full, undefined, { line: ending.quotation }),
      ...inFewerWords(quote(templates.brief)),
      ...inFewerWords(quote('And so: “{line}”'), 3),
    );
  }
  const told = roles.third ? ending.fullStatement : ending.fullStatement.replace('{ALL} all ', '{ALL} both ');
  const isPhrase =
    ending.kind === 'thing' || (ending.kind === 'party' && (ending.wish?.startsWith('for ') ?? false));
  const templates = isPhrase
    ? nounPhraseFulfil
    : isOwnSolution
      ? ownSolutionFulfil
      : isAction
        ? source.gentle
          ? gentleActionFulfil
          : actionFulfil
        : source.gentle
          ? gentleFulfil
          : thread.fulfil;
  const brief = 'And so it came about: {told}.';
  return toFragments(
    'required',
    renderer.renderUnused(withoutFriendIfSubject(context, templates), undefined, { told }),
    ...inFewerWords(renderer.render(brief, undefined, { told })),
    ...inFewerWords(renderer.render(brief, undefined, { told: told.replace('{ALL}', 'they') }), 3),
  );
}
