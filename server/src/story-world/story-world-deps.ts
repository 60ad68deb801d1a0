import type { ServerDeps } from '../deps.ts';
import type { StorageQuota } from './storage-quota.ts';
import type { StoryProvider } from './story-provider.ts';

/** Dependencies of the story-world routes and the page worker. */
export interface StoryWorldDeps extends ServerDeps {
  provider: StoryProvider;
  quota: StorageQuota;
  /** Creates ids for stories and pages. */
  newId(): number;
}
