import { type Id, StoryCard, StorySnapshot, unwrap } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import { type CachedStories, isFinished, MAX_UNREAD } from './cached-stories.ts';
import type { VisitorSignal } from './private-cache.ts';

/** The key of a cached list (`cacheableRequest`): its name, the child and the requested form. */
const ListKey = z.array(z.string().nullable());

/** A list of stories, as far as it decides which of them are fetched for later. */
export interface Library {
  /** The child's id as the request sent it. */
  profileId: string | null;
  /** The finished stories in the order of the list; the server's is newest first. */
  finished: Id[];
}

/** What a list of stories contains; null for other lists. */
export const readLibrary = (key: string, body: string): Library | null => {
  const [name, profileId] = ListKey.safeParse(parseJson(key)).data ?? [];
  if (name !== 'stories') return null;
  const entries = z.array(z.unknown()).safeParse(unwrap(parseJson(body))).data ?? [];
  const finished = entries.flatMap((entry) => {
    const story = StoryCard.safeParse(entry).data?.story;
    // Of a card the texts are unknown: the story itself decides.
    return story?.total_pages && story.pages.length >= story.total_pages ? [story.id] : [];
  });
  return { profileId: profileId ?? null, finished };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

interface FetchLibraryDeps {
  stories: CachedStories;
  fetch: typeof fetch;
  storyApiBase: string;
  /** Resolves when the browser has nothing else to do. */
  idle(): Promise<void>;
  /** False while there is no connection, or it is one to be spared. */
  mayFetch(): boolean;
}

/**
 * Fetches the newest finished stories of a library that this browser lacks, one request at a time, and stops at the first failure:
 * the next list starts over. Rejects when storing fails.
 */
export const fetchLibrary = async (
  { stories, fetch, storyApiBase, idle, mayFetch }: FetchLibraryDeps,
  { profileId, finished }: Library,
  visitorSignal: VisitorSignal,
): Promise<void> => {
  const wanted = finished.slice(0, MAX_UNREAD);
  for (const id of wanted) {
    if (await stories.has(id)) continue;
    await idle();
    if (visitorSignal.aborted || !mayFetch()) return;
    const response = await fetch(`${storyApiBase}/stories/${encodeURIComponent(String(id))}/`, {
      headers: { accept: 'application/json', ...(profileId !== null && { 'x-profile-id': profileId }) },
      signal: visitorSignal,
      priority: 'low',
    }).catch(() => null);
    if (!response?.ok) return;
    const story = StorySnapshot.safeParse(unwrap(await response.json().catch(() => null))).data;
    if (!story || !isFinished(story)) continue;
    if (!(await stories.add(story, wanted, visitorSignal))) return;
  }
};
