import type { PlannedBeat } from '../beats/choose-beats.ts';
import type { Beat } from '../story-plan.ts';

/** What comes before what, of the pages that can take the place of the moment before the solution. */
const MIDDLE: readonly Beat[] = ['setting-out', 'first-try', 'helper'];

/**
 * The pages of a story whose plot says nothing of the moment before the solution (`hasLow`): instead of it another page of the plot is told, in shorter stories the
 * advice or an attempt for which there was no page, else the third of `tries` attempts. Where there is none, the page keeps its place, and the turn is divided.
 */
export function pagesOfPlot(
  planned: readonly PlannedBeat[],
  { hasLow, tries }: { hasLow: boolean; tries: number },
): PlannedBeat[] {
  const told = planned.filter(({ beat }) => beat !== 'lowest');
  if (hasLow || told.length === planned.length) return [...planned];
  const beats = new Set(told.map(({ beat }) => beat));
  const untold = (['helper', 'first-try', 'setting-out'] as const).find((beat) => !beats.has(beat));
  if (untold) {
    const later = new Set<Beat>([...MIDDLE.slice(MIDDLE.indexOf(untold) + 1), 'turn']);
    const at = told.findIndex(({ beat }) => later.has(beat));
    return told.toSpliced(at, 0, { beat: untold, isEpisode: false });
  }
  const attempts = told.filter(({ isEpisode }) => isEpisode).length + 2;
  if (attempts >= tries) return [...planned];
  const at = told.findIndex(({ beat }) => beat === 'helper');
  return told.toSpliced(at, 0, { beat: 'first-try', isEpisode: true });
}
