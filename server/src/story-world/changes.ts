import type { ServerContext } from '../context.ts';

/** Wake-ups inside this process: who changed a story says so after the commit, who pushes or works listens. */
export interface Changes {
  announce(storyId: number): void;
  /** Returns the closing. A listener that throws harms nobody else. */
  listen(listener: (storyId: number) => void): () => void;
}

/** Builds the wake-ups; failures of listeners go to `report`. */
export const createChanges = (report: (error: unknown) => void): Changes => {
  const listeners = new Set<(storyId: number) => void>();
  return {
    announce: (storyId) => {
      for (const listener of listeners) {
        try {
          listener(storyId);
        } catch (error) {
          report(error);
        }
      }
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const known = new WeakMap<ServerContext, Changes>();

/** The one set of wake-ups of a server. A lost wake-up only costs time: everybody polls the store as well. */
export const changesOf = (context: ServerContext): Changes => {
  const changes =
    known.get(context) ??
    createChanges((error) => context.log.error({ err: error }, 'a listener of story changes failed'));
  known.set(context, changes);
  return changes;
};
