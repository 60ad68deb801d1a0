import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './notice.module.css';

type Tone = 'error' | 'info' | 'success';
const ICONS: Record<Tone, IconName> = { error: 'alert', info: 'info', success: 'check' };

interface NoticeProps {
  tone?: Tone;
  children: ReactNode;
  /** A button for the next step. */
  action?: { label: string; onClick(): void; busy?: boolean };
  /** Shows a button named 'Close'. */
  onClose?(): void;
  className?: string;
  /** At the lower edge of the window, above everything. */
  isFloating?: boolean;
}

/** A message box: errors have the role `alert`, the other tones `status`. */
export const Notice = ({ tone = 'info', children, action, onClose, className, isFloating }: NoticeProps) => (
  <div
    className={classNames(styles.notice, isFloating && styles.noticeFloating, className)}
    data-tone={tone}
    role={tone === 'error' ? 'alert' : 'status'}
  >
    <span className={styles.noticeIcon}>
      <Icon name={ICONS[tone]} />
    </span>
    <div className={styles.noticeText}>{children}</div>
    {action && (
      <Button
        className={styles.noticeAction}
        variant="quiet"
        size="grown-up"
        busy={action.busy}
        onClick={action.onClick}
      >
        {action.label}
      </Button>
    )}
    {onClose && (
      <IconButton
        className={styles.noticeClose}
        label="Close"
        icon="close"
        size="grown-up"
        onClick={onClose}
      />
    )}
  </div>
);
