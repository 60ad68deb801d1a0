import type { Page } from '@weaversworld/shared/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';

/** Calls `run` when the picture in an element has arrived or failed, at once if there is none; returns what cancels that. */
const afterPictureIn = (element: HTMLElement | null, run: () => void): (() => void) => {
  const image = element?.querySelector('img');
  const stop = new AbortController();
  if (!image || image.complete) run();
  else
    for (const event of ['load', 'error'])
      image.addEventListener(event, run, { once: true, signal: stop.signal });
  return () => stop.abort();
};

/**
 * Fetches each page's picture once: the next page's first, then the previous one's, then the others; decodes the first
 * two. Turned pages then show at once, and a printed book is complete. The picture that is shown, in `stage`, comes before them.
 */
export const usePreloadPictures = (
  stage: RefObject<HTMLElement | null>,
  pages: readonly Page[],
  index: number,
): void => {
  const { pictureUrls } = useStoryStores();
  const fetched = useRef(new Map<string, HTMLImageElement>());
  const neighbours = [index + 1, index - 1];
  const others = pages
    .map((_, other) => other)
    .filter((other) => other !== index && !neighbours.includes(other));
  const urlsOf = (indexes: readonly number[]) =>
    indexes.flatMap((other) => {
      const page = pages[other];
      return (page && pictureUrls.of(page)) ?? [];
    });
  const nearList = urlsOf(neighbours).join('\n');
  const list = [nearList, ...urlsOf(others)].join('\n');
  useEffect(() => {
    const near = new Set(nearList.split('\n'));
    const fetchAll = () => {
      for (const url of list.split('\n')) {
        if (url === '' || fetched.current.has(url)) continue;
        const image = Object.assign(new Image(), { src: url });
        fetched.current.set(url, image);
        // Decoded as well, or the first frame of the turned page would lack its picture. A failure shows when it is turned to.
        if (near.has(url)) image.decode?.().catch(() => undefined);
      }
    };
    return afterPictureIn(stage.current, fetchAll);
  }, [stage, list, nearList]);
};
