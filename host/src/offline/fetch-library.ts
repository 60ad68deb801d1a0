import { StorySnapshot, unwrap } from '@weaversworld/shared/contract';
import type { Library } from './cached-lists.ts';
import { type CachedStories, isFinished } from './cached-stories.ts';
import { MAX_UNREAD } from './cached-story-index.ts';
import type { VisitorSignal } from './private-cache.ts';

/** Stories that the server may fail to send before the rest is left for another time. */
const MAX_FAILURES = 3;

interface FetchLibraryDeps {
  stories: CachedStories;
  fetch: typeof fetch;
  storyApiBase: string;
  /** Resolves when the browser has nothing else to do. */
  idle(): Promise<void>;
  /** False while there is no connection, or it is one to be spared, and once the child is gone. */
  mayFetch(): boolean;
}

/**
 * Fetches the newest finished stories of a library that this browser lacks, one request at a time. Without an
 * answer, and when the server refuses, the next list starts over; a story that fails by itself is left out. Rejects when storing
 * fails.
 */
export const fetchLibrary = async (
  { stories, fetch, storyApiBase, idle, mayFetch }: FetchLibraryDeps,
  { scope, profileId, finished }: Library,
  visitorSignal: VisitorSignal,
): Promise<void> => {
  const wanted = finished.slice(0, MAX_UNREAD);
  let failures = 0;
  for (const id of wanted) {
    if (await stories.has(id)) continue;
    await idle();
    if (visitorSignal.aborted || !mayFetch()) return;
    const response = await fetch(`${storyApiBase}/stories/${encodeURIComponent(String(id))}/`, {
      headers: { accept: 'application/json', ...(profileId !== null && { 'x-profile-id': profileId }) },
      signal: visitorSignal,
      priority: 'low',
    }).catch(() => null);
    if (response === null || isRefusal(response)) return;
    if (!response.ok) {
      failures += 1;
      if (failures === MAX_FAILURES) return;
      continue;
    }
    const story = StorySnapshot.safeParse(unwrap(await response.json().catch(() => null))).data;
    if (!story || !isFinished(story)) continue;
    if (!mayFetch() || !(await stories.add(story, { scope, wanted }, visitorSignal))) return;
  }
};

/** Signed out, too many requests, or no time for any: true for all stories, not only for this one. */
const isRefusal = ({ status }: Response): boolean => [401, 429, 503].includes(status);
