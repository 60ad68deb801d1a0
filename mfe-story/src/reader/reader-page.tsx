import { Id, type Story } from '@weaversworld/shared/contract';
import { useParams, useSearchParams } from '@weaversworld/shared/router';
import { useNarrationState, useSession } from '@weaversworld/shared/shell';
import { Page as Screen } from '@weaversworld/shared/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';
import { CompletionPrompt } from './completion-prompt.tsx';
import { HomeButton } from './home-button.tsx';
import { PageArrival } from './page-arrival.tsx';
import { PageNav } from './page-nav.tsx';
import { PageSpread } from './page-spread.tsx';
import { PrintBook } from './print-book.tsx';
import styles from './reader.module.css';
import { ReaderTools } from './reader-tools.tsx';
import { readingAge } from './reading-settings.ts';
import { StoryCover } from './story-cover.tsx';
import { StoryEnd } from './story-end.tsx';
import { NoInternetNotice, StoryErrors } from './story-notices.tsx';
import { StoryPlaceholder } from './story-placeholder.tsx';
import { isComplete, isEnd, type StoryState } from './story-state.ts';
import { StorySummary } from './story-summary.tsx';
import { UnsharedNotice } from './unshared-notice.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useFollowNarration } from './use-follow-narration.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useGoToPage, useRequestedPage } from './use-page-param.ts';
import { usePreloadPictures } from './use-preload-pictures.ts';
import { useSwipe } from './use-swipe.ts';

const LOADING = { phase: 'loading', story: null, error: null } as const;

/** The story reader. All of its state belongs to one story: another story id starts over. */
export const Page = () => {
  const { storyId } = useParams();
  if (!storyId) return <StoryPlaceholder phase="failed" error="No story ID provided" />;
  return <StoryReader key={storyId} storyId={Id.parse(storyId)} />;
};

const StoryReader = ({ storyId }: { storyId: Id }) => {
  const { openStory } = useStoryStores();
  const state = useStore(openStory);
  const [search] = useSearchParams();
  /** Whether the story had all its pages when it was opened: one that is finished later has no cover to go back to. */
  const hasCover = useRef<boolean | null>(null);
  useEffect(() => openStory.open(storyId), [openStory, storyId]);
  useRequestedPage();

  // The first render comes before the effect that opens the story.
  const { phase, story, error } = state.storyId === storyId ? state : LOADING;
  if (phase !== 'ready' || story === null)
    return (
      <StoryPlaceholder
        phase={phase}
        error={error}
        onRetry={openStory.retry}
        onLeave={openStory.cancelCreating}
      />
    );
  hasCover.current ??= isComplete(story);
  if (search.has('cover') && hasCover.current) return <StoryCover story={story} />;
  return <StoryView {...state} story={story} />;
};

/** The open book: a head with title and tools, one page, and the navigation. */
const StoryView = (state: StoryState & { story: Story }) => {
  const { openStory, readingSettings } = useStoryStores();
  const { size, spacing, face, tint } = useStore(readingSettings);
  const { activeChildProfile } = useSession();
  const { story, position } = state;
  const isPrinting = useIsPrinting();
  const hasReadAloudBar = useNarrationState().storyId !== null;
  const goToPage = useGoToPage();
  const turn = (step: number) => goToPage(openStory.getState().position.index + step);
  const stage = useRef<HTMLDivElement>(null);
  useArrowKeys(turn);
  useSwipe(stage, turn);
  usePreloadPictures(stage, story.pages, position.index);
  useFollowNarration(story.id);
  return (
    <Screen
      title={story.title || '[No Title]'}
      start={<HomeButton />}
      lead={<StorySummary theme={story.theme} ending={story.desired_ending} />}
      actions={<ReaderTools state={state} />}
      fillsWindow
      className={styles.storyReader}
    >
      <StoryErrors story={story} error={state.error} />
      <div
        className={styles.storyBook}
        data-size={size}
        data-spacing={spacing}
        data-face={face}
        data-tint={tint}
        data-age={readingAge(activeChildProfile?.age)}
        data-bar={hasReadAloudBar ? '' : undefined}
      >
        <div ref={stage} className={styles.storyStage}>
          <PageSpread state={state} />
        </div>
        <div className={styles.storyOffers}>
          <NoInternetNotice story={story} />
          <UnsharedNotice {...state} />
          {isEnd(state) && <StoryEnd story={story} />}
          <CompletionPrompt story={story} />
        </div>
        <div className={styles.storyFoot}>
          <PageNav state={state} hasReadAloudBar={hasReadAloudBar} />
          <PageArrival pages={story.pages} />
        </div>
      </div>
      {isPrinting && <PrintBook story={story} />}
    </Screen>
  );
};
