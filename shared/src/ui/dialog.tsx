import type { DialogProps } from './dialog-content.tsx';
import { loadDialogContents } from './load-dialog-contents.ts';
import { useLazyModule, usePrefetch } from './use-lazy-module.ts';

/** A modal dialog of Base UI with a focus trap; restores the focus when closed. */
export const Dialog = ({ open = true, ...rest }: DialogProps) => {
  usePrefetch(loadDialogContents);
  const contents = useLazyModule(loadDialogContents, open, rest.onClose);
  return open && contents && <contents.DialogContent {...rest} />;
};
