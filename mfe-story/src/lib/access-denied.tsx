import { useNavigate } from '@weaversworld/shared/router';
import { LinkButton, Notice } from '@weaversworld/shared/ui';
import { useEffect } from 'react';
import { HOME } from './paths.ts';

/** How long the refusal stands before the visitor goes home, in ms. */
const SHOWN_MS = 2_000;

/** Says that the visitor may not see this, then goes home, once. */
export const AccessDenied = ({ error, onLeave }: { error: string; onLeave?: () => void }) => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      onLeave?.();
      navigate(HOME, { replace: true });
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate, onLeave]);
  return (
    <>
      <Notice tone="error">{error} - Redirecting to homepage...</Notice>
      <p>
        <LinkButton to={HOME} variant="quiet" replace onClick={onLeave}>
          Return Home
        </LinkButton>
      </p>
    </>
  );
};
