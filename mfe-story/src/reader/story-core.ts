import { errorMessage, isAccessDenial } from '@weaversworld/shared/api';
import type { Story } from '@weaversworld/shared/contract';
import type { Shell } from '@weaversworld/shared/shell';
import { createStore } from 'zustand/vanilla';
import { followPage, type Move } from './follow-page.ts';
import { CLOSED, type StoryState } from './story-state.ts';

/** What the story store needs of the world. */
export type ReaderWorld = Pick<Shell, 'api' | 'live' | 'bus' | 'activity' | 'report'> & {
  now?: () => number;
};

const DENIED = 'You do not have access to this story';

/** The open story's state and the few changes every action is made of. */
export const createStoryCore = ({ report }: Pick<ReaderWorld, 'report'>) => {
  const store = createStore<StoryState>()(() => CLOSED);
  const { getState: get, setState: set } = store;
  let visit = 0;
  let aborter = new AbortController();
  let wanted: number | null = null;

  const stillCreating = (story: Story) => {
    const { creating } = get();
    const isDone = creating === story.id && story.pages.some((page) => page.text !== '');
    return isDone ? null : creating;
  };

  return {
    store,
    get,
    set,
    /** Says whether the visit that now begins is still the one going on: a late answer to an older one is dropped. */
    watchVisit: () => {
      const mine = visit;
      return () => mine === visit;
    },
    signal: () => aborter.signal,
    endVisit: () => {
      visit++;
      aborter.abort();
      aborter = new AbortController();
    },
    /** The page the address names, for when the story is there. */
    want: (pageIndex: number | null) => {
      wanted = pageIndex;
    },
    move: (step: Move) => set(({ place, story }) => ({ place: followPage(place, step, story?.pages ?? []) })),
    /** The story is here for the first time in this visit. */
    show: (story: Story) => {
      const place = followPage(get().place, { type: 'opened', pageIndex: wanted }, story.pages);
      set({ phase: 'ready', story, place, error: null, creating: stillCreating(story) });
    },
    /** The story changed while it is open. */
    change: (story: Story) => {
      const { phase, place } = get();
      const next = phase === 'ready' ? followPage(place, { type: 'arrived' }, story.pages) : place;
      set({ story, place: next, creating: stillCreating(story) });
    },
    /** Takes the story away when `error` is an access denial; says whether it was one. */
    deniedBy: (error: unknown): boolean => {
      if (!isAccessDenial(error)) return false;
      const sentence = typeof error === 'string' ? error : errorMessage(error, DENIED);
      set({ phase: 'denied', story: null, creating: null, error: sentence });
      return true;
    },
    warn: (message: string, error?: unknown) =>
      report({ level: 'warning', source: 'mfe-story', message, error }),
  };
};
export type StoryCore = ReturnType<typeof createStoryCore>;
