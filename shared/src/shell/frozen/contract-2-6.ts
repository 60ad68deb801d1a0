import type { Remote, Shell as Shell24 } from './contract-2-4.ts';

/*
 * Shell contract 2.6.0 as it was released: stories that can be read without a connection. FROZEN: never edit. All else is that of
 * 2.5.0.
 */

export * from './contract-2-5.ts';
export interface Shell extends Shell24 {
  offline?: { readableStories(): Promise<(string | number)[]> };
}
export type CreateRemote = (shell: Shell) => Remote;
export interface RemoteModule {
  contract: string;
  createRemote: CreateRemote;
}
export interface MountContext {
  shell: Shell;
  path: string;
  navigate(path: string): void;
}
export type Mount = (
  element: HTMLElement,
  context: MountContext,
) => (() => void) | undefined | Promise<(() => void) | undefined>;
