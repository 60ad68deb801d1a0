import type { Position } from '@weaversworld/shared/contract';
import type { Logger } from 'pino';
import { type Db, readSnapshot } from '../db/database.ts';
import type { Visitor } from '../deps.ts';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import type { Notifier } from '../notifier/notifier.ts';
import { startPoll } from '../notifier/start-poll.ts';
import { canRead, isOwner } from '../story-world/access.ts';
import { readTail } from '../story-world/story-events.ts';
import { readStoryIn, selectStories } from '../story-world/story-json.ts';
import { createStoryFrames, type Frame, type StorySnapshot, storyLeftFrame } from './frames.ts';

/** A connection that can join rooms. */
export interface Subscriber {
  /** The visitor, as of the last join. */
  visitor: Visitor;
  /** Origin for links sent to this subscriber. */
  origin: string;
  /** Ids of the joined stories; maintained by the rooms. */
  joined: Set<number>;
  send(frame: Frame): void;
}

export interface RoomsDeps {
  db: Db;
  log: Logger;
  notifier: Notifier;
  /** How often the database is polled for every room, in case a notification was lost. */
  pollMs: number;
}

/** A subscriber that waits to be let in. */
interface JoinRequest {
  subscriber: Subscriber;
  after: Position | undefined;
  resolve(joined: boolean): void;
  reject(error: unknown): void;
}

interface Room {
  storyId: number;
  subscribers: Map<Subscriber, Position>;
  joins: JoinRequest[];
  /** The position that was read last; null before that, and after a read that failed. */
  position: Position | null;
  isDirty: boolean;
  isSyncing: boolean;
}

/** Stories per query of the poll. */
const BATCH_SIZE = 400;
/** Rooms that read the database at the same time. */
const CONCURRENT_SYNCS = 4;
/** Frames that are sent before other requests get their turn. */
const FRAMES_PER_TURN = 1000;
/** Milliseconds before a room whose read failed is read again. */
const RETRY_MS = 500;
const REPORT_INTERVAL_MS = 5000;

const isSame = (a: Position, b: Position): boolean => a.epoch === b.epoch && a.seq === b.seq;

const newRoom = (storyId: number): Room => ({
  storyId,
  subscribers: new Map(),
  joins: [],
  position: null,
  isDirty: false,
  isSyncing: false,
});

/**
 * The rooms of the live channel (fan-out to subscribers): which connections subscribe to which story, and the position of each in its event log.
 * Joins, notifications and a poll lead to the same sync: story and missed events are read in one transaction, which also
 * decides who may read them. Subscribers who may not are evicted; the others get what they lack, in order.
 */
export const createRooms = (deps: RoomsDeps) => {
  const rooms = new Map<number, Room>();
  const limit = createConcurrencyLimit(CONCURRENT_SYNCS);
  const syncs = new Set<Promise<void>>();
  let isClosed = false;
  let reportedAt = Number.NEGATIVE_INFINITY;

  /** At most every few seconds: while the store is away, every room fails. */
  const reportFailure = (error: unknown): void => {
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = performance.now();
    deps.log.error({ event: 'live.sync-failed', err: error }, 'syncing the rooms failed');
  };
  const forgetIfUnused = (room: Room): void => {
    if (room.subscribers.size + room.joins.length === 0 && !room.isSyncing) rooms.delete(room.storyId);
  };
  const leave = (subscriber: Subscriber, storyId: number): void => {
    subscriber.joined.delete(storyId);
    const room = rooms.get(storyId);
    if (room === undefined) return;
    room.subscribers.delete(subscriber);
    forgetIfUnused(room);
  };

  const read = (room: Room, joins: JoinRequest[]): Promise<StorySnapshot | null> =>
    readSnapshot(deps.db, async (trx) => {
      const found = await readStoryIn(trx, room.storyId);
      if (found === undefined) return null;
      const { epoch, seq } = found.story;
      const behind = [...room.subscribers.values(), ...joins.map(({ after }) => after)].flatMap((at) =>
        at?.epoch === epoch && at.seq < seq ? at.seq : [],
      );
      const tail = behind.length > 0 ? await readTail(trx, room.storyId, Math.min(...behind), seq) : [];
      return { ...found, tail };
    });

  const evict = (subscriber: Subscriber, storyId: number): void => {
    if (subscriber.joined.has(storyId)) subscriber.send(storyLeftFrame(storyId));
    leave(subscriber, storyId);
  };

  /** Sends what was read to those who join and to those who are behind. */
  const deliver = async (room: Room, snapshot: StorySnapshot | null, joins: JoinRequest[]): Promise<void> => {
    if (snapshot === null) {
      for (const { resolve } of joins) resolve(false);
      for (const subscriber of [...room.subscribers.keys()]) evict(subscriber, room.storyId);
      return;
    }
    const { story } = snapshot;
    const position = { epoch: story.epoch, seq: story.seq };
    room.position = position;
    const frames = createStoryFrames(snapshot);
    const audienceOf = ({ visitor, origin }: Subscriber) => ({ isOwner: isOwner(visitor, story), origin });
    let sent = 0;
    for (const { subscriber, after, resolve } of joins) {
      sent += 1;
      if (sent % FRAMES_PER_TURN === 0) await yieldToEventLoop();
      const isAllowed = canRead(subscriber.visitor, story);
      if (isAllowed) {
        room.subscribers.set(subscriber, position);
        subscriber.joined.add(room.storyId);
        for (const frame of frames.join(audienceOf(subscriber), after)) subscriber.send(frame);
      }
      resolve(isAllowed);
    }
    for (const [subscriber, at] of [...room.subscribers]) {
      if (sent >= FRAMES_PER_TURN) {
        sent = 0;
        await yieldToEventLoop();
      }
      if (!canRead(subscriber.visitor, story)) evict(subscriber, room.storyId);
      if (!room.subscribers.has(subscriber) || isSame(at, position)) continue;
      room.subscribers.set(subscriber, position);
      for (const frame of frames.missed(audienceOf(subscriber), at)) {
        subscriber.send(frame);
        sent += 1;
      }
    }
  };

  const sync = async (room: Room): Promise<void> => {
    while (room.isDirty && !isClosed) {
      const done = await limit.enter();
      room.isDirty = false;
      const joins = room.joins.splice(0);
      try {
        await deliver(room, await read(room, joins), joins);
      } catch (error) {
        reportFailure(error);
        room.position = null;
        setTimeout(scheduleSync, RETRY_MS, room).unref();
        for (const { reject } of joins) reject(error);
      } finally {
        done();
      }
    }
  };

  /** Reads the room's story, once more when it is being read already: that read may be older than the reason for this one. */
  const scheduleSync = (room: Room): void => {
    room.isDirty = true;
    if (room.isSyncing || isClosed || rooms.get(room.storyId) !== room) return;
    room.isSyncing = true;
    const running = sync(room).finally(() => {
      room.isSyncing = false;
      syncs.delete(running);
      forgetIfUnused(room);
    });
    syncs.add(running);
  };

  /** Syncs the rooms whose story has changed, and those with a subscriber who may no longer read it. */
  const syncChanged = async (ids: number[]): Promise<void> => {
    const stories = await selectStories(deps.db).where('stories.id', 'in', ids).execute();
    const byId = new Map(stories.map((story) => [story.id, story]));
    for (const id of ids) {
      const room = rooms.get(id);
      const story = byId.get(id);
      if (room === undefined) continue;
      const isCurrent =
        story !== undefined &&
        room.position !== null &&
        isSame(room.position, story) &&
        [...room.subscribers.keys()].every(({ visitor }) => canRead(visitor, story));
      if (!isCurrent) scheduleSync(room);
    }
  };
  const syncAllChanged = async (): Promise<void> => {
    const ids = [...rooms.keys()];
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      await syncChanged(ids.slice(from, from + BATCH_SIZE));
      await yieldToEventLoop();
    }
  };
  const polling = startPoll({ ...deps, poll: syncAllChanged, onError: reportFailure });

  const unsubscribe = deps.notifier.subscribe({
    onStory: (storyId) => {
      const room = rooms.get(storyId);
      if (room !== undefined) scheduleSync(room);
    },
    onGap: polling.soon,
  });

  return {
    leave,

    /**
     * Adds a subscriber and sends what it lacks: the events after `after` while they are kept, else the whole story.
     * Returns false and sends nothing when the story does not exist or the visitor may not read it.
     */
    join: (subscriber: Subscriber, storyId: number, after: Position | undefined): Promise<boolean> => {
      if (isClosed) return Promise.resolve(false);
      const room = rooms.get(storyId) ?? newRoom(storyId);
      rooms.set(storyId, room);
      return new Promise((resolve, reject) => {
        room.joins.push({ subscriber, after, resolve, reject });
        scheduleSync(room);
      });
    },

    /** Stops syncing; nothing is sent afterwards. */
    close: async (): Promise<void> => {
      isClosed = true;
      unsubscribe();
      await polling.stop();
      await Promise.allSettled(syncs);
      rooms.clear();
    },
  };
};
export type Rooms = ReturnType<typeof createRooms>;
