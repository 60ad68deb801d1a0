import type { ClientMessage } from '@weaversworld/shared/contract';
import type { LiveDeps, SocketLike } from './live-deps.ts';
import { LIVE } from './policy.ts';

/** Code of a loss that only this end knows of: a time-out or a half-open socket. */
const LOST = 1006;

interface Events {
  /** Whether the server is known to answer pings. */
  ours(): boolean;
  opened(): void;
  /** The connection proved itself: open, and answering when the server is one that does. */
  settled(): void;
  frame(data: unknown): void;
  beat(): void;
  /** Open, but nothing was heard until the deadline, from a server that is not known to answer pings. */
  silent(): void;
  failed(): void;
  /** Called once, never after `end`. */
  lost(code: number, reason: string): void;
}

export interface Connection {
  send(message: ClientMessage): void;
  /** Asks for a sign of life; `dead` is called when none comes in time. */
  probe(dead: () => void): void;
  /** When the last frame came, by the deps's clock. */
  heardAt(): number;
  /** Gives it up as lost. */
  lose(reason: string): void;
  /** Ends it from this side, silently. */
  end(code?: number): void;
}

/** One socket from opening to its end. `deadline`: when the attempt as a whole must have succeeded. */
export const openConnection = (deps: LiveDeps, deadline: number, on: Events): Connection => {
  const timers = new Map<'open' | 'whole' | 'beat' | 'probe', () => void>();
  const set = (name: 'open' | 'whole' | 'beat' | 'probe', delay: number, task: () => void) => {
    timers.get(name)?.();
    timers.set(name, deps.after(delay, task));
  };
  const cancel = (name: 'open' | 'whole' | 'beat' | 'probe') => timers.get(name)?.();

  let status: 'opening' | 'open' | 'settled' | 'over' = 'opening';
  let heardAt = deps.now();
  let socket: SocketLike | null = null;

  const over = (code?: number) => {
    status = 'over';
    for (const stop of timers.values()) stop();
    try {
      socket?.close(code);
    } catch {
      // A socket that cannot be closed is gone already.
    }
  };
  const lose = (code: number, reason: string) => {
    if (status === 'over') return;
    over();
    on.lost(code, reason);
  };
  const send = (message: ClientMessage) => {
    try {
      socket?.send(JSON.stringify(message));
    } catch {
      lose(LOST, 'send failed');
    }
  };
  const settle = () => {
    if (status !== 'open') return;
    status = 'settled';
    on.settled();
  };

  /** A ping every heartbeat; a little later something must have been heard. */
  const beat = (delay: number) =>
    set('beat', delay, () => {
      on.beat();
      if (!on.ours()) return beat(LIVE.heartbeat);
      const asked = deps.now();
      send({ type: 'ping' });
      if (status !== 'over')
        set('beat', LIVE.answer, () =>
          heardAt >= asked ? beat(LIVE.heartbeat - LIVE.answer) : lose(LOST, 'half-open'),
        );
    });

  set('open', LIVE.openTimeout, () => lose(LOST, 'open timed out'));
  set('whole', Math.max(0, deadline - deps.now()), () => {
    if (status === 'settled') on.silent();
    else lose(LOST, 'connecting timed out');
  });
  try {
    socket = deps.open(deps.url());
  } catch {
    // A refused address fails like a refused connection, but never before the caller holds this connection.
    set('open', 0, () => lose(LOST, 'refused'));
  }
  socket?.addEventListener('open', () => {
    if (status !== 'opening') return;
    status = 'open';
    heardAt = deps.now();
    cancel('open');
    on.opened();
    if (on.ours()) send({ type: 'ping' });
    else settle();
    if (status === 'open' || status === 'settled') beat(LIVE.heartbeat);
  });
  socket?.addEventListener('message', ({ data }) => {
    if (status === 'over' || status === 'opening') return;
    heardAt = deps.now();
    cancel('probe');
    cancel('whole');
    settle();
    on.frame(data);
  });
  socket?.addEventListener('error', () => {
    if (status !== 'over') on.failed();
  });
  socket?.addEventListener('close', ({ code, reason }) => lose(code ?? LOST, reason ?? ''));

  return {
    send,
    probe: (dead) => {
      send({ type: 'ping' });
      if (status === 'over') return;
      set('probe', LIVE.probe, () => {
        over();
        dead();
      });
    },
    lose: (reason) => lose(LOST, reason),
    heardAt: () => heardAt,
    end: (code) => {
      if (status !== 'over') over(code);
    },
  };
};
