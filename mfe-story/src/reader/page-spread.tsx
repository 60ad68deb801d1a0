import type { Id, Story } from '@weaversworld/shared/contract';
import { useNarrationState, useShell } from '@weaversworld/shared/shell';
import { Loading } from '@weaversworld/shared/ui';
import { useEffect, useRef } from 'react';
import { PagePicture } from './page-picture.tsx';
import styles from './reader.module.css';
import { splitAt, splitWords } from './split-words.ts';
import { loadingText, pageCount, type StoryState, shownPage } from './story-state.ts';
import { usePageTransition } from './use-page-transition.ts';

/** One page: its picture and its text. Both boxes keep their size while they are empty. */
export const PageSpread = ({ state }: { state: StoryState & { story: Story } }) => {
  const page = shownPage(state);
  const loading = loadingText(state);
  const { pages } = state.story;
  return (
    <article className={styles.storySpread} {...usePageTransition(state.position.index)}>
      <div className={styles.storyPicture}>{page && <PagePicture key={page.id} page={page} />}</div>
      <div className={styles.storyText}>
        {loading !== null && (
          <Loading
            text={loading}
            done={pages.filter(({ text }) => text !== '').length}
            total={Math.max(pages.length, pageCount(state.story))}
          />
        )}
        {loading === null && page !== null && (
          <PageWords storyId={state.story.id} pageIndex={state.position.index} text={page.text} />
        )}
        {loading === null && page === null && <p>Your story waits for its first page.</p>}
      </div>
    </article>
  );
};

interface PageWordsProps {
  storyId: Id;
  pageIndex: number;
  text: string;
}

/** The text of a page. Highlights the sentence being spoken; speaks a word that is tapped. */
const PageWords = ({ storyId, pageIndex, text }: PageWordsProps) => {
  const { narration } = useShell();
  const { storyId: narratedId, spoken, word } = useNarrationState();
  const words = useRef<HTMLParagraphElement>(null);
  const isNarrated = narratedId === storyId && spoken?.pageIndex === pageIndex;
  const { before, inside, after } = splitAt(text, isNarrated ? spoken : null);

  // A listener instead of onClick: words are no controls, and keyboards and screen readers read the text anyway.
  useEffect(() => {
    const paragraph = words.current;
    const tap = ({ target }: MouseEvent) => {
      if (
        target instanceof HTMLElement &&
        target.dataset.word !== undefined &&
        narration.get().status !== 'playing'
      )
        narration.say(target.textContent ?? '');
    };
    paragraph?.addEventListener('click', tap);
    return () => paragraph?.removeEventListener('click', tap);
  }, [narration]);

  return (
    <p ref={words} className={styles.storyWords}>
      <Words text={before} offset={0} />
      {inside !== '' && (
        <span className={styles.storySpoken} data-spoken="">
          <Words text={inside} offset={before.length} spoken={isNarrated ? word : null} />
        </span>
      )}
      <Words text={after} offset={before.length + inside.length} />
    </p>
  );
};

interface WordsProps {
  text: string;
  offset: number;
  spoken?: { start: number; end: number } | null;
}

const Words = ({ text, offset, spoken = null }: WordsProps) =>
  splitWords(text, offset).map(({ text: piece, start, isWord }) =>
    isWord ? (
      <span
        key={start}
        data-word=""
        data-now={spoken && start >= spoken.start && start < spoken.end ? '' : undefined}
      >
        {piece}
      </span>
    ) : (
      piece
    ),
  );
