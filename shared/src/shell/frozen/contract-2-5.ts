import type { Shell } from './contract-2-4.ts';

/* Shell contract 2.5.0 as it was released: remotes with their own React. FROZEN: never edit. All else is that of 2.4.0. */

export * from './contract-2-4.ts';
export interface MountContext {
  shell: Shell;
  path: string;
  navigate(path: string): void;
}
export type Mount = (
  element: HTMLElement,
  context: MountContext,
) => (() => void) | undefined | Promise<(() => void) | undefined>;
