import { type Position, positionOf, type StoryMessage } from '@weaversworld/shared/contract';

/**
 * One subscriber's position in a story's event log. Messages with `epoch` and `seq` are delivered once and in order;
 * early ones are held until the gap is filled. Messages of a server without a log are delivered as they arrive.
 */
export interface Stream {
  at: Position | null;
  /** Epochs that ended; their messages are stale. */
  retired: readonly string[];
  held: readonly StoryMessage[];
}
export const INITIAL_STREAM: Stream = { at: null, retired: [], held: [] };

/** What to request from the server: the messages after `at`, or the whole story. */
export type Resync = 'tail' | 'all' | null;
export interface Accepted {
  stream: Stream;
  deliver: StoryMessage[];
  resync: Resync;
}

const MAX_HELD = 200;

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

/** Delivers every held message that now follows. */
const drain = (stream: Stream, deliver: StoryMessage[]): Accepted => {
  const held = stream.held.filter((message) => !isStale(stream, message));
  const { at } = stream;
  const next = at === null ? undefined : held.find((message) => follows(at, message));
  if (next === undefined) return { stream: { ...stream, held }, deliver, resync: null };
  return drain({ ...stream, at: positionOf(next), held }, [...deliver, next]);
};

const hold = (stream: Stream, message: StoryMessage, resync: Resync): Accepted =>
  stream.held.length >= MAX_HELD
    ? { stream: { ...stream, held: [] }, deliver: [], resync: 'all' }
    : { stream: { ...stream, held: [...stream.held, message] }, deliver: [], resync };

/** Accepts the next message: returns what to deliver now, and what to request when there is a gap. */
export const accept = (stream: Stream, message: StoryMessage): Accepted => {
  const position = positionOf(message);
  if (position === null) return { stream, deliver: [message], resync: null };
  if (isStale(stream, message)) return { stream, deliver: [], resync: null };
  const { at } = stream;
  if (at !== null && at.epoch === position.epoch) {
    if (!follows(at, message)) return hold(stream, message, 'tail');
    return drain({ ...stream, at: position }, [message]);
  }
  // A new epoch starts with a whole story only.
  if (message.type !== 'story_update') return hold(stream, message, at === null ? null : 'all');
  const retired = at === null ? stream.retired : [...stream.retired, at.epoch];
  return drain({ ...stream, at: position, retired }, [message]);
};
