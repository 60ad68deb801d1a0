import { FARM_HEADS } from './heads-farm.ts';
import { ODD_HEADS } from './heads-odd.ts';
import { PEOPLE_HEADS } from './heads-people.ts';
import { SCALY_HEADS } from './heads-scaly.ts';
import { WOODLAND_HEADS } from './heads-woodland.ts';
import type { CreatureKind } from './kinds.ts';
import type { HeadPainter } from './pen.ts';

/** The head of every kind. */
export const HEADS: Record<CreatureKind, HeadPainter> = {
  ...WOODLAND_HEADS,
  ...FARM_HEADS,
  ...SCALY_HEADS,
  ...ODD_HEADS,
  ...PEOPLE_HEADS,
};
