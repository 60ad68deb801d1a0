import { isApiError } from '@weaversworld/shared/api';
import { useLocation } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useShell } from '@weaversworld/shared/shell';
import { Button, LinkButton, Notice, Page } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { AuthCard } from '../lib/auth-card.tsx';

/** What the signup screen leaves in the history entry. */
const NoticeState = z.object({ email: z.string().min(1) });

const FAILURES: Record<number, string> = {
  403: 'We sent one just now. Please wait three minutes, then try again.',
  409: 'Please sign in with your password. That sends you a new email.',
};
const FAILED = 'The email could not be sent. Please try again.';

/** Asks to open the link in the email, names the address where it is known, and sends the email again. */
export const VerifyLinkNotice = () => {
  const { api } = useShell();
  const email = NoticeState.safeParse(useLocation().state).data?.email;
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { error: string }>('idle');
  const { resendVerification } = api.auth;
  const sendAgain = async (send: () => Promise<void>) => {
    setState('sending');
    try {
      await send();
      setState('sent');
    } catch (failure) {
      setState({ error: (isApiError(failure) && FAILURES[failure.status]) || FAILED });
    }
  };
  return (
    <Page title="Verify Your Email Address" width="form">
      <AuthCard
        actions={
          <>
            <LinkButton size="grown-up" to="/weaversworld">
              Return to Home
            </LinkButton>
            {resendVerification && (
              <Button
                size="grown-up"
                variant="quiet"
                busy={state === 'sending'}
                onClick={() => void sendAgain(resendVerification)}
              >
                Send again
              </Button>
            )}
          </>
        }
      >
        {state === 'sent' && <Notice tone="success">Sent. It can take a minute to arrive.</Notice>}
        {typeof state === 'object' && <Notice tone="error">{state.error}</Notice>}
        <p>
          We have sent {email ? <strong>{email}</strong> : 'you'} an email with a link. Please open it to
          verify your address; after that you can sign in.
        </p>
        <p>No email? Look into the spam folder, too.</p>
      </AuthCard>
    </Page>
  );
};
