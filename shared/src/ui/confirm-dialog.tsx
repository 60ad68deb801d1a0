import type { ConfirmDialogProps } from './confirm-dialog-content.tsx';
import { loadDialogContents } from './load-dialog-contents.ts';
import { useLazyModule, usePrefetch } from './use-lazy-module.ts';

/** A modal question (`alertdialog`): the focus starts on 'Cancel', Escape cancels, a press outside does nothing. */
export const ConfirmDialog = ({ open = true, ...rest }: ConfirmDialogProps) => {
  usePrefetch(loadDialogContents);
  const contents = useLazyModule(loadDialogContents, open, rest.onCancel);
  return open && contents && <contents.ConfirmDialogContent {...rest} />;
};
