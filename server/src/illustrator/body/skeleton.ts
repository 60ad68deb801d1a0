import type { Point } from '../svg.ts';
import type { JointAngles, Limb } from './joint-angles.ts';

/** Body proportions in figure units; a figure is about 400 high. */
export interface BodyProportions {
  torsoWidth: number;
  torsoHeight: number;
  shoulder: number;
  hipWidth: number;
  legLength: number;
  armLength: number;
  /** Height of the hip above the ground for kinds without legs, and while sitting. */
  restHeight?: number;
  /** Distance from the neck to the centre of the head. */
  neckLength: number;
  /** How far the head is from the middle of the body, to the right: objects have their face where their drawing says. */
  headX?: number;
  headScale?: number;
}

/**
 * The position of every joint; the ground is y = 0 and the figure faces right. An arm is shoulder, elbow, hand; a leg is hip, knee,
 * foot.
 */
export interface Skeleton {
  hip: Point;
  lean: number;
  headPosition: Point;
  headTurn: number;
  arm: readonly [Point, Point, Point];
  farArm: readonly [Point, Point, Point];
  leg: readonly [Point, Point, Point];
  farLeg: readonly [Point, Point, Point];
}

/** Height of the seat of a wheelchair, in figure units. */
export const SEAT_HEIGHT = 96;

/** The lowest that a hand of somebody upright is, in figure units. */
const LOWEST_HAND = -16;

/** Rotates a point around the origin, in degrees clockwise. */
function rotatePoint([x, y]: Point, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}

const pointAt = ([x, y]: Point, degrees: number, length: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [x + Math.sin(a) * length, y + Math.cos(a) * length];
};

const limbJoints = (from: Point, [upper, lower]: Limb, length: number): readonly [Point, Point, Point] => {
  const middle = pointAt(from, upper, length * 0.5);
  return [from, middle, pointAt(middle, lower, length * 0.5)];
};

/**
 * Two-link inverse kinematics: the angles with which a hand is at `target`, or stretched towards it. The elbow is on `side`, as far from the
 * trunk as it can be.
 */
function limbTo([x, y]: Point, target: Point, length: number, side: 1 | -1): Limb {
  const [dx, dy] = [target[0] - x, target[1] - y];
  const distance = Math.max(20, Math.min(Math.hypot(dx, dy), length * 0.98));
  const turn = (Math.atan2(dx, dy) * 180) / Math.PI;
  const bend = (Math.acos(distance / length) * 180) / Math.PI;
  const outwards = (angle: number) => side * Math.sin((angle * Math.PI) / 180);
  return outwards(turn - bend) > outwards(turn + bend)
    ? [turn - bend, turn + bend]
    : [turn + bend, turn - bend];
}

/** The joints of an arm whose hand is at `target`, or stretched towards it; the elbow points outwards. */
export const armTo = (
  shoulder: Point,
  target: Point,
  length: number,
  which: 'arm' | 'farArm',
): readonly [Point, Point, Point] =>
  limbJoints(shoulder, limbTo(shoulder, target, length, which === 'arm' ? 1 : -1), length);

/** Joint angles with arms that reach for something, which are no longer at the head. */
export function withReach(
  pose: JointAngles,
  reach: Partial<Pick<JointAngles, 'arm' | 'farArm'>> | undefined,
): JointAngles {
  if (!reach) return pose;
  const { arm, farArm } = pose.handsAt ?? {};
  const handsAt = { ...(arm && !reach.arm && { arm }), ...(farArm && !reach.farArm && { farArm }) };
  return { ...pose, ...reach, handsAt };
}

/** Forward kinematics: computes the joints of a body in a pose, with the lowest foot or the seat on the ground. */
export function computeSkeleton(body: BodyProportions, pose: JointAngles): Skeleton {
  const legReach = (limb: Limb) => limbJoints([0, 0], limb, body.legLength)[2][1];
  const reach = body.legLength ? Math.max(legReach(pose.leg), legReach(pose.farLeg)) : 0;
  const rest = pose.inWheelchair
    ? SEAT_HEIGHT + 14
    : pose.lying
      ? body.torsoWidth * 0.8 + 12
      : pose.seated
        ? (body.restHeight ?? 26)
        : Math.max(reach, body.restHeight ?? 26);
  const hip: Point = [pose.lying ? -body.torsoHeight * 0.55 : 0, -rest - pose.lift];
  const fromHip = (point: Point): Point => {
    const [x, y] = rotatePoint(point, pose.lean);
    return [hip[0] + x, hip[1] + y];
  };
  const shoulderY = -body.torsoHeight * 0.8;
  const free = pose.lying ? 0 : pose.lean * 0.5;
  const headPosition = fromHip([body.headX ?? 0, -body.torsoHeight - body.neckLength]);
  const armJoints = (which: 'arm' | 'farArm') => {
    const shoulder = fromHip([which === 'arm' ? body.shoulder : -body.shoulder, shoulderY]);
    const at = pose.handsAt?.[which];
    const [upper, lower] = pose[which];
    if (!at) {
      const joints = limbJoints(shoulder, [upper - free, lower - free], body.armLength);
      const [x, y] = joints[2];
      // A long arm lies on the ground instead of going into it.
      return y > LOWEST_HAND && !pose.lying
        ? armTo(shoulder, [x, LOWEST_HAND], body.armLength, which)
        : joints;
    }
    const size = body.headScale ?? 1;
    return armTo(
      shoulder,
      [headPosition[0] + at[0] * size, headPosition[1] + at[1] * size],
      body.armLength,
      which,
    );
  };
  return {
    hip,
    lean: pose.lean,
    headPosition,
    headTurn: pose.lean + pose.head,
    arm: armJoints('arm'),
    farArm: armJoints('farArm'),
    leg: limbJoints(fromHip([body.hipWidth, -6]), pose.leg, body.legLength),
    farLeg: limbJoints(fromHip([-body.hipWidth, -6]), pose.farLeg, body.legLength),
  };
}
