import type { Story } from '@weaversworld/shared/contract';
import { useNarrationState } from '@weaversworld/shared/shell';
import { Page } from '@weaversworld/shared/ui';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';
import { CompletionPrompt } from './completion-prompt.tsx';
import { PageNav } from './page-nav.tsx';
import { PageSpread } from './page-spread.tsx';
import { PrintBook } from './print-book.tsx';
import styles from './reader.module.css';
import { ReaderTools } from './reader-tools.tsx';
import { StoryEnd } from './story-end.tsx';
import { StoryNotices } from './story-notices.tsx';
import type { StoryState } from './story-state.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useFollowNarration } from './use-follow-narration.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useGoToPage } from './use-page-param.ts';
import { usePreloadPictures } from './use-preload-pictures.ts';

/** The open book: title, tools, one page, and the navigation. */
export const StoryView = (state: StoryState & { story: Story }) => {
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
    <Page
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
    </Page>
  );
};
