import { Id } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import type { Report } from '@weaversworld/shared/shell';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';
import { RATE } from './policy.ts';

/** The read-aloud state in local storage; null once it was cleared. */
const SavedReading = z
  .object({ storyId: Id, pageIndex: z.number().int().min(0), playing: z.boolean() })
  .nullable();
export type SavedReading = z.infer<typeof SavedReading>;

export const ReadingSettings = z.object({
  voice: z.string().nullable().catch(null),
  rate: z.number().min(RATE.slowest).max(RATE.fastest).catch(RATE.usual),
});
export type ReadingSettings = z.infer<typeof ReadingSettings>;

/** What reading aloud keeps in local storage: where it was, and with which voice. */
export const keptReading = (storage: StorageLike, report: (report: Report) => void) => ({
  place: createPersistedValue({ storage, key: 'ww.read-aloud', schema: SavedReading, report }),
  settings: createPersistedValue({ storage, key: 'ww.reading-voice', schema: ReadingSettings, report }),
});
