import type { Story } from '@weaversworld/shared/contract';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStoryStores } from '../lib/story-stores.ts';
import { pictureAlt } from './page-picture.tsx';
import styles from './print.module.css';

/** A picture that does not come keeps nobody waiting longer than this, in ms. */
const PATIENCE_MS = 5_000;

const settled = (image: HTMLImageElement): Promise<unknown> =>
  image.complete ? Promise.resolve() : new Promise((done) => (image.onload = image.onerror = done));

/** The whole book for the printer, or to be saved as PDF: title, then every page. Asks the browser to print. */
export const PrintStory = ({ story, onDone }: { story: Story; onDone(): void }) => {
  const { pictures } = useStoryStores();
  const book = useRef<HTMLDivElement>(null);
  const latest = useRef(onDone);
  latest.current = onDone;

  useEffect(() => {
    let gone = false;
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    const images = [...(book.current?.querySelectorAll('img') ?? [])];
    document.documentElement.toggleAttribute('data-printing-story', true);
    void Promise.race([Promise.all(images.map(settled)), patience]).then(() => {
      if (gone) return;
      window.print();
      latest.current();
    });
    return () => {
      gone = true;
      document.documentElement.toggleAttribute('data-printing-story', false);
    };
  }, []);

  const pages = story.pages.filter(({ text }) => text !== '');
  return createPortal(
    <div ref={book} className={styles.storyPrint} aria-hidden="true">
      <h1>{story.title || '[No Title]'}</h1>
      {pages.map((page) => {
        const url = pictures.of(page);
        return (
          <section key={page.id}>
            {url && <img src={url} alt={pictureAlt(page)} />}
            <p>{page.text}</p>
            <footer>{page.page_number}</footer>
          </section>
        );
      })}
    </div>,
    document.body,
  );
};
