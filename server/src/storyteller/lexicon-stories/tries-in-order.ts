import { containsKeyword, extractKeywords } from '../grammar/keywords.ts';
import type { StoryPlot, Text } from '../lexicon/story-source.ts';
import { wordings } from './lexicon-story-context.ts';

/**
 * The attempts of a plot: its first, then one of the others, so that two stories of a plot differ, then the rest for the extra pages of long
 * stories. The second attempt keeps its place where a later page speaks of it.
 * Where the friend is the being that the plot is about, attempts in which the two do something together are left out.
 */
export function triesInOrder(
  plot: StoryPlot,
  pick: (second: readonly Text[]) => Text,
  isFriendTheBeing = false,
): Text[] {
  const ofOne = plot.tries.filter((attempt) => !wordings(attempt).some(namesFriendAndBeing));
  const tries = isFriendTheBeing && ofOne.length > 1 ? ofOne : plot.tries;
  const [first, ...others] = tries as [Text, ...Text[]];
  const usual = others[0] as Text;
  const isFree = !takesUp(plot, [plot.tip, plot.low, plot.turn, plot.done, plot.again], usual);
  const second = isFree
    ? pick([usual, ...others.slice(1).filter((other) => !takesUp(plot, [other], usual))])
    : usual;
  return [first, second, ...others.filter((other) => other !== second)];
}

const namesFriendAndBeing = (text: string): boolean => /\{\^?F\b/.test(text) && /\{\^?S\b/.test(text);

/** Whether texts have a word that an attempt has brought into the story. */
function takesUp(plot: StoryPlot, texts: readonly (Text | undefined)[], attempt: Text): boolean {
  const known = plainText([plot.goal, plot.trouble, plot.opener, plot.friend, plot.problem, plot.tries[0]]);
  const later = plainText(texts);
  return extractKeywords(plainText([attempt])).some(
    (word) => word.length > 2 && !containsKeyword(known, word) && containsKeyword(later, word),
  );
}

const plainText = (texts: readonly (Text | undefined)[]): string =>
  texts
    .flatMap((text) => (text === undefined ? [] : wordings(text)))
    .join(' ')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/[[\]|]/g, ' ');
