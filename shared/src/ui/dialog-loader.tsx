import { type ReactNode, useState } from 'react';
import type { loadDialogContents } from './load-dialog-contents.ts';
import { Notice } from './notice.tsx';
import { useLazyModule, usePrefetch } from './use-lazy-module.ts';

type DialogContents = Awaited<ReturnType<typeof loadDialogContents>>;

/** Loads the script of a dialog when it is opened, and renders it. A notice with a second try says that it cannot be loaded. */
export const DialogLoader = ({
  open,
  load,
  onClose,
  children,
}: {
  open: boolean;
  load: typeof loadDialogContents;
  /** The reader gave up opening it. */
  onClose(): void;
  children(contents: DialogContents): ReactNode;
}) => {
  const [hasFailed, setHasFailed] = useState(false);
  usePrefetch(load);
  const contents = useLazyModule(load, open && !hasFailed, () => setHasFailed(true));
  if (!open) return null;
  if (hasFailed)
    return (
      <Notice
        isFloating
        tone="error"
        action={{ label: 'Try again', onClick: () => setHasFailed(false) }}
        onClose={onClose}
      >
        This could not be opened just now.
      </Notice>
    );
  return contents && children(contents);
};
