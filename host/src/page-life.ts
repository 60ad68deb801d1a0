/** When the page is seen, hidden, and gone for good or for the back-forward cache. */
export interface PageLife {
  /** The page is left. */
  onHide(listener: () => void): () => void;
  /** The page came back as it was left. */
  onReturn(listener: () => void): () => void;
  /** The tab came to the front or went behind. */
  onSight(listener: (visible: boolean) => void): () => void;
}

/** The life of a browser's page. */
export const pageLifeOf = (page: Window & typeof globalThis): PageLife => ({
  onHide: (listener) => {
    page.addEventListener('pagehide', listener);
    return () => page.removeEventListener('pagehide', listener);
  },
  onReturn: (listener) => {
    const hear = (event: PageTransitionEvent) => {
      if (event.persisted) listener();
    };
    page.addEventListener('pageshow', hear);
    return () => page.removeEventListener('pageshow', hear);
  },
  onSight: (listener) => {
    const hear = () => listener(page.document.visibilityState === 'visible');
    page.document.addEventListener('visibilitychange', hear);
    return () => page.document.removeEventListener('visibilitychange', hear);
  },
});
