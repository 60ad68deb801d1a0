/** Focuses the open page, after a press that took the pressed button away. */
export const focusPage = (): void =>
  document.querySelector<HTMLElement>('main article')?.focus({ preventScroll: true });
