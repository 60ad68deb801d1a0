import type { Page } from '@weaversworld/shared/contract';
import { useEffect, useRef } from 'react';
import { useStoryStores } from '../lib/story-stores.ts';

/**
 * Fetches the picture of the next page, then of the one before, then the others, each once, so that turning shows
 * them at once and the printer has them all.
 */
export const usePicturesAhead = (pages: readonly Page[], index: number): void => {
  const { pictures } = useStoryStores();
  const fetched = useRef(new Map<string, HTMLImageElement>());
  const near = [index + 1, index - 1];
  const others = pages.map((_, other) => other).filter((other) => other !== index && !near.includes(other));
  const urls = [...near, ...others].flatMap((other) => {
    const page = pages[other];
    return (page && pictures.of(page)) ?? [];
  });
  const wanted = urls.join('\n');
  useEffect(() => {
    for (const url of wanted.split('\n')) {
      if (url === '' || fetched.current.has(url)) continue;
      fetched.current.set(url, Object.assign(new Image(), { src: url }));
    }
  }, [wanted]);
};
