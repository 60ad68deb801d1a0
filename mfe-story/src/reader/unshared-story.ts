import { Id } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import { browserStorage, createPersistedValue } from '@weaversworld/shared/storage';

/** The server keeps the link of a story that was made private for so long, in ms. */
const UNDO_MS = 10 * 60_000;

/** The story that was made private last in this tab, for as long as that can be taken back; it survives a reload. */
export const createUnsharedStory = () => {
  const persisted = createPersistedValue({
    storage: browserStorage(() => sessionStorage),
    key: 'ww.unshared',
    /** `until` in ms since 1970. */
    schema: z.object({ storyId: Id, until: z.number() }),
  });
  return {
    /** Starts the time for `storyId`. */
    start: (storyId: Id) => persisted.write({ storyId, until: Date.now() + UNDO_MS }),
    /** What is left of the time for `storyId`, in ms; 0 when it is over or was never started. */
    timeLeft: (storyId: Id): number => {
      const kept = persisted.read();
      // The clock may have been set back meanwhile.
      return kept?.storyId === storyId ? Math.min(UNDO_MS, Math.max(0, kept.until - Date.now())) : 0;
    },
    clear: persisted.clear,
  };
};
