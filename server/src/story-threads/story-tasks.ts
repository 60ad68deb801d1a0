import type { CharacterPreview } from '@weaversworld/shared/contract';
import { describeScene, drawPortrait, drawScene, type PortraitOptions } from '../illustrator/index.ts';
import { type CardPicture, renderCardPng } from '../story-world/card-png.ts';
import { type CharacterSketch, drawPreview } from '../story-world/draw-preview.ts';
import { planStory } from '../storyteller/index.ts';
import type { CastMember, StoryPlan, StoryRequest } from '../storyteller/story-plan.ts';

/* The functions that run in a worker thread: the entry point of its own bundle. Arguments and results are copied. */

export const plan = (request: StoryRequest): StoryPlan => planStory(request);
export const draw = ({ plan, pageNumber }: { plan: StoryPlan; pageNumber: number }): string =>
  drawScene(plan, pageNumber);
export const describe = ({ plan, pageNumber }: { plan: StoryPlan; pageNumber: number }): string =>
  describeScene(plan, pageNumber);
export const preview = (sketch: CharacterSketch): CharacterPreview => drawPreview(sketch);
export const portrait = ({ member, options }: { member: CastMember; options: PortraitOptions }): string =>
  drawPortrait(member, options);
export const card = ({ picture }: { picture: CardPicture | null }): Uint8Array => renderCardPng(picture);
