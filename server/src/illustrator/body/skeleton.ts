import type { Pt } from '../svg.ts';
import type { Joints, Limb } from './pose.ts';

/** Sizes of a body in its own units; about 400 from the ground to the crown. */
export interface Frame {
  torsoW: number;
  torsoH: number;
  shoulder: number;
  hipW: number;
  leg: number;
  arm: number;
  /** How high the hip of those without legs is. */
  rest?: number;
  /** Distance from the neck to the middle of the head. */
  neck: number;
}

/** Where every joint is, the ground being y = 0 and the character facing right. */
export interface Skeleton {
  hip: Pt;
  lean: number;
  headAt: Pt;
  headTurn: number;
  arm: readonly [Pt, Pt, Pt];
  farArm: readonly [Pt, Pt, Pt];
  leg: readonly [Pt, Pt, Pt];
  farLeg: readonly [Pt, Pt, Pt];
}

/** Turns a point around the origin, degrees clockwise. */
function turn([x, y]: Pt, degrees: number): Pt {
  const a = (degrees * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}

const along = ([x, y]: Pt, degrees: number, length: number): Pt => {
  const a = (degrees * Math.PI) / 180;
  return [x + Math.sin(a) * length, y + Math.cos(a) * length];
};

const chain = (from: Pt, [upper, lower]: Limb, length: number): readonly [Pt, Pt, Pt] => {
  const middle = along(from, upper, length * 0.5);
  return [from, middle, along(middle, lower, length * 0.5)];
};

/** Places the joints of a frame for a pose so that the lowest foot, or the seat, rests on the ground. */
export function skeletonOf(frame: Frame, pose: Joints): Skeleton {
  const legReach = (limb: Limb) => chain([0, 0], limb, frame.leg)[2][1];
  const reach = frame.leg ? Math.max(legReach(pose.leg), legReach(pose.farLeg)) : 0;
  const rest = pose.lying
    ? frame.torsoW * 0.8 + 12
    : pose.seated
      ? (frame.rest ?? 26)
      : Math.max(reach, frame.rest ?? 26);
  const hip: Pt = [pose.lying ? -frame.torsoH * 0.55 : 0, -rest - pose.lift];
  const fix = (point: Pt): Pt => {
    const [x, y] = turn(point, pose.lean);
    return [hip[0] + x, hip[1] + y];
  };
  const shoulderY = -frame.torsoH * 0.8;
  const free = pose.lying ? 0 : pose.lean * 0.5;
  return {
    hip,
    lean: pose.lean,
    headAt: fix([0, -frame.torsoH - frame.neck]),
    headTurn: pose.lean + pose.head,
    arm: chain(fix([frame.shoulder, shoulderY]), [pose.arm[0] - free, pose.arm[1] - free], frame.arm),
    farArm: chain(
      fix([-frame.shoulder, shoulderY]),
      [pose.farArm[0] - free, pose.farArm[1] - free],
      frame.arm,
    ),
    leg: chain(fix([frame.hipW, -6]), pose.leg, frame.leg),
    farLeg: chain(fix([-frame.hipW, -6]), pose.farLeg, frame.leg),
  };
}
