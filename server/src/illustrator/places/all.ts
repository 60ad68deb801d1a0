import type { Place } from '../../storyteller/plan.ts';
import { LAND_PLACES } from './land.ts';
import type { PlacePainter } from './stage.ts';

/** The painter of every place. */
export const PAINTERS_OF_PLACES: Record<Place, PlacePainter> = {
  cottage: LAND_PLACES.meadow,
  village: LAND_PLACES.meadow,
  river: LAND_PLACES.meadow,
  shore: LAND_PLACES.meadow,
  undersea: LAND_PLACES.meadow,
  island: LAND_PLACES.meadow,
  ship: LAND_PLACES.meadow,
  clouds: LAND_PLACES.meadow,
  space: LAND_PLACES.meadow,
  moon: LAND_PLACES.meadow,
  castle: LAND_PLACES.meadow,
  cave: LAND_PLACES.meadow,
  city: LAND_PLACES.meadow,
  school: LAND_PLACES.meadow,
  library: LAND_PLACES.meadow,
  farm: LAND_PLACES.meadow,
  workshop: LAND_PLACES.meadow,
  treehouse: LAND_PLACES.meadow,
  fair: LAND_PLACES.meadow,
  ...LAND_PLACES,
};
