import { EXPIRED_FLOWS } from '@weaversworld/shared/api';
import { type AuthSnapshot, sameId } from '@weaversworld/shared/contract';
import type { Session } from '@weaversworld/shared/shell';
import { createAdoption } from './adopt-outcome.ts';
import { LOGOUT_REDIRECT_DELAY, logoutRedirect } from './logout-redirect.ts';
import { otherTabVerdict } from './other-tab.ts';
import { createProfileActions } from './profile-actions.ts';
import { sameOrMissing } from './same-or-missing.ts';
import { createSessionCore, SESSION_KEY } from './session-core.ts';
import type { SessionWorld } from './session-world.ts';
import { createSignIn } from './sign-in.ts';

/** The host's own handle on the session. */
export interface HostSession extends Session {
  /**
   * Something hints that the session ended: asks the server, quietly, if somebody is thought to be signed in. True when
   * that somebody still is, false when nobody is or nothing could be learned.
   */
  suspectExpired(): Promise<boolean>;
}

const setTimer = (action: () => void, ms: number) => void setTimeout(action, ms);

/** Builds the one session of a page. Nothing is called before `load()`. */
export const createSession = (world: SessionWorld): HostSession => {
  const { api, live, navigation, otherTabs, later = setTimer } = world;
  const core = createSessionCore(world);
  const adoption = createAdoption(world, core);
  const signIn = createSignIn(world, core, adoption);
  const profiles = createProfileActions(world, core, adoption);
  let suspicion: Promise<boolean> | null = null;

  /** Nothing on the screen changes unless the answer is another one than the last. */
  const lookAgain = async (): Promise<boolean> => {
    const turn = core.turn();
    const outcome = await api.auth.session().catch(() => null);
    // No answer says nothing, and whatever decided meanwhile knows better.
    if (outcome === null || !core.isCurrent(turn)) return false;
    const { user } = core.get();
    const isSame = outcome.user?.id == null || sameOrMissing(outcome.user.id, user?.id);
    if (outcome.isAuthenticated && !isSame) await signIn.load();
    if (!outcome.isAuthenticated) await adoption.adopt(outcome, { prefer: [], signingIn: false, turn });
    return core.get().isAuthenticated;
  };

  const redirectAfterLogout = () => {
    const target = navigation && logoutRedirect(navigation.pathname());
    if (navigation && target) later(() => navigation.go(target), LOGOUT_REDIRECT_DELAY);
  };

  const flowsAfterLogout = async () => {
    try {
      return await api.auth.session();
    } catch (error) {
      core.failed('The session could not be read after signing out', error);
      return { flows: EXPIRED_FLOWS, pendingFlow: null };
    }
  };

  const logout = async () => {
    await live?.close?.();
    try {
      await api.auth.logout();
    } catch (error) {
      const { user, activeChildProfile } = core.get();
      live?.reauthenticate?.(user?.id ?? null, activeChildProfile?.id ?? null);
      core.failed('Logout failed', error);
      throw error;
    }
    const turn = core.begin();
    const after = await flowsAfterLogout();
    if (!core.isCurrent(turn)) return;
    core.reset('logout');
    adoption.signedOut(after);
    redirectAfterLogout();
  };

  const followProfile = ({ profileId }: AuthSnapshot) => {
    const profile = core.get().childProfiles.find((one) => sameId(one.id, profileId));
    if (!profile) return void signIn.load();
    core.settle({ activeChildProfile: profile });
  };

  otherTabs?.(SESSION_KEY, (text) => {
    const there = core.parseSnapshot(text);
    const verdict = otherTabVerdict(core.get(), there);
    if (verdict === 'read-again') void signIn.load();
    if (verdict === 'follow-profile' && there) followProfile(there);
    if (verdict !== 'sign-out') return;
    core.begin();
    adoption.dropVisitor('other-tab');
    adoption.signedOut({ flows: EXPIRED_FLOWS, pendingFlow: null });
    redirectAfterLogout();
  });

  return {
    get: core.get,
    subscribe: core.subscribe,
    ...signIn,
    ...profiles,
    logout,
    suspectExpired: async () => {
      const { isAuthenticated, loading } = core.get();
      if (!isAuthenticated || loading) return false;
      suspicion ??= lookAgain().finally(() => {
        suspicion = null;
      });
      return suspicion;
    },
  };
};
