import type { Pose } from '../../storyteller/story-plan.ts';
import { ACTION_POSES, type ActionPose } from './action-poses.ts';
import { type JointAngles, jointAngles, type Limb } from './joint-angles.ts';

/** How a figure is drawn: a pose of the plan, or one that shows what the text of a page says. */
export type FigurePose = Pose | ActionPose;

/** The joint angles of every pose. */
export const POSES: Record<FigurePose, JointAngles> = {
  ...ACTION_POSES,
  stand: jointAngles({}),
  // Seen from the front, arms swing beside the trunk: across it they look twisted.
  walk: jointAngles({
    arm: [40, 66],
    farArm: [-38, -20],
    leg: [27, 16],
    farLeg: [-16, -38],
    lean: 4,
    head: -2,
  }),
  run: jointAngles({
    arm: [54, 122],
    farArm: [-62, -22],
    leg: [58, 8],
    farLeg: [-34, -92],
    lean: 14,
    head: -9,
    lift: 16,
  }),
  sit: jointAngles({
    arm: [30, 6],
    farArm: [-26, -4],
    leg: [58, 74],
    farLeg: [-58, -74],
    head: 2,
    seated: true,
  }),
  sleep: jointAngles({
    arm: [62, 128],
    farArm: [50, 120],
    leg: [-70, -96],
    farLeg: [-78, -60],
    lean: 73,
    head: -60,
    pitch: -0.6,
    lying: true,
  }),
  wave: jointAngles({ arm: [112, 158], farArm: [-26, -16], head: 5, lean: 2, carry: 'farArm' }),
  point: jointAngles({ arm: [84, 90], farArm: [-30, 8], lean: 3, head: 0, carry: 'farArm' }),
  hug: jointAngles({
    arm: [66, 96],
    farArm: [42, 84],
    leg: [4, 0],
    farLeg: [-10, -8],
    lean: 6,
    head: 7,
    pitch: -0.2,
    carry: 'farArm',
  }),
  jump: jointAngles({
    arm: [128, 142],
    farArm: [-128, -142],
    leg: [30, 22],
    farLeg: [-30, -44],
    lift: 74,
    head: -3,
    pitch: 0.4,
  }),
  'look-up': jointAngles({ arm: [20, 42], farArm: [-22, -10], head: -13, lean: -3, pitch: 1 }),
  hold: jointAngles({ arm: [34, 92], farArm: [18, 80], head: 3, pitch: -0.2 }),
  crouch: jointAngles({
    arm: [50, 74],
    farArm: [-10, 34],
    leg: [86, -4],
    farLeg: [-4, -88],
    lean: 15,
    head: -8,
    pitch: -0.5,
  }),
  dance: jointAngles({
    arm: [132, 160],
    farArm: [-82, -46],
    leg: [46, -30],
    farLeg: [-6, -2],
    lean: -7,
    head: 10,
  }),
};

/**
 * The pose with one arm bent, so that a held prop neither hides the face nor touches the ground; with both where there is something in the
 * other hand as well.
 */
export function withCarryingArm(pose: JointAngles, hasNoTrunk: boolean, hasSecond = false): JointAngles {
  const bent = withOneArm(pose, hasNoTrunk);
  if (!hasSecond) return bent;
  return pose.carry === 'arm'
    ? { ...bent, farArm: [-CARRYING_ARM[0], -CARRYING_ARM[1]] }
    : { ...bent, arm: CARRYING_ARM };
}

function withOneArm(pose: JointAngles, hasNoTrunk: boolean): JointAngles {
  const arm = pose.carry === 'arm';
  if (pose.lying || pose.keepsArms || (arm && pose.handsAt?.arm)) return pose;
  if (arm && pose.arm[0] > 90 && !hasNoTrunk) return pose;
  if (arm) return { ...pose, arm: CARRYING_ARM };
  // Who shouts through both hands has one at the mouth then.
  const { farArm: _, ...handsAt } = pose.handsAt ?? {};
  return { ...pose, handsAt, farArm: [-CARRYING_ARM[0], -CARRYING_ARM[1]] };
}

const CARRYING_ARM: Limb = [44, 112];
