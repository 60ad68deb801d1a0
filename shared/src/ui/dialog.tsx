import type { ReactNode, RefObject } from 'react';
import { loadWindows } from './load-windows.ts';
import { usePart } from './use-part.ts';

export interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Called by the close button, Escape and a press outside. */
  onClose(): void;
  /** Buttons at the foot. */
  actions?: ReactNode;
  open?: boolean;
  size?: 'normal' | 'wide';
  /** What takes the focus first; the first control when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A window over the page. Holds the focus while open and gives it back to where it was. */
export const Dialog = ({ open = true, ...rest }: DialogProps) => {
  const windows = usePart(loadWindows, open, rest.onClose);
  return open && windows && <windows.DialogWindow {...rest} />;
};
