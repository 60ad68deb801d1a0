import type { Position, StoryMessage } from '@weaversworld/shared/contract';

/**
 * One listener's place in a story's log. Messages that carry `epoch` and `seq` are let through once and in order;
 * those that came too early are held until the gap is filled. A server without a log is let through as it comes.
 */
export interface Stream {
  at: Position | null;
  /** Epochs that ended; whatever still arrives from them is stale. */
  retired: readonly string[];
  held: readonly StoryMessage[];
}
export const NEW_STREAM: Stream = { at: null, retired: [], held: [] };

/** What to ask the server for: the tail since `at`, or everything. */
export type Ask = 'tail' | 'all' | null;
export interface Accepted {
  stream: Stream;
  deliver: StoryMessage[];
  ask: Ask;
}

const HELD = 200;

/** Where a message stands, or null when the server keeps no log. */
export const positionOf = (message: StoryMessage): Position | null => {
  const data: { epoch?: string | undefined; seq?: number | undefined } =
    message.type === 'title_update' ? {} : message.data;
  const epoch = message.epoch ?? data.epoch;
  const seq = message.seq ?? data.seq;
  return epoch === undefined || seq === undefined ? null : { epoch, seq };
};

const follows = (at: Position, message: StoryMessage): boolean => {
  const position = positionOf(message);
  if (position?.epoch !== at.epoch) return false;
  return position.seq === at.seq + 1 || (message.type === 'story_update' && position.seq > at.seq);
};

const isStale = ({ at, retired }: Stream, message: StoryMessage): boolean => {
  const position = positionOf(message);
  if (position === null) return false;
  return retired.includes(position.epoch) || (position.epoch === at?.epoch && position.seq <= at.seq);
};

/** Takes every held message whose turn has come. */
const drain = (stream: Stream, deliver: StoryMessage[]): Accepted => {
  const held = stream.held.filter((message) => !isStale(stream, message));
  const { at } = stream;
  const next = at === null ? undefined : held.find((message) => follows(at, message));
  if (next === undefined) return { stream: { ...stream, held }, deliver, ask: null };
  return drain({ ...stream, at: positionOf(next), held }, [...deliver, next]);
};

const hold = (stream: Stream, message: StoryMessage, ask: Ask): Accepted =>
  stream.held.length >= HELD
    ? { stream: { ...stream, held: [] }, deliver: [], ask: 'all' }
    : { stream: { ...stream, held: [...stream.held, message] }, deliver: [], ask };

/** One more message: what the listener hears now, and whether the server must be asked to fill a gap. */
export const accept = (stream: Stream, message: StoryMessage): Accepted => {
  const position = positionOf(message);
  if (position === null) return { stream, deliver: [message], ask: null };
  if (isStale(stream, message)) return { stream, deliver: [], ask: null };
  const { at } = stream;
  if (at !== null && at.epoch === position.epoch) {
    if (!follows(at, message)) return hold(stream, message, 'tail');
    return drain({ ...stream, at: position }, [message]);
  }
  // Another life of the log: only a whole story may begin it.
  if (message.type !== 'story_update') return hold(stream, message, at === null ? null : 'all');
  const retired = at === null ? stream.retired : [...stream.retired, at.epoch];
  return drain({ ...stream, at: position, retired }, [message]);
};
