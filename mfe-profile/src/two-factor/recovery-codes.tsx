import { Button, Notice, pluralize } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../data/save-file.ts';
import layout from '../lib/section.module.css';
import styles from './two-factor.module.css';

interface RecoveryCodesProps {
  codes: string[];
  /** How many exist that the server does not show again. */
  hidden: number;
  busy: boolean;
  onRenew(): void;
  onDone(): void;
}

const COPIED_MS = 2_000;

/** Copies the codes, or saves them as a text file. */
const KeepCodes = ({ codes }: { codes: string[] }) => {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setMessage('Copied!');
    } catch {
      setMessage('Copying is not allowed here. Please download them.');
    }
  };
  const download = () => {
    const text = `Weaver's World recovery codes. Each works once.\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'weavers-world-recovery-codes.txt');
  };
  return (
    <div className={layout.profileActions}>
      <Button variant="quiet" size="grown-up" icon="copy" onClick={() => void copy()}>
        Copy
      </Button>
      <Button variant="quiet" size="grown-up" onClick={download}>
        Download
      </Button>
      <span role="status">{message}</span>
    </div>
  );
};

/** The recovery codes: each replaces a code of the authenticator app once. */
export const RecoveryCodes = ({ codes, hidden, busy, onRenew, onDone }: RecoveryCodesProps) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className={styles.twoFactorStep}>
      {codes.length > 0 && (
        <Notice>
          Keep these recovery codes in a safe place. Each lets you sign in once without your authenticator
          app.
        </Notice>
      )}
      {codes.length === 0 && hidden > 0 && (
        <p>
          Recovery codes are shown only right after they were made. {pluralize(hidden, 'code', 'codes')} of
          yours can still be used. If you cannot find them, please make new ones.
        </p>
      )}
      {codes.length === 0 && hidden === 0 && <p>No recovery code is left.</p>}
      {codes.length > 0 && <KeepCodes codes={codes} />}
      {codes.length > 0 && (
        <ul aria-label="Recovery codes" className={styles.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      )}
      <div className={layout.profileActions}>
        <Button size="grown-up" onClick={onDone}>
          {codes.length > 0 ? 'I have kept them' : 'Back'}
        </Button>
        <Button variant="quiet" size="grown-up" busy={busy} onClick={onRenew}>
          Make New Codes
        </Button>
      </div>
    </div>
  );
};
