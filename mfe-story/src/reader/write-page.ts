import { isApiError, listedSentenceOf } from '@weaversworld/shared/api';
import { type Page, type Story, sameId } from '@weaversworld/shared/contract';
import type { StoryLoading } from './load-story.ts';
import type { ReaderWorld, StoryCore } from './story-core.ts';

const FAILED = 'Failed to generate page. Please try again.';

/** The story with the page that was just promised; one that came live meanwhile is kept as it is. */
export const withPromisedPage = (story: Story, page: Page): Story => {
  const isKnown = story.pages.some((other) => sameId(other.id, page.id));
  if (isKnown) return story;
  const page_number = Math.max(page.page_number, (story.pages.at(-1)?.page_number ?? 0) + 1);
  return { ...story, pages: [...story.pages, { ...page, page_number, isGenerating: page.text === '' }] };
};

/** Asks for the next page and goes ahead of it; on failure goes back to the last page there is. */
export const createPageWriting = (
  core: StoryCore,
  { refresh }: Pick<StoryLoading, 'refresh'>,
  { api }: Pick<ReaderWorld, 'api'>,
) => {
  const { get, set } = core;

  /** True when somebody else asked first and the page is on its way. */
  const isUnderWay = async (error: unknown): Promise<boolean> =>
    isApiError(error) && error.status === 409 && (await refresh()) && get().story?.pages.at(-1)?.text === '';

  return async (): Promise<void> => {
    const { storyId, pageRequest } = get();
    if (storyId === null || pageRequest === 'asked') return;
    const isCurrent = core.watchVisit();
    set({ pageRequest: 'asked', error: null });
    core.move({ type: 'asked' });
    try {
      const page = await api.stories.createPage(storyId);
      const { story } = get();
      if (isCurrent())
        set({ pageRequest: 'idle', error: null, ...(story && { story: withPromisedPage(story, page) }) });
    } catch (error) {
      if (!isCurrent()) return;
      if (isApiError(error) && error.status === 403 && core.deniedBy(error)) return;
      const comes = await isUnderWay(error);
      if (!isCurrent()) return;
      set({ pageRequest: 'idle' });
      if (!comes) {
        core.warn(FAILED, error);
        set({ creating: null, error: listedSentenceOf(error, FAILED) });
      }
      core.move({ type: 'refused' });
    }
  };
};
