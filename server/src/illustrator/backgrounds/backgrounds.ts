import type { Backdrop } from './backdrop.ts';
import type { DrawBackground } from './background-context.ts';
import { INDOOR_BACKGROUNDS } from './indoor-backgrounds.ts';
import { LAND_BACKGROUNDS } from './land-backgrounds.ts';
import { ROOM_BACKGROUNDS } from './rooms.ts';
import { SETTLEMENT_BACKGROUNDS } from './settlement-backgrounds.ts';
import { SPACE_BACKGROUNDS } from './space-backgrounds.ts';
import { WATER_BACKGROUNDS } from './water-backgrounds.ts';

/** How to draw the background of every place, room and site. */
export const BACKGROUNDS: Record<Backdrop, DrawBackground> = {
  ...LAND_BACKGROUNDS,
  ...SETTLEMENT_BACKGROUNDS,
  ...WATER_BACKGROUNDS,
  ...SPACE_BACKGROUNDS,
  ...INDOOR_BACKGROUNDS,
  ...ROOM_BACKGROUNDS,
};
