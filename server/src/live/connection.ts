import { CLOSE, ClientMessage, type Id, type Position } from '@weaversworld/shared/contract';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { Sessions, Visitor } from '../context.ts';
import { readId } from '../story-world/ids.ts';
import { complaint, pong, refused, storyLeft } from './frames.ts';
import type { Rooms, Watcher } from './rooms.ts';
import { createThrottle } from './throttle.ts';

/** A watcher that does not read is cut off when so many bytes wait for it. */
const MOST_WAITING = 1024 * 1024;
const MOST_ROOMS = 20;
const POLICY = 1008;
/** How long a close may take before the socket is simply ended. */
const CLOSING_MS = 1000;

export interface ConnectionWorld {
  socket: WebSocket;
  visitor: Visitor;
  /** The handshake's cookies: who this is, is asked anew at every join. */
  cookies: string | undefined;
  origin: string;
  rooms: Rooms;
  sessions: Pick<Sessions, 'read'>;
  messagesPerMinute: number;
  now(): number;
  log: Logger;
}

/** One socket of one visitor. */
export interface Connection {
  socket: WebSocket;
  /** The session it was opened with, null for a visitor without one. */
  sessionHash: string | null;
  close(code: number, reason: string): void;
}

const parse = (data: RawData): ClientMessage | null => {
  try {
    return ClientMessage.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null;
  }
};

/** Serves one socket: reads its messages in order, joins and leaves rooms, never lets more wait than the cap. */
export const serveConnection = (world: ConnectionWorld): Connection => {
  const { socket, rooms } = world;
  const throttle = createThrottle(world.messagesPerMinute, world.now);
  let turn: Promise<void> = Promise.resolve();

  const close = (code: number, reason: string): void => {
    if (socket.readyState === socket.CLOSED) return;
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), CLOSING_MS).unref();
  };
  const send = (frame: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) close(CLOSE.tryLater, 'reading too slowly');
    else socket.send(frame);
  };
  const watcher: Watcher = { visitor: world.visitor, origin: world.origin, joined: new Set(), send };

  const join = async (named: Id, after: Position | undefined): Promise<void> => {
    const storyId = readId(named);
    if (storyId === null) return send(refused(named));
    if (!watcher.joined.has(storyId) && watcher.joined.size >= MOST_ROOMS)
      return send(complaint('Please leave another story first'));
    watcher.visitor = await world.sessions.read(world.cookies);
    if (socket.readyState !== socket.OPEN) return;
    if (!(await rooms.join(watcher, storyId, after))) {
      world.log.info({ event: 'live.join-refused' }, 'refused');
      return send(refused(named));
    }
    if (socket.readyState !== socket.OPEN) rooms.leave(watcher, storyId);
  };
  const leave = (named: Id): void => {
    const storyId = readId(named);
    if (storyId !== null) rooms.leave(watcher, storyId);
    send(storyLeft(named));
  };

  const take = async (message: ClientMessage): Promise<void> => {
    if (socket.readyState !== socket.OPEN) return;
    if (message.type === 'join_story') await join(message.story_id, message.after);
    else if (message.type === 'leave_story') leave(message.story_id);
  };

  socket.on('message', (data, isBinary) => {
    const verdict = throttle();
    if (verdict === 'close') return close(POLICY, 'too many messages');
    if (verdict === 'refuse') return send(complaint('Too many messages. Please wait a moment.'));
    if (verdict === 'drop') return;
    const message = isBinary ? null : parse(data);
    if (message === null) return send(complaint('This message was not understood'));
    if (message.type === 'ping') return send(pong);
    turn = turn
      .then(() => take(message))
      .catch((error: unknown) => {
        world.log.error({ err: error }, 'a live message could not be answered');
        send(complaint('Something went wrong. Please try again.'));
      });
  });
  // Too large or malformed frames: ws closes the socket itself with the right code.
  socket.on('error', (error) => world.log.debug({ err: error }, 'live socket'));
  socket.on('close', () => {
    for (const storyId of [...watcher.joined]) rooms.leave(watcher, storyId);
  });

  return { socket, sessionHash: world.visitor.sessionHash, close };
};
