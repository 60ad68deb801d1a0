import type { Story } from '@weaversworld/shared/contract';
import { useSession } from '@weaversworld/shared/shell';
import { Loading } from '@weaversworld/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';
import { PagePicture } from './page-picture.tsx';
import styles from './page-spread.module.css';
import { PageWords } from './page-words.tsx';
import { readingAge } from './reading-settings.ts';
import { isComplete, loadingText, pageCount, type StoryState, shownPage } from './story-state.ts';
import { TurningPage } from './turning-page.tsx';
import { useFittedText } from './use-fitted-text.ts';
import { usePageTransition } from './use-page-transition.ts';

/** One page: its picture and its text. Both boxes keep their size while they are empty. */
export const PageSpread = ({ state }: { state: StoryState & { story: Story } }) => {
  const { readingSettings } = useStoryStores();
  const settings = useStore(readingSettings);
  const { activeChildProfile } = useSession();
  const { story, position } = state;
  const page = shownPage(state);
  const loading = loadingText(state);
  const { pages } = story;
  const spread = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isFinished = isComplete(story);
  const { leaving, direction, isAnimated, onEnd, ...transition } = usePageTransition(position.index);
  const scrolls = useFittedText(
    { spread, text },
    `${page?.id} ${page?.text ?? ''} ${loading ?? ''}`,
    `${Object.values(settings)} ${readingAge(activeChildProfile?.age)}`,
  );
  useFocusWhenFinished(spread, isFinished);
  const old = leaving === null ? undefined : pages[leaving];
  return (
    <article ref={spread} className={styles.storySpread} tabIndex={-1} {...transition}>
      <div className={styles.storyPicture}>{page && <PagePicture key={page.id} page={page} />}</div>
      {/* A scrollable region must be focusable for keyboard users. */}
      <div
        ref={text}
        className={styles.storyText}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'The words of this page' })}
      >
        {loading !== null && (
          <Loading
            text={loading}
            done={pages.filter((one) => one.text !== '').length}
            total={Math.max(pages.length, pageCount(story))}
          />
        )}
        {loading === null && page !== null && (
          <PageWords storyId={story.id} pageIndex={position.index} text={page.text} />
        )}
        {loading === null && page === null && <p>Your story waits for its first page.</p>}
      </div>
      {old && (
        <TurningPage key={old.id} page={old} direction={direction} isAnimated={isAnimated} onEnd={onEnd} />
      )}
    </article>
  );
};

/** The button that asked for the last page goes away with that press; the focus moves to the page. */
const useFocusWhenFinished = (spread: RefObject<HTMLElement | null>, isFinished: boolean): void => {
  const was = useRef(isFinished);
  useEffect(() => {
    if (isFinished && !was.current && document.activeElement === document.body)
      spread.current?.focus({ preventScroll: true });
    was.current = isFinished;
  }, [spread, isFinished]);
};
