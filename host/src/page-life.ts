/** When the page goes out of sight for good, or into the back-forward cache and out of it again. */
export interface PageLife {
  onHide(listener: () => void): () => void;
  /** The page came back as it was left. */
  onReturn(listener: () => void): () => void;
}

/** The life of a browser's page. */
export const pageLifeOf = (target: Pick<Window, 'addEventListener' | 'removeEventListener'>): PageLife => ({
  onHide: (listener) => {
    target.addEventListener('pagehide', listener);
    return () => target.removeEventListener('pagehide', listener);
  },
  onReturn: (listener) => {
    const hear = (event: PageTransitionEvent) => {
      if (event.persisted) listener();
    };
    target.addEventListener('pageshow', hear);
    return () => target.removeEventListener('pageshow', hear);
  },
});
