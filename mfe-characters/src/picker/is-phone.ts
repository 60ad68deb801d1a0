/** Whether the window is a phone's, upright or on its side: a form is then a dialog of its own. */
export const isPhone = (): boolean =>
  globalThis.matchMedia?.('(max-width: 40rem), (max-height: 30rem)').matches ?? false;
