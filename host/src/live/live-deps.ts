import type { Id, StoryPatch } from '@weaversworld/shared/contract';
import type { Report } from '@weaversworld/shared/shell';
import { type Schedule, schedule } from '../schedule.ts';

/** The part of a WebSocket that the client uses. */
export interface SocketLike {
  send(data: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(
    type: 'open' | 'message' | 'error' | 'close',
    listener: (event: { data?: unknown; code?: number; reason?: string }) => void,
  ): void;
}

/** The live client's dependencies; tests pass fake ones. */
export interface LiveDeps {
  /** The socket's URL, read for every connection because user and profile may have changed. */
  url(): string;
  open(url: string): SocketLike;
  /** GET /story/{id}/state/. The response may be partial; `signal` aborts the request. */
  fetchState(storyId: Id, signal: AbortSignal): Promise<StoryPatch>;
  /** Milliseconds. */
  now(): number;
  schedule: Schedule;
  /** 0 to below 1. */
  random(): number;
  report(report: Report): void;
  /** The server closed the channel because its session ended. */
  onSignedOut?(): void;
  /** A release was halted, set back to 0 % or removed; called within five seconds. */
  onReleasesWithdrawn?(): void;
  /** Calls `listener` when the browser is online again or the tab became visible; returns the unsubscribe function. */
  onWake(listener: (why: 'online' | 'visible') => void): () => void;
}

type FromHost = Pick<LiveDeps, 'url' | 'fetchState' | 'report' | 'onSignedOut' | 'onReleasesWithdrawn'>;

/** The dependencies in a browser window, completed by those of the host. */
export const browserLiveDeps = (host: FromHost): LiveDeps => ({
  ...host,
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  schedule,
  random: Math.random,
  onWake: (listener) => {
    const online = () => listener('online');
    const visible = () => {
      if (document.visibilityState === 'visible') listener('visible');
    };
    addEventListener('online', online);
    addEventListener('pageshow', visible);
    document.addEventListener('visibilitychange', visible);
    return () => {
      removeEventListener('online', online);
      removeEventListener('pageshow', visible);
      document.removeEventListener('visibilitychange', visible);
    };
  },
});
