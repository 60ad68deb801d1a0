import { LinkButton, Page } from '@weaversworld/shared/ui';
import { AuthCard } from '../lib/auth-card.tsx';

/** /accounts/confirm-email and /email/verification: asks to open the verification email. */
const VerifyNoticePage = () => (
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
