import { listedErrorMessage } from '@weaversworld/shared/api';
import { type ShareToggle, type Story, storyPath } from '@weaversworld/shared/contract';
import { coverPath } from '../lib/paths.ts';
import { isComplete, type StoryContext, type StoryDeps } from './story-state.ts';
import { createUnsharedStory } from './unshared-story.ts';

const FAILED = 'Failed to toggle sharing status. Please try again.';
const GONE = "The old link can't be brought back any more. 'Share' makes a new one.";

/** The story after a toggle-sharing response, which has no pages: the story keeps its own. */
export const applyShareToggle = (story: Story, { is_public, share_url }: ShareToggle): Story => ({
  ...story,
  is_public,
  share_url: share_url === undefined ? story.share_url : share_url,
});

/**
 * The absolute link to a public story: the server's, else the story's own URL at `origin`, that of its cover when it is
 * finished. Never names a page.
 */
export const shareLink = (story: Story, origin: string): string =>
  new URL(story.share_url || (isComplete(story) ? coverPath(story.id) : storyPath(story.id)), origin).href;

/**
 * Toggles between public and private. Resolves with the changed story, or null when nothing changed. Never rejects. After
 * a change to private `canShareAgain` is true for the undo time, on servers with an event log, which keep the link; also
 * when the story is left and opened again.
 */
export const createSharing = (context: StoryContext, { api }: Pick<StoryDeps, 'api'>) => {
  const { get, set, signal, warn } = context;

  const unshared = createUnsharedStory();
  let expiry: ReturnType<typeof setTimeout> | undefined;

  /** Whether the change to `story` can be taken back; until its time is over. */
  const resumeUndoTime = (story: Story, visit: AbortSignal): boolean => {
    clearTimeout(expiry);
    if (story.is_public || !story.user_is_owner || story.epoch === undefined) return false;
    const timeLeft = unshared.timeLeft(story.id);
    if (timeLeft === 0) return false;
    expiry = setTimeout(() => set({ canShareAgain: false }), timeLeft);
    visit.addEventListener('abort', () => clearTimeout(expiry), { once: true });
    return true;
  };

  const startUndoTime = (story: Story, visit: AbortSignal): boolean => {
    if (story.is_public) unshared.clear();
    else unshared.start(story.id);
    return resumeUndoTime(story, visit);
  };

  const fail = (error: unknown, visit: AbortSignal, message: string) => {
    warn(message, error);
    if (!visit.aborted) set({ sharing: 'idle', error: listedErrorMessage(error, message) });
    return null;
  };

  return {
    toggleSharing: async (): Promise<Story | null> => {
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
        set({ sharing: 'idle', story: shared, error: null, canShareAgain: startUndoTime(shared, visit) });
        return shared;
      } catch (error) {
        return fail(error, visit, FAILED);
      }
    },
    /** Takes the change to private back: the story is public by the same link. Never rejects. */
    shareAgain: async (): Promise<void> => {
      const { story, sharing } = get();
      if (story === null || sharing === 'pending') return;
      const visit = signal();
      set({ sharing: 'pending' });
      try {
        await api.stories.restore(story.id);
        const isRead = await context.refresh();
        unshared.clear();
        if (visit.aborted) return;
        const isBack = get().story?.is_public === true;
        set({ sharing: 'idle', canShareAgain: false, error: isRead && !isBack ? GONE : get().error });
      } catch (error) {
        fail(error, visit, FAILED);
      }
    },
    /** Hides the offer to take it back. */
    dismissShareAgain: () => {
      unshared.clear();
      set({ canShareAgain: false });
    },
    /** Offers it again after the story was left or the page loaded again. */
    resumeShareAgain: (story: Story) => set({ canShareAgain: resumeUndoTime(story, signal()) }),
    /** Forgets which story was made private: another visitor may come. */
    forgetUnshared: () => unshared.clear(),
  };
};
