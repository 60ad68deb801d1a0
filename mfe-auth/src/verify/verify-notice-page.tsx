import { useFetch, useShell } from '@weaversworld/shared/shell';
import { Page } from '@weaversworld/shared/ui';
import { useCallback } from 'react';
import { VerifyCodeForm } from './verify-code-form.tsx';
import { VerifyLinkNotice } from './verify-link-notice.tsx';

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

export { VerifyNoticePage as Page };
