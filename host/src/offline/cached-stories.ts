import { Id, type Story } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import type { PrivateCache, VisitorSignal } from './private-cache.ts';

const MAX_STORIES = 30;
const MAX_BYTES = 60_000_000;
/** Stories that were fetched for later and never opened. */
export const MAX_UNREAD = 10;
/** From so many bytes on, nothing is fetched for later: its pictures would not find room. */
const MAX_BYTES_BEFORE_FETCHING = 40_000_000;
const INDEX_URL = '/.private/stories';

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
});
type CachedStory = z.infer<typeof CachedStory>;
/** The story that was opened last comes first; those that were never opened come last, the newest first. */
const Index = z.array(CachedStory).catch([]);

interface CachedStoriesDeps {
  cache: PrivateCache;
  fetch: typeof fetch;
  /** The page's URL. */
  base: string;
  storyApiBase: string;
  /** Runs tasks one after the other, in all tabs. */
  exclusively<Result>(task: () => Promise<Result>): Promise<Result>;
}

const urlOf = (id: Id): string => `/.private/story/${encodeURIComponent(String(id))}`;

const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/** True for a story that stays as it is: all pages with text, and no picture still to come. */
export const isFinished = ({ pages, total_pages }: Story): boolean =>
  pages.length > 0 &&
  pages.length >= (total_pages ?? pages.length) &&
  pages.every(({ text, image_status }) => text !== '' && /^(completed|failed|unknown)$/.test(image_status));

/**
 * The finished stories that this browser keeps, with their pictures: the thirty opened last, then up to ten that were fetched for
 * later, and at most 60 MB.
 */
export const createCachedStories = ({ cache, fetch, base, storyApiBase, exclusively }: CachedStoriesDeps) => {
  const readIndex = async (): Promise<CachedStory[]> =>
    Index.parse(await (await cache.match(INDEX_URL))?.json().catch(() => []));
  const writeIndex = (index: CachedStory[], visitorSignal: VisitorSignal): Promise<void> =>
    cache.put(INDEX_URL, Response.json(index), visitorSignal);

  const picturesOf = ({ id, pages, characters, epoch }: Story): string[] => {
    const urls = pages.flatMap(({ permanent_image_url: url }) => (url ? [new URL(url, base)] : []));
    // Only a server with an event log draws the cast.
    const cast =
      epoch === undefined ? [] : characters.map((_, at) => `${storyApiBase}/stories/${id}/cast/${at + 1}/`);
    const sameOriginPaths = urls
      .filter(({ origin }) => origin === new URL(base).origin)
      .map(({ pathname }) => pathname);
    return [...sameOriginPaths, ...cast];
  };

  const versionOf = ({ epoch, seq }: Story, text: string): string =>
    `${epoch ?? ''} ${seq ?? ''} ${text.length}`;
  const putText = ({ id }: Story, text: string, visitorSignal: VisitorSignal): Promise<void> =>
    cache.put(
      urlOf(id),
      new Response(text, { headers: { 'content-type': 'application/json' } }),
      visitorSignal,
    );

  /** Deletes pictures that no story of `index` uses. */
  const deleteUnused = async (pictures: string[], index: CachedStory[]): Promise<void> => {
    const used = new Set(index.flatMap((story) => story.pictures));
    for (const url of pictures) if (!used.has(url)) await cache.delete(url);
  };
  /** Deletes stories with the pictures that no story of `index` uses. */
  const deleteStories = async (stories: CachedStory[], index: CachedStory[]): Promise<void> => {
    for (const { id } of stories) await cache.delete(urlOf(id));
    await deleteUnused(
      stories.flatMap(({ pictures }) => pictures),
      index,
    );
  };

  /** The index within its limits; deletes what falls out of it. */
  const trimmed = async (index: CachedStory[]): Promise<CachedStory[]> => {
    let bytes = 0;
    const count = index.findIndex((story, at) => {
      bytes += story.bytes;
      return at > 0 && (at >= MAX_STORIES || bytes > MAX_BYTES);
    });
    const remaining = count === -1 ? index : index.slice(0, count);
    await deleteStories(index.slice(remaining.length), remaining);
    return remaining;
  };

  /** The size of a picture that is or can be cached; null when it cannot be fetched. */
  const prefetchImage = async (url: string, visitorSignal: VisitorSignal): Promise<number | null> => {
    const cached = await cache.match(url);
    if (cached) return (await cached.blob()).size;
    const response = await fetch(url, { signal: visitorSignal, priority: 'low' }).catch(() => null);
    if (response === null || response.status !== 200) return null;
    const size = (await response.clone().blob()).size;
    await cache.put(url, response, visitorSignal);
    return size;
  };

  return {
    /** The story as the server would send it; null when it is not cached. */
    read: async (id: string): Promise<Response | null> => (await cache.match(urlOf(Id.parse(id)))) ?? null,

    /** Stores the story's text, and puts it first. Rejects when the browser has no room even after older stories were deleted. */
    put: (story: Story, visitorSignal: VisitorSignal): Promise<void> =>
      exclusively(async () => {
        const text = JSON.stringify(story);
        const known = await readIndex();
        const before = known.find(({ id }) => id === story.id);
        const version = versionOf(story, text);
        if (before?.version === version && known[0] === before && before.isRead) return;
        const pictures = picturesOf(story);
        const isComplete =
          before?.isComplete === true && pictures.every((url) => before.pictures.includes(url));
        const entry = {
          id: story.id,
          version,
          pictures,
          bytes: before?.bytes ?? 0,
          isComplete,
          isRead: true,
        };
        let index = await trimmed([entry, ...known.filter((one) => one !== before)]);
        const put = () => putText(story, text, visitorSignal);
        await put().catch(async (error: unknown) => {
          if (!isQuotaExceeded(error)) throw error;
          const left = before ? [before] : [];
          await deleteStories(index.slice(1), left);
          // First, because the second attempt may fail as well.
          await writeIndex(left, visitorSignal);
          index = [entry];
          await put();
        });
        await writeIndex(index, visitorSignal);
        if (before) await deleteUnused(before.pictures, index);
      }),

    /** The ids of the cached stories. */
    ids: async (): Promise<Id[]> => (await readIndex()).map(({ id }) => id),

    /** True when the story is cached. */
    has: async (id: Id): Promise<boolean> => (await readIndex()).some((one) => one.id === id),

    /**
     * Stores the text of a story that was fetched for later, behind all that were opened. It takes the place of an older unread one
     * at most, never of one that was opened. `wanted` are the stories to be fetched for later, the newest first. False when there
     * is no room.
     */
    add: (story: Story, wanted: readonly Id[], visitorSignal: VisitorSignal): Promise<boolean> =>
      exclusively(async () => {
        const known = await readIndex();
        // Opened meanwhile.
        if (visitorSignal.aborted || known.some(({ id }) => id === story.id)) return true;
        const read = known.filter(({ isRead }) => isRead);
        const unread = known.filter(({ isRead }) => !isRead);
        const gone =
          unread.length < MAX_UNREAD ? undefined : unread.findLast(({ id }) => !wanted.includes(id));
        const bytes = known.reduce((sum, one) => sum + one.bytes, 0) - (gone?.bytes ?? 0);
        const count = known.length - (gone ? 1 : 0);
        const isFull = unread.length >= MAX_UNREAD && gone === undefined;
        if (isFull || count >= MAX_STORIES || bytes > MAX_BYTES_BEFORE_FETCHING) return false;
        const text = JSON.stringify(story);
        const entry = {
          id: story.id,
          version: versionOf(story, text),
          pictures: picturesOf(story),
          bytes: 0,
          isComplete: false,
          isRead: false,
        };
        // Those that are not wanted any more come last.
        const rank = ({ id }: CachedStory) => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length);
        const index = [
          ...read,
          ...[...unread.filter((one) => one !== gone), entry].toSorted((a, b) => rank(a) - rank(b)),
        ];
        if (gone) await deleteStories([gone], index);
        await putText(story, text, visitorSignal);
        await writeIndex(index, visitorSignal);
        return true;
      }).catch((error: unknown) => {
        if (isQuotaExceeded(error)) return false;
        throw error;
      }),

    /** Fetches the pictures that cached stories lack, one after the other, the story opened last first. */
    prefetchImages: async (visitorSignal: VisitorSignal): Promise<void> => {
      for (const { id } of await readIndex()) {
        // Pictures of the stories before it may have left no room for this one.
        const story = (await readIndex()).find((one) => one.id === id);
        if (story === undefined || story.isComplete) continue;
        const sizes: (number | null)[] = [];
        for (const url of story.pictures) {
          if (visitorSignal.aborted) return;
          sizes.push(await prefetchImage(url, visitorSignal));
        }
        const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
        const change = { bytes, isComplete: !sizes.includes(null) };
        await exclusively(async () => {
          if (visitorSignal.aborted) return;
          const index = await readIndex();
          const now = index.find((one) => one.id === id);
          // Meanwhile the story was deleted or got other pictures.
          if (now?.pictures.join() !== story.pictures.join()) return deleteUnused(story.pictures, index);
          await writeIndex(
            await trimmed(index.map((one) => (one.id === id ? { ...one, ...change } : one))),
            visitorSignal,
          );
        });
      }
    },

    /** Deletes a story that was deleted, or that the visitor may not read any more. */
    delete: (id: Id, visitorSignal: VisitorSignal): Promise<void> =>
      exclusively(async () => {
        const index = await readIndex();
        const gone = index.find((one) => one.id === id);
        if (!gone) return;
        const remaining = index.filter((one) => one !== gone);
        await deleteStories([gone], remaining);
        await writeIndex(remaining, visitorSignal);
      }),
  };
};
export type CachedStories = ReturnType<typeof createCachedStories>;
