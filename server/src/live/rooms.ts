import type { Position } from '@weaversworld/shared/contract';
import type { Logger } from 'pino';
import type { Visitor } from '../context.ts';
import type { Db } from '../db/open.ts';
import { mayRead, owns } from '../story-world/access.ts';
import type { Changes } from '../story-world/changes.ts';
import { frameOf, readTail } from '../story-world/events.ts';
import { readStory, readStoryIn, type StoryRow, selectStories } from '../story-world/story-json.ts';
import { storyLeft, upToDate, wholeStory } from './frames.ts';

/** One connection as the rooms see it. */
export interface Watcher {
  /** Who it is, as the session said at the last join. */
  visitor: Visitor;
  /** Where links for this watcher begin. */
  origin: string;
  /** The stories it watches; kept by the rooms. */
  joined: Set<number>;
  send(frame: string): void;
}

export interface RoomsWorld {
  db: Db;
  log: Logger;
  changes: Changes;
  /** How often the store is asked about every watched story, whatever the wake-ups say. */
  pollMs: number;
}

type Room = Map<Watcher, Position>;

/** Stories asked about at once. */
const CHUNK = 400;

const positionOf = ({ epoch, seq }: StoryRow): Position => ({ epoch, seq });

/**
 * Who watches which story, and how far each has come. Wake-ups and a poll lead to the same look at the store: what a
 * watcher has not had yet is sent in order, and who may not read the story any more is shown out.
 */
export const createRooms = (world: RoomsWorld) => {
  const rooms = new Map<number, Room>();
  const dirty = new Set<number>();
  let looking: Promise<void> | null = null;

  const leave = (watcher: Watcher, storyId: number): void => {
    const room = rooms.get(storyId);
    room?.delete(watcher);
    watcher.joined.delete(storyId);
    if (room?.size === 0) rooms.delete(storyId);
  };

  const showOut = (storyId: number, room: Room, story: StoryRow | undefined): void => {
    for (const watcher of [...room.keys()]) {
      if (story !== undefined && mayRead(watcher.visitor, story)) continue;
      watcher.send(storyLeft(storyId));
      leave(watcher, storyId);
    }
  };

  const sendWhole = async (storyId: number, room: Room, epoch: string, below: number): Promise<void> => {
    const found = await readStory(world.db, storyId);
    if (found === undefined) return;
    const { story, pages } = found;
    for (const [watcher, at] of [...room]) {
      if ((at.epoch === epoch && at.seq >= below) || !mayRead(watcher.visitor, story)) continue;
      room.set(watcher, positionOf(story));
      watcher.send(wholeStory(story, pages, owns(watcher.visitor, story), watcher.origin));
    }
  };

  const catchUp = async (storyId: number, room: Room, { epoch, seq }: Position): Promise<void> => {
    const behind = [...room.values()].filter((at) => at.epoch !== epoch || at.seq < seq);
    if (behind.length === 0) return;
    const known = behind.filter((at) => at.epoch === epoch).map((at) => at.seq);
    const tail = known.length === 0 ? null : await readTail(world.db, storyId, Math.min(...known), seq);
    for (const event of tail ?? []) {
      const frame = frameOf(event, epoch);
      for (const [watcher, at] of [...room]) {
        if (at.epoch !== epoch || at.seq + 1 !== event.seq) continue;
        room.set(watcher, { epoch, seq: event.seq });
        watcher.send(frame);
      }
    }
    const still = [...room.values()].some((at) => at.epoch !== epoch || at.seq < seq);
    if (still) await sendWhole(storyId, room, epoch, seq);
  };

  const lookAt = async (ids: number[]): Promise<void> => {
    const stories = await selectStories(world.db).where('stories.id', 'in', ids).execute();
    for (const id of ids) {
      const room = rooms.get(id);
      if (room === undefined) continue;
      const story = stories.find((one) => one.id === id);
      showOut(id, room, story);
      if (story !== undefined && room.size > 0) await catchUp(id, room, positionOf(story));
    }
  };

  const lookAtAll = async (): Promise<void> => {
    while (dirty.size > 0) {
      const ids = [...dirty].slice(0, CHUNK);
      for (const id of ids) dirty.delete(id);
      await lookAt(ids);
    }
  };

  /** One look at a time, so that nobody is sent anything twice or out of order. */
  const look = (): void => {
    if (looking !== null || dirty.size === 0) return;
    looking = lookAtAll()
      .catch((error: unknown) => {
        // The poll will ask again.
        world.log.error({ err: error }, 'the rooms could not reach the store');
        dirty.clear();
      })
      .finally(() => {
        looking = null;
        look();
      });
  };

  const stopListening = world.changes.listen((storyId) => {
    if (!rooms.has(storyId)) return;
    dirty.add(storyId);
    look();
  });
  const poll = setInterval(() => {
    for (const storyId of rooms.keys()) dirty.add(storyId);
    look();
  }, world.pollMs);
  poll.unref();

  return {
    leave,

    /**
     * Lets a watcher in and sends what it has not had: the tail after `after` when it is kept, else the whole story.
     * False, and nothing sent, when there is no such story for this visitor.
     */
    join: async (watcher: Watcher, storyId: number, after: Position | undefined): Promise<boolean> => {
      const found = await world.db.transaction().execute(async (trx) => {
        const read = await readStoryIn(trx, storyId);
        if (read === undefined || !mayRead(watcher.visitor, read.story)) return null;
        const { epoch, seq } = read.story;
        const tail = after?.epoch === epoch ? await readTail(trx, storyId, after.seq, seq) : null;
        return { ...read, tail };
      });
      if (found === null) return false;
      const { story, pages, tail } = found;
      const room: Room = rooms.get(storyId) ?? new Map();
      rooms.set(storyId, room);
      room.set(watcher, positionOf(story));
      watcher.joined.add(storyId);
      const isOwner = owns(watcher.visitor, story);
      if (tail === null) watcher.send(wholeStory(story, pages, isOwner, watcher.origin));
      else if (tail.length === 0) watcher.send(upToDate(story, isOwner));
      else for (const event of tail) watcher.send(frameOf(event, story.epoch));
      // Whatever was committed between the reading and now had nobody to wake for this watcher.
      dirty.add(storyId);
      look();
      return true;
    },

    /** Stops looking; nothing is sent after it. */
    close: async (): Promise<void> => {
      stopListening();
      clearInterval(poll);
      rooms.clear();
      dirty.clear();
      await looking;
    },
  };
};
export type Rooms = ReturnType<typeof createRooms>;
