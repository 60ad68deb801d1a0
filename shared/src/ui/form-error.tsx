import type { ReactNode } from 'react';
import styles from './form-error.module.css';
import { Icon } from './icon.tsx';

/** One thing that is wrong with a field or a whole form, announced politely. Renders nothing without words. */
export const FormError = ({ id, children }: { id?: string; children?: ReactNode }) =>
  children ? (
    <p className={styles.formError} id={id} role="alert" aria-live="polite">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  ) : null;
