import { omitAtCost, toFragments } from '../beats/fragments.ts';
import type { Fragment } from '../compose-page.ts';
import type { SlotValues } from '../fill-template.ts';
import { containsKeyword, extractKeywords } from '../grammar/keywords.ts';
import type { Ending } from '../parse/parse-ending.ts';
import { isLiving, readNoun } from '../theme/noun.ts';
import { contestOf, isDefeat, isFilled, isOfTurn, isWithoutContest, ofFriend } from './ending-parts.ts';
import {
  isOtherCulprit,
  isSaid,
  isToldOnPage,
  knownAtFirst,
  OF_NATURE,
  PRONOUN_LEFT,
  plainWords,
} from './ending-repeats.ts';
import { contestBefore, dreamClue } from './ending-threads.ts';
import { type LexiconStoryContext, wordings } from './lexicon-story-context.ts';

/** What the trouble stands in the way of, or what can be noticed already: told as soon as the trouble is known. */
export function preparationFragments(context: LexiconStoryContext): Fragment[] {
  const { arc, beats, readingLevel, renderer, isEndingAsked, isOutcome } = context;
  if (!isEndingAsked || isOutcome || !beats.includes('ending')) return [];
  const phrases: SlotValues = { ...arc?.phrases, contest: contestOf(context) };
  return toFragments(
    'required',
    renderer.renderUnused(beforeOf(context), undefined, phrases),
    omitAtCost(readingLevel.id === 'young' ? 3 : 2),
  );
}

function beforeOf(context: LexiconStoryContext): readonly string[] {
  const { arc, climax, ending, plot, renderer } = context;
  if (climax?.isDream) return dreamClue;
  const clue = clueOf(ending);
  if (clue !== null) return [clue];
  if (climax || arc === null || isOfTurn(context) || isDefeat(context) || isOtherCulprit(context)) return [];
  if (context.endingClass === 'twist') return [];
  const own = [plot.done, plot.again ?? []].flatMap(wordings).map((text) => renderer.render(text));
  if (isToldOnPage(ending, own.join(' '))) return [];
  if (isWithoutContest(context)) return contestBefore;
  const known = knownAtFirst(context);
  if (isSaid(extractKeywords(plainWords(ending.statement)), known)) return [];
  if (PRONOUN_LEFT.test(plainWords(ending.deed?.infinitive ?? '').replace(/^\S+ ?/, ''))) return [];
  const newcomer = newcomerOf(ending, known);
  const usable = ofFriend(context, (arc.before ?? []).filter(isFilled(arc.phrases))).filter(
    (template) => !(context.source.gentle && template.includes('no time left')),
  );
  if (newcomer === 'nobody new') return usable.filter((template) => !template.includes('heard of it'));
  // Somebody hears of the trouble; an animal or a thing must be there.
  return usable.some((template) => /\{Whom\}/.test(template)) || newcomer === null
    ? usable
    : [`And in the middle of it all there ${newcomer.was} ${newcomer.text}.`];
}

/** Of `the kitten is safe` a kitten, unless the first pages, whose text is `known`, speak of it; null where it cannot be brought in. */
function newcomerOf(
  { deed }: Ending,
  known: string,
): { text: string; was: 'was' | 'were' } | 'nobody new' | null {
  const subject = deed?.subject ?? '';
  if (!/^(?:all )?the /.test(subject) || OF_NATURE.test(subject)) return null;
  const noun = readNoun(subject.replace(/^all /, ''));
  if (noun === null || containsKeyword(known, noun.head)) return 'nobody new';
  if (
    /^(?:person|relative)$/.test(noun.kind ?? 'person') ||
    /^the (?:last|first|whole|next|other|new|old)\b/.test(subject)
  )
    return null;
  return noun.isPlural ? { text: noun.plural, was: 'were' } : { text: noun.a, was: 'was' };
}

/** Of `it was only the cat` what can be noticed on the first pages: the cat is not there; the wind is. */
function clueOf({ fullStatement }: Ending): string | null {
  const [, article = '', head = ''] =
    /\bwas (?:only |just |really )(the|an?|my|his|her|their) (\p{L}+)$/u.exec(fullStatement) ?? [];
  const noun = head === '' ? null : readNoun(`the ${head}`);
  if (noun === null) return null;
  if (noun.kind === 'weather') return `Outside there was ${noun.the}, and nobody listened to it.`;
  return isLiving(noun) && !/^an?$/.test(article) ? `And ${noun.the} was nowhere to be seen.` : null;
}
