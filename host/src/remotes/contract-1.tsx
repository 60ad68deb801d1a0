import { type Api, type AuthResponse, isApiError } from '@weaversworld/shared/api';
import {
  type Contract1,
  lazyOnce,
  type Remote,
  type Session,
  type SessionState,
  type Shell,
  type Unsubscribe,
} from '@weaversworld/shared/shell';
import type { ComponentType } from 'react';

/*
 * Adapter for remotes of Shell contract 1. They export a constant `remote` with a Provider instead of createRemote, and
 * expect the Shell of that version: `reader` for `narration`, the whole HTTP client, errors with the getters of a class.
 */

const EVENT_NAMES = { 'reader:page-turned': 'narration:page-changed' } as const;

/** A bus with the event names of contract 1. `subscriptions` collects what `dispose` has to end. */
const toBus1 = (bus: Shell['bus'], subscriptions: Set<Unsubscribe>): Contract1.Bus => {
  const current = (name: string) => (EVENT_NAMES as Record<string, string>)[name] ?? name;
  const emit = bus.emit as (name: string, event: unknown) => void;
  const on = bus.on as (name: string, listener: (event: never) => void) => Unsubscribe;
  return {
    emit: (name, event) => emit(current(name), event),
    on: (name, listener) => {
      const unsubscribe = on(current(name), listener);
      subscriptions.add(unsubscribe);
      return () => {
        subscriptions.delete(unsubscribe);
        unsubscribe();
      };
    },
  };
};

/** In contract 1 `loading` was also true while the session was read again. */
const toState1 = ({ refreshing, ...state }: SessionState): Contract1.SessionState => ({
  ...state,
  loading: state.loading || refreshing,
});

/** What a promise of contract 1 resolves with: an auth response had its body as `answer`. */
type Result1<T> = T extends AuthResponse ? Contract1.AuthOutcome : T;

/** An object whose methods, at any depth, resolve and reject as in contract 1. */
type Methods1<T> = {
  [Key in keyof T]: T[Key] extends (...args: infer Args) => Promise<infer Result>
    ? (...args: Args) => Promise<Result1<Result>>
    : T[Key] extends (...args: never[]) => unknown
      ? T[Key]
      : T[Key] extends object
        ? Methods1<T[Key]>
        : T[Key];
};

const isAuthResponse = (value: unknown): value is AuthResponse =>
  typeof value === 'object' && value !== null && 'isAuthenticated' in value && 'body' in value;

const toMethod1 =
  (method: (...args: unknown[]) => unknown) =>
  (...args: unknown[]): unknown => {
    const result = method(...args);
    if (!(result instanceof Promise)) return result;
    return result.then(
      (value: unknown) => (isAuthResponse(value) ? { ...value, answer: value.body } : value),
      (error: unknown) => {
        // In contract 1 these two were getters of the error's class.
        if (isApiError(error))
          Object.assign(error, { sentence: error.serverMessage, plainSentence: error.detail });
        throw error;
      },
    );
  };

const mapMethods = <T extends object>(object: T): Methods1<T> =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => {
      if (typeof value === 'function') return [key, toMethod1(value)];
      return [key, typeof value === 'object' && value !== null ? mapMethods(value) : value];
    }),
  ) as Methods1<T>;

const toSession1 = (session: Session): Contract1.Session => {
  let last: { source: SessionState; state: Contract1.SessionState } | null = null;
  return {
    ...mapMethods(session),
    // useSyncExternalStore needs the same object while nothing changed.
    get: () => {
      const source = session.get();
      if (last?.source !== source) last = { source, state: toState1(source) };
      return last.state;
    },
    subscribe: session.subscribe,
  };
};

const toShell1 = (shell: Shell, api: Api, subscriptions: Set<Unsubscribe>): Contract1.Shell => ({
  contract: '1.0.0',
  settings: shell.settings,
  bus: toBus1(shell.bus, subscriptions),
  session: toSession1(shell.session),
  live: shell.live,
  reader: shell.narration,
  music: shell.music,
  api: mapMethods(api),
  activity: shell.activity,
  slots: shell.slots,
  report: shell.report,
});

/** Starts a remote of contract 1 as one of the current contract. `api` is the whole HTTP client. */
export const startRemote1 = (remote: Contract1.Remote, shell: Shell, api: Api): Remote => {
  const subscriptions = new Set<Unsubscribe>();
  const shell1 = toShell1(shell, api, subscriptions);
  const { Provider } = remote;
  const provided =
    <Props extends object>(View: ComponentType<Props>): ComponentType<Props> =>
    (props) => (
      <Provider shell={shell1}>
        <View {...props} />
      </Provider>
    );
  return {
    routes: remote.routes.map(({ path, access, load }) => ({
      path,
      access,
      lazy: lazyOnce(async () => ({ Component: provided((await load()).Page) })),
    })),
    slots: Object.fromEntries(
      Object.entries(remote.slots ?? {}).map(([name, load]) => [
        name,
        lazyOnce(async () => ({ Component: provided((await load()).Slot as ComponentType<object>) })),
      ]),
    ),
    dispose: () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      subscriptions.clear();
    },
  };
};
