import type { Story } from '@weaversworld/shared/contract';
import { useEffect, useRef } from 'react';
import { PrintBook } from './print-book.tsx';

/** A picture that does not come keeps nobody waiting longer than this, in ms. */
const PATIENCE_MS = 5_000;

const settled = (image: HTMLImageElement): Promise<unknown> =>
  image.complete ? Promise.resolve() : new Promise((done) => (image.onload = image.onerror = done));

/** Lays the book out for the printer, or to be saved as PDF, and asks the browser to print once its pictures are there. */
export const PrintStory = ({ story, onDone }: { story: Story; onDone(): void }) => {
  const latest = useRef(onDone);
  latest.current = onDone;

  useEffect(() => {
    let gone = false;
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-book] img')];
    void Promise.race([Promise.all(images.map(settled)), patience]).then(() => {
      if (gone) return;
      window.print();
      latest.current();
    });
    return () => {
      gone = true;
    };
  }, []);

  return <PrintBook story={story} />;
};
