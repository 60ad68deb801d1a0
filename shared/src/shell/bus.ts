import type { Bus, Events, Report } from './contract.ts';

/** Creates the event bus. An exception of a listener is reported; the other listeners are still called. */
export const createBus = (report: (report: Report) => void): Bus => {
  const listeners = new Map<keyof Events, Set<(event: never) => void>>();
  return {
    emit(name, event) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          (listener as (event: unknown) => void)(event);
        } catch (error) {
          report({ level: 'error', source: 'bus', message: `A listener of ${name} failed`, error });
        }
      }
    },
    on(name, listener) {
      const subscribed = listeners.get(name) ?? new Set();
      listeners.set(name, subscribed.add(listener));
      return () => void subscribed.delete(listener);
    },
  };
};
