import { type ReactNode, useId, useRef } from 'react';
import { Button, type ButtonSize } from './button.tsx';
import styles from './dialog.module.css';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
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
export const ConfirmDialog = ({
  title,
  children,
  onConfirm,
  onCancel,
  confirmLabel = 'Continue',
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  open = true,
  size = 'grown-up',
}: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null);
  const message = useId();
  return (
    open && (
      <DialogFrame
        role="alertdialog"
        title={title}
        onClose={onCancel}
        closesOutside={false}
        initialFocus={cancel}
        describedBy={message}
      >
        <div id={message}>{children}</div>
        <div className={styles.dialogActions}>
          <Button ref={cancel} variant="quiet" size={size} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'action'} size={size} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </DialogFrame>
    )
  );
};
