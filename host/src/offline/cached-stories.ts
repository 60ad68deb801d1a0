import { Id, type Story } from '@weaversworld/shared/contract';
import { OTHERS, type Scope } from './cached-lists.ts';
import {
  type CachedStory,
  CachedStoryIndex,
  MAX_BYTES,
  MAX_STORIES,
  withUnread,
} from './cached-story-index.ts';
import type { PrivateCache, VisitorSignal } from './private-cache.ts';

const INDEX_URL = '/.private/stories';

interface CachedStoriesDeps {
  cache: PrivateCache;
  fetch: typeof fetch;
  /** The page's URL. */
  base: string;
  storyApiBase: string;
  /** The child in whose list a story is, when it is known. */
  scopeOf(id: Id): Promise<Scope | undefined>;
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
 * The finished stories that this browser keeps, with their pictures: the thirty opened last, then up to ten of each child that
 * were fetched for later, and at most 60 MB.
 */
export const createCachedStories = (deps: CachedStoriesDeps) => {
  const { cache, fetch, base, storyApiBase, exclusively } = deps;
  const readIndex = async (): Promise<CachedStory[]> =>
    CachedStoryIndex.parse(await (await cache.match(INDEX_URL))?.json().catch(() => []));
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
        const scope = story.user_is_owner ? (before?.scope ?? (await deps.scopeOf(story.id))) : OTHERS;
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
          ...(scope !== undefined && { scope }),
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

    /** The ids of the stories that are cached with all their pictures. */
    completeIds: async (): Promise<Id[]> =>
      (await readIndex()).flatMap(({ id, isComplete }) => (isComplete ? [id] : [])),

    /** True when the story is cached. */
    has: async (id: Id): Promise<boolean> => (await readIndex()).some((one) => one.id === id),

    /**
     * Stores the text of a story that was fetched for later, in the place that `withUnread` gives it. False when there is no room.
     */
    add: (
      story: Story,
      { scope, wanted }: { scope: Scope; wanted: readonly Id[] },
      visitorSignal: VisitorSignal,
    ): Promise<boolean> =>
      exclusively(async () => {
        const known = await readIndex();
        // Opened meanwhile.
        if (visitorSignal.aborted || known.some(({ id }) => id === story.id)) return true;
        const text = JSON.stringify(story);
        const version = versionOf(story, text);
        const pictures = picturesOf(story);
        const entry = { id: story.id, version, pictures, bytes: 0, isComplete: false, isRead: false, scope };
        const next = withUnread(known, entry, wanted);
        if (next === null) return false;
        if (next.gone) await deleteStories([next.gone], next.index);
        await putText(story, text, visitorSignal);
        await writeIndex(next.index, visitorSignal);
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

    /** Notes whose stories these are, where that was not known. */
    assign: (ids: readonly Id[], scope: Scope, visitorSignal: VisitorSignal): Promise<void> =>
      exclusively(async () => {
        const index = await readIndex();
        const isNew = (one: CachedStory) => one.scope === undefined && ids.includes(one.id);
        if (!index.some(isNew)) return;
        await writeIndex(
          index.map((one) => (isNew(one) ? { ...one, scope } : one)),
          visitorSignal,
        );
      }),

    /** Deletes the stories that were deleted, or that the visitor may not read any more. */
    deleteWhere: (
      isGone: (story: Pick<CachedStory, 'id' | 'scope'>) => boolean,
      visitorSignal: VisitorSignal,
    ): Promise<void> =>
      exclusively(async () => {
        const index = await readIndex();
        const gone = index.filter(isGone);
        if (gone.length === 0) return;
        const remaining = index.filter((one) => !gone.includes(one));
        await deleteStories(gone, remaining);
        await writeIndex(remaining, visitorSignal);
      }),
  };
};
export type CachedStories = ReturnType<typeof createCachedStories>;
