import { useNavigate } from '@weaversworld/shared/router';
import { useEffect } from 'react';
import { LinkButton } from './link-button.tsx';
import { Notice } from './notice.tsx';

const HOME = '/weaversworld';

/** How long the denial is shown before the redirect, in milliseconds. */
const REDIRECT_DELAY_MS = 2_000;

/** Shows an access denial, then redirects to the home screen. */
export const AccessDenied = ({ error }: { error: string }) => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(HOME, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <Notice tone="error">{error} - Redirecting to homepage...</Notice>
      <p>
        <LinkButton to={HOME} variant="quiet" replace>
          Return Home
        </LinkButton>
      </p>
    </>
  );
};
