import type { PageLifecycle } from '../page-lifecycle.ts';

/** A page lifecycle whose events the test fires. */
export const createFakePageLifecycle = () => {
  const hide = new Set<() => void>();
  const restore = new Set<() => void>();
  const visibility = new Set<(visible: boolean) => void>();
  const on =
    <Listener>(listeners: Set<Listener>) =>
    (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
  const page: PageLifecycle = {
    onHide: on(hide),
    onRestore: on(restore),
    onVisibilityChange: on(visibility),
  };
  return {
    page,
    hide: () => {
      for (const listener of hide) listener();
    },
    restore: () => {
      for (const listener of restore) listener();
    },
    setVisible: (visible: boolean) => {
      for (const listener of visibility) listener(visible);
    },
  };
};
