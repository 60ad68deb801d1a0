import type { Id, Position, ReleasesWithdrawn, ServerMessage } from '@weaversworld/shared/contract';
import { NO_ACCESS } from '../story-world/owner.ts';
import type { EventRow } from '../story-world/story-events.ts';
import { type PageRow, type StoryRow, shareUrl, storyJson, storyJsonFor } from '../story-world/story-json.ts';

/** A message as the bytes of a WebSocket frame, so that one for a thousand subscribers is encoded once and written as it is. */
export type Frame = Buffer;

/** A final frame of text, unmasked, as a server sends it (RFC 6455, 5.2). */
const TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

const header = (length: number): Buffer => {
  if (length < LENGTH_16) return Buffer.from([TEXT, length]);
  if (length <= 0xffff) return Buffer.from([TEXT, LENGTH_16, length >> 8, length & 0xff]);
  const long = Buffer.alloc(10);
  long.set([TEXT, LENGTH_64]);
  long.writeBigUInt64BE(BigInt(length), 2);
  return long;
};

const frame = (message: ServerMessage | ReleasesWithdrawn): Frame => {
  const payload = Buffer.from(JSON.stringify(message));
  return Buffer.concat([header(payload.length), payload]);
};

export const storyLeftFrame = (storyId: Id): Frame => frame({ type: 'story_left', story_id: storyId });
export const pongFrame = frame({ type: 'pong' });
export const releasesWithdrawnFrame = frame({ type: 'releases_withdrawn' });
export const errorFrame = (message: string): Frame => frame({ type: 'error', message });

/** The same for unknown stories and for those of others. */
export const accessDeniedFrame = (storyId: Id): Frame =>
  frame({ type: 'error', message: NO_ACCESS, story_id: storyId });

/** Those who get the same bytes: only owners get the share link, which begins with the origin they use. */
export interface Audience {
  isOwner: boolean;
  origin: string;
}

/** A story as read in one transaction, with the latest events that its subscribers may have missed. */
export interface StorySnapshot {
  story: StoryRow;
  pages: PageRow[];
  tail: EventRow[];
}

const eventMessage = (
  { story, pages }: StorySnapshot,
  { seq, type, page_id }: EventRow,
  { isOwner, origin }: Audience,
): ServerMessage => {
  const position = { epoch: story.epoch, seq };
  if (type === 'story_left') return { type, story_id: story.id };
  if (type === 'title_update') return { type, data: { id: story.id, title: story.title }, ...position };
  const data = { ...storyJson(story, pages), seq };
  if (type === 'page_update') return { type, data, updated_page_id: page_id, ...position };
  return { type, data: { ...data, share_url: isOwner ? shareUrl(story, origin) : null }, ...position };
};

/**
 * The frames of one story as it was read, each rendered once per audience. The frame of an event shows the story as it was
 * read: with that event, and perhaps with later ones, whose frames follow with the same content.
 */
export const createStoryFrames = (snapshot: StorySnapshot) => {
  const { story, pages, tail } = snapshot;
  const rendered = new Map<string, Frame>();
  const once = (key: string, message: () => ServerMessage): Frame => {
    const found = rendered.get(key) ?? frame(message());
    rendered.set(key, found);
    return found;
  };
  const keyOf = ({ isOwner, origin }: Audience) => (isOwner ? origin : 'reader');

  const fullStory = (audience: Audience): Frame =>
    once(`full ${keyOf(audience)}`, () => ({
      type: 'story_update',
      data: storyJsonFor(story, pages, audience.isOwner, audience.origin),
      is_initial_state: true,
      epoch: story.epoch,
      seq: story.seq,
    }));
  const upToDate = ({ isOwner }: Audience): Frame =>
    once(`up to date ${isOwner}`, () => ({
      type: 'story_update',
      data: { id: story.id, user_is_owner: isOwner },
      is_initial_state: false,
      epoch: story.epoch,
      seq: story.seq,
    }));
  const eventFrame = (event: EventRow, audience: Audience): Frame =>
    once(event.type === 'story_update' ? `${event.seq} ${keyOf(audience)}` : `${event.seq}`, () =>
      eventMessage(snapshot, event, audience),
    );

  /** By audience and number of missed events: of a thousand subscribers nearly all are at the same position. */
  const missedFrames = new Map<string, Frame[]>();

  /** What a subscriber at `at` lacks: the missed events while they are kept, else the whole story. */
  const missed = (audience: Audience, at: Position | undefined): Frame[] => {
    const count = at?.epoch === story.epoch ? story.seq - at.seq : -1;
    if (count < 0 || count > tail.length) return [fullStory(audience)];
    const key = `${count} ${keyOf(audience)}`;
    const frames =
      missedFrames.get(key) ?? tail.slice(tail.length - count).map((event) => eventFrame(event, audience));
    missedFrames.set(key, frames);
    return frames;
  };
  return {
    missed,
    /** Like `missed`; a subscriber that has everything gets a confirmation. */
    join: (audience: Audience, after: Position | undefined): Frame[] => {
      const frames = missed(audience, after);
      return frames.length > 0 ? frames : [upToDate(audience)];
    },
  };
};
