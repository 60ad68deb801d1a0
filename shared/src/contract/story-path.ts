import type { Id } from './ids.ts';

/** The path of a story in the reader. */
export const storyPath = (storyId: Id): string =>
  `/weaversworld/story/${encodeURIComponent(String(storyId))}`;
