import type { Readable } from '@weaversworld/shared/shell';

interface DarkModeDeps {
  /** The visitor's own choice; null when they never made one. */
  choice: { read(): boolean | null; write(dark: boolean): void };
  /** The media query `prefers-color-scheme: dark`; null where there is none. */
  device: Pick<MediaQueryList, 'matches' | 'addEventListener'> | null;
  root: HTMLElement;
}

/** Whether the page uses its dark colours, called 'Night colours' on screen. */
export interface DarkMode extends Readable<boolean> {
  toggle(): void;
}

/** The visitor's choice if there is one, else the device's preference. Sets `data-night` on the root element. */
export const createDarkMode = ({ choice, device, root }: DarkModeDeps): DarkMode => {
  const listeners = new Set<() => void>();
  let chosen = choice.read();
  const get = () => chosen ?? device?.matches ?? false;
  const update = () => {
    root.toggleAttribute('data-night', get());
    for (const listener of [...listeners]) listener();
  };
  device?.addEventListener('change', update);
  update();
  return {
    get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: () => {
      chosen = !get();
      choice.write(chosen);
      update();
    },
  };
};
