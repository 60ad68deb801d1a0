import { Card, Notice } from '@weaversworld/shared/ui';
import type { FormEventHandler, ReactNode } from 'react';
import styles from './auth-form.module.css';

interface AuthFormProps {
  /** The form's accessible name. */
  label: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** An error of the form as a whole. */
  error?: string | null;
  children: ReactNode;
  /** Shown above the form. */
  notice?: ReactNode;
  /** Links below the fields. */
  links?: ReactNode;
}

/** The layout of every form of this remote: an error above the fields, links below. */
export const AuthForm = ({ label, onSubmit, error, notice, children, links }: AuthFormProps) => (
  <div className={styles.authStack}>
    {notice}
    <Card>
      <form className={styles.authForm} aria-label={label} noValidate onSubmit={onSubmit}>
        {error && <Notice tone="error">{error}</Notice>}
        {children}
        {links && <div className={styles.authFormLinks}>{links}</div>}
      </form>
    </Card>
  </div>
);
