import type { Bus } from '@weaversworld/shared/shell';
import type { StoreApi } from 'zustand/vanilla';
import { type StoryState, shownPage } from './story-state.ts';

/** Emits `story:changed` and `story:page-turned` for the open story. After `restart` the first page shown is no turn. */
export const emitStoryEvents = (store: Pick<StoreApi<StoryState>, 'subscribe'>, bus: Bus) => {
  /** The shown page that subscribers of `story:page-turned` know; null until a story shows its first one. */
  let emittedIndex: number | null = null;
  store.subscribe((now, before) => {
    const { story, storyId, position } = now;
    if (story === null || storyId === null) return;
    if (story !== before.story) bus.emit('story:changed', { story });
    if (shownPage(now) === null || position.index === emittedIndex) return;
    const isTurn = emittedIndex !== null;
    emittedIndex = position.index;
    if (isTurn) bus.emit('story:page-turned', { storyId, pageIndex: position.index, by: position.by });
  });
  return {
    restart: () => {
      emittedIndex = null;
    },
  };
};
