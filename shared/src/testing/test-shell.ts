import { DEFAULT_SETTINGS, type RuntimeSettings } from '@weaversworld/shared/contract';
import {
  createBus,
  type Events,
  type GrownUps,
  type OfflineReading,
  type Report,
  SHELL_CONTRACT,
  type Shell,
  type SlotName,
  type SlotProps,
  type Slots,
} from '@weaversworld/shared/shell';
import type { ComponentType } from 'react';
import { createTestActivity, type TestActivity, type TestActivityOverrides } from './test-activity.ts';
import { createTestApi, type TestApiOverrides } from './test-api.ts';
import { createTestLive, type TestLive, type TestLiveOverrides } from './test-live.ts';
import { createTestMusic, type TestMusic } from './test-music.ts';
import { createTestNarration, type TestNarration, type TestNarrationOverrides } from './test-narration.ts';
import type { TestCall } from './test-service.ts';
import { createTestSession, type TestSession, type TestSessionOverrides } from './test-session.ts';

/** For every service: initial values of its state, and functions that replace its methods. */
export interface TestShellOverrides {
  settings?: Partial<RuntimeSettings>;
  session?: TestSessionOverrides;
  live?: TestLiveOverrides;
  narration?: TestNarrationOverrides;
  music?: { playing?: boolean };
  activity?: TestActivityOverrides;
  api?: TestApiOverrides;
  /** The grown-ups' gate; none by default. */
  grownUps?: GrownUps;
  /** What can be read without a connection; nothing is known of that by default. */
  offline?: OfflineReading;
  /** The components that fill slots; a slot without one fails to load. */
  slots?: { [Name in SlotName]?: ComponentType<SlotProps[Name]> };
}

/** One event that was emitted on the bus. */
export type TestEvent = { [Name in keyof Events]: { name: Name; event: Events[Name] } }[keyof Events];

/** A Shell in memory that records its calls, events and reports. */
export interface TestShell extends Shell {
  session: TestSession;
  live: TestLive;
  narration: TestNarration;
  music: TestMusic;
  activity: TestActivity;
  /** Every call of a method of session, live, narration, music, activity and api, in order. */
  calls: TestCall[];
  /** The arguments of each call of that name: `shell.callsOf('session.login')`. */
  callsOf(name: string): unknown[][];
  /** Every event emitted on the bus, in order. */
  events: TestEvent[];
  reports: Report[];
  /** How many listeners are subscribed to the bus now: 0 after `dispose` of a remote and unmounting its screens. */
  busListeners(): number;
}

const createTestSlots = (given: NonNullable<TestShellOverrides['slots']>): Slots => ({
  load: async (name) => {
    const component = given[name];
    return component
      ? { ok: true, component }
      : { ok: false, error: `No component for slot ${name} in this test.` };
  },
});

/** Creates a Shell whose services are in memory. Signed out unless `session` says otherwise. */
export const createTestShell = (overrides: TestShellOverrides = {}): TestShell => {
  const calls: TestCall[] = [];
  const events: TestEvent[] = [];
  const reports: Report[] = [];
  const report = (one: Report) => void reports.push(one);
  const realBus = createBus(report);
  const subscriptions = new Set<object>();
  const bus: Shell['bus'] = {
    on: (name, listener) => {
      const unsubscribe = realBus.on(name, listener);
      const subscription = {};
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
        unsubscribe();
      };
    },
    emit: (name, event) => {
      events.push({ name, event } as TestEvent);
      realBus.emit(name, event);
    },
  };
  return {
    contract: SHELL_CONTRACT,
    settings: { ...DEFAULT_SETTINGS, ...overrides.settings },
    bus,
    session: createTestSession(overrides.session, bus, calls),
    live: createTestLive(overrides.live, calls, report),
    narration: createTestNarration(overrides.narration, calls),
    music: createTestMusic(overrides.music, calls),
    activity: createTestActivity(overrides.activity, calls),
    api: createTestApi(overrides.api ?? {}, calls),
    slots: createTestSlots(overrides.slots ?? {}),
    ...(overrides.grownUps && { grownUps: overrides.grownUps }),
    ...(overrides.offline && { offline: overrides.offline }),
    report,
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name).map(({ args }) => args),
    events,
    reports,
    busListeners: () => subscriptions.size,
  };
};
