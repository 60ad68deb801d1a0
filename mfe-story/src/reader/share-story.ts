import { listedErrorMessage } from '@weaversworld/shared/api';
import { type ShareToggle, type Story, storyPath } from '@weaversworld/shared/contract';
import type { StoryContext, StoryDeps } from './story-state.ts';

const FAILED = 'Failed to toggle sharing status. Please try again.';

/** The story after a toggle-sharing response, which has no pages: the story keeps its own. */
export const applyShareToggle = (story: Story, { is_public, share_url }: ShareToggle): Story => ({
  ...story,
  is_public,
  share_url: share_url === undefined ? story.share_url : share_url,
});

/** The absolute link to a public story: the server's, else the story's own URL at `origin`. Never names a page. */
export const shareLink = ({ id, share_url }: Pick<Story, 'id' | 'share_url'>, origin: string): string =>
  new URL(share_url || storyPath(id), origin).href;

/** Toggles between public and private. Resolves with the changed story, or null when nothing changed. Never rejects. */
export const createSharing =
  ({ get, set, signal, warn }: StoryContext, { api }: Pick<StoryDeps, 'api'>) =>
  async (): Promise<Story | null> => {
    const { story, sharing } = get();
    if (sharing === 'pending') return null;
    if (story === null) {
      set({ error: 'Cannot share story: missing story ID' });
      return null;
    }
    const visit = signal();
    set({ sharing: 'pending' });
    try {
      const response = await api.stories.toggleSharing(story.id);
      if (response.id === undefined) warn('The response of toggle-sharing has no id');
      if (visit.aborted) return null;
      const shared = applyShareToggle(get().story ?? story, response);
      set({ sharing: 'idle', story: shared, error: null });
      return shared;
    } catch (error) {
      warn(FAILED, error);
      if (!visit.aborted) set({ sharing: 'idle', error: listedErrorMessage(error, FAILED) });
      return null;
    }
  };
