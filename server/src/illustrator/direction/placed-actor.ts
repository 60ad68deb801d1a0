import type { Actor } from '../../storyteller/story-plan.ts';
import type { JointAngles } from '../body/joint-angles.ts';
import type { FigurePose } from '../body/poses.ts';
import type { Box } from '../box.ts';
import type { Appearance } from '../creatures/appearance.ts';
import type { FigureFeeling } from '../figure-feeling.ts';
import type { SeatKind } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import type { Point } from '../svg.ts';
import type { FigureExtent } from './figure-extent.ts';

/** Arms that reach for something instead of having the angles of the pose. */
type Reach = Partial<Pick<JointAngles, 'arm' | 'farArm'>>;

/** The vehicle or piece of furniture that somebody is in or on, with its own position, and how it is sat on. */
export interface TakenSeat {
  prop: PropName;
  kind: SeatKind;
  color: string | null;
  x: number;
  y: number;
  scale: number;
  /** The hole in which a head is seen, where the seat is a porthole. */
  porthole?: { x: number; y: number; r: number };
}

/** An actor with its position in the picture: feet at (x, y). Lengths are in picture units. */
export interface PlacedActor {
  actor: Omit<Actor, 'holding' | 'pose' | 'feeling'> & {
    holding: PropName | null;
    pose: FigurePose;
    feeling: FigureFeeling;
  };
  appearance: Appearance;
  extent: FigureExtent;
  scale: number;
  x: number;
  y: number;
  flip: boolean;
  /** Drawn in one dark colour. */
  isSilhouette: boolean;
  /** Seen from behind. */
  isFromBehind: boolean;
  /** The colour of what it holds, where the text names one. */
  holdingColor?: string | null;
  /** What is in the other hand. */
  second?: PropName | null;
  /** What is drawn on the sheet in its hands. */
  shows?: PropName | null;
  /** Arms that touch a neighbour. */
  reach?: Reach;
  seat?: TakenSeat;
  /** What it looks at, in picture units. */
  gaze?: Point;
}

/** What an actor has in its hands. */
export const heldBy = ({ actor, second }: PlacedActor): PropName[] =>
  [actor.holding, second ?? null].filter((prop) => prop !== null);

/** The face of a placed actor: nothing may be drawn over it. */
export function faceBox({ extent, scale, x, y, flip }: PlacedActor): Box {
  const half = extent.headHalf * 0.86 * scale;
  const centerX = x + (flip ? -1 : 1) * extent.headX * scale;
  const centerY = y + extent.headY * scale;
  return { left: centerX - half, right: centerX + half, top: centerY - half, bottom: centerY + half * 0.9 };
}

/** The whole figure of a placed actor. */
export function bodyBox({ extent, scale, x, y }: PlacedActor): Box {
  const half = extent.bodyHalf * scale;
  return { left: x - half, right: x + half, top: y - extent.height * scale, bottom: y };
}
