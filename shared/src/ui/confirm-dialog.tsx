import type { ConfirmDialogProps } from './confirm-dialog-content.tsx';
import { DialogLoader } from './dialog-loader.tsx';
import { loadDialogContents } from './load-dialog-contents.ts';

/**
 * A modal question (`alertdialog`): the focus starts on 'Cancel', Escape cancels, a press outside does nothing. When its script
 * cannot be loaded it says so.
 */
export const ConfirmDialog = ({ open = true, ...rest }: ConfirmDialogProps) => (
  <DialogLoader open={open} load={loadDialogContents} onClose={rest.onCancel}>
    {({ ConfirmDialogContent }) => <ConfirmDialogContent {...rest} />}
  </DialogLoader>
);
