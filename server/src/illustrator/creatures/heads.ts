import type { CreatureKind } from './creature-kinds.ts';
import type { DrawHead } from './figure-drawing.ts';
import { FARM_HEADS } from './heads-farm.ts';
import { PEOPLE_HEADS } from './heads-people.ts';
import { REPTILE_AND_BIRD_HEADS } from './heads-reptiles-and-birds.ts';
import { SEA_AND_FANTASY_HEADS } from './heads-sea-and-fantasy.ts';
import { WOODLAND_HEADS } from './heads-woodland.ts';

/** How to draw the head of every kind. */
export const HEADS: Record<CreatureKind, DrawHead> = {
  ...WOODLAND_HEADS,
  ...FARM_HEADS,
  ...REPTILE_AND_BIRD_HEADS,
  ...SEA_AND_FANTASY_HEADS,
  ...PEOPLE_HEADS,
};
