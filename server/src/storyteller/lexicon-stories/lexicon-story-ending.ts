import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import type { SlotValues } from '../fill-template.ts';
import { extractKeywords } from '../grammar/keywords.ts';
import { plainWish } from './ending-arcs/arc-texts.ts';
import { isWished } from './ending-class.ts';
import { wishOf } from './ending-phrases.ts';
import {
  canBeHoped,
  isDoneAlready,
  isOfPlot,
  isOtherCulprit,
  isSaid,
  plainWords,
  repeatsSolved,
  TREAT,
  toldOfSame,
} from './ending-repeats.ts';
import {
  calledEnding,
  hopeTemplates,
  nounEndings,
  ownEndings,
  plainEndings,
  scoreFulfil,
  soEndings,
} from './ending-threads.ts';
import {
  companionsOf,
  type LexiconStoryContext,
  namesCharacter,
  withoutFriendIfSubject,
  wordings,
} from './lexicon-story-context.ts';

/** A cry such as `wobble wobble wheee!` instead of a sentence. */
const isCry = ({ ending }: LexiconStoryContext): boolean =>
  !ending.isQuestion &&
  /^[\x20-\x7E’]+!$/.test(ending.quotation) &&
  !/^(?:he|she|it|they|we|i|the|an?|his|her|my)\b/i.test(ending.quotation) &&
  ending.quotation.split(' ').length <= 5;

/** The wish on page 1, if the theme is a wish and the ending one to wish for. Nobody is named in it who has not arrived yet. */
export function hopeFragments(context: LexiconStoryContext): Fragment[] {
  const { ending, renderer } = context;
  if (!isHoped(context)) return [];
  const wish = wishOf(ending) ?? '';
  return toFragments(
    'required',
    renderer.renderUnused(hopeTemplates.full, undefined, { wish }),
    ...inFewerWords(renderer.render(hopeTemplates.brief, undefined, { wish })),
    ...inFewerWords(renderer.render('{L} had a secret wish.'), 2),
  );
}

/** Whether the wish of the ending is told on page 1. */
function isHoped(context: LexiconStoryContext): boolean {
  const { ending, endingClass, climax, isAboutWish } = context;
  const wish = wishOf(ending);
  if (climax || wish === null || !isAboutWish) return false;
  if (endingClass !== null && !isWished(endingClass)) return false;
  if (TREAT.test(wish) || !canBeHoped(context, knownAtFirst(context))) return false;
  return !/\{[FT]/.test(wish) && !companionsOf(context).some((each) => namesCharacter(wish, each));
}

/** What the friend says of the ending: nothing where the friend is whom the story, or what is done, is about (`she hugs him`). */
function ofFriend(context: LexiconStoryContext, templates: readonly string[]): string[] {
  const infinitive = context.ending.deed?.infinitive ?? '';
  const isDoneToFriend = infinitive.includes('{F') || namesCharacter(infinitive, context.roles.friend);
  return isDoneToFriend
    ? templates.filter((template) => !template.includes('{F}'))
    : withoutFriendIfSubject(context, templates);
}

/** A sentence that says what is hoped for; what they agree on (`{can}`) need not be known. */
const SPEAKS_OF_ENDING = /\{(?:said|asked|will|wish|told|skill|bold|friend)\}/;

/** What the first pages name: the theme, the plot’s beginning and the cast. */
const knownAtFirst = ({ theme, plot, renderer, roles }: LexiconStoryContext): string =>
  [
    theme.quotation,
    ...[plot.opener, plot.friend ?? [], plot.problem].flatMap(wordings).map((text) => renderer.render(text)),
    roles.lead.fullName,
    roles.friend.fullName,
    roles.third?.fullName ?? '',
  ].join(' ');

/** What is missing, hoped or promised, on the friend's page. */
export function preparationFragments(context: LexiconStoryContext): Fragment[] {
  const { arc, renderer, isOwnSolution, climax, beats } = context;
  if (arc === null || isOwnSolution || climax || isHoped(context) || !beats.includes('ending')) return [];
  const { before, phrases } = arc;
  const isFilled = (template: string) =>
    [...template.matchAll(/\{(said|asked|will|wish|can|would|skill)\}/g)].every(
      ([, slot = '']) => phrases[slot] !== undefined,
    );
  const sayable = before.filter(isFilled);
  const filled = sayable.length > 0 || before.length === 0 ? sayable : plainWish.filter(isFilled);
  const usable = canBeHoped(context, knownAtFirst(context))
    ? filled
    : filled.filter((template) => !SPEAKS_OF_ENDING.test(template));
  return toFragments(
    'required',
    renderer.renderUnused(ofFriend(context, usable), undefined, phrases),
    omitAtCost(2),
  );
}

/** The ending on the page of the solution, whose text is `solution`: as an event of its own, unless the plot tells it. */
export function endingFragments(context: LexiconStoryContext, solution: readonly Fragment[]): Fragment[] {
  const { ending, beats, arc, isOwnSolution, isEndingAsked } = context;
  if (!isEndingAsked) return [];
  if (ending.kind === 'quoted') return calledFragments(context);
  const told = solution.map(({ text }) => text).join(' ');
  if (isOwnSolution && isSaid(ending.keywords, told)) return [];
  if (isDoneAlready(ending, told) || isOtherCulprit(context)) return [];
  if (ending.rest !== '' && isSaid(extractKeywords(plainWords(ending.statement)), told))
    return restFragments(context);
  if (arc?.isLast && beats.includes('home-again')) return [];
  return eventFragments(context, told);
}

/** The ending on the last page: sleep, after which nothing comes. */
export function lastEventFragments(context: LexiconStoryContext): Fragment[] {
  const { arc, isEndingAsked, isOwnSolution, climax, beats } = context;
  const isLast = isEndingAsked && arc?.isLast && !isOwnSolution && !climax && beats.includes('ending');
  return isLast ? eventFragments(context, '') : [];
}

/** What it is like since the ending, on the last page. */
export function afterFragments(context: LexiconStoryContext): Fragment[] {
  const { arc, renderer, isEndingAsked, isOwnSolution, climax } = context;
  if (!isEndingAsked || arc === null || isOwnSolution || climax) return [];
  const after = ofFriend(context, arc.after ?? []);
  return toFragments('required', renderer.renderUnused(after, undefined, arc.phrases), omitAtCost(1));
}

/** The ending as an event; `before` is what the page has told already. */
function eventFragments(context: LexiconStoryContext, before: string): Fragment[] {
  const { ending, renderer, beats, arc, plot } = context;
  const phrases: SlotValues = arc?.phrases ?? {};
  const templates = eventTemplates(context, before);
  const isOfSame = templates.every((template) => template.includes('{solved}, {told}'));
  const told = toldOfSame(phrases.told ?? ending.fullStatement, plot.solved);
  const brief = ending.deed === null ? 'Then came {told}.' : 'And {told}.';
  return toFragments(
    'required',
    (beats.length <= 3
      ? null
      : renderer.renderUnused(templates, undefined, isOfSame ? { ...phrases, told } : phrases)) ??
      renderer.render(brief, undefined, phrases),
    ...inFewerWords(renderer.render(brief, undefined, phrases), 3),
  );
}

/** The sentences that join the ending to the solution; none says the same twice. */
function eventTemplates(context: LexiconStoryContext, before: string): readonly string[] {
  const { ending, renderer, arc, isOwnSolution } = context;
  if (ending.deed !== null && ending.kind === 'win' && /\d+ (?:to|nil)\b/.test(ending.fullStatement))
    return scoreFulfil;
  if (isOwnSolution || isOfPlot(context)) return ending.deed === null ? nounEndings : ownEndings;
  const events = arc === null ? [] : ofFriend(context, arc.event);
  const isTwice = repeatsSolved(context, renderer.render('{Solved}.'), before);
  const joined = events.filter((template) => !isTwice || !template.includes('{solved}'));
  if (joined.length > 0) return joined;
  if (ending.deed === null) return nounEndings;
  return events.length > 0 ? soEndings : plainEndings;
}

/** The further clauses of an ending whose first clause the plot tells. */
function restFragments({ ending, renderer }: LexiconStoryContext): Fragment[] {
  const rest = ending.rest.replace(/^, (?:and then|and|so|but) /, '');
  return toFragments('required', renderer.render('And so {rest}.', undefined, { rest }));
}

/** An ending that is no statement is called out if it is a cry; what could not be understood is not printed. */
function calledFragments(context: LexiconStoryContext): Fragment[] {
  if (!isCry(context)) return [];
  const cry = { cry: context.ending.quotation };
  return toFragments('required', context.renderer.renderUnused(calledEnding, undefined, cry));
}
