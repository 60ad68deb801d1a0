import { CLOSE } from '@weaversworld/shared/contract';

/** The live channel's constants; times in milliseconds. From the specification, section 9, where not said otherwise. */
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
  logEvery: 3_000,
  /** Ours: how often an open socket of a server that answers pings is asked whether it lives. */
  heartbeat: 10_000,
  /** Ours: and how long its answer may take, so that a half-open one is noticed within one and a half heartbeats. */
  answer: 4_500,
  /** Ours: a socket that stays silent this long after a tab woke up is replaced. */
  probe: 500,
  /** Ours: how long the socket is kept when nobody holds a room any more. */
  linger: 30_000,
  /** Ours: over how long the watchers of a restarting server spread when it gives no hint. */
  restartSpread: 2_000,
} as const;

/** The catalogue's sentences of the live channel (section 8). */
export const LIVE_ERRORS = {
  disconnecting: 'Disconnecting in progress',
  tooMany: 'Too many concurrent requests',
  reconnect: 'Failed to reconnect after multiple attempts',
  connect: 'Failed to connect after multiple attempts',
  state: 'Failed to fetch story state after multiple attempts',
  join: 'Failed to join story. Please try again.',
} as const;

/** How long to wait before the reconnect attempt with this number (from 0): 3, 6, 12 s; null when they are used up. */
export const reconnectDelay = (attempt: number): number | null =>
  attempt < LIVE.reconnectAttempts ? LIVE.reconnectBase * 2 ** attempt : null;

/** A run of socket errors, each within a second of the one before. */
export interface Burst {
  count: number;
  at: number;
}
export const NO_BURST: Burst = { count: 0, at: Number.NEGATIVE_INFINITY };

/** Counts one more error at `now`. */
export const nextBurst = (burst: Burst, now: number): Burst => ({
  count: now - burst.at <= LIVE.errorWindow ? burst.count + 1 : 1,
  at: now,
});

/** When to come back to a restarting server: anywhere within its hint (milliseconds named in the close reason). */
export const restartDelay = (reason: string, random: number): number => {
  const hint = Number(/\d+/.exec(reason)?.[0] ?? LIVE.restartSpread);
  return Math.round(Math.min(hint, 10 * LIVE.restartSpread) * random);
};

export interface Loss {
  code: number;
  reason: string;
  /** Reconnect attempts already made since a connection last settled. */
  attempts: number;
  burst: Burst;
  /** True when this was the one connection after an HTTP state fetch. */
  lastChance: boolean;
  random: number;
}

export type AfterLoss =
  | { next: 'closed' }
  | { next: 'offline' }
  | { next: 'fallback' }
  | { next: 'wait'; delay: number; attempts: number };

/** What follows when a socket is lost or never opened. */
export const afterLoss = ({ code, reason, attempts, burst, lastChance, random }: Loss): AfterLoss => {
  if (code === CLOSE.normal || code === CLOSE.signedOut) return { next: 'closed' };
  if (burst.count > LIVE.errorsTolerated) return { next: 'offline' };
  if (code === CLOSE.restart) return { next: 'wait', delay: restartDelay(reason, random), attempts };
  if (lastChance) return { next: 'offline' };
  const delay = reconnectDelay(attempts);
  return delay === null ? { next: 'fallback' } : { next: 'wait', delay, attempts: attempts + 1 };
};

interface Address {
  /** The setting: a path of the back end, or a whole ws(s) URL. */
  liveUrl: string;
  /** Origin of the back end, e.g. `https://weaver.example`. */
  origin: string;
  userId?: number | string | null;
  profileId?: number | string | null;
}

/** The socket's address: same host, wss when the page is https. The two ids are hints, the server trusts its cookie. */
export const liveAddress = ({ liveUrl, origin, userId, profileId }: Address): string => {
  const url = new URL(liveUrl, origin);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  if (userId != null) url.searchParams.set('user_id', String(userId));
  if (profileId != null) url.searchParams.set('profile_id', String(profileId));
  return url.href;
};
