import type { Duplex } from 'node:stream';
import { CLOSE, ClientMessage, type Id, type Position } from '@weaversworld/shared/contract';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { Sessions, Visitor } from '../deps.ts';
import { readId } from '../story-world/ids.ts';
import { accessDeniedFrame, errorFrame, type Frame, pongFrame, storyLeftFrame } from './frames.ts';
import { createMessageRateLimit } from './message-rate-limit.ts';
import type { Rooms, Subscriber } from './rooms.ts';

/** A client that reads too slowly is disconnected when this many bytes are buffered for it. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
const MAX_ROOMS = 20;
const POLICY_VIOLATION = 1008;
/** Time for the close handshake before the socket is terminated. */
const CLOSE_TIMEOUT_MS = 1000;

export interface ConnectionDeps {
  socket: WebSocket;
  /** The connection below `socket`. */
  stream: Duplex;
  visitor: Visitor;
  /** Cookie header of the handshake; the visitor is read from it again at every join. */
  cookies: string | undefined;
  origin: string;
  rooms: Rooms;
  sessions: Pick<Sessions, 'readVisitor'>;
  messagesPerMinute: number;
  now(): number;
  log: Logger;
}

/** One WebSocket connection. */
export interface Connection {
  socket: WebSocket;
  /** The session it was opened with; null without one. */
  sessionHash: string | null;
  /** Drops the frame when the socket is not open; closes one that reads too slowly. */
  send(frame: Frame): void;
  close(code: number, reason: string): void;
}

const parse = (data: RawData): ClientMessage | null => {
  try {
    return ClientMessage.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null;
  }
};

/** Serves one socket: handles its messages in order, joins and leaves rooms, limits the buffered bytes. */
export const serveConnection = (deps: ConnectionDeps): Connection => {
  const { socket, stream, rooms } = deps;
  const checkRateLimit = createMessageRateLimit(deps.messagesPerMinute, deps.now);
  let queue: Promise<void> = Promise.resolve();

  const close = (code: number, reason: string): void => {
    if (socket.readyState === socket.CLOSED) return;
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  };
  const send = (frame: Frame): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) close(CLOSE.tryLater, 'reading too slowly');
    // Past ws, which would write a header of its own beside the bytes for each subscriber. It has nothing queued that this could cut
    // into: without compression it writes each frame, its own pings too, in one go.
    else stream.write(frame);
  };
  const subscriber: Subscriber = { visitor: deps.visitor, origin: deps.origin, joined: new Set(), send };

  const join = async (givenId: Id, after: Position | undefined): Promise<void> => {
    const storyId = readId(givenId);
    if (storyId === null) return send(accessDeniedFrame(givenId));
    if (!subscriber.joined.has(storyId) && subscriber.joined.size >= MAX_ROOMS)
      return send(errorFrame('Please leave another story first'));
    subscriber.visitor = await deps.sessions.readVisitor(deps.cookies);
    if (socket.readyState !== socket.OPEN) return;
    if (!(await rooms.join(subscriber, storyId, after))) {
      deps.log.info({ event: 'live.join-denied' }, 'join denied');
      return send(accessDeniedFrame(givenId));
    }
    if (socket.readyState !== socket.OPEN) rooms.leave(subscriber, storyId);
  };
  const leave = (givenId: Id): void => {
    const storyId = readId(givenId);
    if (storyId !== null) rooms.leave(subscriber, storyId);
    send(storyLeftFrame(givenId));
  };

  const handleMessage = async (message: ClientMessage): Promise<void> => {
    if (socket.readyState !== socket.OPEN) return;
    if (message.type === 'join_story') await join(message.story_id, message.after);
    else if (message.type === 'leave_story') leave(message.story_id);
  };

  socket.on('message', (data, isBinary) => {
    const decision = checkRateLimit();
    if (decision === 'close') return close(POLICY_VIOLATION, 'too many messages');
    if (decision === 'reject') return send(errorFrame('Too many messages. Please wait a moment.'));
    if (decision === 'drop') return;
    const message = isBinary ? null : parse(data);
    if (message === null) return send(errorFrame('This message was not understood'));
    if (message.type === 'ping') return send(pongFrame);
    queue = queue
      .then(() => handleMessage(message))
      .catch((error: unknown) => {
        deps.log.error({ event: 'live.message-failed', err: error }, 'handling a live message failed');
        send(errorFrame('Something went wrong. Please try again.'));
      });
  });
  // ws itself closes the socket after a malformed or too large frame.
  socket.on('error', (error) => deps.log.debug({ event: 'live.socket-error', err: error }, 'live socket'));
  socket.on('close', () => {
    for (const storyId of [...subscriber.joined]) rooms.leave(subscriber, storyId);
  });

  return { socket, sessionHash: deps.visitor.sessionHash, send, close };
};
