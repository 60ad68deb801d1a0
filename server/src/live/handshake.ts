import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** The socket behind a request that asks to become a live connection. */
export interface Handshake {
  socket: Duplex;
  head: Buffer;
  response: ServerResponse;
}

/**
 * Sends upgrade requests through the server's own routes, so that proxies, addresses and refusals are read and said
 * as everywhere else. `of` finds the handshake of a request; undefined for an ordinary one. `stop` hears no more.
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
