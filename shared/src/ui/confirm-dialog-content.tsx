import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button, type ButtonSize } from './button.tsx';
import styles from './dialog.module.css';

/** A question, its two answers and what they do. */
export interface ConfirmDialogProps {
  title: ReactNode;
  /** The consequences: what will be removed and what stays. */
  children: ReactNode;
  onConfirm(): void;
  onCancel(): void;
  cancelLabel?: string;
  /** True when confirming removes something. */
  danger?: boolean;
  busy?: boolean;
  open?: boolean;
  size?: ButtonSize;
}

/** The open `ConfirmDialog`, in a chunk of its own with the dialog library. */
export const ConfirmDialogContent = ({
  title,
  children,
  onConfirm,
  onCancel,
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  size = 'grown-up',
}: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open onOpenChange={(next) => next || onCancel()}>
      <AlertDialog.Portal>
        {/* Forced: a question inside a dialog would have none. */}
        <AlertDialog.Backdrop forceRender className={styles.dialogBackdrop} />
        <AlertDialog.Viewport className={styles.dialogViewport}>
          <AlertDialog.Popup className={styles.dialog} initialFocus={cancel}>
            <AlertDialog.Title className={styles.dialogTitle}>{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
            <div className={styles.dialogActions}>
              <Button ref={cancel} variant="quiet" size={size} onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button variant={danger ? 'danger' : 'action'} size={size} busy={busy} onClick={onConfirm}>
                Continue
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
