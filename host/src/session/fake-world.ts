import { ApiError, type AuthResponse } from '@weaversworld/shared/api';
import type { ChildProfile, Id } from '@weaversworld/shared/contract';
import { createBus } from '@weaversworld/shared/shell';
import { vi } from 'vitest';
import { SESSION_KEY } from './session-core.ts';
import type { SessionWorld } from './session-world.ts';

/** A child profile for tests. */
export const child = (id: Id, name = `Child ${id}`): ChildProfile => ({ id, name, age: 6 });

/** The answer of a call that ended signed in. */
export const signedIn = (activeProfile: Id | null = null, userId: Id = 1): AuthResponse => {
  const user = { id: userId, email: 'a@ex.org' };
  return {
    status: 200,
    isAuthenticated: true,
    user,
    flows: [],
    pendingFlow: null,
    body: { data: { user, active_child_profile_id: activeProfile }, meta: { is_authenticated: true } },
  };
};

/** The answer of a call that did not; `pending` names the stage the server waits for. */
export const anonymous = (pending?: string): AuthResponse => {
  const flows = [{ id: 'login' }, { id: 'signup' }, ...(pending ? [{ id: pending, is_pending: true }] : [])];
  const pendingFlow = flows.find((flow) => flow.id === pending) ?? null;
  return { status: 401, isAuthenticated: false, user: null, flows, pendingFlow, body: { data: { flows } } };
};

/** What every refused call throws. */
export const refused = (status: number, body?: unknown) => new ApiError('http', status, 'call', body);

/** A world of fakes that writes every step down in `steps`, in order. */
export const createFakeWorld = (profiles: ChildProfile[] = []) => {
  const steps: string[] = [];
  const kept = new Map<string, string>();
  const step = <T>(name: string, answer: T | (() => T)) =>
    vi.fn(async (..._given: unknown[]) => {
      steps.push(name);
      return answer instanceof Function ? answer() : answer;
    });
  const report = vi.fn();
  const bus = createBus(report);
  bus.on('session:reset', ({ reason }) => steps.push(`session:reset ${reason}`));
  bus.on('session:profile-changed', ({ profileId }) => steps.push(`profile-changed ${profileId}`));
  let tellTab: (text: string | null) => void = () => undefined;

  const api = {
    auth: {
      session: step('session', anonymous()),
      logout: step('DELETE session', anonymous()),
      login: step('login', signedIn()),
      signup: step('signup', anonymous('verify_email')),
      verifyEmail: step('verify', anonymous()),
      resetPassword: step('reset password', anonymous()),
      authenticate2fa: step('2fa', signedIn()),
    },
    account: {
      user: step('user', { id: 1, email: 'a@ex.org', date_joined: '2026-01-02' }),
      profile: step('profile', { id: 1, email: 'a@ex.org', date_joined: '2026-01-02' }),
    },
    profiles: {
      list: step('profiles', profiles),
      create: step('create profile', () => child(9, 'Nils')),
      update: step('update profile', child(2, 'Mia')),
      remove: step('delete profile', null),
      setActive: vi.fn(async (id: Id) => {
        steps.push(`set-active ${id}`);
        return { session_key: null };
      }),
      migrate: step('migrate', { stories_migrated: 2, characters_migrated: 1 }),
    },
  };
  const world = {
    api: api as unknown as SessionWorld['api'],
    bus,
    report,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    activity: { reset: vi.fn(() => void steps.push('counters reset')) },
    live: {
      close: () => void steps.push('live close'),
      reauthenticate: (user: Id | null, profile: Id | null) => void steps.push(`live as ${user}/${profile}`),
    },
    navigation: { pathname: () => '/weaversworld', go: (path: string) => void steps.push(`go ${path}`) },
    later: (action: () => void, ms: number) => {
      steps.push(`wait ${ms}`);
      action();
    },
    otherTabs: (_key: string, listener: typeof tellTab) => {
      tellTab = listener;
      return () => undefined;
    },
  } satisfies SessionWorld;
  return {
    world,
    api,
    steps,
    report,
    snapshot: () => JSON.parse(kept.get(SESSION_KEY) ?? 'null'),
    keep: (value: unknown) => kept.set(SESSION_KEY, JSON.stringify(value)),
    otherTabWrites: (value: unknown) => tellTab(value === null ? null : JSON.stringify(value)),
  };
};
