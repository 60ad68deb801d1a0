import { useFetch, useShell } from '@weaversworld/shared/shell';
import { LinkButton, Page } from '@weaversworld/shared/ui';
import { useCallback } from 'react';
import { AuthCard } from '../lib/auth-card.tsx';
import { VerifyCodeForm } from './verify-code-form.tsx';

/** /accounts/confirm-email and /email/verification: asks for what the verification email says. */
const VerifyNoticePage = () => {
  const { api } = useShell();
  // Where the server cannot be asked, it mails links like the one of this product.
  const readConfig = useCallback(async () => (await api.auth.config?.().catch(() => null)) ?? null, [api]);
  const { value: config } = useFetch(readConfig);
  if (config?.account?.email_verification_by_code_enabled)
    return (
      <Page title="Verify Your Email Address" width="form">
        <VerifyCodeForm />
      </Page>
    );
  return <VerifyLinkNotice />;
};

const VerifyLinkNotice = () => (
  <Page title="Verify Your Email Address" width="form">
    <AuthCard
      actions={
        <LinkButton size="grown-up" to="/weaversworld">
          Return to Home
        </LinkButton>
      }
    >
      <p>
        We have sent you an email with a link. Please open it to verify your address; after that you can sign
        in.
      </p>
      <p>No email? Look into the spam folder, too.</p>
    </AuthCard>
  </Page>
);

export { VerifyNoticePage as Page };
