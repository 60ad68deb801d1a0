import type { Page } from '@weaversworld/shared/contract';
import { useEffect } from 'react';
import { useStoryStores } from '../lib/story-stores.ts';

/** Fetches the picture of the next page, and then of the one before, so that turning shows it at once. */
export const usePicturesAhead = (pages: readonly Page[], index: number): void => {
  const { pictures } = useStoryStores();
  const urls = [index + 1, index - 1].flatMap((near) => {
    const page = pages[near];
    return (page && pictures.of(page)) ?? [];
  });
  const wanted = urls.join('\n');
  useEffect(() => {
    const images = wanted
      .split('\n')
      .filter(Boolean)
      .map((url) => Object.assign(new Image(), { src: url }));
    return () => {
      images.length = 0;
    };
  }, [wanted]);
};
