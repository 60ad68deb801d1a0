import { z } from '@weaversworld/shared/schema';
import { createKept } from '../lib/kept.ts';

/** The story settings that were typed but not started with yet. */
export const StoryDraft = z.object({ theme: z.string().catch(''), desiredEnding: z.string().catch('') });
export type StoryDraft = z.infer<typeof StoryDraft>;

export const EMPTY_DRAFT: StoryDraft = { theme: '', desiredEnding: '' };

/** Where the draft is kept until a story starts. */
export const createStoryDraft = (storage?: () => Storage) =>
  createKept('ww.story-draft', StoryDraft, storage);
