import type { Page } from '@weaversworld/shared/contract';
import { Button } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';
import { Picture } from './picture.tsx';
import { pictureRetryDelay } from './picture-state.ts';

/** A picture with a URL. It is tried again three times, then hidden until the visitor asks for it. */
export const UrlPicture = ({ page, alt }: { page: Page; alt: string }) => {
  const { pictureUrls } = useStoryStores();
  const [url, setUrl] = useState(() => pictureUrls.of(page));
  const failures = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const retry = () => {
    failures.current++;
    const delay = pictureRetryDelay(failures.current);
    if (delay === null) setUrl(null);
    else timer.current = setTimeout(() => setUrl(pictureUrls.renew(page)), delay);
  };
  const startOver = () => {
    failures.current = 0;
    setUrl(pictureUrls.renew(page));
  };
  if (url === null)
    return (
      <Button variant="quiet" icon="again" onClick={startOver}>
        Show the picture
      </Button>
    );
  return <Picture key={url} url={url} alt={alt} onError={retry} />;
};
