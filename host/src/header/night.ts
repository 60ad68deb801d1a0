import type { Readable } from '@weaversworld/shared/shell';

interface NightWorld {
  /** The visitor's own choice; null when they never made one. */
  kept: { read(): boolean | null; write(night: boolean): void };
  /** What the device prefers, and hears when that changes. */
  device: Pick<MediaQueryList, 'matches' | 'addEventListener'> | null;
  root: HTMLElement;
}

/** Night colours: on or off for the whole page, at once. */
export interface Night extends Readable<boolean> {
  toggle(): void;
}

/** The visitor's choice if there is one, else what the device prefers. Marks the root with `data-night`. */
export const createNight = ({ kept, device, root }: NightWorld): Night => {
  const listeners = new Set<() => void>();
  let chosen = kept.read();
  const get = () => chosen ?? device?.matches ?? false;
  const show = () => {
    root.toggleAttribute('data-night', get());
    for (const listener of [...listeners]) listener();
  };
  device?.addEventListener('change', show);
  show();
  return {
    get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: () => {
      chosen = !get();
      kept.write(chosen);
      show();
    },
  };
};
