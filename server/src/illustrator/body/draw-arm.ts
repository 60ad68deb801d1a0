import { type Appearance, HUMAN_KINDS } from '../creatures/appearance.ts';
import type { Build } from '../creatures/builds.ts';
import type { CreatureKind } from '../creatures/creature-kinds.ts';
import { garmentFor } from '../creatures/draw-clothes.ts';
import { coatFill } from '../creatures/draw-trunk.ts';
import { type FigureContext, outlineColor, shadedEllipse, shadedPath } from '../creatures/figure-drawing.ts';
import { darker, mix } from '../palette.ts';
import {
  fillPath,
  group,
  interpolate,
  type Point,
  smoothPath,
  strokePath,
  taperedPath,
  transform,
} from '../svg.ts';
import { limbColorOfShape } from './draw-shape.ts';

/** Shoulder, elbow and hand. */
type ArmJoints = readonly [Point, Point, Point];
type Kinds = ReadonlySet<CreatureKind>;

const DARK_PAW_KINDS: Kinds = new Set<CreatureKind>([
  'fox',
  'wolf',
  'raccoon',
  'pig',
  'cow',
  'sheep',
  'horse',
  'zebra',
  'unicorn',
  'deer',
  'giraffe',
  'squirrel',
  'panda',
]);
const DARK_INSECT_KINDS: Kinds = new Set<CreatureKind>(['bee', 'ladybug', 'butterfly', 'caterpillar']);

/** Draws one arm, wing, fin, tentacle or claw with its sleeve; `near` is the arm on the side that faces the reader. */
export function drawArm(ctx: FigureContext, build: Build, joints: ArmJoints, near: boolean): string {
  const { appearance } = ctx;
  const width = build.armWidth;
  const color = inShade(armColor(appearance), near);
  switch (build.arms) {
    case 'none':
      return '';
    case 'wing':
      return drawWing(ctx, joints, near);
    case 'fin':
      return drawFin(ctx, joints, near);
    case 'tentacle':
      return shadedPath(ctx, taperedPath(...joints, width + 4, 9, width), color);
    case 'claw':
      return shadedPath(ctx, taperedPath(...joints, width, width), color) + drawClaw(ctx, joints, near);
    default: {
      const [upper, lower] = drawLimb(ctx, build, joints, color);
      const sleeve = drawSleeve(ctx, build, joints, near);
      // A bare forearm that is folded lies over the short sleeve of its upper arm.
      return isFolded(joints) && SHORT_SLEEVED.has(garmentFor(ctx))
        ? upper + sleeve + lower
        : upper + lower + sleeve;
    }
  }
}

/** The colour of a hand or paw over a held prop. */
export const handColor = (appearance: Appearance): string => {
  const { kind, coat, skin, shape } = appearance;
  if (shape) return limbColorOfShape(shape, appearance);
  if (HUMAN_KINDS.has(kind)) return skin;
  return DARK_PAW_KINDS.has(kind) || DARK_INSECT_KINDS.has(kind) || kind === 'robot' ? coat.dark : coat.base;
};

const inShade = (color: string, near: boolean): string =>
  near ? color : mix(color, darker(color, 0.2), 0.5);

function armColor(appearance: Appearance): string {
  const { kind, coat, skin, shape } = appearance;
  if (shape) return limbColorOfShape(shape, appearance);
  if (HUMAN_KINDS.has(kind)) return skin;
  return kind === 'panda' || kind === 'sheep' || DARK_INSECT_KINDS.has(kind) ? coat.dark : coat.base;
}

function drawWing(ctx: FigureContext, [shoulder, , hand]: ArmJoints, near: boolean): string {
  const { kind, coat, wings } = ctx.appearance;
  const direction = Math.atan2(hand[1] - shoulder[1], hand[0] - shoulder[0]);
  const sin = Math.sin(direction);
  const cos = Math.cos(direction);
  const side = near ? 1 : -1;
  const length = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]) + 14;
  const at = (along: number, across: number): Point => [
    shoulder[0] + cos * along - sin * across * side,
    shoulder[1] + sin * along + cos * across * side,
  ];
  const color = wings ?? (kind === 'penguin' || kind === 'duck' ? coat.base : mix(coat.base, coat.dark, 0.4));
  const d =
    kind === 'penguin'
      ? smoothPath([
          at(-8, 14),
          at(length * 0.4, 24),
          at(length * 0.86, 14),
          at(length, 2),
          at(length * 0.86, -12),
          at(length * 0.4, -18),
          at(-8, -12),
        ])
      : smoothPath(
          [
            at(-14, 6),
            at(length * 0.3, 34),
            at(length * 0.62, 40),
            at(length * 0.7, 26),
            at(length * 0.86, 26),
            at(length * 0.9, 12),
            at(length * 1.02, 4),
            at(length * 0.8, -16),
            at(length * 0.3, -22),
            at(-12, -14),
          ],
          true,
          0.9,
        );
  return shadedPath(ctx, d, inShade(color, near));
}

function drawFin(ctx: FigureContext, [shoulder, , hand]: ArmJoints, near: boolean): string {
  const { kind, coat } = ctx.appearance;
  const isWhale = kind === 'whale';
  const angle = (Math.atan2(hand[1] - shoulder[1], hand[0] - shoulder[0]) * 180) / Math.PI - 90;
  const color = near ? coat.accent : mix(coat.accent, coat.dark, 0.3);
  const rays = strokePath('M-6 24Q-12 56 -6 82M6 24Q8 52 4 80', mix(color, coat.dark, 0.3), 3.4);
  return group(
    shadedPath(ctx, 'M-16 -4C-38 36 -36 84 -8 100C24 90 36 40 18 -4Z', color) + rays,
    transform(shoulder[0] - (isWhale ? 96 : 62), shoulder[1], angle + (near ? 24 : 10), isWhale ? 1 : 0.9),
  );
}

function drawClaw(ctx: FigureContext, [, elbow, hand]: ArmJoints, near: boolean): string {
  const { coat } = ctx.appearance;
  const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI + 90;
  return group(
    shadedPath(
      ctx,
      'M0 14C-40 6 -46 -44 -16 -62C-18 -40 -6 -30 2 -26C6 -38 16 -48 30 -50C46 -26 34 8 0 14Z',
      near ? coat.base : mix(coat.base, coat.dark, 0.3),
    ),
    transform(hand[0], hand[1], angle),
  );
}

/** The cosine of the angle beyond which a forearm lies over its upper arm. */
const FOLDED = 0.1;

const SHORT_SLEEVED: ReadonlySet<string> = new Set(['dress', 'sari', 'tshirt']);

function isFolded([shoulder, elbow, hand]: ArmJoints): boolean {
  const [ax, ay] = [elbow[0] - shoulder[0], elbow[1] - shoulder[1]];
  const [bx, by] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1) < FOLDED;
}

/** An arm as one tube, or as two, the forearm in front, where it is folded: the outline of one would cross itself at the elbow. */
function tubesOf(joints: ArmJoints, from: number, to: number): string[] {
  const [shoulder, elbow, hand] = joints;
  if (!isFolded(joints)) return [taperedPath(shoulder, elbow, hand, from, to)];
  const middle = (from + to) / 2;
  return [
    taperedPath(shoulder, interpolate(shoulder, elbow, 0.5), elbow, from, middle),
    taperedPath(elbow, interpolate(elbow, hand, 0.5), hand, middle, to),
  ];
}

/** The upper arm and the forearm with its hand; one that is not folded is all in the second. */
function drawLimb(
  ctx: FigureContext,
  build: Build,
  joints: ArmJoints,
  color: string,
): readonly [string, string] {
  const { kind, coat, skin, pattern, shape } = ctx.appearance;
  const width = build.armWidth;
  const tubes = tubesOf(joints, width, build.arms === 'stub' ? width * 0.9 : width * 0.86).map((d) =>
    pattern === 'rainbow' && !shape && !hasSleeves(ctx)
      ? fillPath(d, coatFill(ctx, color), { stroke: outlineColor(color) })
      : shadedPath(ctx, d, color),
  );
  const pawColor = shape
    ? color
    : HUMAN_KINDS.has(kind)
      ? skin
      : DARK_PAW_KINDS.has(kind)
        ? coat.dark
        : color;
  const [x, y] = joints[2];
  const paw = shadedEllipse(ctx, x, y, width * 1.02, width * 1.02, kind === 'robot' ? coat.dark : pawColor);
  return [tubes.slice(0, -1).join(''), (tubes.at(-1) ?? '') + paw];
}

function hasSleeves(ctx: FigureContext): boolean {
  if (ctx.appearance.shape) return false;
  const garment = garmentFor(ctx);
  if (garment === 'dress' || garment === 'dungarees') return HUMAN_KINDS.has(ctx.appearance.kind);
  return [
    'shirt',
    'tshirt',
    'apron',
    'jumper',
    'coat',
    'robe',
    'armour',
    'suit',
    'kurta',
    'kimono',
    'labcoat',
    'sari',
    'shawl',
    'tunic',
  ].includes(garment);
}

function drawSleeve(
  ctx: FigureContext,
  build: Build,
  [shoulder, elbow, hand]: ArmJoints,
  near: boolean,
): string {
  if (!hasSleeves(ctx)) return '';
  const garment = garmentFor(ctx);
  const isShort = SHORT_SLEEVED.has(garment);
  const isWide = ctx.appearance.kind === 'wizard' || garment === 'robe' || garment === 'kimono';
  const cuff = isShort ? interpolate(shoulder, elbow, 0.8) : interpolate(elbow, hand, 0.68);
  const middle = isShort ? interpolate(shoulder, elbow, 0.4) : elbow;
  const width = build.armWidth;
  const color = inShade(sleeveColor(ctx), near);
  return tubesOf([shoulder, middle, cuff], width + 4, isWide ? width + 12 : width + 3)
    .map((d) => shadedPath(ctx, d, color))
    .join('');
}

function sleeveColor(ctx: FigureContext): string {
  const { kind, coat, garmentColor } = ctx.appearance;
  const garment = garmentFor(ctx);
  if (garment === 'armour') return '#B5BECB';
  if (garment === 'labcoat') return '#FBF8F4';
  if (kind === 'wizard' || garment === 'suit') return coat.base;
  return ['dungarees', 'shawl', 'apron'].includes(garment)
    ? mix(garmentColor, '#FFF8EC', 0.78)
    : garmentColor;
}
