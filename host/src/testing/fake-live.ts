import type { Report } from '@weaversworld/shared/shell';
import type { LiveDeps, SocketLike } from '../live/live-deps.ts';
import { schedule } from '../schedule.ts';

type Kind = 'open' | 'message' | 'error' | 'close';
type Listener = Parameters<SocketLike['addEventListener']>[1];
interface Frame {
  type: string;
  story_id?: unknown;
  after?: unknown;
}

/** A socket whose server is the test. */
export class FakeSocket implements SocketLike {
  readonly sent: Frame[] = [];
  /** The code the client closed it with; undefined while it is open. */
  closedWith: number | 'no code' | undefined;
  private readonly listeners = new Map<Kind, Listener[]>();
  /** Called with every frame that the client sends. */
  onSent: (frame: Frame) => void = () => {};

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
  /** A message from the server. */
  receive(message: unknown) {
    this.fire('message', { data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  /** The server refuses, resets or closes the connection. */
  break(code = 1006, reason = '') {
    if (code === 1006) this.fire('error');
    this.fire('close', { code, reason });
  }
}

/** Dependencies of the live client on the current (in tests: fake) timers; `sockets` in the order of their opening. */
export const createFakeLiveDeps = (change: Partial<LiveDeps> = {}) => {
  const sockets: FakeSocket[] = [];
  const reports: Report[] = [];
  const wakeListeners = new Set<(why: 'online' | 'visible') => void>();
  const deps: LiveDeps = {
    url: () => 'ws://here/ws/weaversworld/',
    open: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
    fetchState: () => Promise.reject(new Error('no state')),
    now: Date.now,
    schedule,
    random: () => 0.5,
    report: (report) => void reports.push(report),
    onWake: (listener) => {
      wakeListeners.add(listener);
      return () => void wakeListeners.delete(listener);
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
      for (const listener of wakeListeners) listener(why);
    },
  };
};
