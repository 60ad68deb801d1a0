import { Navigate, useLocation } from '@weaversworld/shared/router';
import { type Access, type SessionState, useSession } from '@weaversworld/shared/shell';
import { Loading } from '@weaversworld/shared/ui';
import type { ReactNode } from 'react';

/** The redirect for a visitor without access to a screen; null when they have access. */
export const redirectTarget = (
  access: Access,
  session: Pick<SessionState, 'isAuthenticated' | 'activeChildProfile'>,
  origin: string,
): string | null => {
  const needsLogin = access === 'login' || access === 'login-and-profile';
  if (needsLogin && !session.isAuthenticated) return `/accounts/login/?next=${encodeURIComponent(origin)}`;
  const needsProfile = access === 'profile' || access === 'login-and-profile';
  if (needsProfile && session.isAuthenticated && session.activeChildProfile === null)
    return '/child-profiles/create/';
  return null;
};

/**
 * Renders a screen for visitors with access to it and redirects others. Waits for the first read of the session; during
 * later ones (another tab, a profile switch) the screen stays mounted, so that no input is lost.
 */
export const Guard = ({ access, children }: { access: Access; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  if (access === 'anyone') return children;
  if (session.loading) return <Loading text="Just a moment..." />;
  const target = redirectTarget(access, session, location.pathname + location.search);
  return target === null ? children : <Navigate to={target} replace />;
};
