import { containsKeyword, extractKeywords } from './grammar/keywords.ts';
import type { SeededRandom } from './seeded-random.ts';
import { allThemePacks, fallbackThemePack } from './theme-packs/all-theme-packs.ts';
import type { Plot, ThemePack } from './theme-packs/theme-pack.ts';

/** A plot with its `pack/plot` id. */
export type ChosenPlot = { id: string; plot: Plot };

/** The packs' patterns with the `g` flag, for counting matches. */
const globalPatterns = new Map(
  allThemePacks.map(({ pattern }) => [pattern, new RegExp(pattern.source, 'g')]),
);

/**
 * Chooses the plot of a story. Candidates are the packs that match the theme best, else those that match the ending, then the fallback
 * pack, then all packs; the first group with a plot that is not in `recentPlots` is used.
 */
export function choosePlot(
  request: { theme: string; desiredEnding: string; recentPlots: readonly string[] },
  random: SeededRandom,
): ChosenPlot {
  const recent = new Set(request.recentPlots);
  const byTheme = bestMatchingPacks(request.theme);
  const groups = [
    byTheme,
    byTheme.length === 0 ? bestMatchingPacks(request.desiredEnding) : [],
    [fallbackThemePack],
    allThemePacks,
  ];
  for (const packs of groups) {
    const unused = plotsOf(packs).filter(({ id }) => !recent.has(id));
    const suitable = unused.filter(({ plot }) => !alreadyContainsWish(plot, request.desiredEnding));
    if (unused.length > 0) return random.pick(suitable.length > 0 ? suitable : unused);
  }
  return random.pick(plotsOf(groups.find((packs) => packs.length > 0) ?? [fallbackThemePack]));
}

/** The packs whose patterns match a text most often; none when no pattern matches. */
export function bestMatchingPacks(text: string): readonly ThemePack[] {
  const scored = allThemePacks.map((pack) => ({
    pack,
    score: countMatches(text.toLowerCase(), pack.pattern),
  }));
  const top = Math.max(...scored.map(({ score }) => score));
  return top === 0 ? [] : scored.filter(({ score }) => score === top).map(({ pack }) => pack);
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(globalPatterns.get(pattern) ?? pattern)?.length ?? 0;
}

function plotsOf(packs: readonly ThemePack[]): ChosenPlot[] {
  return packs.flatMap((pack) => pack.plots.map((plot) => ({ id: `${pack.id}/${plot.id}`, plot })));
}

/** Whether a plot already contains what the ending is to find: nobody finds the lost moon after using its light. */
function alreadyContainsWish({ problem, turn }: Plot, ending: string): boolean {
  if (!/\b(find|finds|found|finding|lost|back|returns?)\b/i.test(ending)) return false;
  const sought = extractKeywords(ending).filter(
    (word) =>
      word.length > 3 && !/^(find|finds|found|finding|lost|back|returns?|home|everyone|friends?)$/.test(word),
  );
  const plotText = [problem.main, turn.main, turn.result, ...turn.brief].join(' ');
  return sought.some((word) => containsKeyword(plotText, word));
}
