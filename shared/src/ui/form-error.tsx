import type { ReactNode } from 'react';
import styles from './form-error.module.css';
import { Icon } from './icon.tsx';

/** An error of a field or a form, announced politely. Renders nothing without children. */
export const FormError = ({ id, children }: { id?: string; children?: ReactNode }) =>
  children ? (
    <p className={styles.formError} id={id} role="alert" aria-live="polite">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  ) : null;
