import type { Events, NarrationState } from '@weaversworld/shared/shell';
import { SPEECH } from '../speech/policy.ts';

/** SPEC section 9: how long after a new page's arrival its narration starts by itself, in milliseconds. */
export const AUTO_START = 100;

/** A slower or faster voice than this is no longer a voice to listen to. */
export const RATE = { slowest: 0.5, usual: SPEECH.rate, fastest: 1.5 } as const;
export const clampRate = (rate: number): number =>
  Number.isFinite(rate) ? Math.min(RATE.fastest, Math.max(RATE.slowest, rate)) : RATE.usual;

type Standing = Pick<NarrationState, 'status' | 'storyId' | 'pageIndex'>;

/** Where the bar stands after the shown page was turned: while the voice reads, only the voice moves it. */
export const afterTurn = ({ status, pageIndex }: Standing, fact: Events['story:page-turned']): number =>
  status === 'playing' || status === 'idle' ? pageIndex : fact.pageIndex;

export type OnArrival = { next: 'nothing' } | { next: 'read' | 'advance'; pageIndex: number };

/**
 * What a page's new text leads to: stopped still wishes to read, paused does not.
 * The bar may already stand on the page that was still empty, because it was asked for.
 */
export const afterArrival = ({ status, pageIndex }: Standing, arrived: readonly number[]): OnArrival => {
  if (status === 'playing' || status === 'idle') return { next: 'nothing' };
  const next = [pageIndex, pageIndex + 1].find((index) => arrived.includes(index));
  if (next === undefined) return { next: 'nothing' };
  return { next: status === 'stopped' ? 'read' : 'advance', pageIndex: next };
};

/** What an engine's failure leads to: a browser that waits for the press of a button is no failure. */
export const afterFailure = (error: string, unprompted: boolean): 'pause' | 'unload' =>
  error === 'not-allowed' || unprompted ? 'pause' : 'unload';
