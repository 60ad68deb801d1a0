import type { WebSocket } from 'ws';

const PARTS = 3;

/**
 * Asks every socket for a sign of life each `intervalMs` and ends those that give none within a third of it: a
 * half-open one is noticed after at most four thirds of a heartbeat. Returns the stopping.
 */
export const startHeartbeat = (sockets: Iterable<WebSocket>, intervalMs: number): (() => void) => {
  const silent = new Set<WebSocket>();
  const alive = new WeakSet<WebSocket>();
  let tick = 0;
  const ask = (socket: WebSocket) => {
    if (!alive.has(socket)) {
      alive.add(socket);
      const hear = () => void silent.delete(socket);
      socket.on('pong', hear);
      socket.on('message', hear);
    }
    silent.add(socket);
    socket.ping();
  };
  const timer = setInterval(() => {
    if (tick % PARTS === 0) {
      silent.clear();
      for (const socket of sockets) if (socket.readyState === socket.OPEN) ask(socket);
    } else if (tick % PARTS === 1) {
      for (const socket of silent) socket.terminate();
      silent.clear();
    }
    tick += 1;
  }, intervalMs / PARTS);
  timer.unref();
  return () => clearInterval(timer);
};
