import { type Appearance, HUMAN_KINDS } from '../creatures/appearance.ts';
import type { Build } from '../creatures/builds.ts';
import type { CreatureKind } from '../creatures/creature-kinds.ts';
import { garmentFor } from '../creatures/draw-clothes.ts';
import { coatFill } from '../creatures/draw-trunk.ts';
import { type FigureContext, outlineColor, shadedEllipse, shadedPath } from '../creatures/figure-drawing.ts';
import { darker, mix } from '../palette.ts';
import {
  circle,
  ellipse,
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

/** Hip, knee and foot. */
type LegJoints = readonly [Point, Point, Point];
type Kinds = ReadonlySet<CreatureKind>;

const INSECT_KINDS: Kinds = new Set<CreatureKind>(['bee', 'ladybug', 'butterfly']);
const DARK_LEG_KINDS: Kinds = new Set<CreatureKind>([...INSECT_KINDS, 'panda', 'sheep', 'robot']);
const DARK_FOOT_KINDS: Kinds = new Set<CreatureKind>(['fox', 'wolf', 'raccoon', 'squirrel']);
const ACCENT_LEG_KINDS: Kinds = new Set<CreatureKind>(['owl', 'penguin', 'duck', 'bird']);

/** Draws one leg with its foot; `near` is the leg on the side that faces the reader. */
export function drawLeg(
  ctx: FigureContext,
  build: Build,
  joints: LegJoints,
  near: boolean,
  seated: boolean,
): string {
  const [, knee, foot] = joints;
  const inShade = (color: string) => (near ? color : mix(color, darker(color, 0.2), 0.45));
  const isPerson = HUMAN_KINDS.has(ctx.appearance.kind);
  const garment = garmentFor(ctx);
  const isInTrousers = garment === 'dungarees' && !isPerson;
  const isInShorts = garment === 'tshirt' && isPerson;
  const color = legColor(ctx, build);
  const leg =
    drawLimb(ctx, build, joints, color, inShade(color)) +
    (isInTrousers ? drawTrouserLeg(ctx, build, joints, inShade(ctx.appearance.garmentColor)) : '') +
    (isInShorts ? drawShortsLeg(ctx, build, joints, inShade(trousersColor(ctx.appearance))) : '');
  const footColor = inShade(footColorOf(ctx.appearance, build, color));
  if (seated) return leg + drawSole(ctx, build, [foot[0] + (near ? 6 : -6), foot[1]], footColor);
  const angle =
    Math.max(-70, Math.min(60, (-Math.atan2(foot[0] - knee[0], foot[1] - knee[1]) * 180) / Math.PI)) * 0.75;
  const shaft = ctx.appearance.boots ? drawBootShaft(build, joints, footColor) : '';
  return leg + shaft + group(drawFoot(ctx, build, footColor), transform(foot[0], foot[1] - 11, angle));
}

function legColor(ctx: FigureContext, build: Build): string {
  const { kind, coat, skin, garmentColor } = ctx.appearance;
  if (ctx.appearance.legColor) return ctx.appearance.legColor;
  if (ctx.appearance.shape) return limbColorOfShape(ctx.appearance.shape, ctx.appearance);
  if (!HUMAN_KINDS.has(kind)) {
    if (DARK_LEG_KINDS.has(kind)) return coat.dark;
    return build.legs === 'bird' && ACCENT_LEG_KINDS.has(kind) ? coat.accent : coat.base;
  }
  if (kind === 'hero') return coat.base;
  switch (garmentFor(ctx)) {
    case 'dress':
    case 'tshirt':
    case 'fur':
    case 'linen':
      return skin;
    case 'dungarees':
      return garmentColor;
    case 'armour':
      return '#B5BECB';
    default:
      return trousersColor(ctx.appearance);
  }
}

/** Trousers and shorts go with what is worn above. */
const trousersColor = ({ garmentColor }: Appearance): string => mix(garmentColor, '#3B3B6E', 0.62);

function footColorOf(
  { kind, coat, shape, shoeColor, age, boots, garment }: Appearance,
  build: Build,
  color: string,
): string {
  if (shoeColor) return shoeColor;
  if (boots) return '#8A5A44';
  if (shape) return mix(coat.dark, '#3B3048', 0.25);
  if (garment === 'fur') return color;
  if (HUMAN_KINDS.has(kind) && age === 'baby') return mix(color, '#FFF8EC', 0.3);
  if (HUMAN_KINDS.has(kind)) return kind === 'hero' ? '#DC5445' : '#7A4E44';
  if (DARK_FOOT_KINDS.has(kind)) return coat.dark;
  if (build.legs === 'hoof') return mix(coat.dark, '#3B3048', 0.4);
  if (INSECT_KINDS.has(kind)) return coat.dark;
  if (build.legs === 'metal') return coat.base;
  return kind === 'alien' ? coat.dark : color;
}

function drawLimb(
  ctx: FigureContext,
  build: Build,
  [hip, knee, foot]: LegJoints,
  color: string,
  shade: string,
): string {
  const { kind, pattern, shape } = ctx.appearance;
  const width = build.legWidth;
  const isBird = build.legs === 'bird';
  const ankle: Point = isBird
    ? [foot[0], foot[1] - 12]
    : interpolate(foot, knee, Math.min(0.95, (width * 0.84) / (build.legLength * 0.5)));
  return pattern === 'rainbow' && !shape && !HUMAN_KINDS.has(kind)
    ? fillPath(taperedPath(hip, knee, ankle, width, width * 0.84), coatFill(ctx, color))
    : shadedPath(ctx, taperedPath(hip, knee, ankle, width, width * (isBird ? 1 : 0.84)), shade);
}

function drawTrouserLeg(
  ctx: FigureContext,
  build: Build,
  [hip, knee, foot]: LegJoints,
  color: string,
): string {
  const width = build.legWidth;
  const length = Math.max(0.1, 1 - (width + 16) / build.legLength);
  const isAboveKnee = length < 0.5;
  const hem = isAboveKnee ? interpolate(hip, knee, length * 2) : interpolate(knee, foot, length * 2 - 1);
  const middle = isAboveKnee ? interpolate(hip, hem, 0.5) : knee;
  return shadedPath(ctx, taperedPath(hip, middle, hem, width + 3, width + 2), color);
}

/** The leg of a pair of shorts, down to the knee. */
function drawShortsLeg(ctx: FigureContext, build: Build, [hip, knee]: LegJoints, color: string): string {
  const hem = interpolate(hip, knee, 0.9);
  return shadedPath(
    ctx,
    taperedPath(hip, interpolate(hip, hem, 0.5), hem, build.legWidth + 4, build.legWidth + 6),
    color,
  );
}

/** The part of a boot above the foot, with a rim. */
function drawBootShaft(build: Build, [, knee, foot]: LegJoints, color: string): string {
  const width = build.legWidth;
  const top = interpolate(foot, knee, 0.86);
  // Plain, not shaded: a round light on the shaft looked like a bare leg.
  return (
    fillPath(taperedPath(top, interpolate(foot, knee, 0.4), foot, width + 5, width + 5), color, {
      stroke: outlineColor(color),
    }) + ellipse(top[0], top[1], width + 7, 7, mix(color, '#2B2440', 0.3))
  );
}

/** The sole of a foot that points to the reader, with paw pads. */
function drawSole(ctx: FigureContext, build: Build, [x, y]: Point, color: string): string {
  const width = build.legWidth;
  const isLong = build.legs === 'long';
  if (build.legs === 'bird') return ellipse(x, y - 14, 17, 22, color);
  const sole = shadedEllipse(
    ctx,
    x,
    y - 12,
    width * (isLong ? 1.15 : 1),
    width * (isLong ? 1.6 : 1.2),
    color,
  );
  if (build.legs !== 'paw' && !isLong) return sole;
  const padColor = mix(color, '#F2A79A', 0.55);
  const toes = [-0.5, 0, 0.5].map((offset) =>
    circle(
      x + offset * width * 0.8,
      y - 12 - width * (0.78 - Math.abs(offset) * 0.3),
      width * 0.17,
      padColor,
    ),
  );
  return sole + ellipse(x, y - 8, width * 0.5, width * 0.46, padColor) + toes.join('');
}

function drawFoot(ctx: FigureContext, build: Build, color: string): string {
  const width = build.legWidth;
  switch (build.legs) {
    case 'hoof': {
      const d = `M${-width * 0.9} -12H${width * 0.9}L${width * 1.15} 10Q0 14 ${-width * 1.05} 10Z`;
      return shadedPath(ctx, d.replace(/(\.\d)\d+/g, '$1'), color);
    }
    case 'bird':
      // Webbed feet are seen below a broad body.
      if (ctx.appearance.kind === 'penguin')
        return shadedPath(
          ctx,
          'M-32 12Q-34 -2 -14 -12Q0 -18 14 -12Q40 -4 44 12Q30 6 22 12Q10 6 2 12Q-8 6 -14 12Q-24 8 -32 12Z',
          color,
        );
      return strokePath('M0 -4L-16 9M0 -4L4 11M0 -4L24 9', color, 9);
    case 'metal':
      return shadedPath(ctx, 'M-26 12C-26 -14 -10 -20 4 -20C24 -20 36 -8 36 12Z', color);
    case 'long':
      return shadedPath(
        ctx,
        smoothPath([
          [-width, -12],
          [-4, -20],
          [width * 1.3, -10],
          [width * 2.3, 4],
          [width * 2, 12],
          [0, 13],
          [-width, 11],
        ]),
        color,
      );
    default:
      return shadedPath(
        ctx,
        smoothPath([
          [-width * 0.98, -10],
          [0, -width * 0.86],
          [width * 1.1, -8],
          [width * 1.42, 5],
          [width * 1.1, 12],
          [-width * 0.7, 12],
          [-width * 1.08, 5],
        ]),
        color,
      );
  }
}
