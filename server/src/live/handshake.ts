import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** The raw socket of an upgrade request. */
export interface Handshake {
  socket: Duplex;
  head: Buffer;
  response: ServerResponse;
}

/**
 * Sends upgrade requests through the Fastify routes, so that hooks, proxy settings and error responses apply as for any
 * request. `of` returns the handshake of a request, undefined for an ordinary one; `stop` removes the listener.
 *
 * `@fastify/websocket` does the same, but it also upgrades every other GET route, before any origin check, and logs
 * the full URL of such a request.
 */
export const routeHandshakes = (app: FastifyInstance) => {
  const handshakes = new WeakMap<IncomingMessage, Handshake>();
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const response = new ServerResponse(request);
    handshakes.set(request, { socket, head, response });
    socket.on('error', () => socket.destroy());
    response.shouldKeepAlive = false;
    response.on('finish', () => socket.end());
    response.assignSocket(socket as never);
    app.routing(request, response);
  };
  app.server.on('upgrade', upgrade);
  return {
    of: (request: IncomingMessage): Handshake | undefined => handshakes.get(request),
    stop: () => void app.server.off('upgrade', upgrade),
  };
};
