import { drawBackAccessories, drawChestStraps, drawHat } from '../creatures/accessories.ts';
import type { Appearance } from '../creatures/appearance.ts';
import type { Build } from '../creatures/builds.ts';
import { drawOnArm, drawOnHead, drawOnLeg } from '../creatures/draw-dressings.ts';
import { drawTrunk } from '../creatures/draw-trunk.ts';
import { drawWornBehind, drawWornOnTrunk } from '../creatures/draw-worn.ts';
import type { FigureContext } from '../creatures/figure-drawing.ts';
import { drawHead, type TrunkFeatures } from '../creatures/heads.ts';
import { drawBehindTrunk, drawLowerBody } from '../creatures/tails-and-wings.ts';
import type { FaceLayout } from '../draw-face.ts';
import type { Gradients } from '../gradients.ts';
import { group, type Point, transform } from '../svg.ts';
import { adaptPose } from './adapt-pose.ts';
import { drawArm } from './draw-arm.ts';
import { headFromBehind, trunkFromBehind } from './draw-from-behind.ts';
import { drawHeadLayers, drawSeveralHeads } from './draw-head-layers.ts';
import { drawHeldProp, isHeldUnderArm, withBothHands } from './draw-held-prop.ts';
import { drawLeg } from './draw-leg.ts';
import { drawShape } from './draw-shape.ts';
import type { FigureState } from './figure-state.ts';
import type { JointAngles } from './joint-angles.ts';
import { drawMobilityAid } from './mobility-aids.ts';
import { computeSkeleton, type Skeleton, withReach } from './skeleton.ts';

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
  // The order of these calls is the order of the gradient ids and therefore part of the output.
  const { head: headLayers, trunk: features } = drawHead(ctx, build);
  const posed = withHandsOnEyes(
    adaptPose(appearance, state.pose, state.holding, state.seat, state.second),
    state.pose,
    headLayers.face,
  );
  const angles = turnedTowards(gaze, withReach(posed, state.reach));
  const skeleton = withBothHands(computeSkeleton(build, angles), state, build);
  const { hip, headPosition } = skeleton;
  const inTrunk = (svg: string) => group(svg, transform(hip[0], hip[1], skeleton.lean));
  const inHead = (svg: string) =>
    group(svg, transform(headPosition[0], headPosition[1], skeleton.headTurn, build.headScale));
  const oneHead = drawHeadLayers(ctx, headLayers, state, build, angles.pitch, gaze);
  const head =
    appearance.heads > 1
      ? drawSeveralHeads(ctx, build, skeleton, oneHead, headLayers.back ?? '')
      : inHead(oneHead + (state.fromBehind ? '' : drawOnHead(appearance.dressing)));
  const heldProp = drawHeldProp(ctx, state, build, skeleton, angles);
  const hair = headLayers.back && appearance.heads === 1 ? inHead(headLayers.back) : '';
  const legs = drawLegs(ctx, build, skeleton, angles) + drawOnLeg(appearance.dressing, build, skeleton);
  const aids = drawMobilityAid(ctx, build, skeleton, state.pose);
  const trunk = inTrunk(drawBody(ctx, build, features) + drawChestStraps(ctx, build));
  const farArm = drawArm(ctx, build, skeleton.farArm, false);
  const nearArm = drawArm(ctx, build, skeleton.arm, true) + drawOnArm(appearance.dressing, build, skeleton);
  const back =
    drawBackAccessories(ctx, build) +
    drawWornBehind(ctx, build) +
    drawBehindTrunk(ctx, build, features.tail) +
    features.behind;
  const behind = aids.behind + inTrunk(back);
  // Over the arms, which hide nothing that a figure is known by.
  const hung = inTrunk(drawWornOnTrunk(ctx, build));
  const parts: FigureParts = {
    head: hair + head,
    body: legs + trunk + hung,
    arm: nearArm,
    farArm,
    back: inTrunk(back),
    held: heldProp,
    aid: aids.behind + aids.over,
  };
  const composed = (figure: string) => ({ figure, parts });
  const faint = (figure: string) =>
    appearance.invisible ? group(figure, undefined, { opacity: '.36' }) : figure;
  if (state.fromBehind)
    return composed(
      faint(
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
      ) + (appearance.invisible ? inHead(drawHat(ctx, headLayers.hat)) : ''),
    );
  if (angles.lying) return composed(faint(behind + hair + legs + trunk + farArm + head + nearArm) + heldProp);
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
    hung +
    head +
    (farOverHead ? farArm : '') +
    (nearOverHead ? nearArm : '');
  if (appearance.invisible)
    return composed(faint(figure) + inHead(drawHat(ctx, headLayers.hat)) + heldProp + aids.over);
  const carryingArm = angles.carry === 'arm' ? nearArm : farArm;
  const overHeld = isHeldUnderArm(appearance, state) && !nearOverHead ? carryingArm : '';
  const whole = figure + heldProp + overHeld + aids.over;
  return composed(appearance.ghostly ? group(whole, undefined, { opacity: '.86' }) : whole);
}

/** Hands that cover eyes or wipe them are where this face has its eyes. */
function withHandsOnEyes(
  pose: JointAngles,
  name: FigureState['pose'],
  { eyeX, eyeY, eyeR, shift }: FaceLayout,
): JointAngles {
  const near: Point = [eyeX * 0.94 + shift, eyeY];
  if (!pose.handsAt) return pose;
  if (name === 'cover-eyes') return { ...pose, handsAt: { arm: near, farArm: [shift - eyeX, eyeY] } };
  return name === 'cry' ? { ...pose, handsAt: { arm: [near[0] + eyeR * 0.3, eyeY + eyeR * 0.5] } } : pose;
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

/** The trunk with what the features add, or the body of an object. */
function drawBody(ctx: FigureContext, build: Build, features: TrunkFeatures): string {
  const { shape } = ctx.appearance;
  return (
    (shape ? drawShape(ctx, shape) : drawTrunk(ctx, build, features.over)) + (shape ? features.over : '')
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
