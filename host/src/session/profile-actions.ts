import { type ChildProfile, type Id, sameId } from '@weaversworld/shared/contract';
import type { Session } from '@weaversworld/shared/shell';
import type { SessionAdoption } from './adopt-outcome.ts';
import { chooseActiveProfile } from './choose-active-profile.ts';
import type { SessionCore } from './session-core.ts';
import type { SessionWorld } from './session-world.ts';

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

/** What a signed-in parent does with child profiles. */
export const createProfileActions = (
  { api, bus, activity }: SessionWorld,
  core: SessionCore,
  { loadProfiles, activate, settleCounters }: SessionAdoption,
): ProfileActions => {
  const replace = (changed: ChildProfile) => {
    const { childProfiles, activeChildProfile } = core.get();
    core.settle({
      childProfiles: childProfiles.map((one) => (sameId(one.id, changed.id) ? changed : one)),
      activeChildProfile: sameId(activeChildProfile?.id, changed.id) ? changed : activeChildProfile,
    });
  };

  const find = (id: Id): ChildProfile => {
    const found = core.get().childProfiles.find((one) => sameId(one.id, id));
    if (!found) throw new Error(`No child profile ${id} here: call reloadProfiles() first.`);
    return found;
  };

  return {
    reloadProfiles: async () => {
      const turn = core.begin();
      const previous = core.get().activeChildProfile;
      core.set({ error: null });
      const { profiles, error } = await loadProfiles();
      if (!core.isCurrent(turn)) return;
      if (error !== null) return core.set({ error, loading: false });
      const active = chooseActiveProfile(profiles, [previous?.id, core.readSnapshot()?.profileId]);
      if (!sameId(active?.id, previous?.id)) await activate(active);
      if (!core.isCurrent(turn)) return;
      settleCounters(profiles);
      core.settle({ childProfiles: profiles, activeChildProfile: active });
    },
    loadUserProfile: async () => {
      const userProfile = await api.account.profile();
      if (core.get().isAuthenticated) core.set({ userProfile });
      return userProfile;
    },
    createChildProfile: async (input) => {
      const profile = await api.profiles.create(input);
      await activate(profile);
      bus.emit('profile:created', { profile });
      core.settle({ childProfiles: [...core.get().childProfiles, profile], activeChildProfile: profile });
      return profile;
    },
    updateChildProfile: async (id, input) => {
      const profile = await api.profiles.update(id, input);
      replace(profile);
      return profile;
    },
    deleteChildProfile: async (id) => {
      await api.profiles.remove(id);
      const { childProfiles, activeChildProfile } = core.get();
      const left = childProfiles.filter((one) => !sameId(one.id, id));
      if (!sameId(activeChildProfile?.id, id)) return core.settle({ childProfiles: left });
      const next = chooseActiveProfile(left, []);
      await activate(next);
      core.settle({ childProfiles: left, activeChildProfile: next });
    },
    switchChildProfile: async (id) => {
      const profile = find(id);
      await api.profiles.setActive(id);
      core.settle({ activeChildProfile: profile });
      return profile;
    },
    migrate: async (profileId) => {
      const result = await api.profiles.migrate(profileId);
      activity?.reset();
      // The child has stories now that lists read earlier do not show.
      bus.emit('session:profile-changed', { profileId });
      return result;
    },
  };
};
