import type { HelpOffer } from '@weaversworld/shared/contract';
import type { Readable } from '@weaversworld/shared/shell';
import { createStore } from 'zustand/vanilla';

/**
 * Help lines that the server offered with something that was made; null while there are none. In memory only: the next person at this
 * device may be the one it is about.
 */
export interface OfferedHelp extends Readable<HelpOffer | null> {
  offer(help: HelpOffer): void;
  close(): void;
}

export const createOfferedHelp = (): OfferedHelp => {
  const store = createStore<HelpOffer | null>(() => null);
  return {
    get: store.getState,
    subscribe: store.subscribe,
    offer: (help) => store.setState(help, true),
    close: () => store.setState(null, true),
  };
};
