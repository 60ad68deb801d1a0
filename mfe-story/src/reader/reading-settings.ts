import { z } from '@weaversworld/shared/schema';
import { browserStorage, createPersistedValue } from '@weaversworld/shared/storage';
import { createStore } from 'zustand/vanilla';

/** How the text of a page is set. */
export const ReadingSettings = z.object({
  size: z.enum(['normal', 'large', 'largest']).catch('normal'),
  spacing: z.enum(['normal', 'wide']).catch('normal'),
  face: z.enum(['story', 'plain']).catch('story'),
  tint: z.enum(['cream', 'white', 'mint', 'lilac']).catch('cream'),
});
export type ReadingSettings = z.infer<typeof ReadingSettings>;

/** The age group that the type is set for: larger for children who read letter by letter. */
export const readingAge = (age: number | null | undefined): 'young' | 'older' | undefined => {
  if (age == null) return undefined;
  return age <= 5 ? 'young' : age >= 10 ? 'older' : undefined;
};

const INITIAL_SETTINGS: ReadingSettings = ReadingSettings.parse({});

/** The reading settings of this device, persisted with every change. */
export const createReadingSettings = () => {
  const persisted = createPersistedValue({
    storage: browserStorage(() => localStorage),
    key: 'ww.reading',
    schema: ReadingSettings,
  });
  const store = createStore<ReadingSettings>()(() => persisted.read() ?? INITIAL_SETTINGS);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change: (change: Partial<ReadingSettings>) => {
      store.setState(change);
      persisted.write(store.getState());
    },
  };
};
