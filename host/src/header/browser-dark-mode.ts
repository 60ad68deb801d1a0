import { z } from '@weaversworld/shared/schema';
import { browserStorage, createPersistedValue } from '@weaversworld/shared/storage';
import { createDarkMode } from './dark-mode.ts';

const persisted = createPersistedValue({
  storage: browserStorage(() => window.localStorage),
  key: 'ww.night',
  schema: z.enum(['on', 'off']),
  format: 'text',
});

/** This page's dark mode. Importing it sets the page's colours, before anything is rendered. */
export const browserDarkMode = createDarkMode({
  choice: {
    read: () => {
      const stored = persisted.read();
      return stored && stored === 'on';
    },
    write: (dark) => persisted.write(dark ? 'on' : 'off'),
  },
  device: window.matchMedia?.('(prefers-color-scheme: dark)') ?? null,
  root: document.documentElement,
});
