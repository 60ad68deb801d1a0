import { Navigate, useLocation } from '@weaversworld/shared/router';
import { type Access, type SessionState, useSession } from '@weaversworld/shared/shell';
import { Loading } from '@weaversworld/shared/ui';
import { type ReactNode, useRef } from 'react';

/** Where a visitor who may not see a screen goes instead; null when they may. */
export const refusalTarget = (
  access: Access,
  session: Pick<SessionState, 'isAuthenticated' | 'activeChildProfile'>,
  here: string,
): string | null => {
  const needsLogin = access === 'login' || access === 'login-and-profile';
  if (needsLogin && !session.isAuthenticated) return `/accounts/login/?next=${encodeURIComponent(here)}`;
  const needsProfile = access === 'profile' || access === 'login-and-profile';
  if (needsProfile && session.isAuthenticated && session.activeChildProfile === null)
    return '/child-profiles/create/';
  return null;
};

/**
 * Keeps a screen to those who may see it. While the session is first read it waits; later re-readings (another tab,
 * a profile switch) leave the screen standing, so that nothing typed is lost.
 */
export const Guard = ({ access, children }: { access: Access; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  const decided = useRef(false);
  if (access === 'anyone') return children;
  if (session.loading && !decided.current) return <Loading text="Just a moment..." />;
  decided.current = true;
  const target = refusalTarget(access, session, location.pathname + location.search);
  return target === null ? children : <Navigate to={target} replace />;
};
