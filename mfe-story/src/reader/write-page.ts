import { isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import type { Page, Story } from '@weaversworld/shared/contract';
import type { StoryLoading } from './load-story.ts';
import type { ReaderWorld, StoryCore } from './story-core.ts';

const FAILED = 'Failed to generate page. Please try again.';
const NOT_DRAWN = 'The picture could not be drawn just now. Please try again.';

/** The story with the page that was just promised; one that came live meanwhile is kept as it is. */
export const withPromisedPage = (story: Story, page: Page): Story => {
  const isKnown = story.pages.some((other) => other.id === page.id);
  if (isKnown) return story;
  const page_number = Math.max(page.page_number, (story.pages.at(-1)?.page_number ?? 0) + 1);
  return { ...story, pages: [...story.pages, { ...page, page_number, isGenerating: page.text === '' }] };
};

/** The number of the page to ask for, told only to a server that keeps a log: others need not know the header. */
const numberOfNext = ({ epoch, pages }: Story): number | undefined =>
  epoch === undefined ? undefined : (pages.at(-1)?.page_number ?? 0) + 1;

/**
 * Asks for a written page once more: a server with a log (only there is this called) then draws its failed picture.
 * Never rejects; a failure is shown.
 */
export const createDrawingAgain =
  ({ get, set, watchVisit, warn }: StoryCore, { api }: Pick<ReaderWorld, 'api'>) =>
  async ({ page_number }: Page): Promise<void> => {
    const { storyId } = get();
    if (storyId === null) return;
    const isCurrent = watchVisit();
    set({ error: null });
    try {
      await api.stories.createPage(storyId, page_number);
    } catch (error) {
      warn(NOT_DRAWN, error);
      if (isCurrent()) set({ error: listedErrorMessage(error, NOT_DRAWN) });
    }
  };

/** Asks for the next page and goes ahead of it; on failure goes back to the last page there is. */
export const createPageWriting = (
  core: StoryCore,
  { refresh }: Pick<StoryLoading, 'refresh'>,
  { api }: Pick<ReaderWorld, 'api'>,
) => {
  const { get, set } = core;

  /** True when the page is on its way all the same: somebody else asked first, or only the answer was lost. */
  const isUnderWay = async (error: unknown, index: number): Promise<boolean> =>
    isApiError(error) &&
    (error.status === 409 || error.kind === 'network') &&
    (await refresh()) &&
    (get().story?.pages.length ?? 0) > index;

  /** Calls `then` once when the page has its words; returns the calling off. */
  const whenHere = (index: number, then: () => void): (() => void) => {
    const stop = core.store.subscribe(({ story }) => {
      if ((story?.pages[index]?.text ?? '') === '') return;
      stop();
      then();
    });
    return stop;
  };

  return async (): Promise<void> => {
    const { storyId, pageRequest, story: before } = get();
    if (storyId === null || pageRequest === 'asked') return;
    const index = before?.pages.length ?? 0;
    const number = before ? numberOfNext(before) : undefined;
    const isCurrentVisit = core.watchVisit();
    let isHere = false;
    const isCurrent = () => isCurrentVisit() && !isHere;
    set({ pageRequest: 'asked', error: null });
    core.move({ type: 'asked' });
    // Over a network that died the answer may never come; the page itself then says that it was granted.
    const stop = whenHere(index, () => {
      isHere = true;
      if (isCurrentVisit()) set({ pageRequest: 'idle', error: null });
    });
    try {
      const page = await api.stories.createPage(storyId, number);
      const { story } = get();
      if (isCurrent())
        set({ pageRequest: 'idle', error: null, ...(story && { story: withPromisedPage(story, page) }) });
      stop();
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'network') stop();
      if (!isCurrent()) return;
      if (isApiError(error) && error.status === 403 && core.deniedBy(error)) return;
      const comes = await isUnderWay(error, index);
      if (!isCurrent()) return;
      set({ pageRequest: 'idle' });
      if (!comes) {
        core.warn(FAILED, error);
        set({ creating: null, error: listedErrorMessage(error, FAILED) });
      }
      core.move({ type: 'refused' });
    }
  };
};
