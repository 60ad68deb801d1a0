import type { Position } from '@weaversworld/shared/contract';
import type { Db } from '../db/open.ts';
import type { EventsTable } from '../db/schema.ts';
import { randomKey } from './ids.ts';
import { readStoryIn, shareUrl, storyJson } from './story-json.ts';

/** How many events of a story are kept for those who come back; older ones get the whole story instead. */
const KEPT_EVENTS = 100;

/** What happened to a story, told to everyone who watches it. */
export type Happening =
  | { type: 'page_update'; pageId: number }
  | { type: 'title_update' }
  | { type: 'story_update'; origin: string }
  | { type: 'story_left' };

/** An event as it is kept. */
export type EventRow = Pick<EventsTable, 'seq' | 'type' | 'payload_json'>;

const payload = async (trx: Db, storyId: number, happening: Happening): Promise<object> => {
  const { type } = happening;
  if (type === 'story_left') return { type, story_id: storyId };
  const found = await readStoryIn(trx, storyId);
  if (found === undefined) throw new Error(`Story ${storyId} is gone in the middle of its change`);
  const { story, pages } = found;
  if (type === 'title_update') return { type, data: { id: story.id, title: story.title } };
  const data = storyJson(story, pages);
  if (type === 'page_update') return { type, data, updated_page_id: happening.pageId };
  return { type, data: { ...data, share_url: shareUrl(story, happening.origin) } };
};

/**
 * Counts the story's log up by one and writes the event, as the story stands now. Call it last, inside the
 * transaction of the change itself: change and event are kept together or not at all.
 */
export const record = async (
  trx: Db,
  storyId: number,
  happening: Happening,
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
      type: happening.type,
      payload_json: JSON.stringify(await payload(trx, storyId, happening)),
      created_at: now,
    })
    .execute();
  await trx
    .deleteFrom('events')
    .where('story_id', '=', storyId)
    .where('seq', '<=', position.seq - KEPT_EVENTS)
    .execute();
  return position;
};

/** Begins a new life of the story's log: everyone who comes back gets the whole story. */
export const newEpoch = async (trx: Db, storyId: number): Promise<void> => {
  await trx.deleteFrom('events').where('story_id', '=', storyId).execute();
  await trx.updateTable('stories').set({ epoch: randomKey(), seq: 0 }).where('id', '=', storyId).execute();
};

/** The events after `seq` up to `upTo`, in order; null when some of them are no longer kept. */
export const readTail = async (
  db: Db,
  storyId: number,
  seq: number,
  upTo: number,
): Promise<EventRow[] | null> => {
  if (seq > upTo || upTo - seq > KEPT_EVENTS) return null;
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

/** The event as it goes over the wire: what was kept, with its position at the top level. */
export const frameOf = (event: EventRow, epoch: string): string =>
  `${event.payload_json.slice(0, -1)},"epoch":${JSON.stringify(epoch)},"seq":${event.seq}}`;
