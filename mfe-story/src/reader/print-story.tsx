import type { Story } from '@weaversworld/shared/contract';
import { useEffect, useRef } from 'react';
import { PrintBook } from './print-book.tsx';

/** Printing does not wait longer than this for the pictures, in ms. */
const PICTURE_TIMEOUT_MS = 5_000;

const isLoaded = (image: HTMLImageElement): Promise<unknown> =>
  image.complete ? Promise.resolve() : new Promise((resolve) => (image.onload = image.onerror = resolve));

/** Renders the whole story for paper and opens the browser's print dialog when its pictures are loaded. */
export const PrintStory = ({ story, onDone }: { story: Story; onDone(): void }) => {
  const latest = useRef(onDone);
  latest.current = onDone;

  useEffect(() => {
    const unmounted = new AbortController();
    const timeout = new Promise((resolve) => setTimeout(resolve, PICTURE_TIMEOUT_MS));
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-book] img')];
    void Promise.race([Promise.all(images.map(isLoaded)), timeout]).then(() => {
      if (unmounted.signal.aborted) return;
      window.print();
      latest.current();
    });
    return () => unmounted.abort();
  }, []);

  return <PrintBook story={story} />;
};
