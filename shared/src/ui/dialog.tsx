import { useState } from 'react';
import type { DialogProps } from './dialog-content.tsx';
import { loadDialogContents } from './load-dialog-contents.ts';
import { Notice } from './notice.tsx';
import { useLazyModule, usePrefetch } from './use-lazy-module.ts';

/** A modal dialog of Base UI with a focus trap; restores the focus when closed. When its script cannot be loaded it says so. */
export const Dialog = (props: DialogProps) => <LoadedDialog {...props} load={loadDialogContents} />;

/** The same, with a function that loads its script. */
export const LoadedDialog = ({
  open = true,
  load,
  ...rest
}: DialogProps & { load: typeof loadDialogContents }) => {
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
        onClose={rest.onClose}
      >
        This could not be opened just now.
      </Notice>
    );
  return contents && <contents.DialogContent {...rest} />;
};
