import { type ChildProfile, Id } from '@weaversworld/shared/contract';
import type { Session } from '@weaversworld/shared/shell';
import type { ApplyAuthResponse } from './apply-auth-response.ts';
import { chooseActiveProfile } from './choose-active-profile.ts';
import type { SessionDeps } from './session-deps.ts';
import type { SessionStore } from './session-store.ts';

type ProfileActions = Pick<
  Session,
  | 'reloadProfiles'
  | 'loadUserProfile'
  | 'createChildProfile'
  | 'updateChildProfile'
  | 'deleteChildProfile'
  | 'switchChildProfile'
  | 'migrate'
>;

/** The session's methods for child profiles. */
export const createProfileActions = (
  { api, bus, activity }: SessionDeps,
  store: SessionStore,
  { loadProfiles, activateProfile, completeActivityReset }: ApplyAuthResponse,
): ProfileActions => {
  const replace = (changed: ChildProfile) => {
    const { childProfiles, activeChildProfile } = store.get();
    store.commit({
      childProfiles: childProfiles.map((one) => (one.id === changed.id ? changed : one)),
      activeChildProfile: activeChildProfile?.id === changed.id ? changed : activeChildProfile,
    });
  };

  const find = (id: Id): ChildProfile => {
    const found = store.get().childProfiles.find((one) => one.id === Id.parse(id));
    if (!found) throw new Error(`Unknown child profile ${id}: call reloadProfiles() first.`);
    return found;
  };

  return {
    reloadProfiles: async () => {
      const signal = store.begin();
      const previous = store.get().activeChildProfile;
      store.set({ error: null });
      const { profiles, error } = await loadProfiles();
      if (signal.aborted) return;
      if (error !== null) return store.set({ error, loading: false, refreshing: false });
      const active = chooseActiveProfile(profiles, [previous?.id, store.readSnapshot()?.profileId]);
      if (active?.id !== previous?.id) await activateProfile(active);
      if (signal.aborted) return;
      completeActivityReset(profiles);
      store.commit({ childProfiles: profiles, activeChildProfile: active });
    },
    loadUserProfile: async () => {
      const userProfile = await api.account.profile();
      if (store.get().isAuthenticated) store.set({ userProfile });
      return userProfile;
    },
    createChildProfile: async (input) => {
      const profile = await api.profiles.create(input);
      await activateProfile(profile);
      bus.emit('profile:created', { profile });
      store.commit({ childProfiles: [...store.get().childProfiles, profile], activeChildProfile: profile });
      return profile;
    },
    updateChildProfile: async (id, input) => {
      const profile = await api.profiles.update(id, input);
      replace(profile);
      return profile;
    },
    deleteChildProfile: async (id) => {
      await api.profiles.remove(id);
      const { childProfiles, activeChildProfile } = store.get();
      const deleted = Id.parse(id);
      const remaining = childProfiles.filter((one) => one.id !== deleted);
      if (activeChildProfile?.id !== deleted) return store.commit({ childProfiles: remaining });
      const next = chooseActiveProfile(remaining, []);
      await activateProfile(next);
      store.commit({ childProfiles: remaining, activeChildProfile: next });
    },
    switchChildProfile: async (id) => {
      const profile = find(id);
      await api.profiles.setActive(id);
      store.commit({ activeChildProfile: profile });
      return profile;
    },
    migrate: async (profileId) => {
      const result = await api.profiles.migrate(profileId);
      activity?.reset();
      // The profile now has stories that lists loaded earlier do not contain.
      bus.emit('session:profile-changed', { profileId });
      return result;
    },
  };
};
