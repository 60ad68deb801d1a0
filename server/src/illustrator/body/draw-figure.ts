import {
  drawBackAccessories,
  drawChestStraps,
  drawGlasses,
  drawHat,
  drawWand,
} from '../creatures/accessories.ts';
import { type Appearance, HUMAN_KINDS } from '../creatures/appearance.ts';
import type { Build } from '../creatures/builds.ts';
import type { CreatureKind } from '../creatures/creature-kinds.ts';
import { coatFill, drawTrunk } from '../creatures/draw-trunk.ts';
import {
  type FigureContext,
  type HeadDrawing,
  outlineColor,
  shadedEllipse,
} from '../creatures/figure-drawing.ts';
import { drawHead, type TrunkFeatures } from '../creatures/heads.ts';
import { drawBehindTrunk, drawLowerBody } from '../creatures/tails-and-wings.ts';
import { drawFace } from '../draw-face.ts';
import type { FigureFeeling } from '../figure-feeling.ts';
import type { Gradients } from '../gradients.ts';
import {
  drawProp,
  heldOffset,
  heldScale,
  propBox,
  propEntry,
  type SeatKind,
  toolLengths,
} from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import {
  ellipse,
  fillPath,
  group,
  interpolate,
  type Point,
  scallopedPath,
  smoothPath,
  strokePath,
  taperedPath,
  transform,
} from '../svg.ts';
import { adaptPose } from './adapt-pose.ts';
import { drawArm, handColor } from './draw-arm.ts';
import { headFromBehind, trunkFromBehind } from './draw-from-behind.ts';
import { drawLeg } from './draw-leg.ts';
import { drawShape } from './draw-shape.ts';
import type { JointAngles } from './joint-angles.ts';
import { drawMobilityAid } from './mobility-aids.ts';
import type { FigurePose } from './poses.ts';
import { armTo, computeSkeleton, type Skeleton, withReach } from './skeleton.ts';

/** Pose, expression and props of a figure on one page. */
export interface FigureState {
  pose: FigurePose;
  feeling: FigureFeeling;
  holding: PropName | null;
  /** Colour of the held prop where a text names one. */
  holdingColor?: string | null;
  /** Arms that reach for somebody or something, instead of the pose's. */
  reach?: Partial<Pick<JointAngles, 'arm' | 'farArm'>>;
  /** How it sits in or on something. */
  seat?: SeatKind;
  /** Where it looks, as a direction in the picture of length 1. */
  gaze?: Point;
  /** Mirrored, so that it faces left. */
  flip: boolean;
  /** Seen from behind: no face, the tail in front. */
  fromBehind?: boolean;
  /** Wears a diver's or astronaut's glass helmet. */
  helmet?: boolean;
}

const TALL_HEAD_KINDS = new Set([
  'rabbit',
  'deer',
  'giraffe',
  'unicorn',
  'wizard',
  'dragon',
  'crab',
  'snail',
]);

/** The parts of a figure as SVG, in figure units. */
export interface FigureParts {
  /** Head with hair, ears and hat. */
  head: string;
  /** Trunk and legs. */
  body: string;
  arm: string;
  farArm: string;
  /** Tail, wings and what is worn on the back. */
  back: string;
  held: string;
  /** Wheelchair, crutches or a walking frame. */
  aid: string;
}

/** A long tool is leant back by this in the hands, in radians. */
const TOOL_LEAN = -0.14;

/** The skeleton with both hands on a long tool, whose working end is on the ground. */
function withBothHands(skeleton: Skeleton, { pose, holding }: FigureState, build: Build): Skeleton {
  const tool = holding === null || pose !== 'dig' ? null : toolLengths(holding);
  if (!tool) return skeleton;
  const [shoulder, , [x, y]] = skeleton.arm;
  const lower: Point = [x, Math.min(y, 6 - tool.down * Math.cos(TOOL_LEAN))];
  const arm = armTo(shoulder, lower, build.armLength, 'arm');
  const [hx, hy] = arm[2];
  const upper: Point = [hx + Math.sin(TOOL_LEAN) * tool.up, hy - Math.cos(TOOL_LEAN) * tool.up];
  return { ...skeleton, arm, farArm: armTo(skeleton.farArm[0], upper, build.armLength, 'farArm') };
}

/** Draws a figure with its feet at (0, 0), in figure units, facing right; the caller mirrors it when `state.flip` is set. */
export const drawFigure = (appearance: Appearance, state: FigureState, gradients: Gradients): string =>
  composeFigure(appearance, state, gradients).figure;

/** The parts of which a figure is composed, to be measured. */
export const drawFigureParts = (
  appearance: Appearance,
  state: FigureState,
  gradients: Gradients,
): FigureParts => composeFigure(appearance, state, gradients).parts;

function composeFigure(
  appearance: Appearance,
  state: FigureState,
  gradients: Gradients,
): { figure: string; parts: FigureParts } {
  const { build } = appearance;
  const ctx: FigureContext = {
    gradients,
    flip: state.flip,
    appearance,
    feeling: state.feeling,
    asleep: state.pose === 'sleep',
    isFromBehind: state.fromBehind,
    shaded: (color) => gradients.shaded(color, state.flip),
  };
  const gaze = gazeInHead(state);
  const angles = turnedTowards(
    gaze,
    withReach(adaptPose(appearance, state.pose, state.holding !== null, state.seat), state.reach),
  );
  const skeleton = withBothHands(computeSkeleton(build, angles), state, build);
  const { hip, headPosition } = skeleton;
  const inTrunk = (svg: string) => group(svg, transform(hip[0], hip[1], skeleton.lean));
  const inHead = (svg: string) =>
    group(svg, transform(headPosition[0], headPosition[1], skeleton.headTurn, build.headScale));
  // The order of these calls is the order of the gradient ids and therefore part of the output.
  const { head: headLayers, trunk: features } = drawHead(ctx, build);
  const oneHead = drawHeadLayers(ctx, headLayers, state, build, angles.pitch, gaze);
  const head =
    appearance.heads > 1
      ? drawSeveralHeads(ctx, build, skeleton, oneHead, headLayers.back ?? '')
      : inHead(oneHead);
  const heldProp = drawHeldProp(ctx, state, build, skeleton, angles);
  const hair = headLayers.back && appearance.heads === 1 ? inHead(headLayers.back) : '';
  const legs = drawLegs(ctx, build, skeleton, angles);
  const aids = drawMobilityAid(ctx, build, skeleton, state.pose);
  const trunk = inTrunk(drawBody(ctx, build, features) + drawChestStraps(ctx, build));
  const farArm = drawArm(ctx, build, skeleton.farArm, false);
  const nearArm = drawArm(ctx, build, skeleton.arm, true);
  const back = drawBackAccessories(ctx, build) + drawBehindTrunk(ctx, build, features.tail) + features.behind;
  const behind = aids.behind + inTrunk(back);
  const parts: FigureParts = {
    head: hair + head,
    body: legs + trunk,
    arm: nearArm,
    farArm,
    back: inTrunk(back),
    held: heldProp,
    aid: aids.behind + aids.over,
  };
  const composed = (figure: string) => ({ figure, parts });
  if (state.fromBehind)
    return composed(
      aids.over +
        legs +
        heldProp +
        farArm +
        nearArm +
        inTrunk(
          appearance.shape
            ? drawShape(ctx, appearance.shape)
            : trunkFromBehind(ctx, drawTrunk(ctx, build, '')),
        ) +
        inHead(headLayers.behind + headFromBehind(ctx, headLayers) + drawHat(ctx, headLayers.hat)) +
        inTrunk(back) +
        aids.behind,
    );
  if (angles.lying) return composed(behind + hair + legs + trunk + farArm + head + nearArm + heldProp);
  const armsInFront = state.pose === 'hug' || state.pose === 'hold' || angles.armsInFront === true;
  const legsInFront = (angles.seated || angles.inWheelchair === true) && build.legs !== 'none';
  const farOverHead = angles.handsAt?.farArm !== undefined;
  const nearOverHead = angles.handsAt?.arm !== undefined || build.bodiless === true;
  const farUnderHead = build.bodiless === true && !farOverHead;
  const figure =
    behind +
    hair +
    (armsInFront || farOverHead || farUnderHead ? '' : farArm) +
    (legsInFront ? '' : legs) +
    trunk +
    (armsInFront && !farOverHead && !farUnderHead ? farArm : '') +
    (legsInFront ? legs : '') +
    (farUnderHead ? farArm : '') +
    (nearOverHead ? '' : nearArm) +
    head +
    (farOverHead ? farArm : '') +
    (nearOverHead ? nearArm : '') +
    heldProp +
    aids.over;
  return composed(appearance.ghostly ? group(figure, undefined, { opacity: '.86' }) : figure);
}

/** The direction in which it looks as its own head has it: a mirrored figure is drawn facing right. */
const gazeInHead = ({ gaze, flip }: FigureState): Point | undefined =>
  gaze && [flip ? -gaze[0] : gaze[0], gaze[1]];

/** A head raised or lowered towards what it looks at. */
function turnedTowards(gaze: Point | undefined, angles: JointAngles): JointAngles {
  if (!gaze || angles.lying) return angles;
  return {
    ...angles,
    pitch: Math.max(-1.2, Math.min(1.2, -gaze[1] * 1.6)),
    head: Math.max(-14, Math.min(14, gaze[1] * 12)),
  };
}

function drawHeadLayers(
  ctx: FigureContext,
  head: HeadDrawing,
  state: FigureState,
  build: Build,
  pitch: number,
  gaze: Point | undefined,
): string {
  const { appearance } = ctx;
  const pitchTransform = pitch ? `translate(0 ${Math.round(-pitch * 7)})` : undefined;
  const fluff =
    appearance.fluffy && !appearance.shape && !HUMAN_KINDS.has(appearance.kind) && build.arms === 'arm'
      ? fillPath(scallopedPath(3, 6, 103, 86, 15, 0.2), ctx.shaded(appearance.coat.base), {
          stroke: outlineColor(appearance.coat.base),
          'stroke-width': '2',
        })
      : '';
  const face = group(
    drawFace({ ...head.face, eyes: appearance.eyeCount }, state.feeling, ctx.asleep, pitch, gaze) +
      drawGlasses(ctx, head),
    pitchTransform,
  );
  const over = head.over ? group(head.over, pitchTransform) : '';
  return (
    head.behind +
    fluff +
    drawSkull(ctx, head) +
    face +
    over +
    (appearance.noseColor ? drawNoseColor(ctx, head) : '') +
    drawHat(ctx, head.hat) +
    (state.helmet || appearance.glassHelmet ? drawHelmet(ctx, appearance) : '')
  );
}

/** The trunk with what the features add, or the body of an object. */
function drawBody(ctx: FigureContext, build: Build, features: TrunkFeatures): string {
  const { shape } = ctx.appearance;
  return (
    (shape ? drawShape(ctx, shape) : drawTrunk(ctx, build, features.over)) + (shape ? features.over : '')
  );
}

/** Several heads side by side on necks; the middle one is in front. */
function drawSeveralHeads(
  ctx: FigureContext,
  build: Build,
  { headPosition: [x, y], headTurn }: Skeleton,
  head: string,
  hair: string,
): string {
  const { heads, coat, skin, kind } = ctx.appearance;
  const scale = build.headScale * (heads === 2 ? 0.78 : 0.64);
  const spread = heads === 2 ? 84 : 116;
  const neckWidth = 17;
  const color = HUMAN_KINDS.has(kind) ? skin : coat.base;
  const spots = Array.from({ length: heads }, (_, i) => {
    const t = heads === 1 ? 0 : i / (heads - 1) - 0.5;
    return {
      x: x + t * 2 * spread,
      y: y - 34 + Math.abs(t) * 96 - (heads === 2 ? 20 : 0),
      turn: t * 26,
      middle: Math.abs(t),
    };
  }).sort((a, b) => b.middle - a.middle);
  const root: Point = [x * 0.5, y + build.neckLength * build.headScale + 10];
  return spots
    .map((spot) => {
      const neck = taperedPath(
        root,
        [(root[0] + spot.x) / 2 + spot.turn * 0.5, (root[1] + spot.y) / 2],
        [spot.x, spot.y + 20],
        neckWidth + 6,
        neckWidth,
      );
      return (
        fillPath(neck, ctx.shaded(color), { stroke: outlineColor(color) }) +
        group(hair + head, transform(spot.x, spot.y, headTurn + spot.turn, scale))
      );
    })
    .join('');
}

/** A nose in the colour of the description, over the kind's own. */
function drawNoseColor(ctx: FigureContext, { face }: HeadDrawing): string {
  const y = (face.eyeY + face.mouthY * 1.6) / 2.6 + 6;
  return shadedEllipse(
    ctx,
    (face.mouthShift ?? face.shift * 1.25) + 1,
    y,
    15,
    12,
    ctx.appearance.noseColor ?? '',
  );
}

function drawLegs(ctx: FigureContext, build: Build, skeleton: Skeleton, angles: JointAngles): string {
  const [x, y] = skeleton.hip;
  if (build.legs === 'none') return group(drawLowerBody(ctx, -y - angles.lift), transform(x, y));
  return (
    drawLeg(ctx, build, skeleton.farLeg, false, angles.seated) +
    drawLeg(ctx, build, skeleton.leg, true, angles.seated)
  );
}

function drawSkull(ctx: FigureContext, head: HeadDrawing): string {
  if (ctx.appearance.pattern !== 'rainbow' || HUMAN_KINDS.has(ctx.appearance.kind)) return head.skull;
  const plain = ctx.shaded(ctx.appearance.coat.base);
  return head.skull.replace(`fill="${plain}"`, `fill="${coatFill(ctx, ctx.appearance.coat.base)}"`);
}

function drawHelmet(ctx: FigureContext, appearance: Appearance): string {
  const tall = TALL_HEAD_KINDS.has(appearance.kind) || appearance.hat !== 'none';
  const [cy, rx, ry] = tall ? [-34, 142, 150] : [-8, 136, 128];
  return (
    ellipse(4, cy, rx, ry, ctx.gradients.glow('#FFFFFF', 0.1), {
      stroke: '#E9F6FA',
      'stroke-width': '5',
      'stroke-opacity': '.8',
    }) +
    strokePath(
      ctx.flip
        ? `M${rx * 0.74} ${cy - ry * 0.5}Q${rx * 0.5} ${cy - ry * 0.82} ${rx * 0.16} ${cy - ry * 0.88}`
        : `M${-rx * 0.72} ${cy - ry * 0.5}Q${-rx * 0.46} ${cy - ry * 0.82} ${-rx * 0.1} ${cy - ry * 0.88}`,
      '#FFFFFF',
      11,
      { opacity: '.75' },
    ) +
    fillPath(
      smoothPath([
        [-64, cy + ry - 22],
        [4, cy + ry - 8],
        [72, cy + ry - 22],
        [70, cy + ry + 4],
        [4, cy + ry + 16],
        [-62, cy + ry + 4],
      ]),
      ctx.shaded('#D9DEE6'),
      { stroke: outlineColor('#D9DEE6'), 'stroke-width': '2' },
    )
  ).replace(/(\.\d)\d+/g, '$1');
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

function drawHeldProp(
  ctx: FigureContext,
  state: FigureState,
  build: Build,
  skeleton: Skeleton,
  { carry, lying }: JointAngles,
): string {
  const { appearance } = ctx;
  const isRead = state.pose === 'read' && build.arms !== 'none';
  const hands = isRead ? [skeleton.arm[2], skeleton.farArm[2]] : [skeleton[carry][2]];
  const hand: Point = isRead ? interpolate(skeleton.arm[2], skeleton.farArm[2], 0.5) : skeleton[carry][2];
  const at = (appearance.shape ? undefined : HELD_PROP_POSITIONS[appearance.kind]) ?? hand;
  const wand = appearance.wand && !state.holding;
  if (!state.holding && (!wand || lying)) return '';
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
    group(
      drawProp(state.holding, ctx.gradients, { flip: state.flip && mirror === 1, color: state.holdingColor }),
      transform(...gripPosition(at, state.holding), angle, mirror * size, size),
    ) + fingers
  );
}
