import type { ServerDeps } from '../deps.ts';
import type { StoryProvider } from './story-provider.ts';

/** Dependencies of the story-world routes and the page worker. */
export interface StoryWorldDeps extends ServerDeps {
  provider: StoryProvider;
  /** Creates ids for stories and pages. */
  newId(): number;
}
