import type { ClientMessage } from '@weaversworld/shared/contract';
import { LIVE } from './live-constants.ts';
import type { LiveDeps, SocketLike } from './live-deps.ts';

/** Close code of a loss detected on this side: a timeout, a failed send or a half-open socket. */
const LOST = 1006;

interface ConnectionHandlers {
  /** Whether the server is known to answer pings. */
  answersPings(): boolean;
  onOpen(): void;
  /** The connection works: it is open, and a server known to answer pings has answered. */
  onEstablished(): void;
  onMessage(data: unknown): void;
  onHeartbeat(): void;
  /** Open, but no message arrived until the deadline, from a server that is not known to answer pings. */
  onNoResponse(): void;
  onError(): void;
  /** Called once, never after `end`. */
  onLost(code: number, reason: string): void;
}

export interface Connection {
  send(message: ClientMessage): void;
  /** Sends a ping and calls `onDead` when no message arrives in time. */
  probe(onDead: () => void): void;
  /** When the last message arrived, in milliseconds of `deps.now`. */
  lastMessageAt(): number;
  /** Treats the connection as lost. */
  lose(reason: string): void;
  /** Closes it without calling a handler. */
  end(code?: number): void;
}

type Timer = 'open' | 'deadline' | 'heartbeat' | 'probe';

/** One socket from opening to closing. `deadline`: the time in milliseconds by which the attempt must have succeeded. */
export const openConnection = (deps: LiveDeps, deadline: number, on: ConnectionHandlers): Connection => {
  const timers = new Map<Timer, () => void>();
  const setTimer = (name: Timer, delay: number, task: () => void) => {
    timers.get(name)?.();
    timers.set(name, deps.schedule(task, delay));
  };
  const cancelTimer = (name: Timer) => timers.get(name)?.();

  let status: 'opening' | 'open' | 'established' | 'closed' = 'opening';
  let lastMessageAt = deps.now();
  let socket: SocketLike | null = null;

  const close = (code?: number) => {
    status = 'closed';
    for (const cancel of timers.values()) cancel();
    try {
      socket?.close(code);
    } catch {
      // A socket that cannot be closed is closed already.
    }
  };
  const lose = (code: number, reason: string) => {
    if (status === 'closed') return;
    close();
    on.onLost(code, reason);
  };
  const send = (message: ClientMessage) => {
    try {
      socket?.send(JSON.stringify(message));
    } catch {
      lose(LOST, 'send failed');
    }
  };
  const establish = () => {
    if (status !== 'open') return;
    status = 'established';
    on.onEstablished();
  };

  /** Pings every heartbeat and loses the connection when no message arrives within `LIVE.answer`. */
  const startHeartbeat = (delay: number) =>
    setTimer('heartbeat', delay, () => {
      on.onHeartbeat();
      if (!on.answersPings()) return startHeartbeat(LIVE.heartbeat);
      const pingedAt = deps.now();
      send({ type: 'ping' });
      if (status !== 'closed')
        setTimer('heartbeat', LIVE.answer, () =>
          lastMessageAt >= pingedAt ? startHeartbeat(LIVE.heartbeat - LIVE.answer) : lose(LOST, 'half-open'),
        );
    });

  setTimer('open', LIVE.openTimeout, () => lose(LOST, 'open timed out'));
  setTimer('deadline', Math.max(0, deadline - deps.now()), () => {
    if (status === 'established') on.onNoResponse();
    else lose(LOST, 'connecting timed out');
  });
  try {
    socket = deps.open(deps.url());
  } catch {
    // A rejected URL fails like a refused connection, asynchronously: the caller must hold this connection first.
    setTimer('open', 0, () => lose(LOST, 'refused'));
  }
  socket?.addEventListener('open', () => {
    if (status !== 'opening') return;
    status = 'open';
    lastMessageAt = deps.now();
    cancelTimer('open');
    on.onOpen();
    if (on.answersPings()) send({ type: 'ping' });
    else establish();
    if (status === 'open' || status === 'established') startHeartbeat(LIVE.heartbeat);
  });
  socket?.addEventListener('message', ({ data }) => {
    if (status === 'closed' || status === 'opening') return;
    lastMessageAt = deps.now();
    cancelTimer('probe');
    cancelTimer('deadline');
    establish();
    on.onMessage(data);
  });
  socket?.addEventListener('error', () => {
    if (status !== 'closed') on.onError();
  });
  socket?.addEventListener('close', ({ code, reason }) => lose(code ?? LOST, reason ?? ''));

  return {
    send,
    probe: (onDead) => {
      send({ type: 'ping' });
      if (status === 'closed') return;
      setTimer('probe', LIVE.probe, () => {
        close();
        onDead();
      });
    },
    lose: (reason) => lose(LOST, reason),
    lastMessageAt: () => lastMessageAt,
    end: (code) => {
      if (status !== 'closed') close(code);
    },
  };
};
