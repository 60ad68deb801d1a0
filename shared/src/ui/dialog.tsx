import type { DialogProps } from './dialog-window.tsx';
import { loadWindows } from './load-windows.ts';
import { useFetchAhead, usePart } from './use-part.ts';

/** A window over the page. Holds the focus while open and gives it back to where it was. */
export const Dialog = ({ open = true, ...rest }: DialogProps) => {
  useFetchAhead(loadWindows);
  const windows = usePart(loadWindows, open, rest.onClose);
  return open && windows && <windows.DialogWindow {...rest} />;
};
