import type { Bus, Events, Report } from './contract.ts';

/** Builds the event bus. A listener that throws is reported and the others still hear. */
export const createBus = (report: (report: Report) => void): Bus => {
  const listeners = new Map<keyof Events, Set<(fact: never) => void>>();
  return {
    emit(name, fact) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          (listener as (fact: unknown) => void)(fact);
        } catch (error) {
          report({ level: 'error', source: 'bus', message: `A listener of ${name} failed`, error });
        }
      }
    },
    on(name, listener) {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard.add(listener));
      return () => void heard.delete(listener);
    },
  };
};
