import type { Story } from '@weaversworld/shared/contract';
import { useNarrationState } from '@weaversworld/shared/shell';
import { Page } from '@weaversworld/shared/ui';
import { useStoryStores } from '../lib/story-stores.ts';
import { CompletionPrompt } from './completion-prompt.tsx';
import { PageSpread } from './page-spread.tsx';
import { PrintBook } from './print-book.tsx';
import styles from './reader.module.css';
import { ReaderTools } from './reader-tools.tsx';
import { StoryEnd } from './story-end.tsx';
import { StoryNotices } from './story-notices.tsx';
import type { StoryState } from './story-state.ts';
import { Turner } from './turner.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { usePaper } from './use-paper.ts';
import { usePicturesAhead } from './use-pictures-ahead.ts';
import { useReadingLook } from './use-reading-look.ts';
import { useVoiceFollowing } from './use-voice-following.ts';

/** The open book: title, tools, the page, and the way on. */
export const StoryView = (state: StoryState & { story: Story }) => {
  const { open } = useStoryStores();
  const { story, place } = state;
  const isPaper = usePaper();
  const hasBar = useNarrationState().storyId !== null;
  const title = story.title || '[No Title]';
  useArrowKeys((step) => open.turn(open.getState().place.index + step));
  usePicturesAhead(story.pages, place.index);
  useVoiceFollowing(story.id);
  return (
    <Page
      title={title}
      lead={
        <>
          <span className={styles.storyFact}>Theme: {story.theme}</span>{' '}
          <span className={styles.storyFact}>Ending: {story.desired_ending}</span>
        </>
      }
      actions={<ReaderTools state={state} />}
      className={styles.storyReader}
    >
      <div className={styles.storyBook} {...useReadingLook()}>
        <PageSpread state={state} />
        <CompletionPrompt story={story} />
        <div className={styles.storyFoot} data-bar={hasBar ? '' : undefined}>
          <StoryNotices error={state.error} />
          <Turner state={state} />
        </div>
        <StoryEnd story={story} />
      </div>
      {isPaper && <PrintBook story={story} />}
    </Page>
  );
};
