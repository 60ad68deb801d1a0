import { useNavigate } from '@weaversworld/shared/router';
import { LinkButton, Notice } from '@weaversworld/shared/ui';
import { useEffect } from 'react';
import { HOME } from './paths.ts';

/** How long the denial is shown before the redirect, in ms. */
const SHOWN_MS = 2_000;

/** Shows an access denial, then redirects to Home. */
export const AccessDenied = ({ error }: { error: string }) => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(HOME, { replace: true }), SHOWN_MS);
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
