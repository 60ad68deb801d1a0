import type { AuthSnapshot } from '@weaversworld/shared/contract';
import type { SessionState } from '@weaversworld/shared/shell';
import { sameOptionalId } from './same-optional-id.ts';

/** What this tab does after another tab wrote its auth snapshot. */
export type CrossTabAction = 'none' | 'sign-out' | 'reload' | 'switch-profile';

/** Compares another tab's snapshot with this tab's session. No snapshot, no action. */
export const crossTabAction = (
  session: Pick<SessionState, 'isAuthenticated' | 'user' | 'activeChildProfile'>,
  snapshot: AuthSnapshot | null,
): CrossTabAction => {
  if (snapshot === null) return 'none';
  if (!snapshot.isAuthenticated) return session.isAuthenticated ? 'sign-out' : 'none';
  if (!session.isAuthenticated) return 'reload';
  if (!sameOptionalId(session.user?.id, snapshot.userId)) return 'reload';
  const isSameProfile = session.activeChildProfile?.id === snapshot.profileId;
  return isSameProfile || snapshot.profileId === null ? 'none' : 'switch-profile';
};
