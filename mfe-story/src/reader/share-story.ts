import { listedErrorMessage } from '@weaversworld/shared/api';
import type { ShareToggle, Story } from '@weaversworld/shared/contract';
import type { ReaderWorld, StoryCore } from './story-core.ts';

const FAILED = 'Failed to toggle sharing status. Please try again.';

/** The story after the toggle's answer, which carries no pages: the story keeps its own. */
export const applyShare = (story: Story, { is_public, share_url }: ShareToggle): Story => ({
  ...story,
  is_public,
  share_url: share_url === undefined ? story.share_url : share_url,
});

/** The link to hand on: the server's, else one built from the page's own address. */
export const shareLink = ({ id, share_url }: Pick<Story, 'id' | 'share_url'>, origin: string): string =>
  new URL(share_url || `/weaversworld/story/${encodeURIComponent(String(id))}`, origin).href;

/** Flips who may read the story. Gives the changed story, or null when nothing changed. */
export const createSharing =
  (core: StoryCore, { api }: Pick<ReaderWorld, 'api'>) =>
  async (): Promise<Story | null> => {
    const { get, set } = core;
    const { story, sharing } = get();
    if (sharing === 'busy') return null;
    if (story === null) {
      set({ error: 'Cannot share story: missing story ID' });
      return null;
    }
    const isCurrent = core.watchVisit();
    set({ sharing: 'busy' });
    try {
      const answer = await api.stories.toggleSharing(story.id);
      if (answer.id === undefined) core.warn('The answer of toggle-sharing has no id');
      if (!isCurrent()) return null;
      const shared = applyShare(get().story ?? story, answer);
      set({ sharing: 'idle', story: shared, error: null });
      return shared;
    } catch (error) {
      core.warn(FAILED, error);
      if (isCurrent()) set({ sharing: 'idle', error: listedErrorMessage(error, FAILED) });
      return null;
    }
  };
