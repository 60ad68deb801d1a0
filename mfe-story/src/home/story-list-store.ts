import { errorMessage, isAccessDenial, listedErrorMessage } from '@weaversworld/shared/api';
import type { Id, Story } from '@weaversworld/shared/contract';
import type { Shell } from '@weaversworld/shared/shell';
import { createStore } from 'zustand/vanilla';
import { sortStories } from './sort-stories.ts';

/** `idle`: nothing was asked for yet, or everything was dropped. A refreshing list stays `ready`. */
export interface StoryListState {
  status: 'idle' | 'loading' | 'ready' | 'failed' | 'denied';
  stories: Story[];
  /** The catalogue's sentence of the last failure, or null. */
  error: string | null;
  /** The story just deleted, as long as it can be brought back. */
  deleted: Story | null;
}

const DENIED = 'You do not have access to these stories';
const EMPTY: StoryListState = { status: 'idle', stories: [], error: null, deleted: null };

/** The stories of one child, or of the active one when `profileId` is not given. */
export const createStoryList = (
  { api, bus, report }: Pick<Shell, 'api' | 'bus' | 'report'>,
  profileId?: Id,
) => {
  const store = createStore<StoryListState>()(() => EMPTY);
  const { getState: get, setState: set } = store;
  let asked = 0;

  const fail = (sentence: string, error: unknown) => {
    report({ level: 'warning', source: 'mfe-story', message: sentence, error });
    return listedErrorMessage(error, sentence);
  };

  /** Fetches the list; one that is there already stays on the screen meanwhile. */
  const load = async (): Promise<void> => {
    if (get().status === 'loading') return;
    const mine = ++asked;
    set(({ status }) => ({ status: status === 'ready' ? 'ready' : 'loading', error: null }));
    try {
      const stories = await api.stories.list(profileId);
      if (mine === asked) set({ status: 'ready', stories: sortStories(stories) });
    } catch (error) {
      if (mine !== asked) return;
      const sentence = fail('Failed to fetch stories. Please try again.', error);
      if (isAccessDenial(error)) set({ ...EMPTY, status: 'denied', error: errorMessage(error, DENIED) });
      else set(({ stories }) => ({ status: stories.length > 0 ? 'ready' : 'failed', error: sentence }));
    }
  };

  const reset = () => {
    asked++;
    set(EMPTY);
  };

  const without = (stories: Story[], id: Id) => stories.filter((story) => story.id !== id);

  /** Deletes a story at once; `restore` brings it back. */
  const remove = async (story: Story): Promise<void> => {
    const mine = ++asked;
    set(({ stories }) => ({ stories: without(stories, story.id), deleted: null, error: null }));
    try {
      await api.stories.remove(story.id);
      bus.emit('story:deleted', { storyId: story.id });
      if (mine === asked) set({ deleted: story });
    } catch (error) {
      const sentence = fail('Failed to delete story. Please try again.', error);
      if (mine === asked)
        set(({ stories }) => ({ stories: sortStories([...stories, story]), error: sentence }));
    }
  };

  /** Brings the story just deleted back. */
  const restore = async (): Promise<void> => {
    const { deleted } = get();
    if (deleted === null) return;
    const mine = ++asked;
    set({ deleted: null, error: null });
    try {
      await api.stories.restore(deleted.id);
      if (mine === asked)
        set(({ stories }) => ({ stories: sortStories([...without(stories, deleted.id), deleted]) }));
    } catch (error) {
      const sentence = fail('Failed to bring the story back. Please try again.', error);
      if (mine === asked) set({ deleted, error: sentence });
    }
  };

  bus.on('session:reset', reset);
  if (profileId === undefined) bus.on('session:profile-changed', reset);

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load,
    remove,
    restore,
    forgetDeleted: () => set({ deleted: null }),
  };
};
export type StoryList = ReturnType<typeof createStoryList>;
