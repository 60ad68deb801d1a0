import { DEFAULT_SETTINGS, type RuntimeSettings } from '@weaversworld/shared/contract';
import {
  createBus,
  type Events,
  type Report,
  SHELL_CONTRACT,
  type Shell,
  type SlotName,
  type SlotProps,
  type Slots,
} from '@weaversworld/shared/shell';
import type { ComponentType } from 'react';
import { createTestApi, type TestApiAnswers } from './test-api.ts';
import {
  createTestActivity,
  createTestLive,
  createTestMusic,
  createTestNarration,
  type TestActivity,
  type TestActivityOverrides,
  type TestLive,
  type TestLiveOverrides,
  type TestMusic,
  type TestNarration,
  type TestNarrationOverrides,
} from './test-parts.ts';
import type { TestCall } from './test-readable.ts';
import { createTestSession, type TestSession, type TestSessionOverrides } from './test-session.ts';

/** For every part: values start its state, functions replace its methods. */
export interface TestShellOverrides {
  settings?: Partial<RuntimeSettings>;
  session?: TestSessionOverrides;
  live?: TestLiveOverrides;
  narration?: TestNarrationOverrides;
  music?: { playing?: boolean };
  activity?: TestActivityOverrides;
  api?: TestApiAnswers;
  /** What fills a place; without it the place says that nobody fills it. */
  slots?: { [Name in SlotName]?: ComponentType<SlotProps[Name]> };
}

/** One fact that was emitted on the bus. */
export type TestFact = { [Name in keyof Events]: { name: Name; fact: Events[Name] } }[keyof Events];

/** A Shell in memory that writes down what is done with it. */
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
  /** Every fact emitted on the bus, in order. */
  facts: TestFact[];
  reports: Report[];
  /** How many listeners are subscribed to the bus now: 0 after `dispose` of a remote and unmounting its screens. */
  busListeners(): number;
}

const createTestSlots = (given: NonNullable<TestShellOverrides['slots']>): Slots => ({
  load: async (name) => {
    const component = given[name];
    return component ? { ok: true, component } : { ok: false, error: `Nobody fills ${name} in this test.` };
  },
});

/** Builds a Shell whose parts are small in-memory ones. Nobody is signed in unless `session` says so. */
export const createTestShell = (overrides: TestShellOverrides = {}): TestShell => {
  const calls: TestCall[] = [];
  const facts: TestFact[] = [];
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
    emit: (name, fact) => {
      facts.push({ name, fact } as TestFact);
      realBus.emit(name, fact);
    },
  };
  return {
    contract: SHELL_CONTRACT,
    settings: { ...DEFAULT_SETTINGS, ...overrides.settings },
    bus,
    session: createTestSession(overrides.session, bus, calls),
    live: createTestLive(overrides.live, calls),
    narration: createTestNarration(overrides.narration, calls),
    music: createTestMusic(overrides.music, calls),
    activity: createTestActivity(overrides.activity, calls),
    api: createTestApi(overrides.api ?? {}, calls),
    slots: createTestSlots(overrides.slots ?? {}),
    report,
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name).map(({ args }) => args),
    facts,
    reports,
    busListeners: () => subscriptions.size,
  };
};
