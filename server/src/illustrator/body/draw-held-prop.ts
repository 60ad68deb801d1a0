import { drawWand } from '../creatures/accessories.ts';
import type { Build } from '../creatures/builds.ts';
import type { CreatureKind } from '../creatures/creature-kinds.ts';
import { type FigureContext, shadedEllipse } from '../creatures/figure-drawing.ts';
import {
  drawProp,
  heldInBothOffset,
  heldOffset,
  heldScale,
  propBox,
  propEntry,
  toolLengths,
} from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { group, interpolate, type Point, transform } from '../svg.ts';
import { handColor } from './draw-arm.ts';
import type { FigureState } from './figure-state.ts';
import type { JointAngles } from './joint-angles.ts';
import { POSES } from './poses.ts';
import { armTo, type Skeleton } from './skeleton.ts';

/** A long tool is leant back by this in the hands, in radians. */
const TOOL_LEAN = -0.14;

/** The skeleton with both hands on a long tool, whose working end is on the ground. */
export function withBothHands(skeleton: Skeleton, { pose, holding }: FigureState, build: Build): Skeleton {
  const tool = holding === null || pose !== 'dig' ? null : toolLengths(holding);
  if (!tool) return skeleton;
  const [shoulder, , [x, y]] = skeleton.arm;
  const lower: Point = [x, Math.min(y, 6 - tool.down * Math.cos(TOOL_LEAN))];
  const arm = armTo(shoulder, lower, build.armLength, 'arm');
  const [hx, hy] = arm[2];
  const upper: Point = [hx + Math.sin(TOOL_LEAN) * tool.up, hy - Math.cos(TOOL_LEAN) * tool.up];
  return { ...skeleton, arm, farArm: armTo(skeleton.farArm[0], upper, build.armLength, 'farArm') };
}

/** Where kinds without hands hold a prop. */
const HELD_PROP_POSITIONS: Partial<Record<CreatureKind, Point>> = {
  snake: [-188, -52],
  fish: [160, -104],
  whale: [222, -84],
};

/** Where the origin of a held prop is: tools are turned around the hand, which is not at their origin. */
function gripPosition([x, y]: Point, prop: PropName): Point {
  const offset = heldOffset(prop);
  if (!toolLengths(prop)) return [x, y + offset];
  return [x - Math.sin(TOOL_LEAN) * offset, y + Math.cos(TOOL_LEAN) * offset];
}

/** Where the origin of a prop is that both hands hold before the chest. */
const inBoth = ([x, y]: Point, prop: PropName): Point => [x, y + heldInBothOffset(prop)];

/** Wider things would hide the arm that holds them, as a share of the trunk’s half width. */
const WIDE = 1.7;

/** Whether somebody holds something so wide that the arm is drawn over it: no hand is without its arm. */
export function isHeldUnderArm(holding: PropName | null, pose: FigureState['pose'], build: Build): boolean {
  if (holding === null || POSES[pose].bothHands || build.arms !== 'arm' || toolLengths(holding)) return false;
  const { left, right } = propBox(holding);
  return (right - left) * heldScale(holding) > WIDE * build.torsoWidth;
}

/** What a figure holds, with the fingers around it; its wand when it holds nothing. */
export function drawHeldProp(
  ctx: FigureContext,
  state: FigureState,
  build: Build,
  skeleton: Skeleton,
  { carry, lying }: JointAngles,
): string {
  const { appearance } = ctx;
  const inBothHands = POSES[state.pose].bothHands === true && build.arms !== 'none';
  const hands = inBothHands ? [skeleton.arm[2], skeleton.farArm[2]] : [skeleton[carry][2]];
  const hand: Point = inBothHands
    ? interpolate(skeleton.arm[2], skeleton.farArm[2], 0.5)
    : skeleton[carry][2];
  const at = (appearance.shape ? undefined : HELD_PROP_POSITIONS[appearance.kind]) ?? hand;
  const wand = appearance.wand && !state.holding;
  if (!state.holding && (!wand || lying)) return '';
  const second = state.second && !lying ? drawSecond(ctx, state, build, skeleton, carry) : '';
  const fingers =
    build.arms === 'arm' || build.arms === 'stub'
      ? hands
          .map(([x, y]) =>
            shadedEllipse(ctx, x, y, build.armWidth * 0.98, build.armWidth * 0.84, handColor(appearance)),
          )
          .join('')
      : '';
  if (!state.holding) return group(drawWand(), transform(at[0], at[1])) + fingers;
  const grip = propEntry(state.holding);
  const size = heldScale(state.holding);
  const mirror = state.flip && grip.neverMirrored ? -1 : 1;
  const angle = toolLengths(state.holding) ? (TOOL_LEAN * 180) / Math.PI : grip.angle;
  if (lying)
    return group(
      drawProp(state.holding, ctx.gradients, { flip: state.flip, color: state.holdingColor }),
      transform(236, -propBox(state.holding).bottom),
    );
  return (
    second +
    group(
      drawProp(state.holding, ctx.gradients, {
        flip: state.flip && mirror === 1,
        color: state.holdingColor,
      }) + (state.sheet ?? ''),
      transform(
        ...(state.pose === 'handle' ? inBoth(at, state.holding) : gripPosition(at, state.holding)),
        angle,
        mirror * size,
        size,
      ),
    ) +
    fingers
  );
}

/** What is in the other hand, with the fingers around it. */
function drawSecond(
  { appearance, gradients, ...ctx }: FigureContext,
  { second, flip }: FigureState,
  build: Build,
  skeleton: Skeleton,
  carry: 'arm' | 'farArm',
): string {
  if (!second) return '';
  const [x, y] = skeleton[carry === 'arm' ? 'farArm' : 'arm'][2];
  const size = heldScale(second);
  const { angle, neverMirrored } = propEntry(second);
  const mirror = flip && neverMirrored ? -1 : 1;
  return (
    group(
      drawProp(second, gradients, { flip: flip && mirror === 1 }),
      transform(...gripPosition([x, y], second), -angle, mirror * size, size),
    ) +
    (build.arms === 'arm' || build.arms === 'stub'
      ? shadedEllipse(
          { appearance, gradients, ...ctx },
          x,
          y,
          build.armWidth * 0.98,
          build.armWidth * 0.84,
          handColor(appearance),
        )
      : '')
  );
}
