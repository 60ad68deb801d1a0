import type { Id } from '@weaversworld/shared/contract';
import { useNarrationState, useShell } from '@weaversworld/shared/shell';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './page-words.module.css';
import { splitAt, splitWords } from './split-words.ts';
import { usePrefersReducedMotion } from './use-media-query.ts';

interface PageWordsProps {
  storyId: Id;
  pageIndex: number;
  text: string;
}

/** The text of a page. Highlights the sentence being spoken and keeps it in sight; speaks a word that is tapped. */
export const PageWords = ({ storyId, pageIndex, text }: PageWordsProps) => {
  const { narration } = useShell();
  const { storyId: narratedId, spoken, word } = useNarrationState();
  const words = useRef<HTMLParagraphElement>(null);
  const isNarrated = narratedId === storyId && spoken?.pageIndex === pageIndex;
  const { before, inside, after } = splitAt(text, isNarrated ? spoken : null);
  useKeepInSight(words, '[data-spoken]', inside === '' ? null : before.length);
  useKeepInSight(words, '[data-now]', isNarrated && word ? word.start : null);

  // A listener instead of onClick: words are not controls: they must not enter the tab order or be announced as buttons.
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
    <p ref={words} className={styles.storyWords} data-words="">
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

/** Scrolls the element that `selector` finds into sight, whenever `textIndex` changes. */
const useKeepInSight = (
  words: RefObject<HTMLElement | null>,
  selector: string,
  textIndex: number | null,
): void => {
  const prefersReducedMotion = usePrefersReducedMotion();
  const behavior = prefersReducedMotion ? 'instant' : 'smooth';
  useEffect(() => {
    if (textIndex === null) return;
    // jsdom has no scrollIntoView.
    words.current?.querySelector(selector)?.scrollIntoView?.({ block: 'nearest', behavior });
  }, [words, selector, textIndex, behavior]);
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
