import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, id }: { children: ReactNode; id?: string }) => (
  <span className={styles.visuallyHidden} id={id}>
    {children}
  </span>
);
