import type { Id, Position, ServerMessage, StoryMessage } from '@weaversworld/shared/contract';
import type { Report } from '@weaversworld/shared/shell';
import { accept, INITIAL_STREAM, type Resync, type Stream } from './stream.ts';

export type RoomListener = (message: ServerMessage) => void;

interface Room {
  id: Id;
  /** The room's subscribers, each with its own position in the story's log: a later one needs the whole story. */
  subscribers: Map<symbol, { listener: RoomListener; stream: Stream }>;
  pendingResync: Resync;
}

/** A `join_story` to send; `after: null` requests the whole story. */
export type JoinRequest = { storyId: Id; after: Position | null };

/** The joined rooms and their subscribers, independent of the socket. */
export const createRooms = (report: (report: Report) => void) => {
  const rooms = new Map<string, Room>();
  /** The number of `story_left` that the server still has to send for our own `leave_story`, by room. */
  const expectedLeft = new Map<string, number>();

  const call = (listener: RoomListener, message: ServerMessage) => {
    try {
      listener(message);
    } catch (error) {
      report({ level: 'error', source: 'live', message: 'A listener of the live channel failed', error });
    }
  };
  const broadcast = (room: Room, message: ServerMessage) => {
    for (const { listener } of [...room.subscribers.values()]) call(listener, message);
  };

  /** The position that every subscriber has reached; null when one of them needs the whole story. */
  const commonPosition = (room: Room): Position | null => {
    const positions = [...room.subscribers.values()].map(({ stream }) => stream.at);
    const [first] = positions;
    if (!first || positions.some((position) => position?.epoch !== first.epoch)) return null;
    return { epoch: first.epoch, seq: Math.min(...positions.map((position) => position?.seq ?? 0)) };
  };

  const roomOf = (id: Id | null | undefined): Room | undefined => {
    if (id != null) return rooms.get(String(id));
    // A message without an id belongs to the only room there is.
    return rooms.size === 1 ? [...rooms.values()][0] : undefined;
  };

  return {
    get size() {
      return rooms.size;
    },

    /** Adds a subscriber to the room. `leave` removes it and returns whether it was the last one. */
    join(id: Id, listener: RoomListener): { leave(): boolean } {
      const key = String(id);
      const room = rooms.get(key) ?? { id, subscribers: new Map(), pendingResync: null };
      rooms.set(key, room);
      const subscriber = Symbol(key);
      room.subscribers.set(subscriber, { listener, stream: INITIAL_STREAM });
      return {
        leave: () => {
          room.subscribers.delete(subscriber);
          if (room.subscribers.size > 0) return false;
          rooms.delete(key);
          return true;
        },
      };
    },

    /** The requests that join every room from its subscribers' position. */
    joinRequests: (): JoinRequest[] =>
      [...rooms.values()].map((room) => ({ storyId: room.id, after: commonPosition(room) })),

    /** The requests for the rooms that still have a gap. */
    unansweredRequests(): JoinRequest[] {
      const waiting = [...rooms.values()].filter(
        ({ pendingResync, subscribers }) =>
          pendingResync !== null || [...subscribers.values()].some(({ stream }) => stream.held.length > 0),
      );
      return waiting.map((room) => ({ storyId: room.id, after: null }));
    },

    /** Delivers a message to the room's subscribers, once and in order; returns a request when a gap must be filled. */
    accept(message: StoryMessage): JoinRequest | null {
      const room = roomOf(message.data.id);
      if (!room) return null;
      if (message.type === 'story_update') expectedLeft.delete(String(room.id));
      const resyncs: Resync[] = [];
      for (const subscriber of [...room.subscribers.values()]) {
        const { stream, deliver, resync } = accept(subscriber.stream, message);
        subscriber.stream = stream;
        resyncs.push(resync);
        if (deliver.length > 0) room.pendingResync = null;
        for (const one of deliver) call(subscriber.listener, one);
      }
      const resync: Resync = resyncs.includes('all') ? 'all' : resyncs.includes('tail') ? 'tail' : null;
      if (resync === null || room.pendingResync === 'all' || room.pendingResync === resync) return null;
      room.pendingResync = resync;
      return { storyId: room.id, after: resync === 'all' ? null : commonPosition(room) };
    },

    /** Call it after sending `leave_story`: the server's answer is not a closed room. */
    expectLeft: (id: Id) => void expectedLeft.set(String(id), (expectedLeft.get(String(id)) ?? 0) + 1),

    /** Delivers `story_left` to the subscribers, unless it answers our own `leave_story`. */
    handleLeft(message: Extract<ServerMessage, { type: 'story_left' }>): void {
      const key = String(message.story_id);
      const expected = expectedLeft.get(key) ?? 0;
      if (expected > 0) expectedLeft.set(key, expected - 1);
      else {
        const room = rooms.get(key);
        if (room) broadcast(room, message);
      }
    },

    /** Delivers an error to its room, or to every room when it has no story id. */
    handleError(message: Extract<ServerMessage, { type: 'error' }>): void {
      for (const [key, room] of rooms)
        if (message.story_id == null || key === String(message.story_id)) broadcast(room, message);
    },

    /** The socket closed: pending answers will not arrive. */
    handleSocketEnd(): void {
      expectedLeft.clear();
      for (const room of rooms.values()) room.pendingResync = null;
    },

    /** The user or profile changed: every subscriber needs the whole story as the new one may see it. */
    resetPositions(): void {
      for (const room of rooms.values())
        for (const subscriber of room.subscribers.values()) subscriber.stream = INITIAL_STREAM;
    },
  };
};
