import type { Point } from '../svg.ts';

/** Angles of upper and lower limb in degrees: 0 hangs straight down, positive is forwards. */
export type Limb = readonly [number, number];

/** The joint angles of a pose, for a figure facing right. */
export interface JointAngles {
  /** Near arm (on the facing side) and far arm. */
  arm: Limb;
  farArm: Limb;
  leg: Limb;
  farLeg: Limb;
  /** Rotation of trunk and head in degrees clockwise; the head's is relative to the trunk. */
  lean: number;
  head: number;
  /** Height of the feet above the ground. */
  lift: number;
  /** Vertical direction of the face: -1 down, 1 up. */
  pitch: number;
  /** Sitting on the ground, soles forward. */
  seated: boolean;
  /** Lying on the side. */
  lying: boolean;
  /** Sitting in a wheelchair. */
  inWheelchair?: boolean;
  /** Which hand holds a prop. */
  carry: 'arm' | 'farArm';
  /** Where hands are on the head, in head units, instead of the angles of these arms. */
  handsAt?: { arm?: Point; farArm?: Point };
  /** Both arms are drawn over the trunk. */
  armsInFront?: boolean;
  /** What it holds is between both hands. */
  bothHands?: boolean;
  /** What it holds does not bend the arm. */
  keepsArms?: boolean;
}

/** Joint angles of a pose that stands, with some changes. */
export const jointAngles = (over: Partial<JointAngles>): JointAngles => ({
  arm: [24, 34],
  farArm: [-24, -14],
  leg: [5, 2],
  farLeg: [-7, -4],
  lean: 0,
  head: 0,
  lift: 0,
  pitch: 0,
  seated: false,
  lying: false,
  carry: 'arm',
  ...over,
});
