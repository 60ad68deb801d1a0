import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { describeScene, drawPortrait, drawScene } from '../illustrator/index.ts';
import { planStory } from '../storyteller/index.ts';
import { renderCardPng } from './card-png.ts';
import { drawPreview } from './draw-preview.ts';
import type { StoryEngine, StoryProvider } from './story-provider.ts';

/** Lets other requests run before the result is used: the work before held the event loop. */
const andYield = async <T>(result: T): Promise<T> => {
  await yieldToEventLoop();
  return result;
};

/** The built-in storyteller and illustrator. They need no network. */
export const embeddedProvider: StoryProvider = {
  plan: (request) => andYield(planStory(request)),
  draw: (plan, pageNumber) => andYield(drawScene(plan, pageNumber)),
  describe: (plan, pageNumber) => andYield(describeScene(plan, pageNumber)),
};

/** Everything in this thread, for tests: it holds the event loop for up to 100 ms. */
export const embeddedEngine: StoryEngine = {
  provider: embeddedProvider,
  renderCard: (picture) => andYield(renderCardPng(picture)),
  drawPreview: (sketch) => andYield(drawPreview(sketch)),
  drawPortrait: (member, options) => andYield(drawPortrait(member, options)),
};
