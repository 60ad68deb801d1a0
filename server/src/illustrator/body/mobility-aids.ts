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
    leg: [74, 6],
    farLeg: [62, 2],
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

function drawWheelchair(ctx: FigureContext, build: Build): AidLayers {
  const color = ctx.appearance.aidColor;
  const w = build.torsoWidth;
  const frame = darker(color, 0.2);
  const wheel = (x: number, r: number, far: boolean) => {
    const tyre = '#3F3A50';
    const spokes = [0, 45, 90, 135]
      .map((angle) => {
        const a = (angle * Math.PI) / 180;
        return `M${num(x - Math.cos(a) * r)} ${num(-r - Math.sin(a) * r)}L${num(x + Math.cos(a) * r)} ${num(-r + Math.sin(a) * r)}`;
      })
      .join('');
    return (
      circle(x, -r, r, 'none', { stroke: tyre, 'stroke-width': '11' }) +
      circle(x, -r, r - 14, 'none', { stroke: lighter(color, 0.3), 'stroke-width': '4' }) +
      strokePath(spokes, '#B9C0CC', 2.6, far ? { opacity: '.6' } : {}) +
      shadedEllipse(ctx, x, -r, 11, 11, color)
    );
  };
  const back = -SEAT_HEIGHT - build.torsoHeight * 0.78;
  return {
    behind:
      wheel(-w * 0.5 - 26, 84, true) +
      strokePath(`M${num(-w - 4)} ${num(back - 16)}h-30`, '#3F3A50', 11) +
      strokePath(`M${num(-w - 4)} ${num(back - 16)}L${num(-w + 2)} -44`, outlineColor(frame), 13) +
      shadedPath(
        ctx,
        `M${num(-w - 8)} ${num(back)}H${num(w * 0.5)}Q${num(w * 0.62)} ${num(back)} ${num(w * 0.6)} ${num(back + 20)}V${-SEAT_HEIGHT + 16}H${num(-w - 8)}Z`,
        color,
      ) +
      rect(-w - 14, -SEAT_HEIGHT + 6, w * 2 + 34, 26, ctx.shaded(darker(color, 0.1)), 12, {
        stroke: outlineColor(color),
      }),
    over:
      strokePath(
        `M${num(w * 0.6)} ${-SEAT_HEIGHT + 22}L${num(w + 46)} -34H${num(w + 86)}`,
        outlineColor(frame),
        12,
      ) +
      strokePath(`M${num(w * 0.6)} ${-SEAT_HEIGHT + 22}L${num(w + 46)} -34H${num(w + 86)}`, frame, 8) +
      ellipse(w + 34, -16, 16, 16, 'none', { stroke: '#3F3A50', 'stroke-width': '9' }) +
      wheel(-w * 0.5, 84, false),
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
  if (aid === 'wheelchair') return drawWheelchair(ctx, build);
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
