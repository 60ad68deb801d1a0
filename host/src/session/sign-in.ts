import { type AuthResponse, isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import type { Session } from '@weaversworld/shared/shell';
import type { ApplyAuthResponse } from './apply-auth-response.ts';
import type { SessionDeps } from './session-deps.ts';
import type { SessionStore } from './session-store.ts';

type SignIn = Pick<
  Session,
  'load' | 'login' | 'authenticate2fa' | 'signup' | 'verifyEmail' | 'resetPassword'
>;

/** Reads the session, and makes the calls that may end signed in. */
export const createSignIn = (
  { api }: SessionDeps,
  store: SessionStore,
  { apply }: ApplyAuthResponse,
): SignIn => {
  const previousProfile = () => store.get().activeChildProfile?.id ?? store.readSnapshot()?.profileId;
  const sessionProfile = (response: AuthResponse) => response.body.data?.active_child_profile_id;

  /** Answers no for the visitor when the server offers to trust this browser: there is no screen to undo it. */
  const declineTrust = async (response: AuthResponse): Promise<AuthResponse> =>
    response.pendingFlow?.id === 'mfa_trust' ? api.auth.trustBrowser(false) : response;

  const readSession = async (signal: AbortSignal): Promise<AuthResponse> => {
    const response = await declineTrust(await api.auth.session());
    const preferredProfiles = [sessionProfile(response), previousProfile()];
    await apply(response, { preferredProfiles, isSignIn: false, signal });
    return response;
  };

  const load = async (): Promise<void> => {
    const signal = store.begin();
    store.set({ refreshing: !store.get().loading, error: null });
    try {
      await readSession(signal);
    } catch (error) {
      if (signal.aborted) return;
      const message = 'Failed to load authentication state';
      store.reportError(message, error);
      store.set({ loading: false, refreshing: false, error: listedErrorMessage(error, message) });
    }
  };

  /** Reads the session as part of another call, which throws the failure. Ends the load that it aborts. */
  const readSessionForCall = async (): Promise<AuthResponse> => {
    const signal = store.begin();
    try {
      return await readSession(signal);
    } catch (error) {
      if (!signal.aborted) store.set({ loading: false, refreshing: false });
      throw error;
    }
  };

  /** Applies a call's response. If it leaves a signed-in user signed out, the session may have ended: reads it again. */
  const applyCall = async (
    response: AuthResponse,
    preferredProfiles: Parameters<typeof apply>[1]['preferredProfiles'] = [],
  ): Promise<AuthResponse> => {
    if (!response.isAuthenticated && store.get().isAuthenticated) await load();
    else await apply(response, { preferredProfiles, isSignIn: true, signal: store.begin() });
    return response;
  };

  return {
    load,
    login: async (email, password) => {
      try {
        const response = await api.auth.login(email, password);
        return await applyCall(response, [sessionProfile(response)]);
      } catch (error) {
        if (!isApiError(error) || error.status !== 409) throw error;
        const response = await readSessionForCall();
        if (!response.isAuthenticated) throw error;
        return response;
      }
    },
    authenticate2fa: async (code) => {
      const response = await declineTrust(await api.auth.authenticate2fa(code));
      return response.isAuthenticated || response.pendingFlow !== null
        ? applyCall(response)
        : readSessionForCall();
    },
    signup: async (email, password, confirm) =>
      applyCall(await api.auth.signup(email, password, confirm), 'none'),
    verifyEmail: async (key) => applyCall(await api.auth.verifyEmail(key)),
    resetPassword: async (key, password) => applyCall(await api.auth.resetPassword(key, password)),
  };
};
