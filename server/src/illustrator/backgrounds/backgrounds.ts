import type { Place } from '../../storyteller/story-plan.ts';
import type { DrawBackground } from './background-context.ts';
import { INDOOR_BACKGROUNDS } from './indoor-backgrounds.ts';
import { LAND_BACKGROUNDS } from './land-backgrounds.ts';
import { SETTLEMENT_BACKGROUNDS } from './settlement-backgrounds.ts';
import { SPACE_BACKGROUNDS } from './space-backgrounds.ts';
import { WATER_BACKGROUNDS } from './water-backgrounds.ts';

/** How to draw the background of every place. */
export const BACKGROUNDS: Record<Place, DrawBackground> = {
  ...LAND_BACKGROUNDS,
  ...SETTLEMENT_BACKGROUNDS,
  ...WATER_BACKGROUNDS,
  ...SPACE_BACKGROUNDS,
  ...INDOOR_BACKGROUNDS,
};
