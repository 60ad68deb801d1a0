import { useState } from 'react';
import type { DialogProps } from './dialog-content.tsx';
import styles from './dialog-failure.module.css';
import { loadDialogContents } from './load-dialog-contents.ts';
import { Notice } from './notice.tsx';
import { useLazyModule, usePrefetch } from './use-lazy-module.ts';

/** A modal dialog of Base UI with a focus trap; restores the focus when closed. When its script cannot be loaded it says so. */
export const Dialog = ({ open = true, ...rest }: DialogProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  usePrefetch(loadDialogContents);
  const contents = useLazyModule(loadDialogContents, open && !hasFailed, () => setHasFailed(true));
  if (!open) return null;
  if (hasFailed)
    return (
      <Notice
        className={styles.dialogFailure}
        tone="error"
        action={{ label: 'Try again', onClick: () => setHasFailed(false) }}
        onClose={rest.onClose}
      >
        This could not be opened just now.
      </Notice>
    );
  return contents && <contents.DialogContent {...rest} />;
};
