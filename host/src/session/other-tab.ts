import { type AuthSnapshot, sameId } from '@weaversworld/shared/contract';
import type { SessionState } from '@weaversworld/shared/shell';
import { sameOrMissing } from './same-or-missing.ts';

/** What another tab's snapshot asks of this one. */
export type TabVerdict = 'nothing' | 'sign-out' | 'read-again' | 'follow-profile';

/** Compares what another tab wrote with what this tab holds. A missing snapshot says nothing. */
export const otherTabVerdict = (
  here: Pick<SessionState, 'isAuthenticated' | 'user' | 'activeChildProfile'>,
  there: AuthSnapshot | null,
): TabVerdict => {
  if (there === null) return 'nothing';
  if (!there.isAuthenticated) return here.isAuthenticated ? 'sign-out' : 'nothing';
  if (!here.isAuthenticated) return 'read-again';
  if (!sameOrMissing(here.user?.id, there.userId)) return 'read-again';
  const same = sameId(here.activeChildProfile?.id, there.profileId);
  return same || there.profileId === null ? 'nothing' : 'follow-profile';
};
