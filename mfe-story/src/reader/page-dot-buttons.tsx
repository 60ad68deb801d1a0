import type { Page } from '@weaversworld/shared/contract';
import { useEffect, useRef } from 'react';
import styles from './page-nav.module.css';

/** A longer story shows its page number only: there is no room for more dots. */
const MAX_DOTS = 16;

interface PageDotButtonsProps {
  pages: readonly Page[];
  /** How many pages the story will have. */
  count: number;
  /** The page that is shown. */
  index: number;
  onGo(index: number): void;
}

/**
 * A dot for each page: a press shows that page; pages to come are hollow. One stop for the Tab key, as in a toolbar: the
 * arrow keys turn the pages, and the focus goes along.
 */
export const PageDotButtons = ({ pages, count, index, onGo }: PageDotButtonsProps) => {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each turn of the page
  useEffect(() => {
    if (list.current?.contains(document.activeElement))
      list.current.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [index]);
  if (count > MAX_DOTS) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets
    <ol ref={list} role="list" className={styles.pageDots}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other identity before it is written
        <li key={at}>
          {at < pages.length ? (
            <button
              type="button"
              className={styles.pageDot}
              aria-label={`Go to page ${at + 1}`}
              aria-current={at === index ? 'page' : undefined}
              tabIndex={at === index ? 0 : -1}
              onClick={() => onGo(at)}
            />
          ) : (
            <span className={styles.pageDot} data-current={at === index ? '' : undefined} />
          )}
        </li>
      ))}
    </ol>
  );
};
