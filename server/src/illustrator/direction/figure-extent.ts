import { poseOf } from '../body/adapt-pose.ts';
import type { FigurePose } from '../body/poses.ts';
import { computeSkeleton } from '../body/skeleton.ts';
import type { Appearance } from '../creatures/appearance.ts';
import type { SeatKind } from '../props/draw-prop.ts';

/** Extra width of the heads and bodies of kinds that are wider than others, as half-widths in figure units. */
const WIDE: Readonly<Record<string, { head: number; body: number }>> = {
  fish: { head: 150, body: 220 },
  whale: { head: 170, body: 290 },
  elephant: { head: 150, body: 150 },
  lion: { head: 130, body: 130 },
  crab: { head: 150, body: 190 },
  snail: { head: 105, body: 160 },
  caterpillar: { head: 105, body: 150 },
  dragon: { head: 112, body: 150 },
  dinosaur: { head: 118, body: 150 },
  crocodile: { head: 120, body: 150 },
  butterfly: { head: 100, body: 160 },
};

/** How far large tails reach behind the body, in figure units. */
const TAIL_REACH: Readonly<Record<string, number>> = {
  fox: 176,
  squirrel: 186,
  wolf: 160,
  raccoon: 160,
  dragon: 190,
  dinosaur: 190,
  crocodile: 190,
  unicorn: 130,
  horse: 130,
};

/** Where head and body of a figure are, in figure units with the feet at (0, 0), facing right. */
export interface FigureExtent {
  headX: number;
  headY: number;
  headHalf: number;
  /** Half the width that its face needs in a row, from the middle of the body: faces of objects may be at one side. */
  rowHalf: number;
  bodyHalf: number;
  /** How far the tail reaches behind the middle; 0 without a large one. */
  tail: number;
  height: number;
  /** Height of the hip, on which riders sit. */
  hipY: number;
}

/** Measures a figure in a pose, or in a seat. */
export function figureExtent(appearance: Appearance, pose: FigurePose, seat?: SeatKind): FigureExtent {
  const { kind, hat, build } = appearance;
  const angles = poseOf(appearance, pose, seat);
  const lying = angles.lying && build.legs !== 'none';
  const { headPosition, hip } = computeSkeleton(build, lying ? angles : { ...angles, lying: false });
  const hasOwnSkull = appearance.features.some((name) => name.startsWith('skull-'));
  const wide = appearance.shape || (appearance.species && hasOwnSkull) ? undefined : WIDE[kind];
  const headHalf = (wide?.head ?? 98) * build.headScale;
  return {
    headX: headPosition[0],
    headY: headPosition[1],
    headHalf,
    rowHalf: headHalf + Math.abs(build.headX ?? 0),
    bodyHalf: lying ? 230 : (wide?.body ?? Math.max(96, build.torsoWidth + 24)),
    hipY: hip[1],
    tail: lying ? 0 : (TAIL_REACH[kind] ?? 0),
    height: -headPosition[1] + headHalf + (hat === 'none' ? 14 : 60),
  };
}
