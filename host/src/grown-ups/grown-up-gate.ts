import { z } from '@weaversworld/shared/schema';
import type { GrownUps } from '@weaversworld/shared/shell';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';
import { createStore } from 'zustand/vanilla';
import type { Schedule } from '../schedule.ts';

/** How long nothing is asked after a right answer, in ms. */
const UNLOCKED_MS = 5 * 60_000;

interface GrownUpGateDeps {
  /** Local storage: the gate belongs to the device. */
  storage: StorageLike;
  schedule: Schedule;
}

interface GateState {
  isGateOn: boolean;
  isUnlocked: boolean;
  /** The question is on the screen. */
  isAsking: boolean;
}

/** The gate before what is a grown-up's, with the open question for `GrownUpPrompt`. */
export interface GrownUpGate extends GrownUps {
  get(): GateState;
  /** Closes the question. */
  resolve(confirmed: boolean): void;
}

/** Off until a parent switches it on; a right answer opens it for five minutes. */
export const createGrownUpGate = ({ storage, schedule }: GrownUpGateDeps): GrownUpGate => {
  const persisted = createPersistedValue({ storage, key: 'ww.grown-up-gate', schema: z.literal(true) });
  const isOn = persisted.read() === true;
  const store = createStore<GateState>(() => ({ isGateOn: isOn, isUnlocked: !isOn, isAsking: false }));
  let cancelLock = (): void => undefined;
  let pending: { promise: Promise<boolean>; resolve(confirmed: boolean): void } | null = null;

  const unlock = (): void => {
    cancelLock();
    store.setState({ isUnlocked: true });
    cancelLock = schedule(() => store.setState({ isUnlocked: !store.getState().isGateOn }), UNLOCKED_MS);
  };
  const resolveQuestion = (confirmed: boolean): void => {
    if (confirmed) unlock();
    store.setState({ isAsking: false });
    pending?.resolve(confirmed);
    pending = null;
  };

  return {
    get: store.getState,
    subscribe: store.subscribe,
    setGate: (on) => {
      if (on) persisted.write(true);
      else persisted.clear();
      store.setState({ isGateOn: on });
      // Only a grown-up can switch it, so the question is not asked again immediately.
      unlock();
    },
    confirm: () => {
      if (store.getState().isUnlocked) return Promise.resolve(true);
      if (pending === null) {
        let resolvePromise = (_confirmed: boolean): void => undefined;
        const promise = new Promise<boolean>((resolve) => {
          resolvePromise = resolve;
        });
        pending = { promise, resolve: (confirmed) => resolvePromise(confirmed) };
        store.setState({ isAsking: true });
      }
      return pending.promise;
    },
    resolve: resolveQuestion,
  };
};
