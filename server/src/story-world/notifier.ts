/**
 * Publishes ids of changed stories inside this process, after the commit. A lost notification only costs time: every
 * subscriber also polls the database.
 */
export interface Notifier {
  publish(storyId: number): void;
  /** Returns unsubscribe. A listener that throws does not affect the others. */
  subscribe(listener: (storyId: number) => void): () => void;
}

/** Creates a notifier; `onError` receives what listeners throw. */
export const createNotifier = (onError: (error: unknown) => void): Notifier => {
  const listeners = new Set<(storyId: number) => void>();
  return {
    publish: (storyId) => {
      for (const listener of listeners) {
        try {
          listener(storyId);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
