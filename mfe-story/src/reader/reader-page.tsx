import { Id, type Story } from '@weaversworld/shared/contract';
import { useParams, useSearchParams } from '@weaversworld/shared/router';
import { useNarrationState } from '@weaversworld/shared/shell';
import { Page as Screen } from '@weaversworld/shared/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';
import { CompletionPrompt } from './completion-prompt.tsx';
import { PageNav } from './page-nav.tsx';
import { PageSpread } from './page-spread.tsx';
import { PrintBook } from './print-book.tsx';
import styles from './reader.module.css';
import { ReaderTools } from './reader-tools.tsx';
import { StoryCover } from './story-cover.tsx';
import { StoryEnd } from './story-end.tsx';
import { StoryNotices } from './story-notices.tsx';
import { StoryPlaceholder } from './story-placeholder.tsx';
import { isComplete, type StoryState } from './story-state.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useFollowNarration } from './use-follow-narration.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useGoToPage, useRequestedPage } from './use-page-param.ts';
import { usePreloadPictures } from './use-preload-pictures.ts';

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
  if (search.has('cover') && isComplete(story)) return <StoryCover story={story} />;
  return <StoryView {...state} story={story} />;
};

/** The open book: title, tools, one page, and the navigation. */
const StoryView = (state: StoryState & { story: Story }) => {
  const { openStory, readingSettings } = useStoryStores();
  const { size, spacing, face, tint } = useStore(readingSettings);
  const { story, position } = state;
  const isPrinting = useIsPrinting();
  const hasReadAloudBar = useNarrationState().storyId !== null;
  const goToPage = useGoToPage();
  useArrowKeys((step) => goToPage(openStory.getState().position.index + step));
  usePreloadPictures(story.pages, position.index);
  useFollowNarration(story.id);
  return (
    <Screen
      title={story.title || '[No Title]'}
      lead={
        <>
          <span className={styles.storySetting}>Theme: {story.theme}</span>{' '}
          <span className={styles.storySetting}>Ending: {story.desired_ending}</span>
        </>
      }
      actions={<ReaderTools state={state} />}
      className={styles.storyReader}
    >
      <div
        className={styles.storyBook}
        data-size={size}
        data-spacing={spacing}
        data-face={face}
        data-tint={tint}
      >
        <PageSpread state={state} />
        <CompletionPrompt story={story} />
        <div className={styles.storyFoot} data-bar={hasReadAloudBar ? '' : undefined}>
          <StoryNotices error={state.error} />
          <PageNav state={state} />
        </div>
        <StoryEnd story={story} />
      </div>
      {isPrinting && <PrintBook story={story} />}
    </Screen>
  );
};
