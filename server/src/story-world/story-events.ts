import { compiledQuery } from '../db/compiled-query.ts';
import { type Db, dialectOf, writeTransaction } from '../db/database.ts';
import type { EventsTable } from '../db/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { randomKey } from './ids.ts';

/** A reader that is further behind gets the whole story, which is smaller than that many events. */
const MAX_TAIL_EVENTS = 50;

/** A change of a story. Its message is rendered for each audience when it is sent; see `live/frames.ts`. */
export type StoryEvent =
  | { type: 'page_update'; pageId: number }
  | { type: 'story_update' | 'title_update' | 'story_left' };

/** A stored event: what changed, not how. */
export type EventRow = Pick<EventsTable, 'seq' | 'type' | 'page_id'>;

/**
 * Changes a story in one transaction and notifies the subscribers after the commit. On PostgreSQL the story's row is locked
 * before anything else: transactions that lock it last, by incrementing `seq`, would block each other.
 */
export const updateStory = async <T>(
  { db, notifier }: Pick<ServerDeps, 'db' | 'notifier'>,
  storyId: number,
  change: (trx: Db) => Promise<T>,
): Promise<T> => {
  const result = await writeTransaction(db, async (trx) => {
    if (dialectOf(trx) === 'postgres')
      await trx.selectFrom('stories').select('id').where('id', '=', storyId).forNoKeyUpdate().execute();
    return change(trx);
  });
  notifier.publishStory(storyId);
  return result;
};

const incrementSeq = compiledQuery((db, { id }: { id: number }) =>
  db
    .updateTable('stories')
    .set((eb) => ({ seq: eb('seq', '+', 1) }))
    .where('id', '=', id)
    .returning('seq'),
);

const insertEvent = compiledQuery(
  (db, { story_id, seq, type, page_id, created_at }: Pick<EventsTable, keyof EventsTable>) =>
    db.insertInto('events').values({ story_id, seq, type, page_id, created_at }),
);

/** Stores the event with the number that it was given, in the transaction that increased the story's `seq`. */
export const storeEvent = (trx: Db, storyId: number, seq: number, event: StoryEvent, now: number) =>
  insertEvent(trx, {
    story_id: storyId,
    seq,
    type: event.type,
    page_id: event.type === 'page_update' ? event.pageId : null,
    created_at: now,
  });

/**
 * Increments the story's `seq` and stores the event. Call it inside the transaction of the change itself, so that change
 * and event are committed together.
 */
export const appendEvent = async (
  trx: Db,
  storyId: number,
  event: StoryEvent,
  now: number,
): Promise<void> => {
  const [story] = await incrementSeq(trx, { id: storyId });
  if (story === undefined) throw new Error(`There is no story ${storyId}`);
  await storeEvent(trx, storyId, story.seq, event, now);
};

/** Starts a new epoch with an empty log: every reader that reconnects gets the whole story. */
export const startNewEpoch = async (trx: Db, storyId: number): Promise<void> => {
  await trx.deleteFrom('events').where('story_id', '=', storyId).execute();
  await trx.updateTable('stories').set({ epoch: randomKey(), seq: 0 }).where('id', '=', storyId).execute();
};

/** The events after `seq` up to the story's position `upTo`, in order; only the last ones when they are many. */
export const readTail = (trx: Db, storyId: number, seq: number, upTo: number): Promise<EventRow[]> =>
  trx
    .selectFrom('events')
    .select(['seq', 'type', 'page_id'])
    .where('story_id', '=', storyId)
    .where('seq', '>', Math.max(seq, upTo - MAX_TAIL_EVENTS))
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .execute();
