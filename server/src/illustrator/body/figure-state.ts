import type { FigureFeeling } from '../figure-feeling.ts';
import type { SeatKind } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import type { Point } from '../svg.ts';
import type { JointAngles } from './joint-angles.ts';
import type { FigurePose } from './poses.ts';

/** Pose, expression and props of a figure on one page. */
export interface FigureState {
  pose: FigurePose;
  feeling: FigureFeeling;
  holding: PropName | null;
  /** Colour of the held prop where a text names one. */
  holdingColor?: string | null;
  /** What is in the other hand. */
  second?: PropName | null;
  /** What is drawn on the sheet that it holds, as SVG around the origin of the sheet; or the being in its arms, with the feet there. */
  sheet?: string;
  /** Arms that reach for somebody or something, instead of the pose's. */
  reach?: Partial<Pick<JointAngles, 'arm' | 'farArm'>>;
  /** How it sits in or on something. */
  seat?: SeatKind;
  /** Where it looks, as a direction in the picture of length 1. */
  gaze?: Point;
  /** Mirrored, so that it faces left. */
  flip: boolean;
  /** Seen from behind: no face, the tail in front. */
  fromBehind?: boolean;
  /** Wears a diver's or astronaut's glass helmet. */
  helmet?: boolean;
}
