import { type Api, isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import { Button, Dialog, Notice, PasswordField, TextField } from '@weaversworld/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './confirm-identity-dialog.module.css';
import type { Proof } from './identity-check.ts';

const EMPTY: Record<Proof, string> = {
  password: 'Please enter your password',
  code: 'Please enter your authentication code',
};
const FAILED = 'That did not work. Please try again.';

interface ConfirmIdentityDialogProps {
  api: Pick<Api['auth'], 'reauthenticate' | 'reauthenticateWithCode'>;
  proofs: Proof[];
  email: string;
  onResolved(confirmed: boolean): void;
  /** The session ended before it could be confirmed. */
  onSignedOut(): void;
}

/** 'Confirm it's you': asks for the password, or for a code, before a sensitive change goes on. */
export const ConfirmIdentityDialog = ({
  api,
  proofs,
  email,
  onResolved,
  onSignedOut,
}: ConfirmIdentityDialogProps) => {
  const [proof, setProof] = useState(proofs[0]);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const other = proofs.find((one) => one !== proof);
  useEffect(() => {
    if (proof !== undefined) input.current?.focus();
  }, [proof]);

  const showError = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || proof === undefined) return;
    const typed = proof === 'code' ? value.replaceAll(/\s/g, '') : value;
    if (typed === '') return showError(EMPTY[proof]);
    setBusy(true);
    try {
      const { isAuthenticated } = await (proof === 'code'
        ? api.reauthenticateWithCode(typed)
        : api.reauthenticate(typed));
      onResolved(isAuthenticated);
      if (!isAuthenticated) onSignedOut();
    } catch (failure) {
      const isEnded = isApiError(failure) && failure.status === 401;
      showError(isEnded ? FAILED : listedErrorMessage(failure, FAILED));
      setBusy(false);
    }
  };
  const change = (next: Proof) => {
    setProof(next);
    setValue('');
    setError(null);
  };
  const field = {
    ref: input,
    value,
    error,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  };

  return (
    <Dialog title="Confirm it's you" onClose={() => onResolved(false)} initialFocus={input}>
      <form className={styles.confirmIdentity} aria-label="Confirm it's you" noValidate onSubmit={submit}>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        {proof === undefined && (
          <Notice>
            This account is confirmed with a security key, which this page cannot use. Please sign out and
            sign in again, then try once more.
          </Notice>
        )}
        {proof === 'password' && (
          <>
            <p>You signed in a while ago. Please enter your password to go on.</p>
            <PasswordField label="Password" autoComplete="current-password" {...field} />
          </>
        )}
        {proof === 'code' && (
          <>
            <p>You signed in a while ago. Please enter a code from your authenticator app to go on.</p>
            <TextField
              size="grown-up"
              label="Verification code"
              hint="One of your recovery codes works too."
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              {...field}
            />
          </>
        )}
        {other !== undefined && (
          <Button
            className={styles.confirmIdentityOther}
            variant="quiet"
            size="grown-up"
            onClick={() => change(other)}
          >
            {other === 'code' ? 'Use a code instead' : 'Use your password instead'}
          </Button>
        )}
        <div className={styles.confirmIdentityActions}>
          <Button variant="quiet" size="grown-up" onClick={() => onResolved(false)}>
            Cancel
          </Button>
          {proof !== undefined && (
            <Button type="submit" size="grown-up" busy={busy}>
              {busy ? 'Checking...' : 'Confirm'}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
};
