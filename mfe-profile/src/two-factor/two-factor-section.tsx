import { Button, ConfirmDialog, Loading, Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import layout from '../lib/section.module.css';
import { Section } from '../lib/section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetupForm } from './setup-form.tsx';
import { useTwoFactor } from './use-two-factor.ts';

/** Two-factor authentication on the profile page: set up, show recovery codes, turn off. */
export const TwoFactorSection = () => {
  const { state, busy, error, read, leave, setUp, activate, showCodes, turnOff } = useTwoFactor();
  const [confirming, setConfirming] = useState<'turn-off' | 'renew' | null>(null);
  if (state.status === 'missing') return null;

  const onConfirm = () => {
    setConfirming(null);
    void (confirming === 'renew' ? showCodes(true) : turnOff());
  };
  const buttonStyle = { variant: 'quiet', size: 'grown-up', busy } as const;

  return (
    <Section title="Two-factor authentication" shows={state.status}>
      {error && <Notice tone="error">{error}</Notice>}
      {state.status === 'loading' && <Loading small text="Just a moment..." />}
      {state.status === 'unknown' && (
        <Notice tone="error" action={{ label: 'Try again', onClick: () => void read() }}>
          We could not find out whether it is on.
        </Notice>
      )}
      {state.status === 'off' && (
        <>
          <p>
            {state.hasSecurityKey
              ? 'Signing in asks for your security key. A code from an authenticator app can be added.'
              : 'It is off. A code from an authenticator app can be asked for whenever somebody signs in.'}
          </p>
          <div className={layout.profileActions}>
            <Button {...buttonStyle} onClick={() => void setUp()}>
              Turn On
            </Button>
          </div>
        </>
      )}
      {state.status === 'setup' && (
        <SetupForm secret={state.secret} url={state.url} activate={activate} onCancel={() => void read()} />
      )}
      {state.status === 'on' && (
        <>
          <p>It is on. Signing in asks for a code from your authenticator app.</p>
          <div className={layout.profileActions}>
            <Button {...buttonStyle} onClick={() => void showCodes()}>
              Show Recovery Codes
            </Button>
            <Button {...buttonStyle} onClick={() => setConfirming('turn-off')}>
              Turn Off
            </Button>
          </div>
        </>
      )}
      {state.status === 'codes' && (
        <RecoveryCodes
          codes={state.codes}
          hidden={state.hidden}
          busy={busy}
          onRenew={() => setConfirming('renew')}
          onDone={() => leave({ status: 'on' })}
        />
      )}
      {confirming && (
        <ConfirmDialog
          title={confirming === 'renew' ? 'Make new recovery codes?' : 'Turn off two-factor authentication?'}
          danger
          onConfirm={onConfirm}
          onCancel={() => setConfirming(null)}
        >
          <p>
            {confirming === 'renew'
              ? 'The codes you have kept until now stop working.'
              : 'Your password alone will then be enough to sign in, and your recovery codes stop working.'}
          </p>
        </ConfirmDialog>
      )}
    </Section>
  );
};
