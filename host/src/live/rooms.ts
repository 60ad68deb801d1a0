import {
  type Id,
  type Position,
  type ServerMessage,
  type StoryMessage,
  sameId,
} from '@weaversworld/shared/contract';
import type { LiveReport } from './live-deps.ts';
import { type Ask, accept, NEW_STREAM, type Stream } from './stream.ts';

export type RoomListener = (message: ServerMessage) => void;

interface Room {
  id: Id;
  /** Every holder of the room with its own place in the story's log: one that came later needs the whole story. */
  holders: Map<symbol, { hear: RoomListener; stream: Stream }>;
  asked: Ask;
}

export type Question = { storyId: Id; after: Position | null };

/** The rooms that are held, and who hears what in them. Knows nothing of sockets. */
export const createRooms = (report: (report: LiveReport) => void) => {
  const rooms = new Map<string, Room>();
  const leaving = new Map<string, number>();

  const tell = (room: Room, message: ServerMessage) => {
    for (const { hear } of [...room.holders.values()]) safely(hear, message);
  };
  const safely = (hear: RoomListener, message: ServerMessage) => {
    try {
      hear(message);
    } catch (error) {
      report({ level: 'error', source: 'live', message: 'A listener of the live channel failed', error });
    }
  };

  /** The place every holder has reached; null when one of them needs everything. */
  const placeOf = (room: Room): Position | null => {
    const places = [...room.holders.values()].map(({ stream }) => stream.at);
    const [first] = places;
    if (!first || places.some((place) => place?.epoch !== first.epoch)) return null;
    return { epoch: first.epoch, seq: Math.min(...places.map((place) => place?.seq ?? 0)) };
  };

  const roomOf = (id: Id | null | undefined): Room | undefined => {
    if (id != null) return rooms.get(String(id));
    // An update without an id can only be meant for the one room there is.
    return rooms.size === 1 ? [...rooms.values()][0] : undefined;
  };

  return {
    get size() {
      return rooms.size;
    },

    /** Opens the room for one more holder; `leave` tells whether it was the last one. */
    hold(id: Id, hear: RoomListener): { leave(): boolean } {
      const key = String(id);
      const room = rooms.get(key) ?? { id, holders: new Map(), asked: null };
      rooms.set(key, room);
      const holder = Symbol(key);
      room.holders.set(holder, { hear, stream: NEW_STREAM });
      return {
        leave: () => {
          room.holders.delete(holder);
          if (room.holders.size > 0) return false;
          rooms.delete(key);
          return true;
        },
      };
    },

    /** What to send so that every room is joined, from where its holders stand. */
    questions: (): Question[] =>
      [...rooms.values()].map((room) => ({ storyId: room.id, after: placeOf(room) })),

    /** Rooms that still wait for a gap to be filled. */
    unanswered(): Question[] {
      const waiting = [...rooms.values()].filter(
        ({ asked, holders }) =>
          asked !== null || [...holders.values()].some(({ stream }) => stream.held.length > 0),
      );
      return waiting.map((room) => ({ storyId: room.id, after: null }));
    },

    /** Hands a story's message to its holders, once and in order; a question when a gap must be filled. */
    accept(message: StoryMessage): Question | null {
      const room = roomOf(message.data.id);
      if (!room) return null;
      if (message.type === 'story_update') leaving.delete(String(room.id));
      const asks: Ask[] = [];
      for (const holder of [...room.holders.values()]) {
        const { stream, deliver, ask } = accept(holder.stream, message);
        holder.stream = stream;
        asks.push(ask);
        if (deliver.length > 0) room.asked = null;
        for (const one of deliver) safely(holder.hear, one);
      }
      const ask: Ask = asks.includes('all') ? 'all' : asks.includes('tail') ? 'tail' : null;
      if (ask === null || room.asked === 'all' || room.asked === ask) return null;
      room.asked = ask;
      return { storyId: room.id, after: ask === 'all' ? null : placeOf(room) };
    },

    /** Remembers that the server owes a story_left for our own leave_story. */
    expectLeft: (id: Id) => void leaving.set(String(id), (leaving.get(String(id)) ?? 0) + 1),

    /** story_left: the holders hear it only when the server closed the room by itself. */
    left(message: Extract<ServerMessage, { type: 'story_left' }>): void {
      const key = String(message.story_id);
      const owed = leaving.get(key) ?? 0;
      if (owed > 0) leaving.set(key, owed - 1);
      else {
        const room = rooms.get(key);
        if (room) tell(room, message);
      }
    },

    /** An error of one room, or of all when it names none. */
    fail(message: Extract<ServerMessage, { type: 'error' }>): void {
      for (const room of rooms.values())
        if (message.story_id == null || sameId(room.id, message.story_id)) tell(room, message);
    },

    /** A socket ended: whatever it still owed will never come. */
    socketEnded(): void {
      leaving.clear();
      for (const room of rooms.values()) room.asked = null;
    },

    /** Another visitor: everybody needs the whole story as this one may see it. */
    forgetPlaces(): void {
      for (const room of rooms.values())
        for (const holder of room.holders.values()) holder.stream = NEW_STREAM;
    },
  };
};
