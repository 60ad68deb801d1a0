import type { Point } from '../svg.ts';
import type { JointAngles, Limb } from './poses.ts';

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
  return {
    hip,
    lean: pose.lean,
    headPosition: fromHip([body.headX ?? 0, -body.torsoHeight - body.neckLength]),
    headTurn: pose.lean + pose.head,
    arm: limbJoints(
      fromHip([body.shoulder, shoulderY]),
      [pose.arm[0] - free, pose.arm[1] - free],
      body.armLength,
    ),
    farArm: limbJoints(
      fromHip([-body.shoulder, shoulderY]),
      [pose.farArm[0] - free, pose.farArm[1] - free],
      body.armLength,
    ),
    leg: limbJoints(fromHip([body.hipWidth, -6]), pose.leg, body.legLength),
    farLeg: limbJoints(fromHip([-body.hipWidth, -6]), pose.farLeg, body.legLength),
  };
}
