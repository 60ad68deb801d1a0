import { drawWand } from '../creatures/accessories.ts';
import type { Appearance } from '../creatures/appearance.ts';
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
import { aloftOf, drawAloft } from './draw-aloft.ts';
import { handColor } from './draw-arm.ts';
import { drawPouring } from './draw-pouring.ts';
import type { FigureState } from './figure-state.ts';
import { isInArms, isInBoth, pouringOf } from './hold.ts';
import type { JointAngles } from './joint-angles.ts';
import { armTo, type Skeleton } from './skeleton.ts';

/** A long tool is leant back by this in the hands, in radians. */
const TOOL_LEAN = -0.14;
/** Poses in which both hands are on a long tool. */
const WITH_TOOL: ReadonlySet<FigureState['pose']> = new Set<FigureState['pose']>([
  'dig',
  'work',
  'push',
  'pull',
]);

/** The skeleton with both hands on a long tool, whose working end is on the ground. */
export function withBothHands(skeleton: Skeleton, { pose, holding }: FigureState, build: Build): Skeleton {
  const tool = holding === null || !WITH_TOOL.has(pose) ? null : toolLengths(holding);
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

/** Where the origin of a held prop is, turned around the hand by `angle` degrees; long tools end above the ground. */
function gripPosition([x, y]: Point, prop: PropName, angle: number): Point {
  const offset = heldOffset(prop);
  const turn = (angle * Math.PI) / 180;
  const at: Point = [x - Math.sin(turn) * offset, y + Math.cos(turn) * offset];
  if (!toolLengths(prop)) return at;
  const lowest = -propBox(prop).bottom * heldScale(prop) * Math.cos(turn);
  return [at[0], Math.min(at[1], lowest)];
}

/** Where the origin of a prop is that both hands hold before the chest. */
const inBoth = ([x, y]: Point, prop: PropName): Point => [x, y + heldInBothOffset(prop)];

/** How much higher than the hands the middle of what both arms carry is. */
const ABOVE_ARMS = 16;
/** Where a being that is carried has its feet below the hands, and its size. */
const BEING_IN_ARMS = { down: 66, size: 0.34 };

/** Wider things would hide the arm that holds them, as a share of the trunk’s half width. */
const WIDE = 1.7;

/** Whether somebody holds something so wide that the arm is drawn over it: no hand is without its arm. */
export function isHeldUnderArm(appearance: Appearance, state: FigureState): boolean {
  const { holding, pose } = state;
  const { build } = appearance;
  if (holding === null || isInBoth(appearance, state) || build.arms !== 'arm' || toolLengths(holding))
    return false;
  if (aloftOf(appearance, pose, holding) || pouringOf(pose, holding)) return false;
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
  const inBothHands = isInBoth(appearance, state) && build.arms !== 'none';
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
  if (lying)
    return group(
      drawProp(state.holding, ctx.gradients, { flip: state.flip, color: state.holdingColor }),
      transform(236, -propBox(state.holding).bottom),
    );
  const aloft = aloftOf(appearance, state.pose, state.holding);
  if (aloft) return second + drawAloft(ctx.gradients, aloft, state, hand, skeleton.headPosition) + fingers;
  const pouring = pouringOf(state.pose, state.holding);
  if (pouring) return second + drawPouring(ctx.gradients, pouring, state, hand) + fingers;
  return second + drawInHand(ctx, state, at, carry) + fingers;
}

/** How what writes and paints is turned by who works with it, in degrees: its tip is where the work is. */
const TIP_DOWN = { pencil: 150, crayon: 150, quill: 150, paintbrush: 62 };
const AT_WORK: Partial<Record<FigureState['pose'], Partial<Record<PropName, number>>>> = {
  work: TIP_DOWN,
  crouch: TIP_DOWN,
};

/** What begins in the hand and reaches away from the body. */
const POINTS_AWAY: ReadonlySet<PropName> = new Set<PropName>([
  'fishing-rod',
  'hose',
  'kettle',
  'lantern-on-stick',
  'loudspeaker',
  'hairdryer',
  'horn',
  'net',
  'torch-beam',
  'watering-can',
]);

/** The thing itself, in one hand or between both. */
function drawInHand(
  { gradients, appearance }: FigureContext,
  state: FigureState,
  at: Point,
  carry: JointAngles['carry'],
): string {
  const { holding, pose, flip } = state;
  if (!holding) return '';
  const isCarried = isInArms(appearance, state);
  if (propEntry(holding).figure !== null) {
    const { down, size } = BEING_IN_ARMS;
    return isCarried && state.sheet ? group(state.sheet, transform(at[0], at[1] + down, 0, size)) : '';
  }
  const entry = propEntry(holding);
  const size = heldScale(holding);
  // What points away from the body does so in the other hand as well.
  const isTurned = carry === 'farArm' && !isCarried && (entry.angle !== 0 || POINTS_AWAY.has(holding));
  const mirror = (flip && entry.neverMirrored) !== isTurned ? -1 : 1;
  const angle = isCarried
    ? 0
    : toolLengths(holding)
      ? (TOOL_LEAN * 180) / Math.PI
      : (AT_WORK[pose]?.[holding] ?? entry.angle) * (isTurned ? -1 : 1);
  const [x, y] = isCarried
    ? inBoth([at[0], at[1] - ABOVE_ARMS], holding)
    : pose === 'handle' || pose === 'read'
      ? inBoth(at, holding)
      : gripPosition(at, holding, angle);
  return group(
    drawProp(holding, gradients, { flip: flip !== (mirror === -1), color: state.holdingColor }) +
      (state.sheet ?? ''),
    transform(x, y, angle, mirror * size, size),
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
      transform(...gripPosition([x, y], second, -angle), -angle, mirror * size, size),
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
