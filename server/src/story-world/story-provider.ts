import { drawScene } from '../illustrator/index.ts';
import { planStory } from '../storyteller/index.ts';
import type { StoryPlan, StoryRequest } from '../storyteller/story-plan.ts';

/** Writes and draws stories. May be slow and may fail; the page job is then retried. */
export interface StoryProvider {
  /** Plans the whole story, once, for its first page. */
  plan(request: StoryRequest): Promise<StoryPlan>;
  /** Draws the picture of a page as SVG text. */
  draw(plan: StoryPlan, pageNumber: number): Promise<string>;
}

/** The built-in storyteller and illustrator, which need no network. */
export const embeddedProvider: StoryProvider = {
  plan: async (request) => planStory(request),
  draw: async (plan, pageNumber) => drawScene(plan, pageNumber),
};
