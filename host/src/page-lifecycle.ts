/** The page's visibility, and its way into and out of the back-forward cache. Every method returns the unsubscribe function. */
export interface PageLifecycle {
  /** The visitor leaves the page (`pagehide`). */
  onHide(listener: () => void): () => void;
  /** The page is shown again from the back-forward cache, its state as it was left. */
  onRestore(listener: () => void): () => void;
  /** The tab came to the front or went to the background. */
  onVisibilityChange(listener: (visible: boolean) => void): () => void;
}

/** The lifecycle of a browser window's page. */
export const createPageLifecycle = (page: Window & typeof globalThis): PageLifecycle => ({
  onHide: (listener) => {
    page.addEventListener('pagehide', listener);
    return () => page.removeEventListener('pagehide', listener);
  },
  onRestore: (listener) => {
    const handle = (event: PageTransitionEvent) => {
      if (event.persisted) listener();
    };
    page.addEventListener('pageshow', handle);
    return () => page.removeEventListener('pageshow', handle);
  },
  onVisibilityChange: (listener) => {
    const handle = () => listener(page.document.visibilityState === 'visible');
    page.document.addEventListener('visibilitychange', handle);
    return () => page.document.removeEventListener('visibilitychange', handle);
  },
});
