import type { Page } from '@weaversworld/shared/contract';
import { VisuallyHidden } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** Announces to screen readers that a page which arrived while the story was open has its text. */
export const PageArrival = ({ pages }: { pages: readonly Page[] }) => {
  const written = pages.findLast(({ text }) => text !== '')?.page_number ?? 0;
  const known = useRef(written);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (written > known.current) setAnnounced(`Page ${written} is ready`);
    known.current = written;
  }, [written]);
  return (
    <div role="status">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
};
