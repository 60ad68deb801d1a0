import { CLOSE } from '@weaversworld/shared/contract';

/** The live channel's constants, times in milliseconds. Specified constants unless marked otherwise. */
export const LIVE = {
  reconnectBase: 3_000,
  reconnectAttempts: 3,
  errorWindow: 1_000,
  errorsTolerated: 3,
  openTimeout: 5_000,
  connectTimeout: 10_000,
  waitForOpen: 3_000,
  disconnectWindow: 1_000,
  afterDisconnect: 50,
  stateFetches: 2,
  stateRetry: 5_000,
  stateRequestTimeout: 10_000,
  stateTimeout: 20_000,
  reconnectAfterState: 5_000,
  concurrentRequests: 3,
  /** Not specified: the interval between pings to a server that answers them. */
  heartbeat: 10_000,
  /** Not specified: the timeout of a ping; a half-open socket is detected within one and a half heartbeats. */
  answer: 4_500,
  /** Not specified: the timeout of the ping sent when a tab becomes visible; the socket is replaced after it. */
  probe: 500,
  /** Not specified: how long the socket stays open after the last room was left. */
  linger: 30_000,
  /** Not specified: the window over which clients of a restarting server reconnect when its close reason has no hint. */
  restartSpread: 2_000,
} as const;

/** The live channel's error messages, as specified. */
export const LIVE_ERRORS = {
  disconnecting: 'Disconnecting in progress',
  tooMany: 'Too many concurrent requests',
  reconnect: 'Failed to reconnect after multiple attempts',
  connect: 'Failed to connect after multiple attempts',
  state: 'Failed to fetch story state after multiple attempts',
  join: 'Failed to join story. Please try again.',
} as const;

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

interface LiveUrlParts {
  /** The setting: a path of the back end, or a complete ws(s) URL. */
  liveUrl: string;
  /** Origin of the back end, e.g. `https://weaver.example`. */
  origin: string;
  userId?: number | string | null;
  profileId?: number | string | null;
}

/** The socket's URL: same host, wss when the page is https. The ids are hints; the server authenticates by cookie. */
export const liveSocketUrl = ({ liveUrl, origin, userId, profileId }: LiveUrlParts): string => {
  const url = new URL(liveUrl, origin);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  if (userId != null) url.searchParams.set('user_id', String(userId));
  if (profileId != null) url.searchParams.set('profile_id', String(profileId));
  return url.href;
};
