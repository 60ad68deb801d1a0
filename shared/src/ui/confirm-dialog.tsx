import type { ConfirmDialogProps } from './confirm-window.tsx';
import { loadWindows } from './load-windows.ts';
import { useFetchAhead, usePart } from './use-part.ts';

/** A question that must be answered (`alertdialog`). 'Cancel' has the focus; Escape cancels. */
export const ConfirmDialog = ({ open = true, ...rest }: ConfirmDialogProps) => {
  useFetchAhead(loadWindows);
  const windows = usePart(loadWindows, open, rest.onCancel);
  return open && windows && <windows.ConfirmWindow {...rest} />;
};
