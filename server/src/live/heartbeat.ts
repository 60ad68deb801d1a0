import type { WebSocket } from 'ws';

const PHASES = 3;

/**
 * Pings every socket each `intervalMs` and terminates those that do not respond within a third of it, so a half-open
 * socket is detected after at most four thirds of the interval. Returns a function that stops it.
 */
export const startHeartbeat = (sockets: Iterable<WebSocket>, intervalMs: number): (() => void) => {
  const unresponsive = new Set<WebSocket>();
  const observed = new WeakSet<WebSocket>();
  let tick = 0;
  const ping = (socket: WebSocket) => {
    if (!observed.has(socket)) {
      observed.add(socket);
      const markResponsive = () => void unresponsive.delete(socket);
      socket.on('pong', markResponsive);
      socket.on('message', markResponsive);
    }
    unresponsive.add(socket);
    socket.ping();
  };
  /** After the event loop has read what arrived while it was held up: a pong that waits there counts. */
  const terminateUnresponsive = () => {
    for (const socket of unresponsive) socket.terminate();
    unresponsive.clear();
  };
  const timer = setInterval(() => {
    if (tick % PHASES === 0) {
      unresponsive.clear();
      for (const socket of sockets) if (socket.readyState === socket.OPEN) ping(socket);
    } else if (tick % PHASES === 1) setImmediate(terminateUnresponsive);
    tick += 1;
  }, intervalMs / PHASES);
  timer.unref();
  return () => clearInterval(timer);
};
