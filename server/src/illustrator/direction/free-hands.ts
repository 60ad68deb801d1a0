import type { FigurePose } from '../body/poses.ts';
import { toolLengths } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';

/** Poses with a hand that is free for what a character always carries. */
export const WITH_FREE_HAND: ReadonlySet<FigurePose> = new Set<FigurePose>([
  'stand',
  'walk',
  'run',
  'wave',
  'point',
  'look-up',
  'hold',
  'sit',
  'speak',
  'jump',
  'dance',
  'listen',
  'tiptoe',
  'bow',
  'offer',
  'raise',
  'peek',
  'search',
]);
/** Poses in which the other hand is not free for a second thing. */
const NEEDS_OTHER_HAND: ReadonlySet<FigurePose> = new Set<FigurePose>(['wave', 'point', 'search', 'dance']);

/** Whether somebody who has something in one hand can have something in the other as well. */
export const hasOtherHand = (pose: FigurePose, holding: PropName): boolean =>
  WITH_FREE_HAND.has(pose) && !NEEDS_OTHER_HAND.has(pose) && toolLengths(holding) === null;
