import type { ServerDeps } from '../deps.ts';
import type { OutsideServices } from '../providers/outside-services.ts';
import type { StorageQuota } from './storage-quota.ts';
import type { StoryEngine } from './story-provider.ts';

/** Dependencies of the story-world routes and the page worker. */
export interface StoryWorldDeps extends ServerDeps, StoryEngine {
  /** Null when none is set. */
  outside: OutsideServices | null;
  quota: StorageQuota;
  /** Creates ids for stories and pages. */
  newId(): number;
}
