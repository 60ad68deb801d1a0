import { EXPIRED_FLOWS } from '@weaversworld/shared/api';
import { type AuthSnapshot, sameId } from '@weaversworld/shared/contract';
import type { Session } from '@weaversworld/shared/shell';
import { createAdoption } from './adopt-outcome.ts';
import { LOGOUT_REDIRECT_DELAY, logoutRedirect } from './logout-redirect.ts';
import { otherTabVerdict } from './other-tab.ts';
import { createProfileActions } from './profile-actions.ts';
import { createSessionCore, SESSION_KEY } from './session-core.ts';
import type { SessionWorld } from './session-world.ts';
import { createSignIn } from './sign-in.ts';

/** The host's own handle on the session. */
export interface HostSession extends Session {
  /** A story-world call was answered 401: reads the session again if somebody was thought to be signed in. */
  suspectExpired(): Promise<void>;
}

const setTimer = (action: () => void, ms: number) => void setTimeout(action, ms);

/** Builds the one session of a page. Nothing is called before `load()`. */
export const createSession = (world: SessionWorld): HostSession => {
  const { api, live, navigation, otherTabs, later = setTimer } = world;
  const core = createSessionCore(world);
  const adoption = createAdoption(world, core);
  const signIn = createSignIn(world, core, adoption);
  const profiles = createProfileActions(world, core, adoption);
  let suspicion: Promise<void> | null = null;

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
      if (!core.get().isAuthenticated) return;
      suspicion ??= signIn.load().finally(() => {
        suspicion = null;
      });
      await suspicion;
    },
  };
};
