import type { Place } from '../../storyteller/story-plan.ts';
import { HEAVEN_PLACES } from './heavens.ts';
import { HOME_PLACES } from './homes.ts';
import { INDOOR_PLACES } from './indoors.ts';
import { LAND_PLACES } from './land.ts';
import type { PlacePainter } from './stage.ts';
import { WATER_PLACES } from './waters.ts';

/** The painter of every place. */
export const PAINTERS_OF_PLACES: Record<Place, PlacePainter> = {
  ...LAND_PLACES,
  ...HOME_PLACES,
  ...WATER_PLACES,
  ...HEAVEN_PLACES,
  ...INDOOR_PLACES,
};
