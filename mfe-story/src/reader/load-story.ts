import { errorMessage, isApiError } from '@weaversworld/shared/api';
import { type Id, mergeSnapshot } from '@weaversworld/shared/contract';

import type { ReaderWorld, StoryCore } from './story-core.ts';

/** Reading the story from the server: the first time, and again without taking it off the screen. */
export const createLoading = (core: StoryCore, { api }: Pick<ReaderWorld, 'api'>) => {
  const { get, set } = core;

  const load = async (storyId: Id): Promise<void> => {
    const isCurrent = core.watchVisit();
    set({ phase: 'loading', storyId, error: null });
    try {
      const snapshot = await api.stories.get(storyId, core.signal());
      if (!isCurrent()) return;
      const story = mergeSnapshot(get().story, snapshot);
      if (get().phase === 'ready') core.change(story);
      else core.show(story);
    } catch (error) {
      if (!isCurrent() || get().phase === 'ready' || core.deniedBy(error)) return;
      core.warn('Failed to load story. Please try again.', error);
      set({ phase: 'failed', error: errorMessage(error, 'Failed to load story. Please try again.') });
    }
  };

  /** Gives false when the story could not be read; a story that is gone or denied leaves the screen. */
  const refresh = async (): Promise<boolean> => {
    const isCurrent = core.watchVisit();
    const { storyId } = get();
    if (storyId === null) return false;
    try {
      const snapshot = await api.stories.get(storyId, core.signal());
      if (isCurrent()) core.change(mergeSnapshot(get().story, snapshot));
      return true;
    } catch (error) {
      if (!isCurrent() || core.deniedBy(error)) return false;
      core.warn('Failed to load story data', error);
      if (isApiError(error) && error.status === 404)
        set({ phase: 'failed', story: null, error: errorMessage(error, 'Failed to load story data') });
      return false;
    }
  };

  return { load, refresh };
};
export type StoryLoading = ReturnType<typeof createLoading>;
