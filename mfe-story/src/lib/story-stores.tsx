import type { Character, Id } from '@weaversworld/shared/contract';
import { createResource, type Shell } from '@weaversworld/shared/shell';
import { createContext, type ReactNode, useContext } from 'react';
import { createStoryDraft } from '../create/story-draft.ts';
import { createStoryList, type StoryList } from '../home/story-list.ts';
import { createClosedPrompts } from '../reader/closed-prompts.ts';
import { createPictureUrls } from '../reader/picture-urls.ts';
import { createReadingSettings } from '../reader/reading-settings.ts';
import { createStoryStore } from '../reader/story-store.ts';

/** The state of this remote that outlives its screens; created once for each Shell. */
export const createStoryStores = (shell: Shell) => {
  const { api, bus, report, session } = shell;
  const openStory = createStoryStore(shell);
  const storyList = createStoryList(shell);
  const childLists = new Map<Id, StoryList>();
  const draft = createStoryDraft();
  const closedPrompts = createClosedPrompts();
  const characters = createResource<Character[]>({
    fetch: () => api.characters.list(),
    onError: (error) => {
      const message = 'Failed to fetch characters';
      report({ level: 'warning', source: 'mfe-story', message, error });
      return message;
    },
  });

  const visitorOf = () => {
    const { isAuthenticated, activeChildProfile } = session.get();
    return `${isAuthenticated}/${activeChildProfile?.id ?? ''}`;
  };
  let visitor = visitorOf();
  const resetVisitor = () => {
    visitor = visitorOf();
    storyList.reset();
    characters.reset();
  };
  const unsubscribers = [
    session.subscribe(() => {
      if (visitorOf() !== visitor) resetVisitor();
    }),
    bus.on('session:profile-changed', resetVisitor),
    bus.on('session:reset', ({ reason }) => {
      resetVisitor();
      for (const list of childLists.values()) list.reset();
      // An expired session keeps the draft: the same visitor signs in again and goes on.
      if (reason === 'expired') return;
      draft.clear();
      closedPrompts.clear();
    }),
  ];

  return {
    openStory,
    /** The visitor's stories. */
    storyList,
    /** The stories of one child, active or not. */
    storyListOf: (profileId: Id): StoryList => {
      const list = childLists.get(profileId) ?? createStoryList(shell, profileId);
      childLists.set(profileId, list);
      return list;
    },
    /** The visitor's characters. */
    characters,
    draft,
    closedPrompts,
    pictureUrls: createPictureUrls(),
    readingSettings: createReadingSettings(),
    /** Leaves the open story and ends every subscription. */
    dispose: () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      openStory.dispose();
    },
  };
};
export type StoryStores = ReturnType<typeof createStoryStores>;

const StoryStoresContext = createContext<StoryStores | null>(null);

/** Provides the remote's state to its screens. */
export const StoryStoresProvider = ({ stores, children }: { stores: StoryStores; children: ReactNode }) => (
  <StoryStoresContext.Provider value={stores}>{children}</StoryStoresContext.Provider>
);

/** The remote's state. Throws outside a StoryStoresProvider. */
export const useStoryStores = (): StoryStores => {
  const stores = useContext(StoryStoresContext);
  if (stores === null) throw new Error('useStoryStores was used outside a StoryStoresProvider.');
  return stores;
};
