import { castle } from './settlements/castle.ts';
import { city } from './settlements/city.ts';
import { cottage } from './settlements/cottage.ts';
import { fair } from './settlements/fair.ts';
import { farm } from './settlements/farm.ts';
import { treehouse } from './settlements/treehouse.ts';
import { village } from './settlements/village.ts';

/** Places where people and animals live: cottage, village, castle, city, farm, tree house and fair. */
export const SETTLEMENT_BACKGROUNDS = { cottage, village, castle, city, farm, treehouse, fair } as const;
