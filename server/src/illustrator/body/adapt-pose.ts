import type { Appearance } from '../creatures/appearance.ts';
import type { SeatKind } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { isInArms, withArmsAround } from './hold.ts';
import type { JointAngles, Limb } from './joint-angles.ts';
import { seatedInWheelchair, withAid } from './mobility-aids.ts';
import { type FigurePose, POSES, withCarryingArm } from './poses.ts';

/** Kinds with a long snout, which would hide a raised near hand. */
const LONG_SNOUT_KINDS = new Set(['dinosaur', 'crocodile']);

/** The legs and arms of riders, by how they sit; behind a window only arms are seen. */
const RIDING: Readonly<Record<SeatKind, Partial<JointAngles>>> = {
  window: {},
  porthole: {},
  saddle: { leg: [66, 2], farLeg: [52, -8], arm: [58, 84], farArm: [44, 72] },
  bench: { leg: [40, 4], farLeg: [-14, -6] },
  standing: { leg: [8, 2], farLeg: [-8, -4], arm: [64, 78], farArm: [52, 70] },
};
const FREE_ARMS: ReadonlySet<FigurePose> = new Set<FigurePose>([
  'wave',
  'point',
  'hold',
  'dance',
  'jump',
  'hug',
]);

/** The joint angles of somebody who sits in or on something, with the arms of its pose where they are free. */
function ridingPose(name: FigurePose, seat: SeatKind): JointAngles {
  const pose = POSES[name];
  const isFree = FREE_ARMS.has(name);
  const { arm, farArm, ...legs } = RIDING[seat];
  return {
    ...POSES.stand,
    pitch: pose.pitch,
    ...(pose.handsAt && { handsAt: pose.handsAt }),
    head: pose.lying ? 12 : Math.max(-10, Math.min(10, pose.head)),
    ...(isFree
      ? { arm: pose.arm, farArm: pose.farArm, carry: pose.carry }
      : { ...(arm && { arm }), ...(farArm && { farArm }) }),
    ...legs,
  };
}

/** Limits the angles of a claw so that it stays raised. */
const raisedLimb = ([upper, lower]: Limb, side: 1 | -1): Limb => [
  side * Math.min(150, Math.abs(upper) * 0.4 + 84),
  side * Math.min(186, Math.abs(lower) * 0.5 + 132),
];

/**
 * The joint angles of a pose for one character: kinds without legs and objects sleep upright, claws stay raised, a child in a
 * wheelchair sits in it, riders sit in or on their seat, and an arm that holds a prop is bent, or both are around it.
 */
export function adaptPose(
  appearance: Appearance,
  name: FigurePose,
  holding: PropName | null,
  seat?: SeatKind,
  second: PropName | null = null,
): JointAngles {
  const pose = seat ? ridingPose(name, seat) : POSES[name];
  const { build, kind, shape, aid } = appearance;
  let out = pose;
  if (aid === 'wheelchair') out = seatedInWheelchair(pose);
  else if (pose.lying && (build.legs === 'none' || shape)) {
    const asleep = { ...pose, lying: false, lean: 6, head: 12, arm: [24, 60], farArm: [-20, 20] } as const;
    out =
      shape && build.legs !== 'none'
        ? { ...asleep, lean: 4, head: 0, seated: true, leg: POSES.sit.leg, farLeg: POSES.sit.farLeg }
        : asleep;
  } else if (aid && !pose.lying && !pose.seated) out = withAid(pose, aid);
  if (shape) out = { ...out, lean: out.lean * 0.5, head: 0 };
  if (LONG_SNOUT_KINDS.has(kind) && name === 'wave' && !seat)
    out = { ...pose, arm: [24, 40], farArm: [-112, -158] };
  if (build.arms === 'claw')
    return { ...out, handsAt: {}, arm: raisedLimb(out.arm, 1), farArm: raisedLimb(out.farArm, -1) };
  if (isInArms(appearance, { pose: name, holding, second, seat }))
    return withArmsAround(out, name, appearance);
  return holding === null ? out : withCarryingArm(out, build.bodiless === true, second !== null);
}

/** The joint angles of a pose for a character with empty hands. */
export const poseOf = (appearance: Appearance, name: FigurePose, seat?: SeatKind): JointAngles =>
  adaptPose(appearance, name, null, seat);
