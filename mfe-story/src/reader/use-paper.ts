import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from './use-media.ts';

/** True while the window is laid out for paper: the browser's own way to print was taken. */
export const usePaper = (): boolean => {
  const isPaper = useMedia('print');
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    // The browser takes what is there once its listeners have run.
    const before = () => flushSync(() => setIsAsked(true));
    const after = () => setIsAsked(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPaper || isAsked;
};
