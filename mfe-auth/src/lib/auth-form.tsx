import { Card, Notice } from '@weaversworld/shared/ui';
import type { FormEventHandler, ReactNode } from 'react';
import styles from './auth-form.module.css';

interface AuthFormProps {
  /** The form's name for ears. */
  label: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What is wrong with the whole form. */
  error?: string | null;
  children: ReactNode;
  /** Good news, above the form. */
  notice?: ReactNode;
  /** Ways out, under the form. */
  links?: ReactNode;
}

/** One of the quiet little forms of this part: an error above the fields, links below. */
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
