import { errorMessage, isAccessDenial, listedErrorMessage } from '@weaversworld/shared/api';
import type { Id, Story } from '@weaversworld/shared/contract';
import { createResource, type ResourceError, type Shell } from '@weaversworld/shared/shell';
import { sortStories } from './sort-stories.ts';

/** `deleted` is the story deleted last, as long as it can be restored. */
export interface StoryListValue {
  stories: Story[];
  deleted: Story | null;
}

const FETCH_FAILED = 'Failed to fetch stories. Please try again.';
const DELETE_FAILED = 'Failed to delete story. Please try again.';
const RESTORE_FAILED = 'Failed to bring the story back. Please try again.';
const FAVOURITE_FAILED = 'Failed to mark the story. Please try again.';
const DENIED = 'You do not have access to these stories';

const without = (stories: readonly Story[], { id }: Story) => stories.filter((story) => story.id !== id);
const withStory = (stories: readonly Story[], story: Story) =>
  sortStories([...without(stories, story), story]);

/** The stories of one child, or of the visitor when `profileId` is missing. */
export const createStoryList = (
  { api, bus, report }: Pick<Shell, 'api' | 'bus' | 'report'>,
  profileId?: Id,
) => {
  const warn = (message: string, error: unknown) => {
    report({ level: 'warning', source: 'mfe-story', message, error });
    return listedErrorMessage(error, message);
  };

  // A host of an older contract lists the whole stories.
  const listStories = api.stories.cards ?? api.stories.list;

  const list = createResource<StoryListValue>({
    fetch: async (previous) => {
      const stories = sortStories(await listStories(profileId));
      return { stories, deleted: previous?.deleted ?? null };
    },
    onError: (error) => {
      const message = warn(FETCH_FAILED, error);
      return isAccessDenial(error) ? errorMessage(error, DENIED) : message;
    },
    dropsValue: isAccessDenial,
  });
  const update = (change: (value: StoryListValue) => StoryListValue, error: ResourceError | null = null) =>
    list.update((value) => change(value ?? { stories: [], deleted: null }), error);

  return {
    ...list,

    /** Removes a story from the list at once; after a failure it comes back. Never rejects. */
    remove: async (story: Story): Promise<void> => {
      const request = update(({ stories }) => ({ stories: without(stories, story), deleted: null }));
      try {
        await api.stories.remove(story.id);
        bus.emit('story:deleted', { storyId: story.id });
        if (!request.aborted) update((value) => ({ ...value, deleted: story }));
      } catch (cause) {
        const message = warn(DELETE_FAILED, cause);
        if (!request.aborted)
          update((value) => ({ ...value, stories: withStory(value.stories, story) }), {
            message,
            cause,
          });
      }
    },

    /** Restores the story deleted last. Never rejects. */
    restore: async (): Promise<void> => {
      const deleted = list.get().value?.deleted;
      if (!deleted) return;
      const request = update((value) => ({ ...value, deleted: null }));
      try {
        await api.stories.restore(deleted.id);
        if (!request.aborted) update((value) => ({ ...value, stories: withStory(value.stories, deleted) }));
      } catch (cause) {
        const message = warn(RESTORE_FAILED, cause);
        if (!request.aborted) update((value) => ({ ...value, deleted }), { message, cause });
      }
    },

    /** Optimistic update: marks a story, or takes the mark away, at once; rolled back after a failure. Null where marks are not kept. */
    setFavourite: api.stories.setFavourite
      ? async (story: Story, isFavourite: boolean): Promise<void> => {
          const mark = (is_favourite: boolean, error: ResourceError | null = null) =>
            update(
              (value) => ({
                ...value,
                stories: value.stories.map((one) => (one.id === story.id ? { ...one, is_favourite } : one)),
              }),
              error,
            );
          const request = mark(isFavourite);
          try {
            await api.stories.setFavourite?.(story.id, isFavourite);
          } catch (cause) {
            const message = warn(FAVOURITE_FAILED, cause);
            if (!request.aborted) mark(!isFavourite, { message, cause });
          }
        }
      : null,

    /** Takes the offer to restore away. */
    forgetDeleted: () => void update((value) => ({ ...value, deleted: null })),
  };
};
export type StoryList = ReturnType<typeof createStoryList>;
