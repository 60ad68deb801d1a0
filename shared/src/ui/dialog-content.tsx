import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

/** Title, content and closing of a dialog. */
export interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Called by the close button, Escape and a press outside. */
  onClose(): void;
  /** Buttons below the content. */
  actions?: ReactNode;
  open?: boolean;
  /** `screen` fills the window; its content scrolls below the title, and has a height to fill. */
  size?: 'normal' | 'wide' | 'screen';
  /** The element focused first; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** The open `Dialog`, in a chunk of its own with the dialog library. */
export const DialogContent = ({
  title,
  children,
  onClose,
  actions,
  size = 'normal',
  initialFocus,
}: DialogProps) => (
  <Base.Root open onOpenChange={(next) => next || onClose()}>
    <Base.Portal>
      <Base.Backdrop className={styles.dialogBackdrop} />
      <Base.Viewport className={styles.dialogViewport}>
        <Base.Popup className={styles.dialog} data-size={size} initialFocus={initialFocus}>
          <Base.Title className={styles.dialogTitle}>{title}</Base.Title>
          {children}
          {actions && <div className={styles.dialogActions}>{actions}</div>}
          <Base.Close
            className={styles.dialogClose}
            render={<IconButton label="Close" icon="close" size="grown-up" />}
          />
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  </Base.Root>
);
