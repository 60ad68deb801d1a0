import { containsKeyword, extractKeywords } from './grammar/keywords.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { StoryRequest } from './story-plan.ts';
import { allThemePacks, fallbackThemePack } from './theme-packs/all-theme-packs.ts';
import type { Plot, ThemePack } from './theme-packs/theme-pack.ts';

export type ChosenPlot = { id: string; plot: Plot };

const globalPatterns = new Map(
  allThemePacks.map(({ pattern }) => [pattern, new RegExp(pattern.source, 'g')]),
);

/**
 * The plot for a request: from the packs whose words are in the theme, then those in the ending, then from the pack that takes every
 * theme, then from the rest; the first of these with a plot that was not told lately gives it.
 */
export function choosePlot(
  request: Pick<StoryRequest, 'theme' | 'desiredEnding' | 'recentPlots'>,
  random: SeededRandom,
): ChosenPlot {
  const told = new Set(request.recentPlots);
  const byTheme = bestMatchingPacks(request.theme);
  const circles = [
    byTheme,
    byTheme.length === 0 ? bestMatchingPacks(request.desiredEnding) : [],
    [fallbackThemePack],
    allThemePacks,
  ];
  for (const packs of circles) {
    const left = plotsOf(packs).filter(({ id }) => !told.has(id));
    const free = left.filter(({ plot }) => !alreadyContainsWish(plot, request.desiredEnding));
    if (left.length > 0) return random.pick(free.length > 0 ? free : left);
  }
  return random.pick(plotsOf(circles.find((packs) => packs.length > 0) ?? [fallbackThemePack]));
}

function bestMatchingPacks(text: string): readonly ThemePack[] {
  const scored = allThemePacks.map((pack) => ({
    pack,
    score: countMatches(text.toLowerCase(), pack.pattern),
  }));
  const top = Math.max(...scored.map(({ score }) => score));
  return top === 0 ? [] : scored.filter(({ score }) => score === top).map(({ pack }) => pack);
}

function countMatches(text: string, words: RegExp): number {
  return text.match(globalPatterns.get(words) ?? words)?.length ?? 0;
}

function plotsOf(packs: readonly ThemePack[]): ChosenPlot[] {
  return packs.flatMap((pack) => pack.plots.map((plot) => ({ id: `${pack.id}/${plot.id}`, plot })));
}

/** Whether what is to be found in the end is there all along in this plot: nobody finds the lost moon after using its light. */
function alreadyContainsWish({ problem, turn }: Plot, ending: string): boolean {
  if (!/\b(find|finds|found|finding|lost|back|returns?)\b/i.test(ending)) return false;
  const sought = extractKeywords(ending).filter(
    (word) =>
      word.length > 3 && !/^(find|finds|found|finding|lost|back|returns?|home|everyone|friends?)$/.test(word),
  );
  const told = [problem.main, turn.main, turn.result, ...turn.brief].join(' ');
  return sought.some((word) => containsKeyword(told, word));
}
