import type { WebSocket } from 'ws';

const PHASES = 3;

/**
 * Asks every socket for a sign of life each `intervalMs` and ends those that give none within a third of it: a
 * half-open one is noticed after at most four thirds of a heartbeat. Returns the stopping.
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
  const timer = setInterval(() => {
    if (tick % PHASES === 0) {
      unresponsive.clear();
      for (const socket of sockets) if (socket.readyState === socket.OPEN) ping(socket);
    } else if (tick % PHASES === 1) {
      for (const socket of unresponsive) socket.terminate();
      unresponsive.clear();
    }
    tick += 1;
  }, intervalMs / PHASES);
  timer.unref();
  return () => clearInterval(timer);
};
