import { isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import type { Page, Story } from '@weaversworld/shared/contract';
import type { StoryContext, StoryDeps } from './story-state.ts';

const FAILED = 'Failed to generate page. Please try again.';
const REDRAW_FAILED = 'The picture could not be drawn just now. Please try again.';

/** The story with the page of a 202 response; a page that already arrived live is kept as it is. */
export const withNewPage = (story: Story, page: Page): Story => {
  if (story.pages.some(({ id }) => id === page.id)) return story;
  const page_number = Math.max(page.page_number, (story.pages.at(-1)?.page_number ?? 0) + 1);
  return { ...story, pages: [...story.pages, { ...page, page_number, isGenerating: page.text === '' }] };
};

/** The page number to send as idempotency key; undefined for servers without an event log, which do not know it. */
const nextPageNumber = (story: Story | null): number | undefined =>
  story?.epoch === undefined ? undefined : (story.pages.at(-1)?.page_number ?? 0) + 1;

/**
 * Requests an existing page again, upon which a server with an event log draws its failed picture. Never rejects; a
 * failure is shown above the page.
 */
export const createRedrawRequest =
  ({ get, set, signal, warn }: StoryContext, { api }: Pick<StoryDeps, 'api'>) =>
  async ({ page_number }: Page): Promise<void> => {
    const { storyId } = get();
    if (storyId === null) return;
    const visit = signal();
    set({ error: null });
    try {
      await api.stories.createPage(storyId, page_number);
    } catch (error) {
      warn(REDRAW_FAILED, error);
      if (!visit.aborted) set({ error: listedErrorMessage(error, REDRAW_FAILED) });
    }
  };

/** Requests the next page and shows it ahead of its text; after a failure shows the last page again. Never rejects. */
export const createPageRequest = (context: StoryContext, { api }: Pick<StoryDeps, 'api'>) => {
  const { get, set, move, warn } = context;

  /** Calls `onText` once, when the page has its text, unless it is unsubscribed or `visit` ends before. */
  const onceText = (index: number, visit: AbortSignal, onText: () => void): (() => void) => {
    const unsubscribe = context.subscribe(({ story }) => {
      if ((story?.pages[index]?.text ?? '') === '') return;
      unsubscribe();
      onText();
    });
    visit.addEventListener('abort', unsubscribe, { once: true });
    return unsubscribe;
  };

  /** True when the page comes in spite of the error: it was requested already, or only the response was lost. */
  const isComing = async (error: unknown, index: number): Promise<boolean> =>
    isApiError(error) &&
    (error.status === 409 || error.kind === 'network') &&
    (await context.refresh()) &&
    (get().story?.pages.length ?? 0) > index;

  return async (): Promise<void> => {
    const { storyId, pageRequest, story: before } = get();
    if (storyId === null || pageRequest === 'pending') return;
    const index = before?.pages.length ?? 0;
    const visit = context.signal();
    const arrival = new AbortController();
    const isOver = () => visit.aborted || arrival.signal.aborted;
    set({ pageRequest: 'pending', error: null });
    move({ type: 'asked' });
    // A response may be lost. The page's text ends the request all the same, and takes back the message of the loss.
    const unsubscribe = onceText(index, visit, () => {
      arrival.abort();
      set({ pageRequest: 'idle', error: null });
    });
    try {
      const page = await api.stories.createPage(storyId, nextPageNumber(before));
      const { story } = get();
      if (!isOver())
        set({ pageRequest: 'idle', error: null, ...(story && { story: withNewPage(story, page) }) });
      unsubscribe();
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'network') unsubscribe();
      if (isOver()) return;
      if (isApiError(error) && error.status === 403 && context.handleDenial(error)) return;
      const comes = await isComing(error, index);
      if (isOver()) return;
      set({ pageRequest: 'idle' });
      if (!comes) {
        warn(FAILED, error);
        set({ creating: null, error: listedErrorMessage(error, FAILED) });
      }
      move({ type: 'refused' });
    }
  };
};
