import type { ComponentType, ReactNode } from 'react';

type Provider = ComponentType<{ children: ReactNode }>;

const withProvider =
  <Props extends object>(Provider: Provider, View: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <Provider>
      <View {...props} />
    </Provider>
  );

/** Calls `load` once and keeps what it resolves with. After a rejection the next call tries again. */
export const lazyOnce = <T,>(load: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | null = null;
  return () => {
    result ??= load().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
};

/**
 * For createRemote: makes the functions that load routes and slots. What they load is wrapped in `Provider`, so that a
 * remote's screens find the Shell and the remote's own state by React context.
 */
export const createViews = (Provider: Provider) => ({
  /** `page(() => import('./home/home-page.tsx'))`, for a module that exports `Page`. */
  page: (load: () => Promise<{ Page: ComponentType }>) =>
    lazyOnce(async () => ({ Component: withProvider(Provider, (await load()).Page) })),
  /** `slot(() => import('./home/story-list-slot.tsx'))`, for a module that exports `Slot`. */
  slot: <Props extends object>(load: () => Promise<{ Slot: ComponentType<Props> }>) =>
    lazyOnce(async () => ({ Component: withProvider(Provider, (await load()).Slot) })),
});
