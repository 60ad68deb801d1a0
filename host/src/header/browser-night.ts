import { createNight } from './night.ts';

const KEY = 'ww.night';

/* A browser may refuse its storage; then the choice lasts for the visit. */
const kept = {
  read: (): boolean | null => {
    try {
      const text = window.localStorage.getItem(KEY);
      return text === null ? null : text === 'on';
    } catch {
      return null;
    }
  },
  write: (night: boolean): void => {
    try {
      window.localStorage.setItem(KEY, night ? 'on' : 'off');
    } catch {
      // Nothing to be done, and nothing worth telling.
    }
  },
};

/** This browser's night colours. Importing it marks the page, before anything is drawn. */
export const browserNight = createNight({
  kept,
  device: window.matchMedia?.('(prefers-color-scheme: dark)') ?? null,
  root: document.documentElement,
});
