import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
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
export const Dialog = ({ title, children, onClose, actions, open = true, size, initialFocus }: DialogProps) =>
  open && (
    <DialogFrame role="dialog" closesOutside {...{ title, onClose, size, initialFocus }}>
      {children}
      {actions && <div className={styles.dialogActions}>{actions}</div>}
      <IconButton
        className={styles.dialogClose}
        label="Close"
        icon="close"
        size="grown-up"
        onClick={onClose}
      />
    </DialogFrame>
  );
