import { inFewerWords, omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import type { SlotValues } from '../fill-template.ts';
import { extractKeywords } from '../grammar/keywords.ts';
import { isWished } from './ending-class.ts';
import { wishOf } from './ending-phrases.ts';
import {
  affirmed,
  canBeHoped,
  isAnyHelp,
  isDoneAlready,
  isOfPlot,
  isOtherCulprit,
  isSaid,
  isToldOnPage,
  plainWords,
  TREAT,
} from './ending-repeats.ts';
import {
  asIfOtherWon,
  asIfWon,
  calledEnding,
  fragmentEnding,
  hopeTemplates,
  ownEndings,
  scoreFulfil,
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

/** What the first pages name: the theme, the plot’s beginning and the cast. */
const knownAtFirst = ({ theme, plot, renderer, roles }: LexiconStoryContext): string =>
  [
    theme.quotation,
    ...[plot.opener, plot.friend ?? [], plot.problem].flatMap(wordings).map((text) => renderer.render(text)),
    roles.lead.fullName,
    roles.friend.fullName,
    roles.third?.fullName ?? '',
  ].join(' ');

/** Whether every slot of an arc that a template has means something in this story. */
const isFilled =
  (phrases: SlotValues) =>
  (template: string): boolean =>
    [...template.matchAll(/\{([A-Za-z_]+)\}/g)].every(
      ([, slot = '']) => !ARC_SLOTS.has(slot.toLowerCase()) || phrases[slot.toLowerCase()] !== undefined,
    );
const ARC_SLOTS: ReadonlySet<string> = new Set(
  'will i_did i_am we_act did would line wish skill bold friend get words'.split(' '),
);

/** A sentence that does not say what is hoped for. */
const SAYS_LITTLE = /^(?!.*\{(?:will|we_act|wish|get|friend|told|skill|bold|who)\})/;

/** What is missing, hoped or promised: on the page of the friend, or as soon as the trouble is known. */
export function preparationFragments(context: LexiconStoryContext, page: 'friend' | 'problem'): Fragment[] {
  const { arc, renderer, climax, beats, ending, readingLevel } = context;
  if (arc === null || climax || isHoped(context) || !beats.includes('ending')) return [];
  if ((arc.isAfterTrouble === true) !== (page === 'problem')) return [];
  const known = knownAtFirst(context);
  if (isSaid(extractKeywords(plainWords(ending.statement)), known)) return [];
  const usable = (arc.before ?? []).filter(isFilled(arc.phrases));
  const sayable = canBeHoped(context, known)
    ? usable
    : usable.filter((template) => SAYS_LITTLE.test(template));
  return toFragments(
    'required',
    renderer.renderUnused(ofFriend(context, sayable), undefined, arc.phrases),
    omitAtCost(readingLevel.id === 'young' ? 3 : 2),
  );
}

/** The ending on the page of the solution, whose text is `solution`: as an event of its own, unless the plot tells it. */
export function endingFragments(context: LexiconStoryContext, solution: readonly Fragment[]): Fragment[] {
  const { ending, beats, arc, isEndingAsked } = context;
  if (!isEndingAsked) return [];
  if (ending.kind === 'quoted') return calledFragments(context);
  const told = solution.map(({ text }) => text).join(' ');
  if (isToldOnPage(ending, told) || isToldLater(context)) return [];
  if (isDoneAlready(ending, told) || isOtherCulprit(context)) return [];
  if (ending.rest !== '' && isSaid(extractKeywords(plainWords(ending.statement)), affirmed(told)))
    return restFragments(context);
  if (arc?.isLast && beats.includes('home-again')) return [];
  return eventFragments(context);
}

/** Whether the plot's own last page tells the ending: a single word may be there by chance. */
const isToldLater = ({ ending, plot, renderer }: LexiconStoryContext): boolean =>
  extractKeywords(plainWords(ending.statement)).length > 1 &&
  wordings(plot.again ?? []).some((text) => isToldOnPage(ending, renderer.render(text)));

/** The ending on the last page: sleep, after which nothing comes. */
export function lastEventFragments(context: LexiconStoryContext): Fragment[] {
  const { arc, isEndingAsked, isOwnSolution, climax, beats } = context;
  const isLast = isEndingAsked && arc?.isLast && !isOwnSolution && !climax && beats.includes('ending');
  return isLast ? eventFragments(context) : [];
}

/** What it is like since the ending, on the last page. */
export function afterFragments(context: LexiconStoryContext): Fragment[] {
  const { arc, renderer, isEndingAsked, isOwnSolution, climax } = context;
  if (!isEndingAsked || arc === null || isOwnSolution || climax) return [];
  const after = ofFriend(context, arc.after ?? []);
  return toFragments('required', renderer.renderUnused(after, undefined, arc.phrases), omitAtCost(1));
}

/** The ending as an event. */
function eventFragments(context: LexiconStoryContext): Fragment[] {
  const { renderer, beats, arc, ending } = context;
  const phrases: SlotValues = arc?.phrases ?? { told: ending.fullStatement.replace(/^\{ALL\} /, 'they ') };
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

/** The scenes for an ending: where the plot tells nearly the same, somebody says so. */
function eventTemplates(context: LexiconStoryContext): readonly string[] {
  const { ending, arc, isOwnSolution } = context;
  if (ending.deed !== null && ending.kind === 'win' && /\d+ (?:to|nil)\b/.test(ending.fullStatement))
    return scoreFulfil;
  if (arc === null) return [];
  const usable = (templates: readonly string[]) => ofFriend(context, templates.filter(isFilled(arc.phrases)));
  if (isWithoutContest(context)) return usable(ending.deed?.subject.startsWith('{') ? asIfWon : asIfOtherWon);
  const own = isOwnSolution || isAnyHelp(ending) || isOfPlot(context) ? usable(ownEndings) : [];
  return own.length > 0 ? own : usable(arc.event);
}

/** Whether somebody is to win where nobody competes. */
function isWithoutContest({ ending, plot, renderer }: LexiconStoryContext): boolean {
  if (ending.deed?.verb !== 'win') return false;
  const text = [plot.goal, plot.problem, ...plot.tries, plot.turn, plot.done].flatMap(wordings);
  return !text.some((each) => CONTEST.test(renderer.render(each)));
}
const CONTEST =
  /\b(?:rac(?:e|es|ing)|match|game|goals?|prize|medal|cup|competition|contest|tournament|finish(?:ing)? line|points?)\b/i;

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
