import { useNavigate } from '@weaversworld/shared/router';
import { LinkButton, Notice } from '@weaversworld/shared/ui';
import { useEffect } from 'react';
import { HOME } from './paths.ts';

/** How long the refusal stands before the visitor goes home, in ms. */
const SHOWN_MS = 2_000;

/** Says that the visitor may not see this, then goes home, once. */
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
