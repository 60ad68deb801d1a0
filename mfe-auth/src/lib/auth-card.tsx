import { Card } from '@weaversworld/shared/ui';
import type { ReactNode } from 'react';
import styles from './auth-form.module.css';

/** A message with links or buttons for the next step, shown instead of a form. */
export const AuthCard = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <Card>
    <div className={styles.authText}>
      {children}
      <div className={styles.authActions}>{actions}</div>
    </div>
  </Card>
);
