import { AuthSnapshot } from '@weaversworld/shared/contract';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';
import { SESSION_KEY } from './session-store.ts';

/** Who was signed in when this browser last knew: a guess for the layout until the session is read. Null without one. */
export const readLastSession = (storage: StorageLike): AuthSnapshot | null =>
  createPersistedValue({ storage, key: SESSION_KEY, schema: AuthSnapshot }).read();
