import type { Position } from '@weaversworld/shared/contract';
import type { Db } from '../db/open-db.ts';
import type { EventsTable } from '../db/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { randomKey } from './ids.ts';
import { readStoryIn, shareUrl, storyJson } from './story-json.ts';

/** Events kept per story for readers that reconnect; a reader further behind gets the whole story. */
const MAX_KEPT_EVENTS = 100;

/** A change of a story, sent to every subscriber of its live channel. */
export type StoryEvent =
  | { type: 'page_update'; pageId: number }
  | { type: 'title_update' }
  | { type: 'story_update'; origin: string }
  | { type: 'story_left' };

/** A stored event. */
export type EventRow = Pick<EventsTable, 'seq' | 'type' | 'payload_json'>;

/** Changes a story in one transaction and notifies the subscribers after the commit. */
export const updateStory = async <T>(
  { db, notifier }: Pick<ServerDeps, 'db' | 'notifier'>,
  storyId: number,
  change: (trx: Db) => Promise<T>,
): Promise<T> => {
  const result = await db.transaction().execute(change);
  notifier.publish(storyId);
  return result;
};

const payload = async (trx: Db, storyId: number, event: StoryEvent): Promise<object> => {
  const { type } = event;
  if (type === 'story_left') return { type, story_id: storyId };
  const found = await readStoryIn(trx, storyId);
  if (found === undefined) throw new Error(`Story ${storyId} disappeared during its own transaction`);
  const { story, pages } = found;
  if (type === 'title_update') return { type, data: { id: story.id, title: story.title } };
  const data = storyJson(story, pages);
  if (type === 'page_update') return { type, data, updated_page_id: event.pageId };
  return { type, data: { ...data, share_url: shareUrl(story, event.origin) } };
};

/**
 * Increments the story's `seq` and stores the event with the story as it is now. Call it last, inside the transaction
 * of the change itself, so that change and event are committed together.
 */
export const appendEvent = async (
  trx: Db,
  storyId: number,
  event: StoryEvent,
  now: number,
): Promise<Position> => {
  const position = await trx
    .updateTable('stories')
    .set((eb) => ({ seq: eb('seq', '+', 1) }))
    .where('id', '=', storyId)
    .returning(['epoch', 'seq'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('events')
    .values({
      story_id: storyId,
      seq: position.seq,
      type: event.type,
      payload_json: JSON.stringify(await payload(trx, storyId, event)),
      created_at: now,
    })
    .execute();
  await trx
    .deleteFrom('events')
    .where('story_id', '=', storyId)
    .where('seq', '<=', position.seq - MAX_KEPT_EVENTS)
    .execute();
  return position;
};

/** Starts a new epoch with an empty log: every reader that reconnects gets the whole story. */
export const startNewEpoch = async (trx: Db, storyId: number): Promise<void> => {
  await trx.deleteFrom('events').where('story_id', '=', storyId).execute();
  await trx.updateTable('stories').set({ epoch: randomKey(), seq: 0 }).where('id', '=', storyId).execute();
};

/** The events after `seq` up to `upTo`, in order; null when some of them were already deleted. */
export const readTail = async (
  db: Db,
  storyId: number,
  seq: number,
  upTo: number,
): Promise<EventRow[] | null> => {
  if (seq > upTo || upTo - seq > MAX_KEPT_EVENTS) return null;
  if (seq === upTo) return [];
  const events = await db
    .selectFrom('events')
    .select(['seq', 'type', 'payload_json'])
    .where('story_id', '=', storyId)
    .where('seq', '>', seq)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .execute();
  return events.length === upTo - seq ? events : null;
};

/** The live message of a stored event: its payload, with `epoch` and `seq` at the top level. */
export const eventFrame = (event: EventRow, epoch: string): string =>
  `${event.payload_json.slice(0, -1)},"epoch":${JSON.stringify(epoch)},"seq":${event.seq}}`;
