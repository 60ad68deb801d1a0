import type { Page } from '@weaversworld/shared/contract';
import { useEffect, useRef } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';

/**
 * Fetches each page's picture once: the next page's first, then the previous one's, then the others. Turned pages then
 * show at once, and a printed book is complete.
 */
export const usePreloadPictures = (pages: readonly Page[], index: number): void => {
  const { pictureUrls } = useStoryStores();
  const fetched = useRef(new Map<string, HTMLImageElement>());
  const near = [index + 1, index - 1];
  const others = pages.map((_, other) => other).filter((other) => other !== index && !near.includes(other));
  const urls = [...near, ...others].flatMap((other) => {
    const page = pages[other];
    return (page && pictureUrls.of(page)) ?? [];
  });
  const list = urls.join('\n');
  useEffect(() => {
    for (const url of list.split('\n')) {
      if (url === '' || fetched.current.has(url)) continue;
      fetched.current.set(url, Object.assign(new Image(), { src: url }));
    }
  }, [list]);
};
