import { Button, Notice } from '@weaversworld/shared/ui';
import { useEffect, useRef } from 'react';
import layout from '../lib/section.module.css';
import styles from './two-factor.module.css';

interface RecoveryCodesProps {
  codes: string[];
  busy: boolean;
  onRenew(): void;
  onDone(): void;
}

/** The recovery codes: each replaces a code of the authenticator app once. */
export const RecoveryCodes = ({ codes, busy, onRenew, onDone }: RecoveryCodesProps) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className={styles.twoFactorStep}>
      <Notice>
        Keep these recovery codes in a safe place. Each lets you sign in once without your authenticator app.
      </Notice>
      {codes.length === 0 ? (
        <p>No recovery code is left.</p>
      ) : (
        <ul aria-label="Recovery codes" className={styles.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      )}
      <div className={layout.profileActions}>
        <Button size="grown-up" onClick={onDone}>
          I have kept them
        </Button>
        <Button variant="quiet" size="grown-up" busy={busy} onClick={onRenew}>
          Make New Codes
        </Button>
      </div>
    </div>
  );
};
