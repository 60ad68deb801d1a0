import { ApiError, type AuthResponse } from '@weaversworld/shared/api';
import type { ChildProfile, ChildProfileInput, Id } from '@weaversworld/shared/contract';
import { createBus } from '@weaversworld/shared/shell';
import { createMemoryStorage } from '@weaversworld/shared/storage';
import { vi } from 'vitest';
import type { SessionDeps } from '../session/session-deps.ts';
import { SESSION_KEY } from '../session/session-store.ts';

/** A child profile for tests. */
export const child = (id: Id, name = `Child ${id}`): ChildProfile => ({ id, name, age: 6 });

/** The response of a call that ended signed in. */
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

/** The response of a call that ended signed out; `pending` is the id of the pending flow. */
export const anonymous = (pending?: string): AuthResponse => {
  const flows = [{ id: 'login' }, { id: 'signup' }, ...(pending ? [{ id: pending, is_pending: true }] : [])];
  const pendingFlow = flows.find((flow) => flow.id === pending) ?? null;
  return { status: 401, isAuthenticated: false, user: null, flows, pendingFlow, body: { data: { flows } } };
};

/** The error of a call that the server answered with `status`. */
export const httpError = (status: number, body?: unknown) => new ApiError('http', status, 'call', body);

/** Fake dependencies of the session that record every step in `steps`, in order. */
export const createFakeSessionDeps = (profiles: ChildProfile[] = []) => {
  const steps: string[] = [];
  const storage = createMemoryStorage();
  const step = <T>(name: string, answer: T | (() => T)) =>
    vi.fn(async (..._args: unknown[]) => {
      steps.push(name);
      return answer instanceof Function ? answer() : answer;
    });
  const report = vi.fn();
  const bus = createBus(report);
  bus.on('session:reset', ({ reason }) => steps.push(`session:reset ${reason}`));
  bus.on('session:profile-changed', ({ profileId }) => steps.push(`profile-changed ${profileId}`));
  let emitCrossTab: (text: string | null) => void = () => undefined;

  const api = {
    auth: {
      session: step('session', anonymous()),
      logout: step('DELETE session', anonymous()),
      login: step('login', signedIn()),
      signup: step('signup', anonymous('verify_email')),
      verifyEmail: step('verify', anonymous()),
      resetPassword: step('reset password', anonymous()),
      authenticate2fa: step('2fa', signedIn()),
      trustBrowser: step('trust', signedIn()),
    },
    account: {
      user: step('user', { id: 1, email: 'a@ex.org', date_joined: '2026-01-02' }),
      profile: step('profile', { id: 1, email: 'a@ex.org', date_joined: '2026-01-02' }),
    },
    profiles: {
      list: step('profiles', profiles),
      create: vi.fn(async (input: ChildProfileInput): Promise<ChildProfile> => {
        steps.push('create profile');
        return { id: 9, name: input.name, age: input.age };
      }),
      update: vi.fn(async (id: Id, input: Partial<ChildProfileInput>): Promise<ChildProfile> => {
        steps.push('update profile');
        const known = profiles.find((profile) => profile.id === id) ?? child(id);
        return { ...known, ...input };
      }),
      remove: step('delete profile', null),
      setActive: vi.fn(async (id: Id) => {
        steps.push(`set-active ${id}`);
        return { session_key: null };
      }),
      migrate: step('migrate', { stories_migrated: 2, characters_migrated: 1 }),
    },
  };
  const deps = {
    api: api as unknown as SessionDeps['api'],
    bus,
    report,
    storage,
    activity: { reset: vi.fn(() => void steps.push('activity reset')) },
    live: {
      close: () => void steps.push('live close'),
      reauthenticate: (user: Id | null, profile: Id | null) => void steps.push(`live as ${user}/${profile}`),
    },
    navigation: {
      pathname: () => '/weaversworld',
      navigate: (path: string) => void steps.push(`navigate ${path}`),
    },
    schedule: (action: () => void, ms: number) => {
      steps.push(`wait ${ms}`);
      action();
      return () => undefined;
    },
    crossTab: {
      subscribe: (_key: string, listener: typeof emitCrossTab) => {
        emitCrossTab = listener;
        return () => undefined;
      },
    },
  } satisfies SessionDeps;
  return {
    deps,
    api,
    steps,
    report,
    storedSnapshot: () => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null'),
    storeSnapshot: (value: unknown) => storage.setItem(SESSION_KEY, JSON.stringify(value)),
    otherTabWrites: (value: unknown) => emitCrossTab(value === null ? null : JSON.stringify(value)),
  };
};
