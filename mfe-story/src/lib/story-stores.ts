import type { Id } from '@weaversworld/shared/contract';
import { type Shell, useShell } from '@weaversworld/shared/shell';
import { createStoryDraft } from '../create/story-draft.ts';
import { createStoryList, type StoryList } from '../home/story-list-store.ts';
import { createPictureAddresses } from '../reader/picture-addresses.ts';
import { createReadingLook } from '../reader/reading-look.ts';
import { createStoryStore } from '../reader/story-store.ts';

const createStoryStores = (shell: Shell) => {
  const others = new Map<string, StoryList>();
  const draft = createStoryDraft();
  // A session that ended by itself takes no child's half-told story with it.
  shell.bus.on('session:reset', ({ reason }) => {
    if (reason !== 'expired') draft.clear();
  });
  return {
    /** The open story. */
    open: createStoryStore(shell),
    /** The visitor's stories. */
    list: createStoryList(shell),
    /** One child's stories, whichever child is active. */
    listOf: (profileId: Id): StoryList => {
      const list = others.get(String(profileId)) ?? createStoryList(shell, profileId);
      others.set(String(profileId), list);
      return list;
    },
    draft,
    pictures: createPictureAddresses(),
    look: createReadingLook(),
  };
};
export type StoryStores = ReturnType<typeof createStoryStores>;

const stores = new WeakMap<Shell, StoryStores>();

/** What this remote holds for the page's life: one set for every Shell, shared by its screens. */
export const useStoryStores = (): StoryStores => {
  const shell = useShell();
  const known = stores.get(shell) ?? createStoryStores(shell);
  stores.set(shell, known);
  return known;
};
