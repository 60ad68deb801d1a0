import { EXPIRED_FLOWS } from '@weaversworld/shared/api';
import type { AuthSnapshot } from '@weaversworld/shared/contract';
import type { Session } from '@weaversworld/shared/shell';
import { schedule as scheduleByTimeout } from '../schedule.ts';
import { createApplyAuthResponse } from './apply-auth-response.ts';
import { crossTabAction } from './cross-tab-action.ts';
import { LOGOUT_REDIRECT_DELAY_MS, logoutRedirect } from './logout-redirect.ts';
import { createProfileActions } from './profile-actions.ts';
import { sameOptionalId } from './same-optional-id.ts';
import type { SessionDeps } from './session-deps.ts';
import { createSessionStore, SESSION_KEY } from './session-store.ts';
import { createSignIn } from './sign-in.ts';

/** The session with what only the host calls. */
export interface HostSession extends Session {
  /**
   * Asks the server whether the session of a signed-in user still exists, without touching the screen when nothing
   * changed. True when the user is still signed in; false when not, or when the server gave no answer.
   */
  suspectExpired(): Promise<boolean>;
}

/** Builds the one session of a page. Makes no call before `load()`. */
export const createSession = (deps: SessionDeps): HostSession => {
  const { api, live, navigation, crossTab, schedule = scheduleByTimeout } = deps;
  const store = createSessionStore(deps);
  const authResponse = createApplyAuthResponse(deps, store);
  const signIn = createSignIn(deps, store, authResponse);
  const profiles = createProfileActions(deps, store, authResponse);
  let expiryCheck: Promise<boolean> | null = null;

  const checkExpiry = async (): Promise<boolean> => {
    const signal = store.current();
    const response = await api.auth.session().catch(() => null);
    if (response === null || signal.aborted) return false;
    const { user } = store.get();
    const isSameUser = response.user?.id == null || sameOptionalId(response.user.id, user?.id);
    if (response.isAuthenticated && !isSameUser) await signIn.load();
    if (!response.isAuthenticated)
      await authResponse.apply(response, { preferredProfiles: [], isSignIn: false, signal });
    return store.get().isAuthenticated;
  };

  const redirectAfterLogout = () => {
    const target = navigation && logoutRedirect(navigation.pathname());
    if (navigation && target) schedule(() => navigation.navigate(target), LOGOUT_REDIRECT_DELAY_MS);
  };

  const flowsAfterLogout = async () => {
    try {
      return await api.auth.session();
    } catch (error) {
      store.reportError('The session could not be read after signing out', error);
      return { flows: EXPIRED_FLOWS, pendingFlow: null };
    }
  };

  const logout = async () => {
    await live?.close?.();
    try {
      await api.auth.logout();
    } catch (error) {
      const { user, activeChildProfile } = store.get();
      live?.reauthenticate?.(user?.id ?? null, activeChildProfile?.id ?? null);
      store.reportError('Logout failed', error);
      throw error;
    }
    const signal = store.begin();
    const after = await flowsAfterLogout();
    if (signal.aborted) return;
    store.emitReset('logout');
    authResponse.commitSignedOut(after);
    redirectAfterLogout();
  };

  const followProfile = ({ profileId }: AuthSnapshot) => {
    const profile = store.get().childProfiles.find((one) => one.id === profileId);
    if (!profile) return void signIn.load();
    store.commit({ activeChildProfile: profile });
  };

  crossTab?.subscribe(SESSION_KEY, (text) => {
    const snapshot = store.parseSnapshot(text);
    const action = crossTabAction(store.get(), snapshot);
    if (action === 'reload') void signIn.load();
    if (action === 'switch-profile' && snapshot) followProfile(snapshot);
    if (action !== 'sign-out') return;
    store.begin();
    authResponse.discardUserData('other-tab');
    authResponse.commitSignedOut({ flows: EXPIRED_FLOWS, pendingFlow: null });
    redirectAfterLogout();
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    ...signIn,
    ...profiles,
    logout,
    suspectExpired: async () => {
      const { isAuthenticated, loading, refreshing } = store.get();
      if (!isAuthenticated || loading || refreshing) return false;
      expiryCheck ??= checkExpiry().finally(() => {
        expiryCheck = null;
      });
      return expiryCheck;
    },
  };
};
