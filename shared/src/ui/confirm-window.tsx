import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button, type ButtonSize } from './button.tsx';
import styles from './dialog.module.css';

/** What a question asks, and where its answer goes. */
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

/** What `ConfirmDialog` draws once it is open. */
export const ConfirmWindow = ({
  title,
  children,
  onConfirm,
  onCancel,
  confirmLabel = 'Continue',
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  size = 'grown-up',
}: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open onOpenChange={(next) => next || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.dialogVeil} />
        <AlertDialog.Viewport className={styles.dialogPlace}>
          <AlertDialog.Popup className={styles.dialog} initialFocus={cancel}>
            <AlertDialog.Title className={styles.dialogTitle}>{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
            <div className={styles.dialogActions}>
              <Button ref={cancel} variant="quiet" size={size} onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button variant={danger ? 'danger' : 'action'} size={size} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
