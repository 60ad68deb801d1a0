import type { Build } from '../creatures/builds.ts';
import { type FigureContext, outlineColor, shadedEllipse, shadedPath } from '../creatures/figure-drawing.ts';
import type { MobilityAid } from '../description/find-person.ts';
import { darker, lighter } from '../palette.ts';
import { circle, ellipse, num, rect, strokePath } from '../svg.ts';
import type { JointAngles } from './joint-angles.ts';
import type { FigurePose } from './poses.ts';
import { SEAT_HEIGHT, type Skeleton } from './skeleton.ts';

/** Sitting in a wheelchair, with the arms, the lean and the face of a pose; jumps and runs lift the hands instead. */
export function seatedInWheelchair(pose: JointAngles): JointAngles {
  return {
    ...pose,
    leg: [32, 6],
    farLeg: [-4, -4],
    lean: pose.lying ? -4 : Math.max(-8, Math.min(10, pose.lean)),
    head: pose.lying ? 14 : Math.max(-13, Math.min(13, pose.head)),
    arm: pose.lying ? [30, 70] : pose.arm,
    farArm: pose.lying ? [-14, 40] : pose.farArm,
    lift: 0,
    seated: false,
    lying: false,
    inWheelchair: true,
  };
}

/** Standing with crutches, a walking frame or a cane: the hands are where it is held. */
export function withAid(pose: JointAngles, aid: MobilityAid): JointAngles {
  if (aid === 'cane') return { ...pose, arm: [34, 44], carry: 'farArm', lift: 0 };
  const lift = Math.min(pose.lift, 24);
  return aid === 'crutches'
    ? { ...pose, handsAt: {}, arm: [34, 20], farArm: [-34, -20], lift }
    : { ...pose, handsAt: {}, arm: [44, 60], farArm: [24, 56], lift };
}

interface AidLayers {
  behind: string;
  over: string;
}

const TYRE = '#3F3A50';
const STEEL = '#B9C0CC';

/** A large wheel that is seen at an angle, as its user is; `turn` is its width relative to its height. */
function drawWheel(ctx: FigureContext, x: number, radius: number, turn: number): string {
  const { aidColor } = ctx.appearance;
  const spokes = [18, 63, 108, 153]
    .map((angle) => {
      const a = (angle * Math.PI) / 180;
      const [dx, dy] = [Math.cos(a) * (radius - 10) * turn, Math.sin(a) * (radius - 10)];
      return `M${num(x - dx)} ${num(-radius - dy)}L${num(x + dx)} ${num(-radius + dy)}`;
    })
    .join('');
  const ring = (inset: number, stroke: string, width: number) =>
    ellipse(x, -radius, (radius - inset) * turn, radius - inset, 'none', {
      stroke,
      'stroke-width': num(width),
    });
  return (
    strokePath(spokes, STEEL, 2.6) +
    ring(0, TYRE, 11) +
    ring(12, lighter(aidColor, 0.3), 4) +
    shadedEllipse(ctx, x, -radius, 11 * turn + 3, 11, aidColor)
  );
}

/** A bar of the frame with an outline. */
const drawBar = (d: string, color: string, width: number) =>
  strokePath(d, outlineColor(color), width + 4) + strokePath(d, color, width);

/** A wheelchair in the view of its user, a little from the front: back, seat and footrest behind the user, the near wheel before. */
function drawWheelchair(ctx: FigureContext, build: Build, { leg, farLeg }: Skeleton): AidLayers {
  const color = ctx.appearance.aidColor;
  const w = build.torsoWidth;
  const frame = darker(color, 0.2);
  const back = -SEAT_HEIGHT - build.torsoHeight * 0.78;
  const hasFeet = build.legs !== 'none';
  const feet = [farLeg[2], leg[2]];
  const footY = Math.max(...feet.map(([, y]) => y)) + 4;
  const [from, to] = [Math.min(...feet.map(([x]) => x)) - 22, Math.max(...feet.map(([x]) => x)) + 34];
  const footrest = hasFeet
    ? drawBar(
        `M${num(-w * 0.5)} ${-SEAT_HEIGHT + 22}L${num(from + 10)} ${num(footY)}M${num(w * 0.72)} ${-SEAT_HEIGHT + 22}L${num(to - 12)} ${num(footY)}`,
        frame,
        7,
      ) + rect(from, footY, to - from, 11, frame, 5, { stroke: outlineColor(frame) })
    : '';
  const casters = [-w * 0.36, w * 0.86].map(
    (x) =>
      drawBar(`M${num(x)} -54V-22`, frame, 6) +
      ellipse(x, -15, 9, 13, TYRE, { stroke: outlineColor(TYRE) }) +
      ellipse(x, -15, 3, 5, STEEL),
  );
  return {
    behind:
      drawWheel(ctx, w + 24, 78, 0.32) +
      drawBar(`M${num(-w - 8)} ${num(back - 12)}h-26M${num(w + 8)} ${num(back - 12)}h24`, TYRE, 8) +
      shadedPath(
        ctx,
        `M${num(-w - 16)} ${num(back)}Q0 ${num(back - 16)} ${num(w + 16)} ${num(back)}V${-SEAT_HEIGHT + 16}H${num(-w - 16)}Z`,
        color,
      ) +
      casters.join('') +
      rect(-w - 14, -SEAT_HEIGHT - 4, w * 2 + 28, 28, ctx.shaded(darker(color, 0.1)), 12, {
        stroke: outlineColor(color),
      }) +
      footrest,
    over: drawWheel(ctx, -w - 22, 84, 0.42),
  };
}

function drawCrutch(ctx: FigureContext, hand: readonly [number, number], side: 1 | -1): string {
  const color = ctx.appearance.aidColor;
  const [x, y] = hand;
  const shaft = `M${num(x - side * 4)} ${num(y - 62)}L${num(x + side * 10)} 0`;
  return (
    strokePath(shaft, outlineColor('#B9C0CC'), 11) +
    strokePath(shaft, '#D3D8E0', 7) +
    strokePath(
      `M${num(x - side * 20)} ${num(y - 58)}Q${num(x - side * 2)} ${num(y - 74)} ${num(x + side * 12)} ${num(y - 58)}`,
      color,
      10,
    ) +
    strokePath(`M${num(x - 8)} ${num(y)}H${num(x + 18)}`, color, 12) +
    ellipse(x + side * 10, -2, 9, 6, '#3F3A50')
  );
}

function drawWalker(ctx: FigureContext, hand: readonly [number, number]): string {
  const color = ctx.appearance.aidColor;
  const [x, y] = hand;
  const frame = `M${num(x - 4)} ${num(y)}L${num(x - 16)} 0M${num(x + 46)} ${num(y + 4)}L${num(x + 60)} 0M${num(x - 18)} ${num(y)}H${num(x + 48)}M${num(x - 12)} ${num(y * 0.45)}H${num(x + 54)}`;
  return (
    strokePath(frame, outlineColor(color), 12) +
    strokePath(frame, color, 8) +
    circle(x + 60, -8, 10, '#3F3A50')
  );
}

/** Draws a wheelchair, crutches, a walking frame or a cane around a figure; nothing while it sits or lies on the ground. */
export function drawMobilityAid(
  ctx: FigureContext,
  build: Build,
  skeleton: Skeleton,
  pose: FigurePose,
): AidLayers {
  const { aid } = ctx.appearance;
  if (aid === 'wheelchair') return drawWheelchair(ctx, build, skeleton);
  if (!aid || pose === 'sit' || pose === 'sleep') return { behind: '', over: '' };
  const near = skeleton.arm[2];
  const far = skeleton.farArm[2];
  if (aid === 'crutches') return { behind: drawCrutch(ctx, far, -1), over: drawCrutch(ctx, near, 1) };
  if (aid === 'walker') return { behind: '', over: drawWalker(ctx, near) };
  const [x, y] = near;
  const cane = `M${num(x)} ${num(y)}L${num(x + 34)} 0`;
  return {
    behind: '',
    over:
      strokePath(cane, outlineColor('#F4F1EA'), 11) +
      strokePath(cane, '#FBF8F2', 7) +
      strokePath(`M${num(x + 26)} ${num(y * 0.22)}L${num(x + 34)} 0`, '#DC5445', 7),
  };
}
