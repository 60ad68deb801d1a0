import type { Id, Page, Story } from '@weaversworld/shared/contract';
import { type Place, START } from './follow-page.ts';

/** `starting`: the story is being created on the server; `denied`: the visitor may not see it. */
export type Phase = 'idle' | 'starting' | 'loading' | 'ready' | 'failed' | 'denied';

/** Everything known of the open story. */
export interface StoryState {
  phase: Phase;
  storyId: Id | null;
  story: Story | null;
  place: Place;
  /** The catalogue's sentence: instead of the story when `failed` or `denied`, above the page otherwise. */
  error: string | null;
  /** The story being created, from its creation until its first page has text. */
  creating: Id | null;
  /** `asked` while the request for the next page is under way. */
  pageRequest: 'idle' | 'asked';
  sharing: 'idle' | 'busy';
}

export const CLOSED: StoryState = {
  phase: 'idle',
  storyId: null,
  story: null,
  place: START,
  error: null,
  creating: null,
  pageRequest: 'idle',
  sharing: 'idle',
};

/** The page the reader stands on; null while it is only being asked for. */
export const shownPage = ({ story, place }: Pick<StoryState, 'story' | 'place'>): Page | null =>
  story?.pages[place.index] ?? null;

/** How many pages the story will have: `total_pages`, else those there are. */
export const pageCount = (story: Story): number => story.total_pages ?? story.pages.length;

/** True once every page is there. */
export const isComplete = (story: Story): boolean =>
  story.pages.length > 0 && story.pages.length >= pageCount(story);

/** True from asking for a page until its text is there. */
export const isWriting = ({ story, pageRequest, creating }: StoryState): boolean =>
  pageRequest === 'asked' || creating === story?.id || story?.pages.at(-1)?.text === '';

/** What to say while the page shown has no text yet; null when there is nothing to wait for. */
export const loadingText = (state: StoryState): string | null => {
  if (state.phase === 'starting') return 'Starting your story...';
  if (state.phase === 'loading') return 'Loading story...';
  const page = shownPage(state);
  if (state.phase !== 'ready' || (page !== null && page.text !== '')) return null;
  if (page === null && !isWriting(state)) return null;
  if (state.place.index === 0) return 'Creating your story...';
  return state.pageRequest === 'asked' ? 'Creating the next page of your story...' : 'Writing next page...';
};

/** True when the state is that of this story. */
export const isAt = (state: StoryState, storyId: Id): boolean => state.storyId === storyId;
