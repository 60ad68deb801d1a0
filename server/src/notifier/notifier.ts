/** Receives what this server and the others publish. */
export interface NotificationListener {
  /** A story has changed, or who may read it; `isLocal` when this server changed it. */
  onStory?(storyId: number, isLocal: boolean): void;
  /** A session has ended. */
  onSessionEnded?(sessionHash: string): void;
  /** Notifications may have been lost: read everything that matters again. */
  onGap?(): void;
}

/**
 * Reports committed changes to all listeners, also in other servers that use the same database. It only saves time: a
 * notification may be lost, so every listener also polls the database.
 */
export interface Notifier {
  /** Call it after the commit. */
  publishStory(storyId: number): void;
  /** Call it after the commit. */
  publishEndedSession(sessionHash: string): void;
  /** Returns unsubscribe. A listener that throws does not affect the others. */
  subscribe(listener: NotificationListener): () => void;
  /** False while those of other servers do not arrive, so that listeners poll more often. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** The listeners of this process; `onError` receives what they throw. */
export const createListeners = (onError: (error: unknown) => void) => {
  const listeners = new Set<NotificationListener>();
  const call = (notify: (listener: NotificationListener) => void): void => {
    for (const listener of listeners) {
      try {
        notify(listener);
      } catch (error) {
        onError(error);
      }
    }
  };
  return {
    story: (storyId: number, isLocal: boolean) => call((listener) => listener.onStory?.(storyId, isLocal)),
    sessionEnded: (hash: string) => call((listener) => listener.onSessionEnded?.(hash)),
    gap: () => call((listener) => listener.onGap?.()),
    subscribe: (listener: NotificationListener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Creates the notifier of a single server; `onError` receives what listeners throw. */
export const createLocalNotifier = (onError: (error: unknown) => void): Notifier => {
  const listeners = createListeners(onError);
  return {
    publishStory: (storyId) => listeners.story(storyId, true),
    publishEndedSession: listeners.sessionEnded,
    subscribe: listeners.subscribe,
    isConnected: () => true,
    close: async () => undefined,
  };
};
