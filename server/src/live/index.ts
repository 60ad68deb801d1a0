import { CLOSE } from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOurHandshake, publicOrigin } from '../accounts/origin.ts';
import { Refusal, type ServerContext, type Visitor } from '../context.ts';
import { changesOf } from '../story-world/changes.ts';
import { type Connection, serveConnection } from './connection.ts';
import { routeHandshakes } from './handshake.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createRooms } from './rooms.ts';
import { createSeats } from './seats.ts';
import { endedSessions } from './sessions-alive.ts';

const PATH = '/ws/weaversworld/';
const MAX_PAYLOAD = 64 * 1024;
/** Over how many milliseconds clients should spread when they come back after a restart. */
const COME_BACK_WITHIN = 2000;
const GOODBYE_MS = 1500;

const allClosed = (connections: Set<Connection>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const since = Date.now();
    const look = () => {
      if (connections.size === 0 || Date.now() - since > ms) resolve();
      else setTimeout(look, 10);
    };
    look();
  });

const everySocket = (connections: Set<Connection>): Iterable<WebSocket> => ({
  *[Symbol.iterator]() {
    for (const { socket } of connections) yield socket;
  },
});

/**
 * Opens the live channel at /ws/weaversworld/. `close` takes no more sockets and sends the open ones away with 1012
 * and a hint when to come back; call it before the server closes.
 */
export const attachLive = async (
  app: FastifyInstance,
  context: ServerContext,
): Promise<{ close(): Promise<void> }> => {
  const { config, db, log, now, sessions } = context;
  const connections = new Set<Connection>();
  const seats = createSeats();
  const rooms = createRooms({ db, log, changes: changesOf(context), pollMs: config.LIVE_POLL_MS });
  const upgrades = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const handshakes = routeHandshakes(app);
  let closing = false;

  const serve = (socket: WebSocket, request: FastifyRequest, visitor: Visitor, giveBack: () => void) => {
    const connection = serveConnection({
      socket,
      visitor,
      cookies: request.headers.cookie,
      origin: publicOrigin(request, config),
      rooms,
      sessions,
      messagesPerMinute: config.LIVE_MESSAGES_PER_MINUTE,
      now,
      log,
    });
    connections.add(connection);
    socket.on('close', () => {
      connections.delete(connection);
      giveBack();
    });
    if (closing) connection.close(CLOSE.restart, `restart ${COME_BACK_WITHIN}`);
  };

  app.get(PATH, async (request, reply) => {
    const handshake = handshakes.of(request.raw);
    if (handshake === undefined) throw new Refusal(426, 'This address speaks WebSocket only');
    if (closing) throw new Refusal(503, 'The server is restarting');
    if (!isOurHandshake(request, config)) {
      log.warn({ event: 'live.foreign-origin' }, 'refused');
      throw new Refusal(403, 'This page may not connect here');
    }
    const visitor = await sessions.read(request.headers.cookie);
    const giveBack = seats.take([
      { key: `address ${request.ip}`, most: config.LIVE_SOCKETS_PER_ADDRESS },
      ...(visitor.sessionHash === null
        ? []
        : [{ key: `session ${visitor.sessionHash}`, most: config.LIVE_SOCKETS_PER_SESSION }]),
    ]);
    if (giveBack === null) throw new Refusal(429, 'Too many connections are open. Please close another tab.');
    const { socket, head, response } = handshake;
    // A handshake that ends before its socket is served (bad key, gone) gives its seat back too.
    socket.once('close', giveBack);
    reply.hijack();
    response.detachSocket(socket as never);
    upgrades.handleUpgrade(request.raw, socket, head, (opened) => serve(opened, request, visitor, giveBack));
  });

  const signOut = (ended: (hash: string) => boolean) => {
    for (const connection of connections)
      if (connection.sessionHash !== null && ended(connection.sessionHash))
        connection.close(CLOSE.signedOut, 'signed out');
  };
  const stopHearing = sessions.onEnded((hash) => signOut((one) => one === hash));
  const askSessions = async () => {
    const hashes = new Set([...connections].flatMap(({ sessionHash }) => sessionHash ?? []));
    if (hashes.size === 0) return;
    const ended = await endedSessions(db, [...hashes], now());
    if (ended.size > 0) signOut((hash) => ended.has(hash));
  };
  const poll = setInterval(() => {
    askSessions().catch((error: unknown) => log.error({ err: error }, 'live sessions could not be checked'));
  }, config.LIVE_POLL_MS);
  poll.unref();
  const stopHeartbeat = startHeartbeat(everySocket(connections), config.LIVE_HEARTBEAT_MS);

  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    stopHearing();
    stopHeartbeat();
    clearInterval(poll);
    for (const connection of connections) connection.close(CLOSE.restart, `restart ${COME_BACK_WITHIN}`);
    await rooms.close();
    await allClosed(connections, GOODBYE_MS);
    handshakes.stop();
  };
  return { close };
};
