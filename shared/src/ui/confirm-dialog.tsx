import type { ReactNode } from 'react';
import type { ButtonSize } from './button.tsx';
import { loadWindows } from './load-windows.ts';
import { usePart } from './use-part.ts';

export interface ConfirmDialogProps {
  title: ReactNode;
  /** What will happen, and what stays. */
  children: ReactNode;
  onConfirm(): void;
  onCancel(): void;
  confirmLabel?: string;
  cancelLabel?: string;
  /** True when something is taken away. */
  danger?: boolean;
  busy?: boolean;
  open?: boolean;
  size?: ButtonSize;
}

/** A question that must be answered (`alertdialog`). 'Cancel' has the focus; Escape cancels. */
export const ConfirmDialog = ({ open = true, ...rest }: ConfirmDialogProps) => {
  const windows = usePart(loadWindows, open, rest.onCancel);
  return open && windows && <windows.ConfirmWindow {...rest} />;
};
