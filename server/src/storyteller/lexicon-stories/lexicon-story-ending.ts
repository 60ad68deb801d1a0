import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import type { Ending } from '../parse/parse-ending.ts';
import { questionEndingTemplates, quotedEndingTemplates } from '../templates/endings.ts';
import { questionWishTemplates, quotedWishTemplates } from '../templates/wishes.ts';
import { isWished } from './ending-class.ts';
import { wishOf } from './ending-phrases.ts';
import {
  calledEnding,
  hopeTemplates,
  ownSolutionFulfil,
  ownThingFulfil,
  scoreFulfil,
} from './ending-threads.ts';
import {
  companionsOf,
  type LexiconStoryContext,
  namesCharacter,
  withoutFriendIfSubject,
} from './lexicon-story-context.ts';

/** A cry such as `wobble wobble wheee!` instead of a sentence. */
const isCry = ({ ending }: LexiconStoryContext): boolean =>
  !ending.isQuestion &&
  /^[\x20-\x7E’]+$/.test(ending.quotation) &&
  !/^(?:he|she|it|they|we|i|the|an?|his|her|my)\b/i.test(ending.quotation) &&
  ending.quotation.split(' ').length <= 5;

const cryOf = ({ ending }: LexiconStoryContext): string => ending.quotation.replace(/[.!]$/, '!');

/**
 * The wish on page 1, if the theme is a wish and the ending one to wish for; one that names a companion is quoted, because nobody has arrived yet.
 */
export function hopeFragments(context: LexiconStoryContext): Fragment[] {
  const { ending, endingClass, renderer, climax, isAboutWish } = context;
  if (climax || (ending.wish !== null && !isAboutWish)) return [];
  if (endingClass !== null && !isWished(endingClass)) return [];
  const wish = wishOf(ending);
  const namesCompanion =
    wish !== null &&
    (/\{[FT]/.test(wish) || companionsOf(context).some((each) => namesCharacter(wish, each)));
  if (wish !== null && !namesCompanion) {
    return toFragments(
      'required',
      renderer.renderUnused(hopeTemplates.full, undefined, { wish }),
      ...inFewerWords(renderer.render(hopeTemplates.brief, undefined, { wish })),
      ...inFewerWords(renderer.render('{L} had a secret wish.'), 2),
    );
  }
  if (ending.kind === 'quoted' && isCry(context)) {
    return toFragments(
      'required',
      renderer.renderUnused(calledEnding.plant, undefined, { cry: cryOf(context) }),
      omitAtCost(2),
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

/** `I will never eat` and `somebody might be left out` frighten. */
const isHarsh = (deed: Ending['deed'], template: string): boolean =>
  deed !== null &&
  ((/will_never/i.test(template) && /^(?:eat|drink|live|wake|breathe|sleep)$/.test(deed.verb)) ||
    (/will_never|could_not/i.test(template) && /^(?:nobody|no one|nothing)\b/.test(deed.subject)));

/** A sentence that prepares the ending on the way: on the friend's page, with the problem, or at the lowest moment. */
export function threadFragments(context: LexiconStoryContext, step: 'plant' | 'block' | 'low'): Fragment[] {
  const { thread, isOwnSolution, renderer, ending, climax } = context;
  if (!thread || isOwnSolution || climax) return [];
  const templates = thread[step].filter((template) => !isHarsh(ending.deed, template));
  return toFragments(
    'required',
    renderer.renderUnused(withoutFriendIfSubject(context, templates)),
    omitAtCost(2),
  );
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
  const { ending, renderer, beats, thread, isOwnSolution } = context;
  if (thread === null) return quotedEnding(context);
  const templates = isOwnSolution
    ? ending.deed === null
      ? ownThingFulfil
      : ownSolutionFulfil
    : ending.kind === 'win' && /\d+ (?:to|nil)\b/.test(ending.fullStatement)
      ? scoreFulfil
      : withoutFriendIfSubject(context, thread.fulfil);
  const [brief = '{Told}.', ...briefer] = thread.brief;
  const plain = ending.deed === null ? brief : 'And {told}.';
  return toFragments(
    'required',
    (beats.length === 1 ? null : renderer.renderUnused(templates)) ?? renderer.render(plain),
    ...inFewerWords(
      renderer.renderUnused(
        isOwnSolution
          ? [ending.deed === null ? 'There it was: {told}.' : 'And {told}.']
          : [brief, ...briefer],
      ),
      2,
    ),
    ...inFewerWords(
      renderer.render(plain, undefined, { told: ending.fullStatement.replace('{ALL}', 'they') }),
      3,
    ),
  );
}

function quotedEnding(context: LexiconStoryContext): Fragment[] {
  const { ending, renderer, beats } = context;
  const line = ending.quotation;
  const quote = (template: string) => renderer.render(template, undefined, { line });
  if (beats.length > 1 && isCry(context)) {
    const cry = cryOf(context);
    return toFragments(
      'required',
      renderer.renderUnused(calledEnding.fulfil, undefined, { cry }),
      ...inFewerWords(renderer.render('“{cry}” called {L}.', undefined, { cry })),
    );
  }
  const templates = ending.isQuestion ? questionEndingTemplates : quotedEndingTemplates;
  if (beats.length === 1) return toFragments('required', quote(templates.onlyPage));
  return toFragments(
    'required',
    renderer.renderUnused(templates.full, undefined, { line }),
    ...inFewerWords(quote(templates.brief)),
    ...inFewerWords(quote('And so: “{line}”'), 3),
  );
}
