import type { CharacterPreview } from '@weaversworld/shared/contract';
import type { PortraitOptions } from '../illustrator/index.ts';
import type { CastMember, StoryPlan, StoryRequest } from '../storyteller/story-plan.ts';
import type { CardPicture } from './card-png.ts';
import type { CharacterSketch } from './draw-preview.ts';

/**
 * Writes and draws stories. May be slow and may fail; the page job is then retried. The signal is aborted when nobody waits
 * for the result any more: after PAGE_STEP_TIMEOUT_MS, when another server took the job over, and when the server stops.
 */
export interface StoryProvider {
  /** Plans the whole story, once, for its first page. */
  plan(request: StoryRequest, signal: AbortSignal): Promise<StoryPlan>;
  /** Draws the picture of a page as SVG text. */
  draw(plan: StoryPlan, pageNumber: number, signal: AbortSignal): Promise<string>;
  /** What the picture of a page shows, for people who cannot see it. */
  describe(plan: StoryPlan, pageNumber: number, signal: AbortSignal): Promise<string>;
}

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
