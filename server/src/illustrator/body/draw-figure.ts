import type { Feeling, Pose, Prop } from '../../storyteller/story-plan.ts';
import {
  drawBackAccessories,
  drawChestStraps,
  drawGlasses,
  drawHat,
  drawWand,
} from '../creatures/accessories.ts';
import { type Appearance, HUMAN_KINDS } from '../creatures/appearance.ts';
import { BUILDS, type Build } from '../creatures/builds.ts';
import type { CreatureKind } from '../creatures/creature-kinds.ts';
import { coatFill, drawTrunk } from '../creatures/draw-trunk.ts';
import {
  type FigureContext,
  type HeadDrawing,
  outlineColor,
  shadedEllipse,
} from '../creatures/figure-drawing.ts';
import { HEADS } from '../creatures/heads.ts';
import { drawBehindTrunk, drawLowerBody } from '../creatures/tails-and-wings.ts';
import { drawFace } from '../draw-face.ts';
import type { Gradients } from '../gradients.ts';
import { drawProp, PROP_GRIPS } from '../props/draw-prop.ts';
import {
  ellipse,
  fillPath,
  group,
  type Point,
  scallopedPath,
  smoothPath,
  strokePath,
  transform,
} from '../svg.ts';
import { drawArm, handColor } from './draw-arm.ts';
import { drawLeg } from './draw-leg.ts';
import { type JointAngles, type Limb, POSES, withCarryingArm } from './poses.ts';
import { computeSkeleton } from './skeleton.ts';

/** Pose, expression and props of a figure on one page. */
export interface FigureState {
  pose: Pose;
  feeling: Feeling;
  holding: Prop | null;
  /** Mirrored, so that it faces left. */
  flip: boolean;
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

/** Kinds with a long snout, which would hide a raised near hand. */
const LONG_SNOUT_KINDS = new Set(['dinosaur', 'crocodile']);

/** Limits the angles of a claw so that it stays raised. */
const raisedLimb = ([upper, lower]: Limb, side: 1 | -1): Limb => [
  side * Math.min(150, Math.abs(upper) * 0.4 + 84),
  side * Math.min(186, Math.abs(lower) * 0.5 + 132),
];

/** Adapts a pose to a kind: kinds without legs sleep upright, claws stay raised, an arm that holds a prop is bent. */
function adaptPose(pose: JointAngles, kind: CreatureKind, acting: FigureState): JointAngles {
  const build = BUILDS[kind];
  let out = pose;
  if (pose.lying && build.legs === 'none')
    out = { ...pose, lying: false, lean: 6, head: 12, arm: [24, 60], farArm: [-20, 20] };
  if (LONG_SNOUT_KINDS.has(kind) && acting.pose === 'wave')
    out = { ...pose, arm: [24, 40], farArm: [-112, -158] };
  if (build.arms === 'claw')
    return { ...out, arm: raisedLimb(out.arm, 1), farArm: raisedLimb(out.farArm, -1) };
  return acting.holding ? withCarryingArm(out, build.bodiless === true) : out;
}

/** Draws a figure with its feet at (0, 0), in figure units, facing right; the caller mirrors it when `state.flip` is set. */
export function drawFigure(appearance: Appearance, acting: FigureState, gradients: Gradients): string {
  const build = BUILDS[appearance.kind];
  const pose = POSES[acting.pose];
  const asleep = acting.pose === 'sleep';
  const ctx: FigureContext = {
    gradients,
    flip: acting.flip,
    appearance,
    feeling: acting.feeling,
    asleep,
    shaded: (color) => gradients.shaded(color, acting.flip),
  };
  const settled = adaptPose(pose, appearance.kind, acting);
  const skeleton = computeSkeleton(build, settled);
  const head = HEADS[appearance.kind](ctx);
  const inTrunk = (svg: string) => group(svg, transform(skeleton.hip[0], skeleton.hip[1], skeleton.lean));
  const inHead = (svg: string) =>
    group(
      svg,
      transform(skeleton.headPosition[0], skeleton.headPosition[1], skeleton.headTurn, build.headScale),
    );
  const pitch = settled.pitch;
  const fluffy =
    appearance.fluffy && !HUMAN_KINDS.has(appearance.kind) && build.arms === 'arm'
      ? fillPath(scallopedPath(3, 6, 103, 86, 15, 0.2), ctx.shaded(appearance.coat.base), {
          stroke: outlineColor(appearance.coat.base),
          'stroke-width': '2',
        })
      : '';
  const facing = group(
    drawFace(head.face, acting.feeling, asleep, pitch) + drawGlasses(ctx, head),
    pitch ? `translate(0 ${Math.round(-pitch * 7)})` : undefined,
  );
  const over = head.over
    ? group(head.over, pitch ? `translate(0 ${Math.round(-pitch * 7)})` : undefined)
    : '';
  const robotic = appearance.robotic
    ? strokePath('M6 -78V-106', '#67758C', 7) + shadedEllipse(ctx, 6, -114, 13, 13, '#F0743E')
    : '';
  const headSvg = inHead(
    head.behind +
      fluffy +
      robotic +
      drawSkull(ctx, head) +
      facing +
      over +
      drawHat(ctx, head.hat) +
      (acting.helmet || appearance.glassHelmet ? drawHelmet(ctx, appearance) : ''),
  );
  const held = drawHeldProp(
    ctx,
    acting,
    build,
    settled.carry === 'arm' ? skeleton.arm : skeleton.farArm,
    settled.lying,
  );
  const legless = build.legs === 'none';
  const back = head.back ? inHead(head.back) : '';
  const legs = legless
    ? group(
        drawLowerBody(ctx, build, -skeleton.hip[1] - settled.lift),
        transform(skeleton.hip[0], skeleton.hip[1]),
      )
    : drawLeg(ctx, build, skeleton.farLeg, false, settled.seated, -1) +
      drawLeg(ctx, build, skeleton.leg, true, settled.seated, 1);
  const trunk = inTrunk(drawTrunk(ctx, build) + drawChestStraps(ctx, build));
  const far = drawArm(ctx, build, skeleton.farArm, false);
  const near = drawArm(ctx, build, skeleton.arm, true);
  const backs = inTrunk(drawBackAccessories(ctx, build) + drawBehindTrunk(ctx, build));
  if (settled.lying) return backs + back + legs + trunk + far + headSvg + near + held;
  const hugging = acting.pose === 'hug' || acting.pose === 'hold';
  const headFirst = build.bodiless;
  return (
    backs +
    back +
    (hugging || headFirst ? '' : far) +
    (settled.seated && !legless ? '' : legs) +
    trunk +
    (hugging ? far : '') +
    (settled.seated && !legless ? legs : '') +
    (headFirst ? far + headSvg + near : near + headSvg) +
    held
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

function drawHeldProp(
  ctx: FigureContext,
  acting: FigureState,
  build: Build,
  arm: readonly [Point, Point, Point],
  lying: boolean,
): string {
  const { appearance } = ctx;
  const [, , hand] = arm;
  const at = HELD_PROP_POSITIONS[appearance.kind] ?? hand;
  const wand = appearance.wand && !acting.holding;
  if (!acting.holding && (!wand || lying)) return '';
  const fingers =
    build.arms === 'arm' || build.arms === 'stub'
      ? shadedEllipse(
          ctx,
          hand[0],
          hand[1],
          build.armWidth * 0.98,
          build.armWidth * 0.84,
          handColor(appearance),
        )
      : '';
  if (!acting.holding) return group(drawWand(), transform(at[0], at[1])) + fingers;
  const grip = PROP_GRIPS[acting.holding];
  const mirror = acting.flip && grip.neverMirrored ? -1 : 1;
  if (lying)
    return group(drawProp(acting.holding, ctx.gradients, acting.flip), transform(236, -grip.footOffset));
  return (
    group(
      drawProp(acting.holding, ctx.gradients, acting.flip && mirror === 1),
      transform(at[0], at[1], grip.angle, mirror, 1),
    ) + fingers
  );
}
