import { z } from '@weaversworld/shared/schema';
import { browserStorage, createPersistedValue } from '@weaversworld/shared/storage';

/** Story settings that were typed and not yet started with. */
export const StoryDraft = z.object({ theme: z.string().catch(''), desiredEnding: z.string().catch('') });
export type StoryDraft = z.infer<typeof StoryDraft>;

export const EMPTY_DRAFT: StoryDraft = { theme: '', desiredEnding: '' };

/** The draft in local storage, until a story starts. */
export const createStoryDraft = () =>
  createPersistedValue({
    storage: browserStorage(() => localStorage),
    key: 'ww.story-draft',
    schema: StoryDraft,
  });
