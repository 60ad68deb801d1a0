import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { WeaverBird } from './weaver-bird.tsx';

interface EmptyStateProps {
  /** One line about what will be shown here. */
  children: ReactNode;
  /** A button or a link for the next step. */
  action?: ReactNode;
  /** Shown above the text; the weaver bird by default, null for none. */
  picture?: ReactNode;
}

/** Shown instead of an empty list: a picture, a line, an action. */
export const EmptyState = ({ children, action, picture = <WeaverBird /> }: EmptyStateProps) => (
  <div className={styles.emptyState}>
    {picture}
    <p className={styles.emptyStateLine}>{children}</p>
    {action}
  </div>
);
