import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import { isResult } from './climax/climax.ts';
import { type DeedKind, deedKindOf } from './climax/deed-kind.ts';
import { isWished } from './ending-class.ts';
import { wishOf } from './ending-phrases.ts';
import {
  calledEnding,
  hopeTemplates,
  lookAhead,
  nowTheyCan,
  ownSolutionFulfil,
  ownThingFulfil,
  scoreFulfil,
} from './ending-threads.ts';
import { laterDeeds } from './later-deeds.ts';
import {
  companionsOf,
  type LexiconStoryContext,
  namesCharacter,
  withoutFriendIfSubject,
} from './lexicon-story-context.ts';

/** A cry such as `wobble wobble wheee!` instead of a sentence. */
const isCry = ({ ending }: LexiconStoryContext): boolean =>
  !ending.isQuestion &&
  /^[\x20-\x7E’]+!$/.test(ending.quotation) &&
  !/^(?:he|she|it|they|we|i|the|an?|his|her|my)\b/i.test(ending.quotation) &&
  ending.quotation.split(' ').length <= 5;

/** The wish on page 1, if the theme is a wish and the ending one to wish for. Nobody is named in it who has not arrived yet. */
export function hopeFragments(context: LexiconStoryContext): Fragment[] {
  const { ending, endingClass, renderer, climax, isAboutWish } = context;
  const wish = wishOf(ending);
  if (climax || wish === null || !isAboutWish) return [];
  if (endingClass !== null && !isWished(endingClass)) return [];
  if (/\{[FT]/.test(wish) || companionsOf(context).some((each) => namesCharacter(wish, each))) return [];
  return toFragments(
    'required',
    renderer.renderUnused(hopeTemplates.full, undefined, { wish }),
    ...inFewerWords(renderer.render(hopeTemplates.brief, undefined, { wish })),
    ...inFewerWords(renderer.render('{L} had a secret wish.'), 2),
  );
}

/** The kind of a deed of the cast that is done on the last page, when all is well; null for other endings. */
function laterDeed({ ending, endingClass, isOwnSolution, climax }: LexiconStoryContext): DeedKind | null {
  const { deed } = ending;
  if (deed === null || isOwnSolution || climax || !/^(?:means|goal|party)$/.test(endingClass ?? ''))
    return null;
  if (!/^\{(?:ALL|L|F|T|FT)\}$/.test(deed.subject) || isResult(deed.infinitive)) return null;
  const kind = deedKindOf(deed.infinitive);
  return kind === 'other' ? null : kind;
}

/** Whether the wished ending is told on the last page instead of that of the solution. */
const isLater = (context: LexiconStoryContext): boolean =>
  context.beats.includes('home-again') &&
  !context.isOwnSolution &&
  !context.climax &&
  (context.thread?.isLater === true || laterDeed(context) !== null);

/** What the friend says of the ending: nothing where the friend is whom the story, or what is done, is about (`she hugs him`). */
function ofFriend(context: LexiconStoryContext, templates: readonly string[]): string[] {
  const infinitive = context.ending.deed?.infinitive ?? '';
  const isDoneToFriend = infinitive.includes('{F') || namesCharacter(infinitive, context.roles.friend);
  return isDoneToFriend ? [] : withoutFriendIfSubject(context, templates);
}

/** What they may look forward to, on the friend's page. */
export function lookAheadFragments(context: LexiconStoryContext): Fragment[] {
  const { thread, ending, renderer, source } = context;
  if (!isLater(context) || source.gentle) return [];
  const isTreat = ending.deed === null && thread?.isLater === true;
  const templates = isTreat ? lookAhead.thing : laterDeed(context) ? lookAhead.deed : [];
  return toFragments('required', renderer.renderUnused(ofFriend(context, templates)), omitAtCost(1));
}

/** The wished ending on the page of the solution. */
export function endingFragments(context: LexiconStoryContext): Fragment[] {
  const { ending, renderer, beats, thread, isOwnSolution, isEndingAsked } = context;
  if (!isEndingAsked) return [];
  if (thread === null) return calledFragments(context);
  if (isLater(context))
    return toFragments(
      'required',
      laterDeed(context) && renderer.renderUnused(ofFriend(context, nowTheyCan)),
      omitAtCost(1),
    );
  const templates = isOwnSolution
    ? ending.deed === null
      ? ownThingFulfil
      : ownSolutionFulfil
    : ending.kind === 'win' && /\d+ (?:to|nil)\b/.test(ending.fullStatement)
      ? scoreFulfil
      : withoutFriendIfSubject(context, thread.fulfil);
  const plain = ending.deed === null ? 'Then came {told}.' : 'And {told}.';
  return toFragments(
    'required',
    (beats.length === 1 ? null : renderer.renderUnused(templates)) ?? renderer.render(plain),
    ...inFewerWords(renderer.render(plain), 2),
    ...inFewerWords(
      renderer.render(plain, undefined, { told: ending.fullStatement.replace('{ALL}', 'they') }),
      3,
    ),
  );
}

/** The wished ending on the last page: what is done, or comes, when all is well. */
export function laterEndingFragments(context: LexiconStoryContext): Fragment[] {
  const { renderer, thread, ending, isEndingAsked } = context;
  if (!isEndingAsked || thread === null || !isLater(context)) return [];
  const kind = laterDeed(context);
  if (kind === null)
    return toFragments('required', renderer.renderUnused(withoutFriendIfSubject(context, thread.fulfil)));
  const { before, after } = laterDeeds[kind];
  return [
    ...toFragments('required', renderer.renderUnused(before)),
    ...toFragments(
      'required',
      renderer.render(
        kind === 'eat' ? '{Told}.' : before.length > 0 ? 'So {told}.' : 'And then {told}.',
        undefined,
        {
          told: ending.fullStatement.replace(/^\{ALL\}/, 'they'),
        },
      ),
    ),
    ...toFragments('required', renderer.renderUnused(after), omitAtCost(1)),
  ];
}

/** An ending that is no statement is called out if it is a cry; what could not be understood is not printed. */
function calledFragments(context: LexiconStoryContext): Fragment[] {
  if (!isCry(context)) return [];
  const cry = { cry: context.ending.quotation };
  return toFragments('required', context.renderer.renderUnused(calledEnding, undefined, cry));
}
