import type { Id, StoryPatch } from '@weaversworld/shared/contract';

/** What the client needs of a WebSocket. */
export interface SocketLike {
  send(data: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(
    type: 'open' | 'message' | 'error' | 'close',
    listener: (event: { data?: unknown; code?: number; reason?: string }) => void,
  ): void;
}

export type LiveReport = {
  level: 'info' | 'warning' | 'error';
  source: string;
  message: string;
  error?: unknown;
};

/** Everything the live client needs of the deps; tests hand in a scripted one. */
export interface LiveDeps {
  /** The socket's address, asked anew for every connection because the visitor may have changed. */
  url(): string;
  open(url: string): SocketLike;
  /** GET /story/{id}/state/. What comes back need not be whole; `signal` ends it. */
  fetchState(storyId: Id, signal: AbortSignal): Promise<StoryPatch>;
  /** Milliseconds. */
  now(): number;
  /** Runs `task` once after `delay` milliseconds; returns the cancelling. */
  after(delay: number, task: () => void): () => void;
  /** 0 to below 1. */
  random(): number;
  report(report: LiveReport): void;
  /** The server closed the channel because the session it was opened with has ended. */
  onSignedOut?(): void;
  /** Tells when the browser is online again or the tab became visible; returns the closing. */
  onWake(listener: (why: 'online' | 'visible') => void): () => void;
}

type FromHost = Pick<LiveDeps, 'url' | 'fetchState' | 'report' | 'onSignedOut'>;

/** The world of a browser window around what the host knows. */
export const browserLiveDeps = (host: FromHost): LiveDeps => ({
  ...host,
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  after: (delay, task) => {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
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

/** Lets one message through per `every` milliseconds and says with the next one how many were left out. */
export const rateLimited = (
  report: LiveDeps['report'],
  now: () => number,
  every: number,
): LiveDeps['report'] => {
  let last = Number.NEGATIVE_INFINITY;
  let omitted = 0;
  return (message) => {
    if (now() - last < every) {
      omitted += 1;
      return;
    }
    last = now();
    const more = omitted === 0 ? '' : ` (and ${omitted} more)`;
    omitted = 0;
    report({ ...message, message: `${message.message}${more}` });
  };
};
