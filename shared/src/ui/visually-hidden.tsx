import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for the ear only: read by screen readers, not drawn. */
export const VisuallyHidden = ({ children, id }: { children: ReactNode; id?: string }) => (
  <span className={styles.visuallyHidden} id={id}>
    {children}
  </span>
);
