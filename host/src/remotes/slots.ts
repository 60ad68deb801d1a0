import type { Shell, Slots } from '@weaversworld/shared/shell';
import { createElement } from 'react';
import type { Directory } from './directory.ts';
import type { RemoteLoader } from './load-remote.ts';

/** Finds who fills a place by the registry and loads it when it is first shown. Never rejects. */
export const createSlots = (
  directory: Directory,
  load: RemoteLoader,
  shell: () => Shell,
  report: (message: string, error?: unknown) => void,
): Slots => ({
  load: async (name) => {
    const choice = directory.remotes.find(({ slots }) => slots.includes(name));
    if (!choice) return { ok: false, error: 'This part of the page could not be found.' };
    const result = await load(choice);
    if (!result.ok) return result;
    try {
      const filling = await result.remote.slots?.[name]?.();
      if (!filling) throw new Error(`${choice.name} fills no ${name}`);
      const { Provider } = result.remote;
      const { Slot } = filling;
      const component: typeof Slot = (props) =>
        createElement(Provider, { shell: shell(), children: createElement(Slot, props) });
      return { ok: true, component };
    } catch (error) {
      report(`Slot ${name} could not be filled`, error);
      return { ok: false, error: 'This part of the page could not be loaded.' };
    }
  },
});
