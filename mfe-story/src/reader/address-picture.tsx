import type { Page } from '@weaversworld/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { useStoryStores } from '../lib/story-stores.ts';
import { Picture } from './picture.tsx';
import { pictureRetryDelay } from './picture-state.ts';

/** A finished picture at its address; tried again three times, then hidden. */
export const AddressPicture = ({ page, alt }: { page: Page; alt: string }) => {
  const { pictures } = useStoryStores();
  const [url, setUrl] = useState(() => pictures.of(page));
  const failures = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tryAgain = () => {
    failures.current++;
    const delay = pictureRetryDelay(failures.current);
    if (delay === null) setUrl(null);
    else timer.current = setTimeout(() => setUrl(pictures.renew(page)), delay);
  };
  return url === null ? null : <Picture key={url} url={url} alt={alt} onError={tryAgain} />;
};
