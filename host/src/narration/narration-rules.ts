import type { Events, NarrationState } from '@weaversworld/shared/shell';
import { SPEECH } from '../speech/speech-constants.ts';

/** Specified: the delay before a new page's narration starts by itself, in milliseconds. */
export const AUTO_START_DELAY = 100;

/** The limits of the speech rate; outside them voices are hard to understand. */
export const RATE = { min: 0.5, default: SPEECH.rate, max: 1.5 } as const;
export const clampRate = (rate: number): number =>
  Number.isFinite(rate) ? Math.min(RATE.max, Math.max(RATE.min, rate)) : RATE.default;

type NarrationPosition = Pick<NarrationState, 'status' | 'storyId' | 'pageIndex'>;

/** The page index after the reader shows another page: it follows the reader only while nothing is playing. */
export const indexAfterPageTurn = (
  { status, pageIndex }: NarrationPosition,
  event: Events['story:page-turned'],
): number => (status === 'playing' || status === 'idle' ? pageIndex : event.pageIndex);

export type ArrivalAction = { next: 'nothing' } | { next: 'read' | 'advance'; pageIndex: number };

/**
 * The reaction to pages with new text: narration that stopped at the end continues, paused narration only advances. Its
 * page may be the empty page that was just requested, so both it and the page after it count.
 */
export const actionAfterArrival = (
  { status, pageIndex }: NarrationPosition,
  arrived: readonly number[],
): ArrivalAction => {
  if (status === 'playing' || status === 'idle') return { next: 'nothing' };
  const next = [pageIndex, pageIndex + 1].find((index) => arrived.includes(index));
  if (next === undefined) return { next: 'nothing' };
  return { next: status === 'stopped' ? 'read' : 'advance', pageIndex: next };
};

/** The reaction to an engine error: speech that is blocked until a user gesture is paused, anything else unloads. */
export const actionAfterError = (error: string, unprompted: boolean): 'pause' | 'unload' =>
  error === 'not-allowed' || unprompted ? 'pause' : 'unload';
