import type { LiveDeps, LiveReport, SocketLike } from '../live/live-deps.ts';

type Kind = 'open' | 'message' | 'error' | 'close';
type Listener = Parameters<SocketLike['addEventListener']>[1];

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  readonly sent: { type: string; story_id?: unknown; after?: unknown }[] = [];
  /** What the client closed it with; undefined while it did not. */
  closedWith: number | 'no code' | undefined;
  private readonly listeners = new Map<Kind, Listener[]>();
  /** What the far end does with a frame of the client. */
  onSent: (frame: { type: string; story_id?: unknown; after?: unknown }) => void = () => {};

  constructor(readonly url: string) {}

  addEventListener(kind: Kind, listener: Listener) {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
  }
  send(data: string) {
    const frame = JSON.parse(data);
    this.sent.push(frame);
    this.onSent(frame);
  }
  close(code?: number) {
    this.closedWith ??= code ?? 'no code';
  }

  fire(kind: Kind, event: Parameters<Listener>[0] = {}) {
    for (const listener of this.listeners.get(kind) ?? []) listener(event);
  }
  say(message: unknown) {
    this.fire('message', { data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  /** The far end refuses or resets the connection. */
  break(code = 1006, reason = '') {
    if (code === 1006) this.fire('error');
    this.fire('close', { code, reason });
  }
}

/** A deps for the live client on the timers that are current (fake ones in tests); `sockets` in order of opening. */
export const scriptedLiveDeps = (change: Partial<LiveDeps> = {}) => {
  const sockets: FakeSocket[] = [];
  const reports: LiveReport[] = [];
  const sleepers = new Set<(why: 'online' | 'visible') => void>();
  const deps: LiveDeps = {
    url: () => 'ws://here/ws/weaversworld/',
    open: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
    fetchState: () => Promise.reject(new Error('no state')),
    now: Date.now,
    after: (delay, task) => {
      const timer = setTimeout(task, delay);
      return () => clearTimeout(timer);
    },
    random: () => 0.5,
    report: (report) => void reports.push(report),
    onWake: (listener) => {
      sleepers.add(listener);
      return () => void sleepers.delete(listener);
    },
    ...change,
  };
  return {
    deps,
    sockets,
    reports,
    /** The newest socket; throws when none was opened. */
    last(): FakeSocket {
      const socket = sockets.at(-1);
      if (!socket) throw new Error('No socket was opened');
      return socket;
    },
    wake: (why: 'online' | 'visible') => {
      for (const listener of sleepers) listener(why);
    },
  };
};
