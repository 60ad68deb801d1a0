import { castle } from './settlements/castle.ts';
import { city } from './settlements/city.ts';
import { cottage } from './settlements/cottage.ts';
import { crossing } from './settlements/crossing.ts';
import { fair } from './settlements/fair.ts';
import { farm } from './settlements/farm.ts';
import { market } from './settlements/market.ts';
import { oldTown } from './settlements/old-town.ts';
import { platform } from './settlements/platform.ts';
import { playground } from './settlements/playground.ts';
import { track } from './settlements/track.ts';
import { treehouse } from './settlements/treehouse.ts';
import { village } from './settlements/village.ts';
import { wall } from './settlements/wall.ts';
import { zoo } from './settlements/zoo.ts';
import { undergrowth } from './small-places.ts';

/** Places where people and animals live and meet. */
export const SETTLEMENT_BACKGROUNDS = {
  cottage,
  village,
  castle,
  city,
  farm,
  treehouse,
  fair,
  market,
  playground,
  platform,
  crossing,
  'old-town': oldTown,
  undergrowth,
  track,
  wall,
  zoo,
} as const;
