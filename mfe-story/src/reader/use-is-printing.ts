import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from './use-media-query.ts';

/** True while the browser lays the page out for paper. */
export const useIsPrinting = (): boolean => {
  const isPrintMedia = useMediaQuery('print');
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is rendered when the last listener of beforeprint returns.
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrintMedia || isPrinting;
};
