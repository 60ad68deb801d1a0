import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import type { SlotValues } from '../fill-template.ts';
import { extractKeywords } from '../grammar/keywords.ts';
import type { Ending } from '../parse/parse-ending.ts';
import { isWished } from './ending-class.ts';
import {
  isBeforeSolution,
  isByCast,
  isDefeat,
  isFilled,
  isOfTurn,
  isWithoutContest,
  ofFriend,
} from './ending-parts.ts';
import { wishOf } from './ending-phrases.ts';
import {
  affirmed,
  canBeHoped,
  isDoneAlready,
  isElsewhere,
  isOfNextNight,
  isOfSolved,
  isOtherCulprit,
  isSaid,
  isToldOnPage,
  knownAtFirst,
  MORNING,
  plainWords,
  TREAT,
} from './ending-repeats.ts';
import {
  calledEnding,
  contestWon,
  doneIt,
  foundEvent,
  fragmentEnding,
  hopeTemplates,
  laterEvent,
  lostEvent,
  nightEvent,
  ownDeed,
  ownResult,
  scoreFulfil,
  twistEvent,
} from './ending-threads.ts';
import { companionsOf, type LexiconStoryContext, namesCharacter, wordings } from './lexicon-story-context.ts';

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
  // Nobody wishes to promise something.
  if (/^to (?:promise|come (?:back|home)|go home|agree|realise|realize|find out)\b/.test(wish)) return false;
  if (TREAT.test(wish) || !canBeHoped(context, knownAtFirst(context))) return false;
  return !/\{[FT]/.test(wish) && !companionsOf(context).some((each) => namesCharacter(wish, each));
}

/** Where the ending is told on the page of the solution: its means before the solution, and what comes of it after it. */
export type EndingOnPage = { before: Fragment[]; after: Fragment[] };

/** The ending on the page of the solution, whose text is `solution`, unless the plot tells it. */
export function endingFragments(context: LexiconStoryContext, solution: readonly Fragment[]): EndingOnPage {
  const told = toldOfEnding(context, solution);
  return context.arc !== null && isBeforeSolution(context)
    ? { before: told, after: [] }
    : { before: [], after: told };
}

function toldOfEnding(context: LexiconStoryContext, solution: readonly Fragment[]): Fragment[] {
  const { ending, isEndingAsked, isOutcome } = context;
  if (!isEndingAsked || isOutcome) return [];
  if (ending.kind === 'quoted') return calledFragments(context);
  const told = solution.map(({ text }) => text).join(' ');
  if (isToldOnPage(ending, told) || isToldLater(context)) return [];
  if (isDoneAlready(ending, told) || isOtherCulprit(context)) return [];
  if (ending.rest !== '' && isSaid(extractKeywords(plainWords(ending.statement)), affirmed(told)))
    return restFragments(context);
  if (isOnLastPage(context)) return [];
  return eventFragments(context);
}

/** Whether the plot's own last page tells the ending: a single word may be there by chance. */
const isToldLater = ({ ending, plot, renderer }: LexiconStoryContext): boolean =>
  (extractKeywords(plainWords(ending.statement)).length > 1 || ending.deed?.subject === 'it') &&
  wordings(plot.again ?? []).some((text) => isToldOnPage(ending, renderer.render(text)));

/** The ending on the last page: sleep, after which nothing comes. */
export function lastEventFragments(context: LexiconStoryContext): Fragment[] {
  const { isEndingAsked, isOutcome, climax, beats, ending } = context;
  if (!isEndingAsked || isOutcome || climax || !beats.includes('ending') || !isOnLastPage(context)) return [];
  return isToldOnPage(ending, doneOf(context)) ? [] : eventFragments(context);
}

const doneOf = ({ plot, renderer }: LexiconStoryContext): string =>
  wordings(plot.done)
    .map((text) => renderer.render(text))
    .join(' ');

/** Whether nothing comes after the ending: sleep, unless it is morning already. */
const isOnLastPage = (context: LexiconStoryContext): boolean =>
  context.arc?.isLast === true && context.beats.includes('home-again') && !MORNING.test(doneOf(context));

/** What it is like since the ending, on the last page. */
export function afterFragments(context: LexiconStoryContext): Fragment[] {
  const { arc, renderer, isEndingAsked, climax } = context;
  if (!isEndingAsked || arc === null || climax || isOfTurn(context)) return [];
  const after = ofFriend(context, arc.after ?? []);
  return toFragments('required', renderer.renderUnused(after, undefined, arc.phrases), omitAtCost(1));
}

/** The ending as an event. */
function eventFragments(context: LexiconStoryContext): Fragment[] {
  const { renderer, beats, arc, ending } = context;
  const told = ending.fullStatement.replace(/^\{ALL\} /, 'they ');
  const phrases: SlotValues = { told, ...arc?.phrases };
  // Nobody else may have named them on a single page.
  const brief = renderer.render(
    '{Told}.',
    undefined,
    beats.length === 1 ? { told: ending.fullStatement } : phrases,
  );
  return toFragments(
    'required',
    (beats.length <= 3 ? null : renderer.renderUnused(eventTemplates(context), undefined, phrases)) ?? brief,
    ...inFewerWords(brief, 2),
  );
}

/** `she can do it` is what the whole story is about. */
const IS_IT = /^(?:be able to |manage to )?(?:do|make|manage) it\b/;

/** The scenes for an ending: why it comes now. */
function eventTemplates(context: LexiconStoryContext): readonly string[] {
  const { ending, arc, source, endingClass } = context;
  if (ending.deed !== null && ending.kind === 'win' && /\d+ (?:to|nil)\b/.test(ending.fullStatement))
    return scoreFulfil;
  if (isDefeat(context)) return lostEvent;
  if (IS_IT.test(ending.deed?.infinitive ?? '')) return doneIt;
  if (arc === null) return [];
  if (isWithoutContest(context)) return contestWon;
  if (endingClass === 'twist') return twistEvent;
  if (source.isMissing && /^(?:home|arrival)$/.test(endingClass ?? '')) return foundEvent;
  if (!isOnLastPage(context) && (arc.isLast || isOfTurn(context)))
    return isByCast(context) ? ownDeed : resultOf(ending);
  if (isOfNextNight(ending, doneOf(context))) return nightEvent;
  const isOfAll = /^(?:every|the (?:whole|entire) )/.test(ending.deed?.subject ?? '');
  // Who has seen how it came out needs no day of their own.
  const isBrought = arc.before !== undefined || arc.event.some((template) => template.includes('{Whom}'));
  if (!isBrought && !isOfAll && isElsewhere(ending, knownOfPlot(context))) return laterEvent;
  const usable = ofFriend(context, arc.event.filter(isFilled(arc.phrases)));
  if (!isOfSolved(context)) return usable;
  // `Now that the teeth were clean, they were clean` would say nothing.
  const other = usable.filter((template) => !template.includes('{solved}'));
  return other.length > 0 ? other : resultOf(ending);
}

/** How a result is told: not `that was how it felt like home`. */
const resultOf = ({ deed }: Ending): readonly string[] =>
  /^(?:be|feel|have)\b/.test(deed?.infinitive ?? '') ? ownDeed : ownResult;

/** All that the story names: the theme, the plot and the cast. */
function knownOfPlot(context: LexiconStoryContext): string {
  const { plot, renderer } = context;
  const texts = [...plot.tries, plot.tip, plot.turn, plot.done, plot.again ?? []].flatMap(wordings);
  return [knownAtFirst(context), ...texts.map((text) => renderer.render(text))].join(' ');
}

/** The further clauses of an ending whose first clause the plot tells. */
function restFragments({ ending, renderer }: LexiconStoryContext): Fragment[] {
  const rest = ending.rest.replace(/^, (?:and then|and|so|but) /, '');
  return toFragments('required', renderer.render('And {rest}.', undefined, { rest }));
}

/** An ending that is no statement is called out if it is a cry, and said if it is a fragment (`last but not dropped`); what could not be understood is not printed. */
function calledFragments(context: LexiconStoryContext): Fragment[] {
  const { ending, renderer } = context;
  if (isFragment(ending.quotation)) {
    const fragment = ending.quotation.replace(/[.!]$/, '').replace(/\b(?:his|her)\b(?= \p{L})/gu, 'my');
    return toFragments('required', renderer.renderUnused(fragmentEnding, undefined, { fragment }));
  }
  if (!isCry(context)) return [];
  return toFragments('required', renderer.renderUnused(calledEnding, undefined, { cry: ending.quotation }));
}

/** Whether an ending says how somebody is or has done, without saying who. */
const isFragment = (quotation: string): boolean =>
  /^(?:last|first|late|wet|tired|best|not|no|still|almost|nearly|just|but (?:never|not|always)) [\p{Ll}’ -]+[.!]$/u.test(
    quotation.toLowerCase(),
  ) && quotation.split(' ').length <= 7;
