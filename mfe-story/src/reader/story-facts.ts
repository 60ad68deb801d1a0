import type { Bus } from '@weaversworld/shared/shell';
import type { StoreApi } from 'zustand/vanilla';
import { type StoryState, shownPage } from './story-state.ts';

/** Tells the bus what happens to the open story: opened, changed, page turned, left. */
export const tellStoryFacts = (store: StoreApi<StoryState>, bus: Bus) => {
  let shown: number | null = null;
  store.subscribe((now, before) => {
    if (now.story === null || now.storyId === null) return;
    if (now.story !== before.story) bus.emit('story:changed', { story: now.story });
    if (shownPage(now) === null || now.place.index === shown) return;
    const turned = shown !== null;
    shown = now.place.index;
    if (turned) bus.emit('story:page-turned', { storyId: now.storyId, pageIndex: shown, by: now.place.by });
  });
  return {
    /** A story is opened: its first page is no turned page. */
    forget: () => {
      shown = null;
    },
  };
};
