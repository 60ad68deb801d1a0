import { Id } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import type { Scope } from './cached-lists.ts';

export const MAX_STORIES = 30;
export const MAX_BYTES = 60_000_000;
/** Stories of one child that were fetched for later and never opened. */
export const MAX_UNREAD = 10;
/** From so many bytes on, nothing is fetched for later: its pictures would not find room. */
const MAX_BYTES_BEFORE_FETCHING = 40_000_000;

const CachedStory = z.object({
  id: Id,
  /** Identifies its version: another one replaces it. */
  version: z.string(),
  /** URLs of its pictures, of the pages and of the cast. */
  pictures: z.array(z.string()),
  /** Size of the cached pictures. */
  bytes: z.number(),
  /** True when all of them are cached. */
  isComplete: z.boolean(),
  /** False for a story that was fetched for later, until it is opened. */
  isRead: z.boolean().default(true),
  /** Whose story it is; absent while no list has named it. */
  scope: z.string().optional(),
});
export type CachedStory = z.infer<typeof CachedStory>;
/** The story that was opened last comes first; those that were never opened come last, the newest first. */
export const CachedStoryIndex = z.array(CachedStory).catch([]);

/** The unread story that makes room for one of `scope`: never one that was opened, nor one that is wanted. */
const findReplaceable = (
  known: readonly CachedStory[],
  scope: Scope,
  wanted: readonly Id[],
): CachedStory | undefined => {
  const unreadOf = new Map<Scope | undefined, CachedStory[]>();
  for (const story of known)
    if (!story.isRead) unreadOf.set(story.scope, [...(unreadOf.get(story.scope) ?? []), story]);
  const own = unreadOf.get(scope) ?? [];
  if (own.length >= MAX_UNREAD) return own.findLast(({ id }) => !wanted.includes(id));
  // There is no room for all children: they share it.
  const most = [...unreadOf.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  return most.length > own.length + 1 ? most.at(-1) : undefined;
};

/**
 * The index with a story that was fetched for later, behind all that were opened, and the one that makes room for it. `wanted`
 * are the stories of the same child to be fetched for later, the newest first. Null when there is no room.
 */
export const withUnread = (
  known: readonly CachedStory[],
  entry: CachedStory & { scope: Scope },
  wanted: readonly Id[],
): { index: CachedStory[]; gone: CachedStory | undefined } | null => {
  const isOwn = ({ isRead, scope }: CachedStory) => !isRead && scope === entry.scope;
  const bytesOf = (stories: readonly CachedStory[]) => stories.reduce((sum, { bytes }) => sum + bytes, 0);
  const hasRoom = (stories: readonly CachedStory[]) =>
    stories.filter(isOwn).length < MAX_UNREAD &&
    stories.length < MAX_STORIES &&
    bytesOf(stories) <= MAX_BYTES_BEFORE_FETCHING;

  const gone = hasRoom(known) ? undefined : findReplaceable(known, entry.scope, wanted);
  const remaining = known.filter((one) => one !== gone);
  if (!hasRoom(remaining)) return null;
  // Those that are not wanted any more come last.
  const rank = ({ id }: CachedStory) => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length);
  const own = [...remaining.filter(isOwn), entry].toSorted((a, b) => rank(a) - rank(b));
  const others = remaining.filter((one) => !one.isRead && !isOwn(one));
  return { index: [...remaining.filter(({ isRead }) => isRead), ...own, ...others], gone };
};
