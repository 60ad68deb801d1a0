import { drawScene } from '../illustrator/index.ts';
import { planStory } from '../storyteller/index.ts';
import type { StoryPlan, StoryRequest } from '../storyteller/story-plan.ts';

/** Who writes and draws. May be slow and may fail: the work is then tried again. */
export interface StoryProvider {
  /** The whole story, settled before page 1 is shown. */
  plan(request: StoryRequest): Promise<StoryPlan>;
  /** The picture of a page as SVG text. */
  draw(plan: StoryPlan, pageNumber: number): Promise<string>;
}

/** The embedded storyteller and illustrator: no network needed. */
export const embeddedProvider: StoryProvider = {
  plan: async (request) => planStory(request),
  draw: async (plan, pageNumber) => drawScene(plan, pageNumber),
};
