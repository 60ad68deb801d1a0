import type { DialogProps } from './dialog-content.tsx';
import { DialogLoader } from './dialog-loader.tsx';
import { loadDialogContents } from './load-dialog-contents.ts';

/** A modal dialog of Base UI with a focus trap; restores the focus when closed. When its script cannot be loaded it says so. */
export const Dialog = ({ open = true, ...rest }: DialogProps) => (
  <DialogLoader open={open} load={loadDialogContents} onClose={rest.onClose}>
    {({ DialogContent }) => <DialogContent {...rest} />}
  </DialogLoader>
);
