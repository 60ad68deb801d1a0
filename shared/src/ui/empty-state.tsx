import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { WeaverBird } from './weaver-bird.tsx';

interface EmptyStateProps {
  /** One warm line: what can be here. */
  children: ReactNode;
  /** The next step, a button or a link. */
  action?: ReactNode;
  /** Drawn above; the weaver bird when absent, null for none. */
  picture?: ReactNode;
}

/** A place that holds nothing yet: a character, a line, a button. */
export const EmptyState = ({ children, action, picture = <WeaverBird /> }: EmptyStateProps) => (
  <div className={styles.emptyState}>
    {picture}
    <p className={styles.emptyStateLine}>{children}</p>
    {action}
  </div>
);
