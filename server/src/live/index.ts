import { resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { CLOSE } from '@weaversworld/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { hasTrustedOrigin, publicOrigin } from '../accounts/request-origin.ts';
import type { ServerDeps, Visitor } from '../deps.ts';
import { addressKey } from '../http/address-key.ts';
import { HttpError } from '../http/http-error.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { startPoll } from '../notifier/start-poll.ts';
import { createConnectionSlots } from './connection-slots.ts';
import { endedSessions } from './ended-sessions.ts';
import { releasesWithdrawnFrame } from './frames.ts';
import { routeHandshakes } from './handshake.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createRooms } from './rooms.ts';
import { type Connection, serveConnection } from './serve-connection.ts';
import { watchWithdrawals } from './watch-withdrawals.ts';

const PATH = '/ws/weaversworld/';
const MAX_PAYLOAD = 64 * 1024;
/** Milliseconds over which clients spread their reconnects after a restart. */
const RECONNECT_SPREAD_MS = 2000;
const CLOSE_WAIT_MS = 1500;
/** Frames that are sent before other requests get their turn. */
const FRAMES_PER_TURN = 1000;

const allClosed = (connections: Set<Connection>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const since = Date.now();
    const check = () => {
      if (connections.size === 0 || Date.now() - since > ms) resolve();
      else setTimeout(check, 10);
    };
    check();
  });

const socketsOf = (connections: Set<Connection>): Iterable<WebSocket> => ({
  *[Symbol.iterator]() {
    for (const { socket } of connections) yield socket;
  },
});

/**
 * Registers the live channel (WebSocket) at /ws/weaversworld/. `close` accepts no more sockets and closes the open ones
 * with 1012 and a reconnect hint; call it before the server closes.
 */
export const registerLive = async (
  app: FastifyInstance,
  deps: ServerDeps,
): Promise<{ close(): Promise<void> }> => {
  const { config, db, log, now, sessions, notifier } = deps;
  const connections = new Set<Connection>();
  const slots = createConnectionSlots();
  const rooms = createRooms({ db, log, notifier, pollMs: config.LIVE_POLL_MS });
  const webSocketServer = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    perMessageDeflate: false,
    clientTracking: false,
  });
  deps.metrics.gauge('live_connections', 'Open connections of the live channel.', () => connections.size);
  const handshakes = routeHandshakes(app);
  let closing = false;

  const serve = (
    { socket, stream }: { socket: WebSocket; stream: Duplex },
    request: FastifyRequest,
    visitor: Visitor,
    release: () => void,
  ) => {
    const connection = serveConnection({
      socket,
      stream,
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
      release();
    });
    if (closing) connection.close(CLOSE.restart, `restart ${RECONNECT_SPREAD_MS}`);
  };

  app.get(
    PATH,
    { schema: { summary: 'Live channel (WebSocket)', response: { 101: z.null() } } },
    async (request, reply) => {
      const handshake = handshakes.of(request.raw);
      if (handshake === undefined) throw new HttpError(426, 'This address speaks WebSocket only');
      if (closing) throw new HttpError(503, 'The server is restarting');
      if (!hasTrustedOrigin(request, config)) {
        log.warn({ event: 'live.untrusted-origin' }, 'handshake rejected');
        throw new HttpError(403, 'This page may not connect here');
      }
      const visitor = await sessions.readVisitor(request.headers.cookie);
      const release = slots.acquire([
        { key: `address ${addressKey(request.ip)}`, max: config.LIVE_SOCKETS_PER_ADDRESS },
        ...(visitor.sessionHash === null
          ? []
          : [{ key: `session ${visitor.sessionHash}`, max: config.LIVE_SOCKETS_PER_SESSION }]),
      ]);
      if (release === null)
        throw new HttpError(429, 'Too many connections are open. Please close another tab.');
      const { socket, head, response } = handshake;
      // Also releases the slot of a handshake that fails before its socket is served.
      socket.once('close', release);
      reply.hijack();
      response.detachSocket(socket as never);
      webSocketServer.handleUpgrade(request.raw, socket, head, (opened) =>
        serve({ socket: opened, stream: socket }, request, visitor, release),
      );
    },
  );

  const closeEnded = (ended: (hash: string) => boolean) => {
    for (const connection of connections)
      if (connection.sessionHash !== null && ended(connection.sessionHash))
        connection.close(CLOSE.signedOut, 'signed out');
  };
  const checkSessions = async () => {
    const hashes = new Set([...connections].flatMap(({ sessionHash }) => sessionHash ?? []));
    if (hashes.size === 0) return;
    const ended = await endedSessions(db, [...hashes], now());
    if (ended.size > 0) closeEnded((hash) => ended.has(hash));
  };
  const hasWithdrawals = watchWithdrawals(resolve(config.SITE_DIR));
  await hasWithdrawals();
  const checkReleases = async () => {
    if (!(await hasWithdrawals())) return;
    let sent = 0;
    for (const connection of [...connections]) {
      connection.send(releasesWithdrawnFrame);
      sent += 1;
      if (sent % FRAMES_PER_TURN === 0) await yieldToEventLoop();
    }
  };
  const polling = startPoll({
    notifier,
    pollMs: config.LIVE_POLL_MS,
    poll: async () => {
      await checkSessions();
      await checkReleases();
    },
    onError: (error) =>
      log.error({ event: 'live.session-check-failed', err: error }, 'live sessions could not be checked'),
  });
  const unsubscribe = notifier.subscribe({
    onSessionEnded: (hash) => closeEnded((one) => one === hash),
    onGap: polling.soon,
  });
  const stopHeartbeat = startHeartbeat(socketsOf(connections), config.LIVE_HEARTBEAT_MS);

  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    unsubscribe();
    stopHeartbeat();
    await polling.stop();
    for (const connection of connections) connection.close(CLOSE.restart, `restart ${RECONNECT_SPREAD_MS}`);
    await rooms.close();
    await allClosed(connections, CLOSE_WAIT_MS);
    handshakes.stop();
  };
  return { close };
};
