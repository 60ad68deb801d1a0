import type { Id, Page, Story } from '@weaversworld/shared/contract';
import type { Shell } from '@weaversworld/shared/shell';
import { INITIAL_POSITION, type PageMove, type ReadingPosition } from './reading-position.ts';

/** `starting`: the story is being created on the server; `denied`: the visitor has no access to it. */
export type Phase = 'idle' | 'starting' | 'loading' | 'ready' | 'failed' | 'denied';

/** State of the open story. */
export interface StoryState {
  phase: Phase;
  storyId: Id | null;
  story: Story | null;
  position: ReadingPosition;
  /** The page that the URL requests; null for the latest one. */
  requestedPage: number | null;
  /** A message for the visitor: replaces the story when `failed` or `denied`, else stands above the page. */
  error: string | null;
  /** The story being created, from its creation until its first page has text. */
  creating: Id | null;
  /** `pending` while the request for the next page is under way. */
  pageRequest: 'idle' | 'pending';
  sharing: 'idle' | 'pending';
  /** True for ten minutes after this visitor made the story private: its link can be brought back. */
  canShareAgain: boolean;
}

export const INITIAL_STORY_STATE: StoryState = {
  phase: 'idle',
  storyId: null,
  story: null,
  position: INITIAL_POSITION,
  requestedPage: null,
  error: null,
  creating: null,
  pageRequest: 'idle',
  sharing: 'idle',
  canShareAgain: false,
};

/** The parts of the Shell that the open story uses. */
export type StoryDeps = Pick<Shell, 'api' | 'live' | 'bus' | 'activity' | 'report'>;

/** What the actions of the open story share. */
export interface StoryContext {
  get(): StoryState;
  set(change: Partial<StoryState>): void;
  subscribe(listener: (state: StoryState) => void): () => void;
  /** Aborted when the visit ends: whatever an earlier visit still waits for is dropped. */
  signal(): AbortSignal;
  move(move: PageMove): void;
  /** Reads the story again. False when that failed. */
  refresh(): Promise<boolean>;
  /** If `error` is an access denial, shows it in place of the story and returns true. */
  handleDenial(error: unknown): boolean;
  warn(message: string, error?: unknown): void;
}

/** The shown page; null while it is only requested. */
export const shownPage = ({ story, position }: Pick<StoryState, 'story' | 'position'>): Page | null =>
  story?.pages[position.index] ?? null;

/** The number of pages the story will have: `total_pages`, else the current number. */
export const pageCount = (story: Story): number => story.total_pages ?? story.pages.length;

/** True when the story has all its pages. */
export const isComplete = (story: Story): boolean =>
  story.pages.length > 0 && story.pages.length >= pageCount(story);

/** True from the request for a page until its text arrives. */
export const isWriting = ({ story, pageRequest, creating }: StoryState): boolean =>
  pageRequest === 'pending' || (story !== null && (creating === story.id || story.pages.at(-1)?.text === ''));

/** The loading text while the shown page has no text; null when nothing is awaited. */
export const loadingText = (state: StoryState): string | null => {
  if (state.phase === 'starting') return 'Starting your story...';
  if (state.phase === 'loading') return 'Loading story...';
  const page = shownPage(state);
  if (state.phase !== 'ready' || (page !== null && page.text !== '')) return null;
  if (page === null && !isWriting(state)) return null;
  if (state.position.index === 0) return 'Creating your story...';
  return state.pageRequest === 'pending' ? 'Creating the next page of your story...' : 'Writing next page...';
};

/** True on the last page of a story that has all its pages, once it is written. */
export const isEnd = (state: StoryState & { story: Story }): boolean =>
  isComplete(state.story) &&
  state.position.index === state.story.pages.length - 1 &&
  loadingText(state) === null;
