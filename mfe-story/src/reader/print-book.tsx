import type { Story } from '@weaversworld/shared/contract';
import { useSession } from '@weaversworld/shared/shell';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStoryStores } from '../lib/story-stores.tsx';
import { pictureAlt } from './page-picture.tsx';
import styles from './print.module.css';
import { storyAuthor } from './story-author.ts';
import { isComplete } from './story-state.ts';

const PRINTING_ATTRIBUTE = 'data-printing-story';

/**
 * The whole story as it is printed, on landscape sheets: cover, then every page, then the end. The cover names the child whose
 * story it is, on the paper of that family only; where that is not known it has a line for the name. While it is mounted
 * nothing else is printed.
 */
export const PrintBook = ({ story }: { story: Story }) => {
  const stores = useStoryStores();
  const author = storyAuthor(story, useSession(), stores);
  const { pictureUrls } = stores;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(PRINTING_ATTRIBUTE, true);
    return () => {
      document.documentElement.toggleAttribute(PRINTING_ATTRIBUTE, false);
    };
  }, []);
  const pages = story.pages.filter(({ text }) => text !== '');
  const cover = pages[0] && pictureUrls.of(pages[0]);
  return createPortal(
    <div className={styles.storyPrint} data-book="" aria-hidden="true">
      <header>
        {cover && <img src={cover} alt="" decoding="sync" />}
        <h1>{story.title || '[No Title]'}</h1>
        {story.user_is_owner &&
          (author === undefined ? (
            <p>
              by <span className={styles.storyPrintName} />
            </p>
          ) : (
            <p>by {author}</p>
          ))}
      </header>
      {pages.map((page) => {
        const url = pictureUrls.of(page);
        return (
          <section key={page.id}>
            {url && <img src={url} alt={pictureAlt(page)} decoding="sync" />}
            <p>{page.text}</p>
            <footer>{page.page_number}</footer>
          </section>
        );
      })}
      {isComplete(story) && <p className={styles.storyPrintEnd}>The End</p>}
    </div>,
    document.body,
  );
};
