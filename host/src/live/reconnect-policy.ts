import { CLOSE } from '@weaversworld/shared/contract';
import { LIVE } from './live-constants.ts';

/** Exponential backoff, the delay before a reconnect attempt (from 0): 3, 6, 12 s; null when all attempts are used. */
export const reconnectDelay = (attempt: number): number | null =>
  attempt < LIVE.reconnectAttempts ? LIVE.reconnectBase * 2 ** attempt : null;

/** A series of socket errors, each within a second of the one before. */
export interface ErrorBurst {
  count: number;
  at: number;
}
export const INITIAL_BURST: ErrorBurst = { count: 0, at: Number.NEGATIVE_INFINITY };

/** Adds an error at `now`. */
export const nextBurst = (burst: ErrorBurst, now: number): ErrorBurst => ({
  count: now - burst.at <= LIVE.errorWindow ? burst.count + 1 : 1,
  at: now,
});

/** The delay before reconnecting to a restarting server: random within the hint in its close reason (milliseconds). */
export const restartDelay = (reason: string, random: number): number => {
  const hint = Number(/\d+/.exec(reason)?.[0] ?? LIVE.restartSpread);
  return Math.round(Math.min(hint, 10 * LIVE.restartSpread) * random);
};

export interface Loss {
  code: number;
  reason: string;
  /** Reconnect attempts since a connection was last established. */
  attempts: number;
  burst: ErrorBurst;
  /** True when this was the one attempt after an HTTP state fetch. */
  lastAttempt: boolean;
  random: number;
}

export type AfterLoss =
  | { next: 'closed' }
  | { next: 'offline' }
  | { next: 'fallback' }
  | { next: 'wait'; delay: number; attempts: number };

/** The next step after a socket was lost or did not open. */
export const afterLoss = ({ code, reason, attempts, burst, lastAttempt, random }: Loss): AfterLoss => {
  if (code === CLOSE.normal || code === CLOSE.signedOut) return { next: 'closed' };
  if (burst.count > LIVE.errorsTolerated) return { next: 'offline' };
  if (code === CLOSE.restart) return { next: 'wait', delay: restartDelay(reason, random), attempts };
  if (lastAttempt) return { next: 'offline' };
  const delay = reconnectDelay(attempts);
  return delay === null ? { next: 'fallback' } : { next: 'wait', delay, attempts: attempts + 1 };
};
