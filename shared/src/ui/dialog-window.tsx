import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

/** What a window shows, and what it asks of its owner. */
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

/** What `Dialog` draws once it is open. */
export const DialogWindow = ({
  title,
  children,
  onClose,
  actions,
  size = 'normal',
  initialFocus,
}: DialogProps) => (
  <Base.Root open onOpenChange={(next) => next || onClose()}>
    <Base.Portal>
      <Base.Backdrop className={styles.dialogVeil} />
      <Base.Viewport className={styles.dialogPlace}>
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
