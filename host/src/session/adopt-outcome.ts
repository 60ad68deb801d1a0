import { type AuthResponse, listedErrorMessage } from '@weaversworld/shared/api';
import type { ChildProfile, Id, User } from '@weaversworld/shared/contract';
import type { Events } from '@weaversworld/shared/shell';
import { chooseActiveProfile } from './choose-active-profile.ts';
import { sameOrMissing } from './same-or-missing.ts';
import { type SessionCore, STARTING } from './session-core.ts';
import type { SessionWorld } from './session-world.ts';

interface Adoption {
  /** Profiles to prefer as the active one, best first; `none` when the account can have no profiles yet. */
  prefer: (Id | null | undefined)[] | 'none';
  /** True when the visitor signed in just now, false when an existing session was read. */
  signingIn: boolean;
  turn: number;
}

/** Turns the answer of an auth call into who is here. */
export const createAdoption = (world: SessionWorld, core: SessionCore) => {
  const { api, activity, live } = world;
  /** A sign-in whose profiles could not be read: whether its counters go is decided once they are. */
  let countersUndecided = false;
  /** Whose session ended unasked: what they were typing waits for them, and for nobody else. */
  let leftBehind: User | null = null;

  const loadUser = async (known: User | null): Promise<User | null> => {
    try {
      const user = await api.account.user();
      return { ...known, ...user, id: user.id ?? known?.id };
    } catch (error) {
      core.failed('User details could not be read', error);
      return known;
    }
  };

  const loadProfiles = async (): Promise<{ profiles: ChildProfile[]; error: string | null }> => {
    try {
      return { profiles: await api.profiles.list(), error: null };
    } catch (error) {
      core.failed('Failed to load child profiles', error);
      return { profiles: [], error: listedErrorMessage(error, 'Failed to load child profiles') };
    }
  };

  /** Sets it on the server, also when the session has it already. It is active here even if that fails. */
  const activate = async (profile: ChildProfile | null): Promise<void> => {
    if (profile === null) return;
    try {
      await api.profiles.setActive(profile.id);
    } catch (error) {
      core.failed('Failed to set active child profile', error);
    }
  };

  /** An account without child profiles keeps the counters for the migration prompt; every other clears them. */
  const clearCounters = (profiles: ChildProfile[]) => {
    countersUndecided = false;
    if (profiles.length > 0) activity?.reset();
  };

  const signedIn = async (outcome: AuthResponse, { prefer, signingIn, turn }: Adoption): Promise<void> => {
    const [user, { profiles, error }] = await Promise.all([
      loadUser(outcome.user),
      prefer === 'none' ? { profiles: [], error: null } : loadProfiles(),
    ]);
    if (!core.isCurrent(turn)) return;
    const active = chooseActiveProfile(profiles, prefer === 'none' ? [] : prefer);
    await activate(active);
    if (!core.isCurrent(turn)) return;

    if (signingIn && error === null) clearCounters(profiles);
    if (signingIn && error !== null) countersUndecided = true;
    const before = core.get();
    const same = before.isAuthenticated && sameOrMissing(before.user?.id, user?.id);
    const replaced = before.isAuthenticated
      ? !same
      : leftBehind !== null && !sameOrMissing(leftBehind.id, user?.id);
    if (replaced) core.reset('other-tab');
    leftBehind = null;
    core.settle({
      ...STARTING,
      isAuthenticated: true,
      user,
      userProfile: same ? before.userProfile : null,
      childProfiles: profiles,
      activeChildProfile: active,
      error,
    });
  };

  /** Nobody is signed in any more: everything of the visitor goes, here and on the live channel. */
  const signedOut = (outcome: Pick<AuthResponse, 'flows' | 'pendingFlow'>) =>
    core.settle({ ...STARTING, authFlows: outcome.flows, pendingFlow: outcome.pendingFlow });

  const dropVisitor = (reason: Events['session:reset']['reason']) => {
    void live?.close?.();
    leftBehind = reason === 'expired' ? core.get().user : null;
    core.reset(reason);
  };

  return {
    loadProfiles,
    activate,
    signedOut,
    dropVisitor,
    settleCounters: (profiles: ChildProfile[]) => {
      if (countersUndecided) clearCounters(profiles);
    },
    adopt: async (outcome: AuthResponse, adoption: Adoption): Promise<void> => {
      if (outcome.isAuthenticated) return signedIn(outcome, adoption);
      if (!core.isCurrent(adoption.turn)) return;
      if (core.get().isAuthenticated) dropVisitor('expired');
      signedOut(outcome);
    },
  };
};
export type SessionAdoption = ReturnType<typeof createAdoption>;
