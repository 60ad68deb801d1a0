import type { Page } from '@weaversworld/shared/contract';
import { Button } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useStoryStores } from '../lib/story-stores.ts';
import { Picture } from './picture.tsx';
import { pictureRetryDelay } from './picture-state.ts';

/** A finished picture at its address; tried again three times, then hidden until it is asked for. */
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
  const startAnew = () => {
    failures.current = 0;
    setUrl(pictures.renew(page));
  };
  if (url === null)
    return (
      <Button variant="quiet" icon="again" onClick={startAnew}>
        Show the picture
      </Button>
    );
  return <Picture key={url} url={url} alt={alt} onError={tryAgain} />;
};
