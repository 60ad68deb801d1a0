import type { CharacterPreview } from '@weaversworld/shared/contract';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { drawPortrait, drawScene, type PortraitOptions } from '../illustrator/index.ts';
import { planStory } from '../storyteller/index.ts';
import type { CastMember, StoryPlan, StoryRequest } from '../storyteller/story-plan.ts';
import { type CardPicture, renderCardPng } from './card-png.ts';
import { type CharacterSketch, drawPreview } from './draw-preview.ts';

/**
 * Writes and draws stories. May be slow and may fail; the page job is then retried. The signal is aborted when nobody waits
 * for the result any more: after PAGE_STEP_TIMEOUT_MS, when another server took the job over, and when the server stops.
 */
export interface StoryProvider {
  /** Plans the whole story, once, for its first page. */
  plan(request: StoryRequest, signal: AbortSignal): Promise<StoryPlan>;
  /** Draws the picture of a page as SVG text. */
  draw(plan: StoryPlan, pageNumber: number, signal: AbortSignal): Promise<string>;
}

/** Lets other requests run before the result is used: the work before held the event loop. */
const andYield = async <T>(result: T): Promise<T> => {
  await yieldToEventLoop();
  return result;
};

/** What plans, draws and renders for the story-world. */
export interface StoryEngine {
  provider: StoryProvider;
  /** The preview card of a picture as PNG, or a plain one without a picture. */
  renderCard(picture: CardPicture | null): Promise<Buffer>;
  /** What a character that is being typed will look like. */
  drawPreview(sketch: CharacterSketch): Promise<CharacterPreview>;
  /** A character as SVG text. */
  drawPortrait(member: CastMember, options: PortraitOptions): Promise<string>;
}

/** The built-in storyteller and illustrator. They need no network. */
export const embeddedProvider: StoryProvider = {
  plan: (request) => andYield(planStory(request)),
  draw: (plan, pageNumber) => andYield(drawScene(plan, pageNumber)),
};

/** Everything in this thread, for tests: it holds the event loop for up to 100 ms. */
export const embeddedEngine: StoryEngine = {
  provider: embeddedProvider,
  renderCard: (picture) => andYield(renderCardPng(picture)),
  drawPreview: (sketch) => andYield(drawPreview(sketch)),
  drawPortrait: (member, options) => andYield(drawPortrait(member, options)),
};
