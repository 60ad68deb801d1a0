import { Dialog as Base } from '@base-ui/react/dialog';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

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
