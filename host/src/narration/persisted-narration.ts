import { Id } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import type { Report } from '@weaversworld/shared/shell';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';
import { RATE } from './narration-rules.ts';

/** The read-aloud state in local storage; null after it was cleared. */
const NarrationPosition = z
  .object({ storyId: Id, pageIndex: z.number().int().min(0), playing: z.boolean() })
  .nullable();

export const NarrationSettings = z.object({
  voice: z.string().nullable().catch(null),
  rate: z.number().min(RATE.min).max(RATE.max).catch(RATE.default),
});
export type NarrationSettings = z.infer<typeof NarrationSettings>;

/** The persisted values of read-aloud in local storage: its position, and the voice and rate. */
export const persistNarration = (storage: StorageLike, report: (report: Report) => void) => ({
  position: createPersistedValue({ storage, key: 'ww.read-aloud', schema: NarrationPosition, report }),
  settings: createPersistedValue({ storage, key: 'ww.reading-voice', schema: NarrationSettings, report }),
});
