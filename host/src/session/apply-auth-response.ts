import { type AuthResponse, listedErrorMessage } from '@weaversworld/shared/api';
import type { ChildProfile, Id, User } from '@weaversworld/shared/contract';
import type { Events } from '@weaversworld/shared/shell';
import { chooseActiveProfile } from './choose-active-profile.ts';
import { sameOptionalId } from './same-optional-id.ts';
import type { SessionDeps } from './session-deps.ts';
import { INITIAL_SESSION, type SessionStore } from './session-store.ts';

interface ApplyOptions {
  /** Profiles to prefer as the active one, best first; `none` when the account cannot have profiles yet. */
  preferredProfiles: (Id | null | undefined)[] | 'none';
  /** True after a sign-in, false when an existing session was read. */
  isSignIn: boolean;
  /** Aborted when something newer determines who is signed in. */
  signal: AbortSignal;
}

/** Applies the response of an auth call to the session. */
export const createApplyAuthResponse = ({ api, activity, live }: SessionDeps, store: SessionStore) => {
  /** True after a sign-in whose profiles failed to load: whether to reset the activity counters is still open. */
  let activityResetPending = false;
  /** The user whose session expired: unsaved input on screen is kept for this user's next sign-in only. */
  let expiredUser: User | null = null;

  const loadUser = async (known: User | null): Promise<User | null> => {
    try {
      const user = await api.account.user();
      return { ...known, ...user, id: user.id ?? known?.id };
    } catch (error) {
      store.reportError('User details could not be read', error);
      return known;
    }
  };

  const loadProfiles = async (): Promise<{ profiles: ChildProfile[]; error: string | null }> => {
    try {
      return { profiles: await api.profiles.list(), error: null };
    } catch (error) {
      store.reportError('Failed to load child profiles', error);
      return { profiles: [], error: listedErrorMessage(error, 'Failed to load child profiles') };
    }
  };

  /** Sets the profile active on the server, even if it is already; a failure is reported and otherwise ignored. */
  const activateProfile = async (profile: ChildProfile | null): Promise<void> => {
    if (profile === null) return;
    try {
      await api.profiles.setActive(profile.id);
    } catch (error) {
      store.reportError('Failed to set active child profile', error);
    }
  };

  /** Resets the counters, except for an account without child profiles: the migration prompt still needs them. */
  const resetActivity = (profiles: ChildProfile[]) => {
    activityResetPending = false;
    if (profiles.length > 0) activity?.reset();
  };

  const signIn = async (
    response: AuthResponse,
    { preferredProfiles, isSignIn, signal }: ApplyOptions,
  ): Promise<void> => {
    const [user, { profiles, error }] = await Promise.all([
      loadUser(response.user),
      preferredProfiles === 'none' ? { profiles: [], error: null } : loadProfiles(),
    ]);
    if (signal.aborted) return;
    const active = chooseActiveProfile(profiles, preferredProfiles === 'none' ? [] : preferredProfiles);
    await activateProfile(active);
    if (signal.aborted) return;

    if (isSignIn && error === null) resetActivity(profiles);
    if (isSignIn && error !== null) activityResetPending = true;
    const before = store.get();
    const isSameUser = before.isAuthenticated && sameOptionalId(before.user?.id, user?.id);
    const replacesOtherUser = before.isAuthenticated
      ? !isSameUser
      : expiredUser !== null && !sameOptionalId(expiredUser.id, user?.id);
    if (replacesOtherUser) store.emitReset('other-tab');
    expiredUser = null;
    store.commit({
      ...INITIAL_SESSION,
      isAuthenticated: true,
      user,
      userProfile: isSameUser ? before.userProfile : null,
      childProfiles: profiles,
      activeChildProfile: active,
      error,
    });
  };

  const commitSignedOut = ({ flows, pendingFlow }: Pick<AuthResponse, 'flows' | 'pendingFlow'>) =>
    store.commit({ ...INITIAL_SESSION, authFlows: flows, pendingFlow });

  /** Closes the live channel and emits `session:reset`, so that every remote discards the user's data. */
  const discardUserData = (reason: Events['session:reset']['reason']) => {
    void live?.close?.();
    expiredUser = reason === 'expired' ? store.get().user : null;
    store.emitReset(reason);
  };

  return {
    loadProfiles,
    activateProfile,
    commitSignedOut,
    discardUserData,
    /** Resets the activity counters if a sign-in had to postpone that. */
    completeActivityReset: (profiles: ChildProfile[]) => {
      if (activityResetPending) resetActivity(profiles);
    },
    apply: async (response: AuthResponse, options: ApplyOptions): Promise<void> => {
      if (response.isAuthenticated) return signIn(response, options);
      if (options.signal.aborted) return;
      if (store.get().isAuthenticated) discardUserData('expired');
      commitSignedOut(response);
    },
  };
};
export type ApplyAuthResponse = ReturnType<typeof createApplyAuthResponse>;
