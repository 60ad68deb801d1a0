import { useSession } from '@weaversworld/shared/shell';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { StoryList } from './story-list-store.ts';

/** A list's state; fetched every time it is shown, and again after it was dropped. */
export const useStoryList = (list: StoryList) => {
  const state = useStore(list);
  const { loading } = useSession();
  const isIdle = state.status === 'idle';
  useEffect(() => {
    if (!loading) void list.load();
  }, [loading, list]);
  useEffect(() => {
    if (!loading && isIdle) void list.load();
  }, [loading, isIdle, list]);
  return state;
};
