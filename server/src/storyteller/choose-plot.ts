import type { Dice } from './dice.ts';
import { allPacks, fallbackPack } from './packs/all-packs.ts';
import type { Pack, Plot } from './packs/pack.ts';
import type { StoryRequest } from './plan.ts';
import { holdsWord, keyWords } from './words/key-words.ts';

export type ChosenPlot = { id: string; plot: Plot };

const everyWord = new Map(allPacks.map(({ match }) => [match, new RegExp(match.source, 'g')]));

/**
 * The plot for a request: from the packs whose words are in the theme, then those in the ending, then from the pack that takes every
 * theme, then from the rest; the first of these with a plot that was not told lately gives it.
 */
export function choosePlot(
  request: Pick<StoryRequest, 'theme' | 'desiredEnding' | 'told'>,
  dice: Dice,
): ChosenPlot {
  const told = new Set(request.told);
  const byTheme = best(request.theme);
  const circles = [
    byTheme,
    byTheme.length === 0 ? best(request.desiredEnding) : [],
    [fallbackPack],
    allPacks,
  ];
  for (const packs of circles) {
    const left = plotsOf(packs).filter(({ id }) => !told.has(id));
    const free = left.filter(({ plot }) => !hasAlready(plot, request.desiredEnding));
    if (left.length > 0) return dice.pick(free.length > 0 ? free : left);
  }
  return dice.pick(plotsOf(circles.find((packs) => packs.length > 0) ?? [fallbackPack]));
}

function best(text: string): readonly Pack[] {
  const scored = allPacks.map((pack) => ({ pack, score: hits(text.toLowerCase(), pack.match) }));
  const top = Math.max(...scored.map(({ score }) => score));
  return top === 0 ? [] : scored.filter(({ score }) => score === top).map(({ pack }) => pack);
}

function hits(text: string, words: RegExp): number {
  return text.match(everyWord.get(words) ?? words)?.length ?? 0;
}

function plotsOf(packs: readonly Pack[]): ChosenPlot[] {
  return packs.flatMap((pack) => pack.plots.map((plot) => ({ id: `${pack.id}/${plot.id}`, plot })));
}

/** Whether what is to be found in the end is there all along in this plot: nobody finds the lost moon after using its light. */
function hasAlready({ problem, turn }: Plot, ending: string): boolean {
  if (!/\b(find|finds|found|finding|lost|back|returns?)\b/i.test(ending)) return false;
  const sought = keyWords(ending).filter(
    (word) =>
      word.length > 3 && !/^(find|finds|found|finding|lost|back|returns?|home|everyone|friends?)$/.test(word),
  );
  const told = [problem.say, turn.say, turn.result, ...turn.brief].join(' ');
  return sought.some((word) => holdsWord(told, word));
}
