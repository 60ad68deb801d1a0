import type { Position } from '@weaversworld/shared/contract';
import type { Logger } from 'pino';
import type { Db } from '../db/open-db.ts';
import type { Visitor } from '../deps.ts';
import { canRead, isOwner } from '../story-world/access.ts';
import type { Notifier } from '../story-world/notifier.ts';
import { eventFrame, readTail } from '../story-world/story-events.ts';
import { readStory, readStoryIn, type StoryRow, selectStories } from '../story-world/story-json.ts';
import { fullStoryFrame, storyLeftFrame, upToDateFrame } from './frames.ts';

/** A connection that can join rooms. */
export interface Subscriber {
  /** The visitor, as of the last join. */
  visitor: Visitor;
  /** Origin for links sent to this subscriber. */
  origin: string;
  /** Ids of the joined stories; maintained by the rooms. */
  joined: Set<number>;
  send(frame: string): void;
}

export interface RoomsDeps {
  db: Db;
  log: Logger;
  notifier: Notifier;
  /** How often the database is polled for every room, in case a notification was lost. */
  pollMs: number;
}

type Room = Map<Subscriber, Position>;

/** Stories per query. */
const BATCH_SIZE = 400;

const positionOf = ({ epoch, seq }: StoryRow): Position => ({ epoch, seq });

/**
 * The rooms of the live channel: which connections subscribe to which story, and the position of each in its event log.
 * Notifications and a poll trigger the same sync with the database: missing events are sent in order, and subscribers
 * who lost access are evicted.
 */
export const createRooms = (deps: RoomsDeps) => {
  const rooms = new Map<number, Room>();
  const dirty = new Set<number>();
  let syncing: Promise<void> | null = null;

  const leave = (subscriber: Subscriber, storyId: number): void => {
    const room = rooms.get(storyId);
    room?.delete(subscriber);
    subscriber.joined.delete(storyId);
    if (room?.size === 0) rooms.delete(storyId);
  };

  const evictUnauthorized = (storyId: number, room: Room, story: StoryRow | undefined): void => {
    for (const subscriber of [...room.keys()]) {
      if (story !== undefined && canRead(subscriber.visitor, story)) continue;
      subscriber.send(storyLeftFrame(storyId));
      leave(subscriber, storyId);
    }
  };

  const sendFullStory = async (storyId: number, room: Room, epoch: string, below: number): Promise<void> => {
    const snapshot = await readStory(deps.db, storyId);
    if (snapshot === undefined) return;
    const { story, pages } = snapshot;
    for (const [subscriber, at] of [...room]) {
      if ((at.epoch === epoch && at.seq >= below) || !canRead(subscriber.visitor, story)) continue;
      room.set(subscriber, positionOf(story));
      subscriber.send(fullStoryFrame(story, pages, isOwner(subscriber.visitor, story), subscriber.origin));
    }
  };

  const catchUp = async (storyId: number, room: Room, { epoch, seq }: Position): Promise<void> => {
    const behind = [...room.values()].filter((at) => at.epoch !== epoch || at.seq < seq);
    if (behind.length === 0) return;
    const known = behind.filter((at) => at.epoch === epoch).map((at) => at.seq);
    const tail = known.length === 0 ? null : await readTail(deps.db, storyId, Math.min(...known), seq);
    for (const event of tail ?? []) {
      const frame = eventFrame(event, epoch);
      for (const [subscriber, at] of [...room]) {
        if (at.epoch !== epoch || at.seq + 1 !== event.seq) continue;
        room.set(subscriber, { epoch, seq: event.seq });
        subscriber.send(frame);
      }
    }
    const stillBehind = [...room.values()].some((at) => at.epoch !== epoch || at.seq < seq);
    if (stillBehind) await sendFullStory(storyId, room, epoch, seq);
  };

  const syncRooms = async (ids: number[]): Promise<void> => {
    const stories = await selectStories(deps.db).where('stories.id', 'in', ids).execute();
    for (const id of ids) {
      const room = rooms.get(id);
      if (room === undefined) continue;
      const story = stories.find((one) => one.id === id);
      evictUnauthorized(id, room, story);
      if (story !== undefined && room.size > 0) await catchUp(id, room, positionOf(story));
    }
  };

  const syncDirtyRooms = async (): Promise<void> => {
    while (dirty.size > 0) {
      const ids = [...dirty].slice(0, BATCH_SIZE);
      for (const id of ids) dirty.delete(id);
      await syncRooms(ids);
    }
  };

  /** Runs one sync at a time, so that nothing is sent twice or out of order. */
  const scheduleSync = (): void => {
    if (syncing !== null || dirty.size === 0) return;
    syncing = syncDirtyRooms()
      .catch((error: unknown) => {
        // The next poll tries again.
        deps.log.error({ event: 'live.sync-failed', err: error }, 'syncing the rooms failed');
        dirty.clear();
      })
      .finally(() => {
        syncing = null;
        scheduleSync();
      });
  };

  const unsubscribe = deps.notifier.subscribe((storyId) => {
    if (!rooms.has(storyId)) return;
    dirty.add(storyId);
    scheduleSync();
  });
  const poll = setInterval(() => {
    for (const storyId of rooms.keys()) dirty.add(storyId);
    scheduleSync();
  }, deps.pollMs);
  poll.unref();

  return {
    leave,

    /**
     * Adds a subscriber and sends what it lacks: the events after `after` while they are kept, else the whole story.
     * Returns false and sends nothing when the story does not exist or the visitor may not read it.
     */
    join: async (subscriber: Subscriber, storyId: number, after: Position | undefined): Promise<boolean> => {
      const snapshot = await deps.db
        .transaction()
        .setAccessMode('read only')
        .execute(async (trx) => {
          const read = await readStoryIn(trx, storyId);
          if (read === undefined || !canRead(subscriber.visitor, read.story)) return null;
          const { epoch, seq } = read.story;
          const tail = after?.epoch === epoch ? await readTail(trx, storyId, after.seq, seq) : null;
          return { ...read, tail };
        });
      if (snapshot === null) return false;
      const { story, pages, tail } = snapshot;
      const room: Room = rooms.get(storyId) ?? new Map();
      rooms.set(storyId, room);
      room.set(subscriber, positionOf(story));
      subscriber.joined.add(storyId);
      const owner = isOwner(subscriber.visitor, story);
      if (tail === null) subscriber.send(fullStoryFrame(story, pages, owner, subscriber.origin));
      else if (tail.length === 0) subscriber.send(upToDateFrame(story, owner));
      else for (const event of tail) subscriber.send(eventFrame(event, story.epoch));
      // Catches what was committed after the read above, before this subscriber was in the room.
      dirty.add(storyId);
      scheduleSync();
      return true;
    },

    /** Stops syncing; nothing is sent afterwards. */
    close: async (): Promise<void> => {
      unsubscribe();
      clearInterval(poll);
      rooms.clear();
      dirty.clear();
      await syncing;
    },
  };
};
export type Rooms = ReturnType<typeof createRooms>;
