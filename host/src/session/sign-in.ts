import { type AuthResponse, isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import type { Session } from '@weaversworld/shared/shell';
import type { SessionAdoption } from './adopt-outcome.ts';
import type { SessionCore } from './session-core.ts';
import type { SessionWorld } from './session-world.ts';

type SignIn = Pick<
  Session,
  'load' | 'login' | 'authenticate2fa' | 'signup' | 'verifyEmail' | 'resetPassword'
>;

/** Every way into a session: reading it, and the calls that may end signed in. */
export const createSignIn = (
  { api }: SessionWorld,
  core: SessionCore,
  { adopt }: SessionAdoption,
): SignIn => {
  const previousProfile = () => core.get().activeChildProfile?.id ?? core.readSnapshot()?.profileId;
  const sessionProfile = (outcome: AuthResponse) => outcome.body.data?.active_child_profile_id;

  const readSession = async (turn = core.begin()): Promise<AuthResponse> => {
    const outcome = await api.auth.session();
    await adopt(outcome, { prefer: [sessionProfile(outcome), previousProfile()], signingIn: false, turn });
    return outcome;
  };

  const load = async (): Promise<void> => {
    const turn = core.begin();
    core.set({ loading: true, error: null });
    try {
      await readSession(turn);
    } catch (error) {
      if (!core.isCurrent(turn)) return;
      const sentence = 'Failed to load authentication state';
      core.failed(sentence, error);
      core.set({ loading: false, error: listedErrorMessage(error, sentence) });
    }
  };

  /** What a call led to. One that leaves a signed-in visitor unsigned may have ended the session: it is read again. */
  const take = async (
    outcome: AuthResponse,
    prefer: Parameters<typeof adopt>[1]['prefer'] = [],
  ): Promise<AuthResponse> => {
    if (!outcome.isAuthenticated && core.get().isAuthenticated) await load();
    else await adopt(outcome, { prefer, signingIn: true, turn: core.begin() });
    return outcome;
  };

  return {
    load,
    login: async (email, password) => {
      try {
        const outcome = await api.auth.login(email, password);
        return await take(outcome, [sessionProfile(outcome)]);
      } catch (error) {
        if (!isApiError(error) || error.status !== 409) throw error;
        const outcome = await readSession();
        if (!outcome.isAuthenticated) throw error;
        return outcome;
      }
    },
    authenticate2fa: async (code) => {
      const outcome = await api.auth.authenticate2fa(code);
      return outcome.isAuthenticated || outcome.pendingFlow !== null ? take(outcome) : readSession();
    },
    signup: async (email, password, confirm) => take(await api.auth.signup(email, password, confirm), 'none'),
    verifyEmail: async (key) => take(await api.auth.verifyEmail(key)),
    resetPassword: async (key, password) => take(await api.auth.resetPassword(key, password)),
  };
};
